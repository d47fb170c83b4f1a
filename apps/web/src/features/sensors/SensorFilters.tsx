import { deviceTypes, networkTypes, nodeSigns, nodeStatuses } from '@brazda/domain/enumerations/sensor-device.ts';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
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
      <ChoiceField
        label={<T id="history.column.iot.node.status" />}
        choices={[
          any,
          ...nodeStatuses.map((value) => ({ value, label: text(`history.value.iot.node.status.${value}`) })),
        ]}
        value={search.status ?? ''}
        onChoose={(value) => onShow({ status: nodeStatuses.find((one) => one === value) })}
      />
      <ChoiceField
        label={<T id="history.column.iot.node.device_type" />}
        choices={[
          any,
          ...deviceTypes.map((value) => ({ value, label: text(`history.value.iot.node.device_type.${value}`) })),
        ]}
        value={search.type ?? ''}
        onChoose={(value) => onShow({ type: deviceTypes.find((one) => one === value) })}
      />
      <ChoiceField
        label={<T id="history.column.iot.node.network" />}
        choices={[
          any,
          ...networkTypes.map((value) => ({ value, label: text(`history.value.iot.node.network_type.${value}`) })),
        ]}
        value={search.network ?? ''}
        onChoose={(value) => onShow({ network: networkTypes.find((one) => one === value) })}
      />
      <ChoiceField
        label={<T id="sensors.sign" />}
        choices={[any, ...nodeSigns.map((value) => ({ value, label: text(`sensors.sign.${value}`) }))]}
        value={search.sign ?? ''}
        onChoose={(value) => onShow({ sign: nodeSigns.find((one) => one === value) })}
      />
    </FilterGrid>
  );
}
