import type { ChangedNode, NewNode, NodeEdit, RetiredNode } from '@brazda/contract/iot/nodes.ts';
import { knownDeviceId } from '@brazda/domain/sensors/envelopes/device-ids.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms, changeFarmsSilently, type ToldChange } from '#server/audit/change-farms.ts';
import { Failure } from '#server/foundation/failure.ts';
import { holdsAlready } from '#server/foundation/holds-already.ts';
import { requireFarm } from '#server/modules/agroevidence/public.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import { keepNothing, type KeepAnswer, type Kept } from '#server/request-keys/request-keys.ts';
import type { Services } from '#server/services.ts';
import { followPlaces } from '../alarms/follow-places.ts';
import { readMessagesJob } from '../uplinks/read-messages-again.ts';
import {
  changeNodeRow,
  measuresWind,
  insertNode,
  moveNode,
  placeOf,
  restoreNodeRow,
  retireNodeRow,
  type Place,
  type StoredNode,
} from './nodes.repository.ts';
import { requireAnyNode, requireNode } from './require-node.ts';
import { nodeView } from './nodes.view.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'nudge'>;

/** Adds a node; what it has sent before is read then. Throws `farm.notFound` and `node.exists`. */
export function createNode(
  services: Needs,
  who: Who,
  wish: NewNode,
  keep: KeepAnswer<ChangedNode | undefined>,
): Promise<Kept<ChangedNode | undefined>> {
  return changeFarms(services, who, async (tx) => {
    const { node, place, lastLocationId } = await addNode(tx, who, wish);
    await enqueueJob(tx, node.farmId, readMessagesJob, { nodeId: node.id });
    const changeId = await tellOf(tx, 'node.created', node);
    const [longitude, latitude] = place ?? [null, null];
    const listed = {
      ...node,
      lastLocationId,
      longitude,
      latitude,
      heardAt: null,
      rssi: null,
      snr: null,
      isUnreadable: false,
      baseName: null,
      baseExternalId: null,
    };
    return keep(tx, { ...nodeView(listed, [], tx.at), changeId });
  });
}

/** Adds a node and takes it away again before anybody sees it. Throws `farm.notFound` and `node.exists`. */
export async function tryToCreateNode(services: Needs, who: Who, wish: NewNode): Promise<Kept<undefined>> {
  const tried = new Error('It was only tried');
  const attempt = changeFarms(services, who, async (tx) => {
    await addNode(tx, who, wish);
    throw tried;
  });
  await attempt.catch((error: unknown) => {
    if (error !== tried) throw error;
  });
  return keepNothing(undefined, undefined);
}

async function addNode(
  tx: ToldChange,
  who: Who,
  wish: NewNode,
): Promise<{ readonly node: StoredNode; readonly place: Place | null; readonly lastLocationId: number | null }> {
  await requireFarm(tx, who, wish.farm, 'farm.manage');
  const node = await insertNode(tx, { ...wish, externalId: knownDeviceId(wish.networkType, wish.externalId) });
  const place = wish.geometry && placeIn(wish.geometry);
  const lastLocationId = place && (await moveNode(tx, node, place, tx.at));
  return { node, place, lastLocationId };
}

/** Reads all that a node has sent once more. Throws `node.notFound`. */
export function readNodeAgain(services: Needs, who: Who, id: number): Promise<undefined> {
  return changeFarmsSilently(services, who, async (tx) => {
    const { farmId } = await requireNode(tx, id);
    await enqueueJob(tx, farmId, readMessagesJob, { nodeId: id });
    return undefined;
  });
}

/** Changes what is said of a node; gives null where all was so already. Throws `node.notFound` and `record.changed`. */
export function editNode(
  services: Needs,
  who: Who,
  { id, version }: { readonly id: number; readonly version: number | undefined },
  edit: NodeEdit,
  current: () => Promise<unknown>,
): Promise<number | null> {
  return changeFarms(services, who, async (tx) => {
    const node = await requireNode(tx, id);
    if (version !== undefined && version !== node.version) return undefined;
    if (holdsAlready(node, edit)) return null;
    await changeNodeRow(tx, node, edit);
    const { deviceType, fieldMapping, rainResolution, windSlope, windOffset } = edit;
    // By these messages are read.
    const reading = { deviceType, fieldMapping, rainResolution, windSlope, windOffset };
    if (!holdsAlready(node, reading)) await enqueueJob(tx, node.farmId, readMessagesJob, { nodeId: id });
    return tellOf(tx, 'node.changed', { ...node, name: edit.name ?? node.name });
  }).then(async (changeId) => {
    if (changeId === undefined) throw new Failure('record.changed', { current: await current() });
    return changeId;
  });
}

