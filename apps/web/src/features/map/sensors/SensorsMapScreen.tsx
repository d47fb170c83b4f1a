import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { knownFarmOptions } from '#web/parts/parcel/parcel.queries.ts';
import { useIsLandOfDevice } from '#web/parts/parcel/use-land-of-device.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { FarmMapView } from '../FarmMapView.tsx';

/** The map of the farm with its sensors, and with their list beside it. */
export function SensorsMapScreen(): ReactElement {
  const farmId = useFarmId();
  const queries = useQueryClient();
  const { data: farm } = useQuery({
    ...knownFarmOptions(farmId, queries),
    throwOnError: (_, { state }) => !state.data,
  });
  const isOfDevice = useIsLandOfDevice();
  const text = useText();
  return (
    <>
      <PageTitle title={text('map.sensors')} />
      {farm && <FarmMapView key={farmId} farm={farm} kind={isOfDevice ? 'features' : 'tiles'} context="sensors" />}
    </>
  );
}
