import type { SeedApplication } from '@brazda/contract/agroevidence/seed-applications.ts';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { radii } from '#web/lib/design-tokens.ts';
import type { Camera } from '#web/map/camera.ts';
import { coveredByDrawing } from '#web/parts/drawing/covered-by-drawing.ts';
import { DrawPartOfParcel } from '#web/parts/drawing/DrawPartOfParcel.tsx';
import type { DrawnPart } from '#web/parts/drawing/measure-part.queries.ts';
import { farmOptions } from '#web/parts/farm/farms.queries.ts';
import { ParcelsOnMap } from '#web/parts/parcel/ParcelsOnMap.tsx';
import { parcelListOptions } from '#web/parts/parcel/parcel.queries.ts';
import { usePointedParcel } from '#web/parts/parcel/pointed-parcel.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { MapFrame } from '#web/ui/MapFrame.tsx';
import { outlineOfCropOptions } from './cultivations.queries.ts';
import type { TypedCultivation } from './typed-cultivation.ts';

interface DrawCropPartProps {
  readonly farmId: number;
  readonly parcelId: number;
  readonly known: SeedApplication | null;
  /** What was drawn in the form; undefined where that is as it was recorded. */
  readonly drawn: TypedCultivation['drawn'];
  readonly onDrawn: (part: DrawnPart) => void;
  readonly onLeave: () => void;
}

/** The map on which the part of a parcel is drawn that a crop takes, in the place of the form that asks for it. */
export function DrawCropPart({ known, drawn, ...place }: DrawCropPartProps): ReactElement {
  const recorded = useQuery(
    outlineOfCropOptions(known?.hasOutline === true && drawn === undefined ? known : undefined),
  );
  if (recorded.isLoading) return <Loader label={<T id="shell.loading" />} />;
  if (recorded.error) return <ErrorState error={recorded.error} onRetry={() => void recorded.refetch()} />;
  return <PartOnMap {...place} drawn={drawn ?? recorded.data ?? null} />;
}

interface PartOnMapProps extends Omit<DrawCropPartProps, 'known' | 'drawn'> {
  readonly drawn: DrawnPart['geometry'] | null;
}

function PartOnMap({ farmId, parcelId, drawn, onDrawn, onLeave }: PartOnMapProps): ReactElement {
  const text = useText();
  const pointed = usePointedParcel();
  const { data: farm, error, refetch } = useQuery(farmOptions(farmId));
  const { data: parcels, isLoading } = useQuery(parcelListOptions(farmId));
  if (!farm && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  // The map opens where the parcel is, and as the panel leaves room for it: it is not moved then.
  if (!farm || isLoading) return <Loader label={<T id="shell.loading" />} />;
  const box = parcels?.find(({ id }) => id === parcelId)?.boundingBox ?? farm.boundingBox;
  const look = (camera: Camera): void => {
    if (box) camera.showFarm(box, coveredByDrawing);
  };
  return (
    <Frame>
      <MapFrame label={text('crops.drawMap')} labelOfAll={text('crops.drawAll')} opening={look} onAll={look}>
        <ParcelsOnMap
          farm={farm}
          pointed={pointed}
          selectedId={parcelId}
          found={new Set([parcelId])}
          onSelect={() => undefined}
        />
        <DrawPartOfParcel
          farmId={farmId}
          parcelId={parcelId}
          heading={text('crops.drawHeading')}
          day={null}
          drawn={drawn}
          onDrawn={onDrawn}
          onLeave={onLeave}
        />
      </MapFrame>
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  height: 'min(640px, 72vh)',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.medium,
}));
