import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { DeviceFields } from '#web/parts/sensor/DeviceFields.tsx';
import { ChoiceField, type Choice } from '#web/ui/ChoiceField.tsx';
import { FilterGrid, ListFilters } from '#web/ui/ListFilters.tsx';
import { everyCountryOptions } from '../admin.queries.ts';
import { farmSensorsFilterCount, noFarmSensorsFilter, type FarmSensorsSearch } from './farm-sensors-search.ts';

interface FarmSensorFiltersProps {
  readonly search: FarmSensorsSearch;
  readonly onShow: (change: Partial<FarmSensorsSearch>, showing?: { readonly replace?: boolean }) => void;
}

/** Which sensors are listed: a text for all, and what is opened for those who want to say more. */
export function FarmSensorFilters({ search, onShow }: FarmSensorFiltersProps): ReactElement {
  const text = useText();
  const count = farmSensorsFilterCount(search);
  return (
    <ListFilters
      label={text('sensors.filter')}
      searched={search.search}
      searchLabel={text('admin.sensors.search')}
      placeholder={text('admin.sensors.searchHint')}
      onSearch={(said) => onShow({ search: said }, { replace: true })}
      count={count}
      filtersLabel={<T id="sensors.filters" values={{ count }} />}
      clearLabel={<T id="sensors.clear" />}
      onClear={() => onShow({ ...noFarmSensorsFilter, search: search.search })}
      fields={<FilterFields search={search} onShow={onShow} />}
    />
  );
}

function FilterFields({ search, onShow }: FarmSensorFiltersProps): ReactElement {
  const text = useText();
  const { formatDisplayName } = useIntl();
  const { data: countries = [] } = useQuery(everyCountryOptions());
  const any: Choice = { value: '', label: text('sensors.any') };
  return (
    <FilterGrid>
      <DeviceFields chosen={search} any={any} onChoose={onShow} />
      <ChoiceField
        label={<T id="admin.sensors.country" />}
        choices={[
          any,
          ...countries.map(({ code }) => ({ value: code, label: formatDisplayName(code, { type: 'region' }) ?? code })),
        ]}
        value={search.country ?? ''}
        onChoose={(value) => onShow({ country: countries.find(({ code }) => code === value)?.code })}
      />
    </FilterGrid>
  );
}
