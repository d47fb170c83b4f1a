import type { MadeAccessKey } from '@brazda/contract/iot/access-keys.ts';
import type { ChangedNode, NewNode, Node, NodeBase, NodeEdit, RetiredNode } from '@brazda/contract/iot/nodes.ts';
import type { DayRange } from '@brazda/domain/days.ts';
import type { Granularity } from '@brazda/domain/enumerations/granularity.ts';
import { keepPreviousData, queryOptions, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { useUndoable, type TellChange } from '#web/parts/changes/use-undoable.ts';
import { aboutNodes } from '#web/parts/sensor/about-nodes.ts';
import { sensorKeys, sensorOptions } from '#web/parts/sensor/sensor.queries.ts';
import type { ConnectionSearch, SensorsSearch } from './sensors-search.ts';

export const sensorsPerPage = 25;
export const messagesPerPage = 25;

type MeasuringNode = Pick<Node, 'id' | 'sensors'>;
export type MeasuringNodes = readonly [MeasuringNode, ...MeasuringNode[]];

interface AskedMeasurements extends DayRange {
  readonly step: Granularity;
}

/** What the list shows and in which order, as calls are asked. */
export function askedSensors(search: SensorsSearch) {
  const { search: searched, status, type, network, sign, by = 'name', descending } = search;
  return {
    'sort-col': by,
    'sort-dir': descending ? ('desc' as const) : ('asc' as const),
    ...(searched !== undefined && { search: searched }),
    ...(status && { status: [status] }),
    ...(type && { 'device-type': [type] }),
    ...(network && { 'network-type': [network] }),
    ...(sign && { sign: [sign] }),
  };
}

export function sensorsOptions(farmId: number, search: SensorsSearch) {
  const { page = 1, by, sign } = search;
  return queryOptions({
    queryKey: [...sensorKeys.nodes(farmId), 'list', search],
    queryFn: ({ signal }) =>
      api.iot.nodes.list({
        query: { page, 'per-page': sensorsPerPage, ...askedSensors(search) },
        farmIds: [farmId],
        signal,
      }),
    placeholderData: keepPreviousData,
    // By what they send others may come among those that have a sign, or before those that were heard last.
    ...(by !== 'heard-at' &&
      !sign && { meta: aboutNodes(({ rows }: { readonly rows: readonly Node[] }) => rows.map(({ id }) => id)) }),
  });
}

export function sensorCountsOptions(farmId: number) {
  return queryOptions({
    queryKey: [...sensorKeys.nodes(farmId), 'counts'],
    queryFn: ({ signal }) => api.iot.nodes.statistics({ farmIds: [farmId], signal }),
  });
}

/** What the first of some sensors measures, by all of them. */
export function measurementsOptions(farmId: number, nodes: MeasuringNodes, { from, to, step }: AskedMeasurements) {
  const [first, ...others] = nodes;
  const features = [...new Set(first.sensors.map(({ feature }) => feature))];
  const query = {
    'node-id': nodes.map(({ id }) => id),
    ...{ from, to, granularity: step },
    ...(others.length > 0 && { feature: features }),
  };
  return queryOptions({
    queryKey: [...sensorKeys.nodes(farmId), 'measurements', query],
    queryFn: ({ signal }) =>
      api.iot.measurements.read({
        query,
        farmIds: [farmId],
        signal,
      }),
    placeholderData: keepPreviousData,
    meta: aboutNodes(() => query['node-id']),
  });
}

export function messagesOptions(farmId: number, { page = 1, state }: ConnectionSearch) {
  return queryOptions({
    queryKey: [...sensorKeys.messages(farmId), page, state],
    queryFn: ({ signal }) =>
      api.iot.messages.list({
        query: { page, 'per-page': messagesPerPage, ...(state && { state }) },
        farmIds: [farmId],
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** A sensor of the farm, or what a network calls a device that is none yet. */
export type AskedMessage = { readonly nodeId: number } | { readonly device: string };

const newestMessages = 20;

/** The last message of a device as it came, of those that were not refused; null where none of its newest is. */
export function lastMessageOptions(farmId: number, of: AskedMessage | undefined) {
  return queryOptions({
    queryKey: [...sensorKeys.messages(farmId), 'last', of],
    queryFn: async ({ signal }) => {
      const query = of && ('nodeId' in of ? { 'node-id': of.nodeId } : { device: of.device });
      if (!query) return null;
      const { rows } = await api.iot.messages.list({
        query: { ...query, 'per-page': newestMessages },
        farmIds: [farmId],
        signal,
      });
      return rows.find(({ state }) => state !== 'REFUSED') ?? null;
    },
    ...(of && 'nodeId' in of && { meta: aboutNodes(() => [of.nodeId]) }),
  });
}

/** How devices reach the installation beside the calls of HTTP; it stays so until it is started anew. */
export function connectionOptions(farmId: number) {
  return queryOptions({
    queryKey: sensorKeys.connection(farmId),
    queryFn: ({ signal }) => api.iot.connections.read({ farmIds: [farmId], signal }),
  });
}

export function accessKeysOptions(farmId: number) {
  return queryOptions({
    queryKey: sensorKeys.accessKeys(farmId),
    queryFn: ({ signal }) => api.iot.accessKeys.list({ farmIds: [farmId], signal }),
  });
}

/** What is said of a node before it is said of which farm it is. */
export type WishedNode = Omit<NewNode, 'farm'>;

export function useAddSensor(
  farmId: number,
  told: TellChange<ChangedNode, WishedNode>,
): UseMutationResult<ChangedNode, Error, WishedNode> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: (wished: WishedNode) => api.iot.nodes.create({ body: { farm: farmId, ...wished }, farmIds: [farmId] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: sensorKeys.all(farmId) }),
  });
}

export interface SaidEdit {
  readonly node: Pick<Node, 'id' | 'version'>;
  readonly edit: NodeEdit;
}

/** Changes what is said of a sensor; what another has made of it meanwhile is shown. */
export function useEditSensor(
  farmId: number,
  told: TellChange<ChangedNode, SaidEdit>,
): UseMutationResult<ChangedNode, Error, SaidEdit> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: ({ node: { id, version }, edit }: SaidEdit) =>
      api.iot.nodes.edit({ params: { nodeId: id }, body: edit, version, farmIds: [farmId] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: sensorKeys.all(farmId) }),
    onError: (error, { node }) => {
      if (isApiError(error, 'record.changed'))
        queries.setQueryData(sensorOptions(farmId, node.id).queryKey, error.current as Node);
    },
  });
}

