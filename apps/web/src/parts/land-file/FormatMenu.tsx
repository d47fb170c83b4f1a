import type { LandFormat } from '@brazda/domain/enumerations/land-format.ts';
import type { ReactElement, ReactNode } from 'react';
import { FileMenu, type FileKind } from '#web/ui/FileMenu.tsx';

/** What files are called the same in all languages. */
const kinds: readonly FileKind<LandFormat>[] = [
  { value: 'GEOPACKAGE', label: 'GeoPackage (.gpkg)' },
  { value: 'SHAPEFILE', label: 'Shapefile (.zip)' },
  { value: 'GEOJSON', label: 'GeoJSON (.geojson)' },
  { value: 'KML', label: 'KML (.kml)' },
];

interface FormatMenuProps {
  readonly label: ReactNode;
  readonly isPending: boolean;
  readonly isDisabled?: boolean;
  readonly onChoose: (format: LandFormat) => void;
}

/** Saves land as a file of a format that is chosen. */
export function FormatMenu(props: FormatMenuProps): ReactElement {
  return <FileMenu {...props} kinds={kinds} />;
}
