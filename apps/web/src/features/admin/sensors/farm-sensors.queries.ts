import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { adminKeys, rowsPerPage } from '../admin.queries.ts';
import type { FarmSensorsSearch } from './farm-sensors-search.ts';

/** A page of the sensors of every farm. */
export function farmSensorsOptions(shown: FarmSensorsSearch) {
  const { page = 1, search, status, type, network, country, by = 'name', descending } = shown;
  const query = {
    page,
    'per-page': rowsPerPage,
    'sort-col': by,
    'sort-dir': descending ? ('desc' as const) : ('asc' as const),
    ...(search !== undefined && { search }),
    ...(status && { status: [status] }),
    ...(type && { 'device-type': [type] }),
    ...(network && { 'network-type': [network] }),
    ...(country !== undefined && { country: [country] }),
  };
  return queryOptions({
    queryKey: [...adminKeys.sensors, 'list', query],
    queryFn: ({ signal }) => api.iot.adminNodes.list({ query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function farmSensorCountsOptions() {
  return queryOptions({
    queryKey: [...adminKeys.sensors, 'counts'],
    queryFn: ({ signal }) => api.iot.adminNodes.statistics({ signal }),
  });
}

/** A page of the devices that nobody has added, wherever they send to. */
export function waitingDevicesOptions({
  waiting: page = 1,
  waitingBy: by = 'last',
  waitingAscending,
}: FarmSensorsSearch) {
  const query = {
    page,
    'per-page': rowsPerPage,
    'sort-col': by,
    'sort-dir': waitingAscending ? ('asc' as const) : ('desc' as const),
  };
  return queryOptions({
    queryKey: [...adminKeys.sensors, 'waiting', query],
    queryFn: ({ signal }) => api.iot.adminNodes.waiting({ query, signal }),
    placeholderData: keepPreviousData,
  });
}