export interface SaidPlace {
  readonly node: Pick<Node, 'id' | 'name' | 'status'>;
  readonly geometry: NonNullable<NewNode['geometry']>;
}

/** Says where a sensor stands from now on. */
export function usePlaceSensor(
  farmId: number,
  told: TellChange<ChangedNode, SaidPlace>,
): UseMutationResult<ChangedNode, Error, SaidPlace> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: ({ node: { id, name, status }, geometry }: SaidPlace) =>
      api.iot.nodes.place({ params: { nodeId: id }, body: { name, status, geometry }, farmIds: [farmId] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: sensorKeys.all(farmId) }),
  });
}

export function basesOptions(farmId: number, nodeId: number, search: string) {
  return queryOptions({
    queryKey: [...sensorKeys.nodes(farmId), 'bases', nodeId, search],
    queryFn: ({ signal }) =>
      api.iot.nodes.bases({
        params: { nodeId },
        query: search === '' ? {} : { search },
        farmIds: [farmId],
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Lets a sensor take the wind from another, or from none. */
export function useSetBase(
  farmId: number,
  nodeId: number,
  told: TellChange<ChangedNode, NodeBase | null>,
): UseMutationResult<ChangedNode, Error, NodeBase | null> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: (base: NodeBase | null) =>
      base
        ? api.iot.nodes.setBase({ params: { nodeId, baseId: base.id }, farmIds: [farmId] })
        : api.iot.nodes.removeBase({ params: { nodeId }, farmIds: [farmId] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: sensorKeys.all(farmId) }),
  });
}

export function useRetireSensor(
  farmId: number,
  told: TellChange<RetiredNode, number>,
): UseMutationResult<RetiredNode, Error, number> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: (nodeId: number) => api.iot.nodes.retire({ params: { nodeId }, farmIds: [farmId] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: sensorKeys.all(farmId) }),
  });
}

/** Brings back a sensor that was put away. */
export function useRestoreSensor(
  farmId: number,
  told: TellChange<ChangedNode, number>,
): UseMutationResult<ChangedNode, Error, number> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: (nodeId: number) => api.iot.nodes.restore({ params: { nodeId }, farmIds: [farmId] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: sensorKeys.all(farmId) }),
  });
}

/** Makes a key for all that the farm has, or for one sensor alone. */
export function useMakeAccessKey(
  farmId: number,
  nodeId: number | null,
): UseMutationResult<MadeAccessKey, Error, string> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (name: string) =>
      api.iot.accessKeys.create({ params: { id: farmId }, body: { name, nodeId }, farmIds: [farmId] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: sensorKeys.accessKeys(farmId) }),
  });
}

export function useRevokeAccessKey(farmId: number): UseMutationResult<unknown, Error, number> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (accessKeyId: number) => api.iot.accessKeys.revoke({ params: { accessKeyId }, farmIds: [farmId] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: sensorKeys.accessKeys(farmId) }),
  });
}

/** Has all that a sensor has sent read again; what comes of it is told as it is read. */
export function useReadAgain(farmId: number): UseMutationResult<void, Error, number> {
  return useSingleMutation({
    mutationFn: async (nodeId: number) => {
      await api.iot.nodes.readAgain({ params: { nodeId }, farmIds: [farmId] });
    },
  });
}
