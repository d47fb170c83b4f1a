import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { FarmMapView } from './FarmMapView.tsx';
import { knownFarmOptions } from '#web/parts/parcel/parcel.queries.ts';

/** The map of the farm's parcels; at `map-v2` they come as tiles, at `map` as whole outlines. */
export function MapScreen(): ReactElement {
  const farmId = useFarmId();
  const queries = useQueryClient();
  const isTiled = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '').endsWith('/map-v2') });
  const { data: farm } = useQuery({
    ...knownFarmOptions(farmId, queries),
    throwOnError: (_, { state }) => !state.data,
  });
  const kind = isTiled ? 'tiles' : 'features';
  const text = useText();

  return (
    <>
      <PageTitle title={text('map.title')} />
      {farm && <FarmMapView key={`${kind} ${farmId}`} farm={farm} kind={kind} />}
    </>
  );
}
