import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { ListFilters } from '#web/ui/ListFilters.tsx';
import { filterCount, noFilter, type ListFilter, type ParcelListSearch } from './parcel-list-search.ts';
import { FilterFields } from './FilterFields.tsx';

interface ParcelFiltersProps {
  readonly farm: Farm;
  readonly search: ParcelListSearch;
  readonly onShow: (change: Partial<ListFilter>, showing?: { readonly replace?: boolean }) => void;
}

/** Which parcels are listed: a text for all, and what is opened for those who want to say more. */
export function ParcelFilters({ farm, search, onShow }: ParcelFiltersProps): ReactElement {
  const text = useText();
  const count = filterCount(search);
  return (
    <ListFilters
      label={text('parcelList.filter')}
      searched={search.search}
      searchLabel={text('parcelList.search')}
      placeholder={text('parcelList.search.placeholder')}
      onSearch={(said) => onShow({ search: said }, { replace: true })}
      count={count}
      filtersLabel={<T id="parcelList.filters" values={{ count }} />}
      clearLabel={<T id="parcelList.clear" />}
      onClear={() => onShow({ ...noFilter, search: search.search })}
      fields={<FilterFields farm={farm} search={search} onShow={onShow} />}
    />
  );
}
