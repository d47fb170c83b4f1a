import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { changeKeys } from '#web/parts/changes/change-keys.ts';
import type { HistorySearch } from './history-search.ts';

export const rowsPerPage = 25;

/** A page of what was done on a farm. */
export function changesOptions(farmId: number, search: HistorySearch) {
  const { page = 1, action, user, from, to, record, number, parcel } = search;
  const query = {
    ...{ page, 'per-page': rowsPerPage },
    ...(action && { action }),
    ...(user !== undefined && { 'user-id': user }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(record !== undefined && { record }),
    ...(number !== undefined && { 'record-number': number }),
    ...(parcel !== undefined && { 'parcel-number': parcel }),
  };
  return queryOptions({
    queryKey: [...changeKeys.all(farmId), query],
    queryFn: ({ signal }) => api.gateway.farmChanges.list({ params: { id: farmId }, query, farmIds: [farmId], signal }),
    placeholderData: keepPreviousData,
  });
}

/** As many records of a change as are shown at once. */
export const recordsShown = 50;

/** The records that a change wrote, the first of them. */
export function changedRecordsOptions(farmId: number, changeId: number) {
  return queryOptions({
    queryKey: [...changeKeys.all(farmId), changeId, 'records'],
    queryFn: ({ signal }) =>
      api.gateway.farmChanges.records({
        params: { id: farmId, changeId },
        query: { 'per-page': recordsShown },
        farmIds: [farmId],
        signal,
      }),
    staleTime: Infinity,
  });
}
