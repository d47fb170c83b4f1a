import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { ListFilters } from '#web/ui/ListFilters.tsx';
import { ActionFilterFields, type ActionFiltersProps } from './ActionFilterFields.tsx';
import { filterCount, noFilter } from './actions-search.ts';

/** Which actions are listed: a text for all, and what is opened for those who want to say more. */
export function ActionFilters({ farmId, search, onShow }: ActionFiltersProps): ReactElement {
  const text = useText();
  const count = filterCount(search);
  return (
    <ListFilters
      label={text('actions.filter')}
      searched={search.search}
      searchLabel={text('actions.search')}
      placeholder={text('actions.search.placeholder')}
      onSearch={(said) => onShow({ search: said }, { replace: true })}
      count={count}
      filtersLabel={<T id="actions.filters" values={{ count }} />}
      clearLabel={<T id="actions.clear" />}
      onClear={() => onShow({ ...noFilter, search: search.search })}
      fields={<ActionFilterFields farmId={farmId} search={search} onShow={onShow} />}
    />
  );
}
