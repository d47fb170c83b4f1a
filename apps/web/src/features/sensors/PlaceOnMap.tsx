import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import type { Coordinates } from '@brazda/domain/coordinates.ts';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useRef, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { radii } from '#web/lib/design-tokens.ts';
import type { Camera } from '#web/map/camera.ts';
import { put } from '#web/map/modes/put.ts';
import type { MapMode } from '#web/map/modes/map-mode.ts';
import { useMapMode } from '#web/map/use-map-mode.ts';
import type { Latest } from '#web/map/use-map-part.ts';
import { Crosshair } from '#web/parts/drawing/drawing-layout.tsx';
import { PlaceMarker } from '#web/parts/drawing/PlaceMarker.tsx';
import { farmOptions } from '#web/parts/farm/farms.queries.ts';
import { ParcelsOnMap } from '#web/parts/parcel/ParcelsOnMap.tsx';
import { usePointedParcel } from '#web/parts/parcel/pointed-parcel.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { coveredByFrame, MapFrame } from '#web/ui/MapFrame.tsx';

interface PlaceOnMapProps {
  readonly farmId: number;
  /** Where it stands as far as that is said. */
  readonly at: Coordinates | undefined;
  readonly onPut: (place: Coordinates) => void;
}

/** The parcels of the farm, on which a press says where a sensor stands. */
export function PlaceOnMap({ farmId, ...place }: PlaceOnMapProps): ReactElement {
  const { data: farm, error, refetch } = useQuery(farmOptions(farmId));
  if (!farm && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!farm) return <Loader label={<T id="shell.loading" />} />;
  return <FarmGround farm={farm} {...place} />;
}

function FarmGround({ farm, at, onPut }: Omit<PlaceOnMapProps, 'farmId'> & { readonly farm: Farm }): ReactElement {
  const text = useText();
  const pointed = usePointedParcel();
  const first = useRef(at);
  const showAll = (camera: Camera): void => {
    if (farm.boundingBox) camera.showFarm(farm.boundingBox, coveredByFrame);
  };
  const open = (camera: Camera): void => {
    if (first.current) camera.showPlace(first.current);
    else showAll(camera);
  };
  return (
    <Frame ref={bringIntoSight}>
      <MapFrame label={text('sensors.place.map')} labelOfAll={text('sensors.place.all')} opening={open} onAll={showAll}>
        <ParcelsOnMap
          farm={farm}
          pointed={pointed}
          selectedId={undefined}
          found={undefined}
          onSelect={() => undefined}
        />
        <PlaceMarker at={at} />
        <PutByPress onPut={onPut} />
        <Crosshair aria-hidden />
      </MapFrame>
    </Frame>
  );
}

/** Below the form's buttons nobody would see it. */
function bringIntoSight(frame: HTMLElement | null): void {
  frame?.scrollIntoView({ block: 'center' });
}

type PutOnly = Pick<PlaceOnMapProps, 'onPut'>;

function PutByPress(props: PutOnly): null {
  useMapMode(createMode, props);
  return null;
}

function createMode(latest: Latest<PutOnly>): MapMode {
  return put({ onPut: (place) => latest.current.onPut(place) });
}

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  width: '100%',
  height: 'min(320px, 45vh)',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.medium,
}));
