import { locationOrders } from '@brazda/domain/enumerations/sensor-device.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { useListSearch } from '#web/lib/list-search.ts';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PagedList } from '#web/ui/PagedList.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PageHead, WidePage } from '#web/ui/WidePage.tsx';
import { LocationFilters } from './LocationFilters.tsx';
import { LocationGroups } from './LocationGroups.tsx';
import { noPlaceFilter, placeFilterCount, validateLocationsSearch } from './locations-search.ts';
import { locationsOptions, locationsPerPage } from './locations.queries.ts';
import { NothingFound } from './NothingFound.tsx';
import { LocationTable } from './LocationTable.tsx';
import { SensorTabs } from './SensorTabs.tsx';

/** Where the sensors of the farm stand and stood, and the groups that the places are put into. */
export function LocationsScreen(): ReactElement {
  const farmId = useFarmId();
  const text = useText();
  const [search, show] = useListSearch(validateLocationsSearch);
  const locations = useQuery(locationsOptions(farmId, search));
  const isFiltered = placeFilterCount(search) > 0 || search.search !== undefined;
  return (
    <WidePage>
      <PageTitle title={text('sensors.places')} />
      <PageHead>
        <Typography variant="h1">
          <T id="sensors.places" />
        </Typography>
      </PageHead>
      <SensorTabs farmId={farmId} />
      <LocationFilters farmId={farmId} search={search} onShow={show} />
      <Count role="status">
        {locations.data && <T id="sensors.places.count" values={{ count: locations.data.total }} />}
      </Count>
      <PagedList
        answer={locations}
        page={search.page ?? 1}
        perPage={locationsPerPage}
        onPage={(page) => show({ page })}
        empty={
          isFiltered ? (
            <NothingFound heading={<T id="sensors.places.nothing" />} onClear={() => show(noPlaceFilter)} />
          ) : (
            <NoPlaces />
          )
        }
      >
        {(rows) => (
          <LocationTable
            farmId={farmId}
            locations={rows}
            order={{ column: search.by ?? 'name', direction: search.descending ? 'desc' : 'asc' }}
            onOrder={({ column, direction }) =>
              show({
                by: locationOrders.find((each) => each === column),
                descending: direction === 'desc' ? true : undefined,
              })
            }
          />
        )}
      </PagedList>
      <LocationGroups farmId={farmId} />
    </WidePage>
  );
}

function NoPlaces(): ReactElement {
  return (
    <EmptyState heading={<T id="sensors.places.none" />}>
      <T id="sensors.places.noneHelp" />
    </EmptyState>
  );
}

const Count = styled('div')(({ theme }) => ({ minHeight: 24, color: theme.vars.palette.text.secondary }));
