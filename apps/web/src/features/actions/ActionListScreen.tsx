import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { farmListOptions } from '#web/parts/farm/farms.queries.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { ActionListView } from './ActionListView.tsx';

/** All that was done and is to be done on a farm in a table, with the map of where beside it where there is room. */
export function ActionListScreen(): ReactElement {
  const farmId = useFarmId();
  const text = useText();
  const { data: farms } = useQuery(farmListOptions());
  const farm = farms?.find(({ id }) => id === farmId);
  return (
    <>
      <PageTitle title={text('actions.title')} />
      {farm && <ActionListView farm={farm} />}
    </>
  );
}
