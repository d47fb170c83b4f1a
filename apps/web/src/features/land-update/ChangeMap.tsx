import type { LandChangeOutlines } from '@brazda/contract/agroevidence/land-updates.ts';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { radii } from '#web/lib/design-tokens.ts';
import { parcelMapOptions } from '#web/parts/parcel/parcel-map.queries.ts';
import { MapFrame } from '#web/ui/MapFrame.tsx';
import { ChangeLegend } from './ChangeLegend.tsx';
import { useChangeMap, type SelectedChange } from './use-change-map.ts';

export interface ChangeMapProps {
  readonly farmId: number;
  readonly changes: readonly LandChangeOutlines[];
  readonly selected: SelectedChange | undefined;
  readonly onSelect: (number: number | undefined) => void;
}

/** The changes where they lie, on the parcels of the farm; all that is on it is in the list as well. */
export function ChangeMap({ farmId, changes, selected, onSelect }: ChangeMapProps): ReactElement {
  const text = useText();
  const [metresPerPixel, setMetresPerPixel] = useState<number>();
  const { data: parcels } = useQuery(parcelMapOptions(farmId));
  const [map, target, colors] = useChangeMap({ parcels, changes, selected, onSelect, onScale: setMetresPerPixel });
  return (
    <Whole aria-label={text('landUpdate.map')}>
      <MapFrame
        label={text('landUpdate.map')}
        labelOfAll={text('landUpdate.map.all')}
        target={target}
        metresPerPixel={metresPerPixel}
        onAll={() => map?.showAll()}
        onZoom={(levels) => map?.zoomBy(levels)}
      />
      <ChangeLegend changes={changes} colors={colors} />
    </Whole>
  );
}

const Whole = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.large,
  background: theme.vars.palette.background.paper,
}));
