import { deviceGroups, locationStatuses } from '@brazda/domain/enumerations/sensor-device.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { ChoiceField, type Choice } from '#web/ui/ChoiceField.tsx';
import { DayField } from '#web/ui/DayField.tsx';
import { FilterGrid, ListFilters } from '#web/ui/ListFilters.tsx';
import { noPlaceFilter, placeFilterCount, whichPlaces, type LocationsSearch } from './locations-search.ts';
import { locationGroupsOptions } from './locations.queries.ts';

interface LocationFiltersProps {
  readonly farmId: number;
  readonly search: LocationsSearch;
  readonly onShow: (change: Partial<LocationsSearch>, showing?: { readonly replace?: boolean }) => void;
}

/** Which places are listed: a text for all, and what is opened for those who want to say more. */
export function LocationFilters({ farmId, search, onShow }: LocationFiltersProps): ReactElement {
  const text = useText();
  const count = placeFilterCount(search);
  return (
    <ListFilters
      label={text('sensors.places.filter')}
      searched={search.search}
      searchLabel={text('sensors.places.search')}
      placeholder={text('sensors.places.search.placeholder')}
      onSearch={(said) => onShow({ search: said }, { replace: true })}
      count={count}
      filtersLabel={<T id="sensors.filters" values={{ count }} />}
      clearLabel={<T id="sensors.clear" />}
      onClear={() => onShow({ ...noPlaceFilter, search: search.search })}
      fields={<FilterFields farmId={farmId} search={search} onShow={onShow} />}
    />
  );
}

function FilterFields({ farmId, search, onShow }: LocationFiltersProps): ReactElement {
  const text = useText();
  const { data: groups = [] } = useQuery(locationGroupsOptions(farmId));
  const any: Choice = { value: '', label: text('sensors.any') };
  return (
    <FilterGrid>
      <ChoiceField
        label={<T id="sensors.places.which" />}
        choices={[any, ...whichPlaces.map((value) => ({ value, label: text(`sensors.places.which.${value}`) }))]}
        value={search.which ?? ''}
        onChoose={(value) => onShow({ which: whichPlaces.find((one) => one === value) })}
      />
      <ChoiceField
        label={<T id="history.column.iot.node.status" />}
        choices={[any, ...locationStatuses.map((value) => ({ value, label: text(`sensors.places.status.${value}`) }))]}
        value={search.status ?? ''}
        onChoose={(value) => onShow({ status: locationStatuses.find((one) => one === value) })}
      />
      <ChoiceField
        label={<T id="sensors.places.kind" />}
        choices={[any, ...deviceGroups.map((value) => ({ value, label: text(`sensors.places.kind.${value}`) }))]}
        value={search.kind ?? ''}
        onChoose={(value) => onShow({ kind: deviceGroups.find((one) => one === value) })}
      />
      <ChoiceField
        label={<T id="sensors.places.groups" />}
        choices={[any, ...groups.map(({ name }) => ({ value: name, label: name }))]}
        value={search.group ?? ''}
        onChoose={(value) => onShow({ group: value === '' ? undefined : value })}
      />
      <DayField
        label={<T id="sensors.places.stoodFrom" />}
        value={search.from ?? null}
        onChange={(day) => onShow({ from: day ?? undefined })}
      />
      <DayField
        label={<T id="sensors.places.stoodTo" />}
        value={search.to ?? null}
        onChange={(day) => onShow({ to: day ?? undefined })}
      />
    </FilterGrid>
  );
}
