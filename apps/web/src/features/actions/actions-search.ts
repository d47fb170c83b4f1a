import type { ActionFilter, ActionQuery } from '@brazda/contract/agroevidence/action-filters.ts';
import { actionGroups, actionSorts, actionStates, actionTypes } from '@brazda/domain/enumerations/action.ts';
import { recordSources } from '@brazda/domain/enumerations/record-source.ts';
import {
  choiceInAddress,
  dayInAddress,
  listSearch,
  markInAddress,
  numberInAddress,
  textInAddress,
} from '#web/lib/list-search.ts';
import type { RowOrder } from '#web/ui/data-table/table-rows.ts';

/** What the address says of the list: what it is filtered and sorted by, the action that is selected, and whether the map is opened where there is room for one of both. */
export const validateActionsSearch = listSearch({
  search: textInAddress(200),
  group: choiceInAddress(actionGroups),
  type: choiceInAddress(actionTypes),
  state: choiceInAddress(actionStates),
  source: choiceInAddress(recordSources),
  operator: textInAddress(200),
  parcel: numberInAddress,
  crop: numberInAddress,
  material: numberInAddress,
  from: dayInAddress,
  to: dayInAddress,
  by: choiceInAddress(actionSorts, 'day'),
  ascending: markInAddress,
  action: numberInAddress,
  map: markInAddress,
});
export type ActionsSearch = ReturnType<typeof validateActionsSearch>;
export type ListedFilter = Omit<ActionsSearch, 'by' | 'ascending' | 'action' | 'map'>;

export function filterOf(search: ActionsSearch): ActionFilter {
  return {
    search: search.search,
    group: search.group && [search.group],
    type: search.type && [search.type],
    state: search.state && [search.state],
    source: search.source && [search.source],
    operator: search.operator,
    parcel: search.parcel === undefined ? undefined : [search.parcel],
    crop: search.crop === undefined ? undefined : [search.crop],
    material: search.material === undefined ? undefined : [search.material],
    'day-from': search.from,
    'day-to': search.to,
  };
}

/** The latest come first. */
export function orderOf({ by = 'day', ascending }: ActionsSearch): RowOrder {
  return { column: by, direction: ascending ? 'asc' : 'desc' };
}

/** What the server is asked for: the filter and the order. */
export function queryOf(search: ActionsSearch): Omit<ActionQuery, 'page' | 'per-page'> {
  return { ...filterOf(search), 'sort-col': search.by ?? 'day', 'sort-dir': orderOf(search).direction };
}

export const noFilter: ListedFilter = {
  search: undefined,
  group: undefined,
  type: undefined,
  state: undefined,
  source: undefined,
  operator: undefined,
  parcel: undefined,
  crop: undefined,
  material: undefined,
  from: undefined,
  to: undefined,
};

/** How many things the list is filtered by besides the text. */
export function filterCount({
  by: _by,
  ascending: _way,
  action: _action,
  map: _map,
  search: _text,
  ...filter
}: ActionsSearch): number {
  return Object.values(filter).filter((value) => value !== undefined).length;
}

/** Whether the list is of less than all. */
export function isNarrowed(search: ActionsSearch): boolean {
  return search.search !== undefined || filterCount(search) > 0;
}

/** What the address says of a new action: which form, what it is made like, and where it is done. */
export const validateNewActionSearch = listSearch({
  group: choiceInAddress(actionGroups),
  like: numberInAddress,
  parcel: numberInAddress,
});
export type NewActionSearch = ReturnType<typeof validateNewActionSearch>;