/** Says where a node stands from now on; gives null where all was so already. Throws `node.notFound`. */
export function placeNode(
  services: Needs,
  who: Who,
  id: number,
  wish: Pick<StoredNode, 'name' | 'status'> & { readonly place: Place },
): Promise<number | null> {
  return changeFarms(services, who, async (tx) => {
    const node = await requireNode(tx, id);
    const { name, status, place } = wish;
    const before = await placeOf(tx, node.farmId, id);
    const hasMoved = before?.[0] !== place[0] || before[1] !== place[1];
    const isOther = name !== node.name || status !== node.status;
    if (!hasMoved && !isOther) return null;
    if (isOther) await changeNodeRow(tx, node, { name, status });
    if (hasMoved) {
      await moveNode(tx, { ...node, name }, place, tx.at);
      await followPlaces(tx, node.farmId, tx.at);
    }
    return tellOf(tx, hasMoved ? 'node.moved' : 'node.changed', { ...node, name });
  });
}

/** Puts a node away; what it measured stays. Throws `node.notFound`. */
export function retireNode(services: Needs, who: Who, id: number): Promise<RetiredNode> {
  return changeFarms(services, who, async (tx) => {
    const node = await requireNode(tx, id);
    await retireNodeRow(tx, node, tx.at);
    await followPlaces(tx, node.farmId, tx.at);
    return { changeId: await tellOf(tx, 'node.retired', node) };
  });
}

/**
 * Brings back a node that was put away; gives null where it is in use. Throws `node.notFound`, and `node.exists` where
 * another has taken its place in the network.
 */
export function restoreNode(services: Needs, who: Who, id: number): Promise<number | null> {
  return changeFarms(services, who, async (tx) => {
    const node = await requireAnyNode(tx, id);
    if (!node.retiredAt) return null;
    await restoreNodeRow(tx, node);
    await followPlaces(tx, node.farmId, tx.at);
    await enqueueJob(tx, node.farmId, readMessagesJob, { nodeId: id });
    return tellOf(tx, 'node.restored', node);
  });
}

/**
 * Lets a node take the wind from another, or from none; gives null where it was so already. Throws `node.notFound` and
 * `node.cannotBeBase`.
 */
export function setNodeBase(services: Needs, who: Who, id: number, baseId: number | null): Promise<number | null> {
  return changeFarms(services, who, async (tx) => {
    const node = await requireNode(tx, id);
    if (baseId !== null) await requireBase(tx, node, baseId);
    if (node.baseId === baseId) return null;
    await changeNodeRow(tx, node, { baseId });
    return tellOf(tx, 'node.changed', node);
  });
}

/** Whether a node measures the wind, and another does not. Throws `node.notFound` and `node.cannotBeBase`. */
async function requireBase(tx: ToldChange, node: StoredNode, baseId: number): Promise<void> {
  const base = await requireNode(tx, baseId, node.farmId);
  const isBase = base.id !== node.id && (await measuresWind(tx, base));
  if (!isBase || (await measuresWind(tx, node))) throw new Failure('node.cannotBeBase');
}

function placeIn({ coordinates: [longitude, latitude] }: NonNullable<NewNode['geometry']>): Place {
  return [longitude, latitude];
}

function tellOf(
  tx: ToldChange,
  action: 'node.created' | 'node.changed' | 'node.moved' | 'node.retired' | 'node.restored',
  { id, farmId, name }: Pick<StoredNode, 'id' | 'farmId' | 'name'>,
): Promise<number> {
  return tx.tell({ action, farmId, detail: { nodeId: id, name } }, { farmId, topic: 'nodes.changed' });
}
