import { nodeOrders } from '@brazda/domain/enumerations/sensor-device.ts';
import Add from '@mui/icons-material/Add';
import MapOutlined from '@mui/icons-material/MapOutlined';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { useListSearch } from '#web/lib/list-search.ts';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { useMay } from '#web/parts/farm/use-may.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { PagedList } from '#web/ui/PagedList.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PageActs, PageHead, WidePage } from '#web/ui/WidePage.tsx';
import { SensorCounts } from './SensorCounts.tsx';
import { NothingFound } from './NothingFound.tsx';
import { SensorFilters } from './SensorFilters.tsx';
import { filterCount, noFilter, validateSensorsSearch, type SensorsSearch } from './sensors-search.ts';
import { sensorsOptions, sensorsPerPage } from './sensors.queries.ts';
import { SensorsFile } from './SensorsFile.tsx';
import { SensorTable } from './SensorTable.tsx';
import { SensorTabs } from './SensorTabs.tsx';

/** The sensors of the farm: what they measured last, and which of them want to be looked at. */
export function SensorsScreen(): ReactElement {
  const farmId = useFarmId();
  const text = useText();
  const [search, show] = useListSearch(validateSensorsSearch);
  const sensors = useQuery(sensorsOptions(farmId, search));
  const isFiltered = filterCount(search) > 0 || search.search !== undefined;
  return (
    <WidePage>
      <PageTitle title={text('sensors.section')} />
      <PageHead>
        <Typography variant="h1">
          <T id="sensors.section" />
        </Typography>
        <ListActs farmId={farmId} search={search} isEmpty={sensors.data?.total === 0} />
      </PageHead>
      <SensorTabs farmId={farmId} />
      <SensorFilters search={search} onShow={show} />
      <SensorCounts farmId={farmId} search={search} onShow={show} />
      <Count role="status">{sensors.data && <T id="sensors.count" values={{ count: sensors.data.total }} />}</Count>
      <PagedList
        answer={sensors}
        page={search.page ?? 1}
        perPage={sensorsPerPage}
        onPage={(page) => show({ page })}
        empty={
          isFiltered ? (
            <NothingFound heading={<T id="sensors.nothing" />} onClear={() => show(noFilter)} />
          ) : (
            <NoSensors farmId={farmId} />
          )
        }
      >
        {(rows) => (
          <SensorTable
            farmId={farmId}
            nodes={rows}
            order={{ column: search.by ?? 'name', direction: search.descending ? 'desc' : 'asc' }}
            onOrder={({ column, direction }) =>
              show({
                by: nodeOrders.find((each) => each === column),
                descending: direction === 'desc' ? true : undefined,
              })
            }
          />
        )}
      </PagedList>
    </WidePage>
  );
}

interface ListActsProps {
  readonly farmId: number;
  readonly search: SensorsSearch;
  readonly isEmpty: boolean;
}

/** What can be done, by whoever may. */
function ListActs({ farmId, search, isEmpty }: ListActsProps): ReactElement {
  const mayManage = useMay('farm.manage', farmId);
  const params = { farmId: String(farmId) };
  return (
    <PageActs>
      {mayManage && (
        <LinkButton variant="contained" startIcon={<Add />} to="/farm/$farmId/sensors/new" params={params}>
          <T id="sensors.add" />
        </LinkButton>
      )}
      <LinkButton variant="outlined" startIcon={<MapOutlined />} to="/farm/$farmId/sensors/map" params={params}>
        <T id="sensors.map" />
      </LinkButton>
      {!isEmpty && <SensorsFile farmId={farmId} search={search} />}
    </PageActs>
  );
}

/** How to begin; who may not is told who may. */
function NoSensors({ farmId }: { readonly farmId: number }): ReactElement {
  const mayManage = useMay('farm.manage', farmId);
  return (
    <EmptyState heading={<T id="sensors.none" />}>
      <T id={mayManage ? 'sensors.noneHelp' : 'sensors.noneHelpReader'} />
    </EmptyState>
  );
}

const Count = styled('div')(({ theme }) => ({ minHeight: 24, color: theme.vars.palette.text.secondary }));
