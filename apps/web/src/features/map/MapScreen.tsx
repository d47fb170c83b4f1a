import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { FarmMapView } from './FarmMapView.tsx';
import { knownFarmOptions } from '#web/parts/parcel/parcel.queries.ts';
import { useIsLandOfDevice } from '#web/parts/parcel/use-land-of-device.ts';

/** The map of the farm's parcels; at `map-v2` they come as tiles where there is a network, at `map` as whole outlines. */
export function MapScreen(): ReactElement {
  const farmId = useFarmId();
  const queries = useQueryClient();
  const isTiled = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '').endsWith('/map-v2') });
  const known = useQuery({
    ...knownFarmOptions(farmId, queries),
    throwOnError: (_, { state }) => !state.data,
  });
  const { data: farm } = known;
  const isOfDevice = useIsLandOfDevice();
  const text = useText();

  return (
    <>
      <PageTitle title={text('map.title')} />
      {farm && (farm.boundingBox !== null || isAskedAnew(known)) && (
        <FarmMapView
          key={`${String(isTiled)} ${farmId}`}
          farm={farm}
          kind={isTiled && !isOfDevice ? 'tiles' : 'features'}
        />
      )}
    </>
  );
}

/** Whether a farm without land still is: its map opens over the country, and would not look at land that has just come. */
function isAskedAnew({
  isFetching,
  isFetchedAfterMount,
}: Pick<UseQueryResult, 'isFetching' | 'isFetchedAfterMount'>): boolean {
  return isFetchedAfterMount || !isFetching;
}
