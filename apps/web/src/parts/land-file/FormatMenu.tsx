import { landFormats, type LandFormat } from '@brazda/domain/enumerations/land-format.ts';
import Download from '@mui/icons-material/DownloadOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { PendingButton } from '#web/ui/PendingButton.tsx';

/** What files are called the same in all languages. */
const names: Readonly<Record<LandFormat, string>> = {
  GEOPACKAGE: 'GeoPackage (.gpkg)',
  SHAPEFILE: 'Shapefile (.zip)',
  GEOJSON: 'GeoJSON (.geojson)',
  KML: 'KML (.kml)',
};

interface FormatMenuProps {
  readonly label: ReactNode;
  readonly isPending: boolean;
  readonly isDisabled?: boolean;
  readonly onChoose: (format: LandFormat) => void;
}

/** Saves land as a file of a format that is chosen. */
export function FormatMenu({ label, isPending, isDisabled = false, onChoose }: FormatMenuProps): ReactElement {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = (): void => setAnchor(undefined);
  return (
    <>
      <PendingButton
        id={id}
        variant="outlined"
        startIcon={<Download />}
        isPending={isPending}
        disabled={isDisabled}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </PendingButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={close} slotProps={{ list: { 'aria-labelledby': id } }}>
          {landFormats.map((format) => (
            <MenuItem
              key={format}
              onClick={() => {
                close();
                onChoose(format);
              }}
            >
              {names[format]}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
