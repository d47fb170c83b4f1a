import { adminNodeOrders } from '@brazda/domain/enumerations/admin-order.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useListSearch } from '#web/lib/list-search.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PagedList } from '#web/ui/PagedList.tsx';
import { rowsPerPage } from '../admin.queries.ts';
import { AdminPage } from '../AdminPage.tsx';
import { FarmSensorCounts } from './FarmSensorCounts.tsx';
import { farmSensorsFilterCount, noFarmSensorsFilter, validateFarmSensorsSearch } from './farm-sensors-search.ts';
import { farmSensorsOptions } from './farm-sensors.queries.ts';
import { FarmSensorFilters } from './FarmSensorFilters.tsx';
import { FarmSensorTable } from './FarmSensorTable.tsx';
import { WaitingDevices } from './WaitingDevices.tsx';

/** The sensors of every farm: whether they are heard, and what of them waits or cannot be read. */
export function FarmSensorsScreen(): ReactElement {
  const [search, show] = useListSearch(validateFarmSensorsSearch);
  const sensors = useQuery(farmSensorsOptions(search));
  const isFiltered = farmSensorsFilterCount(search) > 0 || search.search !== undefined;
  return (
    <AdminPage title="admin.sensors.title">
      <FarmSensorCounts />
      <FarmSensorFilters search={search} onShow={show} />
      <Count role="status">{sensors.data && <T id="sensors.count" values={{ count: sensors.data.total }} />}</Count>
      <PagedList
        answer={sensors}
        page={search.page ?? 1}
        perPage={rowsPerPage}
        onPage={(page) => show({ page })}
        empty={
          isFiltered ? (
            <EmptyState
              heading={<T id="sensors.nothing" />}
              actions={
                <Button variant="outlined" onClick={() => show(noFarmSensorsFilter)}>
                  <T id="sensors.clear" />
                </Button>
              }
            >
              <T id="admin.farms.noneHelp" />
            </EmptyState>
          ) : (
            <EmptyState heading={<T id="admin.sensors.none" />}>
              <T id="admin.sensors.noneHelp" />
            </EmptyState>
          )
        }
      >
        {(rows) => (
          <FarmSensorTable
            nodes={rows}
            order={{ column: search.by ?? 'name', direction: search.descending ? 'desc' : 'asc' }}
            onOrder={({ column, direction }) =>
              show({
                by: adminNodeOrders.find((each) => each === column),
                descending: direction === 'desc' ? true : undefined,
              })
            }
          />
        )}
      </PagedList>
      <WaitingDevices search={search} onShow={(change) => show({ page: search.page, ...change })} />
    </AdminPage>
  );
}

const Count = styled('div')(({ theme }) => ({ minHeight: 24, color: theme.vars.palette.text.secondary }));
