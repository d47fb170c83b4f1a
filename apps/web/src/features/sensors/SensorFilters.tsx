import { nodeSigns } from '@brazda/domain/enumerations/sensor-device.ts';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { DeviceFields } from '#web/parts/sensor/DeviceFields.tsx';
import { ChoiceField, type Choice } from '#web/ui/ChoiceField.tsx';
import { FilterGrid, ListFilters } from '#web/ui/ListFilters.tsx';
import { filterCount, noFilter, type SensorsSearch } from './sensors-search.ts';

interface SensorFiltersProps {
  readonly search: SensorsSearch;
  readonly onShow: (change: Partial<SensorsSearch>, showing?: { readonly replace?: boolean }) => void;
}

/** Which sensors are listed: a text for all, and what is opened for those who want to say more. */
export function SensorFilters({ search, onShow }: SensorFiltersProps): ReactElement {
  const text = useText();
  const count = filterCount(search);
  return (
    <ListFilters
      label={text('sensors.filter')}
      searched={search.search}
      searchLabel={text('sensors.search')}
      placeholder={text('sensors.search.placeholder')}
      onSearch={(said) => onShow({ search: said }, { replace: true })}
      count={count}
      filtersLabel={<T id="sensors.filters" values={{ count }} />}
      clearLabel={<T id="sensors.clear" />}
      onClear={() => onShow({ ...noFilter, search: search.search })}
      fields={<FilterFields search={search} onShow={onShow} />}
    />
  );
}

function FilterFields({ search, onShow }: SensorFiltersProps): ReactElement {
  const text = useText();
  const any: Choice = { value: '', label: text('sensors.any') };
  return (
    <FilterGrid>
      <DeviceFields chosen={search} any={any} onChoose={onShow} />
      <ChoiceField
        label={<T id="sensors.sign" />}
        choices={[any, ...nodeSigns.map((value) => ({ value, label: text(`sensors.sign.${value}`) }))]}
        value={search.sign ?? ''}
        onChoose={(value) => onShow({ sign: nodeSigns.find((one) => one === value) })}
      />
    </FilterGrid>
  );
}
