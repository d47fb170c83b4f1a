import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { farmListOptions } from '#web/parts/farm/farms.queries.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { ParcelListView } from './ParcelListView.tsx';

/** All parcels of a farm in a table, with the map beside it where there is room. */
export function ParcelListScreen(): ReactElement {
  const farmId = useFarmId();
  const text = useText();
  const { data: farms } = useQuery(farmListOptions());
  const farm: Farm | undefined = farms?.find(({ id }) => id === farmId);
  return (
    <>
      <PageTitle title={text('parcelList.title')} />
      {farm && <ParcelListView farm={farm} />}
    </>
  );
}
