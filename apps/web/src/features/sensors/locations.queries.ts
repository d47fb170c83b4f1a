import type {
  ChangedLocation,
  ChangedLocationGroup,
  LocationGroup,
  Location,
  RetiredLocationGroup,
} from '@brazda/contract/iot/locations.ts';
import { keepPreviousData, queryOptions, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useUndoable, type TellChange } from '#web/parts/changes/use-undoable.ts';
import type { LocationsSearch } from './locations-search.ts';
import { aboutNodes } from '#web/parts/sensor/about-nodes.ts';
import { sensorKeys } from '#web/parts/sensor/sensor.queries.ts';

export const locationsPerPage = 25;

export function locationsOptions(farmId: number, search: LocationsSearch) {
  const { page = 1, search: name, which, status, kind, group, from, to, by = 'name', descending } = search;
  return queryOptions({
    queryKey: [...sensorKeys.nodes(farmId), 'locations', search],
    queryFn: ({ signal }) =>
      api.iot.locations.list({
        query: {
          page,
          'per-page': locationsPerPage,
          'sort-col': by,
          'sort-dir': descending ? 'desc' : 'asc',
          'include-inactive': true,
          ...(name !== undefined && { name }),
          ...(which && { historic: which === 'former' }),
          ...(status && { status: [status] }),
          ...(kind && { 'device-group': [kind] }),
          ...(group !== undefined && { 'group-name': [group] }),
          ...(from !== undefined && { from }),
          ...(to !== undefined && { to }),
        },
        farmIds: [farmId],
        signal,
      }),
    placeholderData: keepPreviousData,
    // How a place is changes by what its node sends, so another may come among those that are so.
    ...(!status && {
      meta: aboutNodes(({ rows }: { readonly rows: readonly Location[] }) => rows.map(({ nodeId }) => nodeId)),
    }),
  });
}

export function locationGroupsOptions(farmId: number) {
  return queryOptions({
    queryKey: [...sensorKeys.all(farmId), 'groups'],
    queryFn: ({ signal }) => api.iot.locationGroups.list({ farmIds: [farmId], signal }),
  });
}

interface SaidName {
  readonly id: number;
  readonly version: number;
  readonly name: string;
}

export function useRenameLocation(
  farmId: number,
  told: TellChange<ChangedLocation, SaidName>,
): UseMutationResult<ChangedLocation, Error, SaidName> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: ({ id, version, name }: SaidName) =>
      api.iot.locations.rename({ params: { locationId: id }, body: { name }, version, farmIds: [farmId] }),
    onSettled: () => queries.invalidateQueries({ queryKey: sensorKeys.all(farmId) }),
  });
}

export interface SaidGroups {
  readonly location: Pick<Location, 'id' | 'name'>;
  readonly groupIds: number[];
}

export function useSetLocationGroups(
  farmId: number,
  told: TellChange<ChangedLocation, SaidGroups>,
): UseMutationResult<ChangedLocation, Error, SaidGroups> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: ({ location, groupIds }: SaidGroups) =>
      api.iot.locations.setGroups({ params: { locationId: location.id }, body: { groupIds }, farmIds: [farmId] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: sensorKeys.all(farmId) }),
  });
}

export function useAddLocationGroup(
  farmId: number,
  told: TellChange<ChangedLocationGroup, string>,
): UseMutationResult<ChangedLocationGroup, Error, string> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: (name: string) => api.iot.locationGroups.create({ body: { farm: farmId, name }, farmIds: [farmId] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: sensorKeys.all(farmId) }),
  });
}

export function useRenameLocationGroup(
  farmId: number,
  told: TellChange<ChangedLocationGroup, SaidName>,
): UseMutationResult<ChangedLocationGroup, Error, SaidName> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: ({ id, version, name }: SaidName) =>
      api.iot.locationGroups.rename({ params: { locationGroupId: id }, body: { name }, version, farmIds: [farmId] }),
    onSettled: () => queries.invalidateQueries({ queryKey: sensorKeys.all(farmId) }),
  });
}

export function useRetireLocationGroup(
  farmId: number,
  told: TellChange<RetiredLocationGroup, Pick<LocationGroup, 'id' | 'name'>>,
): UseMutationResult<RetiredLocationGroup, Error, Pick<LocationGroup, 'id' | 'name'>> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: ({ id }: Pick<LocationGroup, 'id' | 'name'>) =>
      api.iot.locationGroups.retire({ params: { locationGroupId: id }, farmIds: [farmId] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: sensorKeys.all(farmId) }),
  });
}
