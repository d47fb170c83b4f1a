import type { Parcel } from '@brazda/contract/agroevidence/parcels.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { usePagedRows, type PagedRows } from '#web/lib/paged-rows.ts';
import { stillListed, toggled, withRange, type ChosenIds } from '#web/ui/data-table/chosen-rows.ts';
import type { RowChoice } from '#web/ui/data-table/row-choice.ts';
import { parcelIdsOptions, parcelPageOptions } from './parcel-list.queries.ts';
import { queryOf, type ParcelListSearch } from './parcel-list-search.ts';

export interface ParcelTable {
  readonly rows: PagedRows<Parcel>;
  /** The ids of the whole list in its order, once they are known. */
  readonly ids: readonly number[] | undefined;
  readonly choice: RowChoice;
  readonly clear: () => void;
  readonly chooseAll: () => void;
}

/** The rows of the list, and which of them are chosen: what a filter leaves out is not chosen any more. */
export function useParcelTable(farmId: number, search: ParcelListSearch): ParcelTable {
  const query = queryOf(search);
  const rows = usePagedRows((page) => parcelPageOptions(farmId, query, page));
  const { data: ids } = useQuery(parcelIdsOptions(farmId, query));
  const [wished, setWished] = useState<ChosenIds>(new Set());
  const last = useRef<number>(undefined);
  const chosen = useMemo(() => (ids ? stillListed(wished, ids) : wished), [wished, ids]);
  const chooseAll = (): void => setWished(new Set(ids));
  const clear = (): void => setWished(new Set());
  const isAll = ids !== undefined && ids.length > 0 && chosen.size === ids.length;
  const toggle = (id: number, index: number, isRange: boolean): void => {
    const from = last.current;
    setWished(isRange && from !== undefined && ids ? withRange(chosen, ids, from, index) : toggled(chosen, id));
    last.current = index;
  };
  return { rows, ids, chooseAll, clear, choice: { chosen, isAll, toggle, toggleAll: isAll ? clear : chooseAll } };
}
