import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { styled } from '@mui/material/styles';
import { useMemo, type ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { radii } from '#web/lib/design-tokens.ts';
import { ParcelsOnMap } from '#web/parts/parcel/ParcelsOnMap.tsx';
import type { PointedParcel } from '#web/parts/parcel/pointed-parcel.ts';
import { coveredByFrame, MapFrame } from '#web/ui/MapFrame.tsx';

interface ParcelListMapProps {
  readonly farm: Farm;
  readonly pointed: PointedParcel;
  readonly selectedId: number | undefined;
  /** Those that a filter leaves; undefined where nothing is filtered. */
  readonly found: readonly number[] | undefined;
  readonly onSelect: (id: number | undefined) => void;
}

/** The parcels of the table where they lie: what is pointed at and selected in one is so in the other. */
export function ParcelListMap({ farm, found, ...shown }: ParcelListMapProps): ReactElement {
  const text = useText();
  const ids = useMemo(() => found && new Set(found), [found]);
  const { boundingBox } = farm;
  return (
    <Whole aria-label={text('parcelList.map')}>
      <MapFrame
        label={text('parcelList.map')}
        labelOfAll={text('parcelList.map.all')}
        opening={(camera) => boundingBox && camera.showFarm(boundingBox, coveredByFrame)}
        onAll={(camera) => boundingBox && camera.showFarm(boundingBox, coveredByFrame, true)}
      >
        <ParcelsOnMap farm={farm} found={ids} {...shown} />
      </MapFrame>
    </Whole>
  );
}

const Whole = styled('section')(({ theme }) => ({
  display: 'flex',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.large,
}));
