import { NewNode } from '@brazda/contract/iot/nodes.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import type { PossibleActor } from '#server/audit/record-audit.ts';
import { readingOf, type FarmScope } from '#server/db/farm-scope.ts';
import type { Services } from '#server/services.ts';
import { untilStored } from '#server/telemetry/until-stored.ts';
import { changeNodeRow, insertNode, moveNode, type Place } from '../nodes/nodes.repository.ts';
import { receiveUplink, type ReceivedUplink } from '../uplinks/receive-uplink.ts';
import { findSeededNodes, type SeededNodeRow } from './seeded-nodes.repository.ts';

/** A node of a farm that is made as a whole. */
export interface SeededNode extends Pick<NewNode, 'name' | 'externalId' | 'networkType' | 'deviceType'> {
  readonly place: Place;
  /** The external id of the node that it takes the wind from, which is named before it. */
  readonly base?: string;
}

export type SeededUplink = Pick<ReceivedUplink, 'network' | 'event' | 'body'>;

/** Adds nodes as somebody of the farm would have done at an instant. */
export async function addSeededNodes(
  services: Pick<Services, 'database' | 'clock' | 'nudge'>,
  who: PossibleActor & FarmScope,
  { farmId, nodes, since }: { readonly farmId: number; readonly nodes: readonly SeededNode[]; readonly since: Date },
): Promise<void> {
  const ids = new Map<string, number>();
  for (const { place, base, ...told } of nodes)
    await changeFarms(services, who, async (tx) => {
      const node = await insertNode(tx, NewNode.parse({ ...told, farm: farmId }));
      ids.set(told.externalId, node.id);
      await moveNode(tx, node, place, since);
      const baseId = base === undefined ? undefined : ids.get(base);
      if (baseId !== undefined) await changeNodeRow(tx, node, { baseId });
      const detail = { nodeId: node.id, name: node.name };
      return tx.tell({ action: 'node.created', farmId, detail }, { farmId, topic: 'nodes.changed' });
    });
}

/** The nodes of farms that are in use. */
export function seededNodes({ database }: Pick<Services, 'database'>, scope: FarmScope): Promise<SeededNodeRow[]> {
  return findSeededNodes(readingOf(database, scope));
}

/** So many are sent before it is waited until they are stored: real devices are not to wait behind a season. */
const atOnce = 500;

/** Takes messages in by the way of all devices, as long as nobody stops it; resolves once they are kept. Gives how many. */
export async function keepSeededUplinks(
  services: Pick<Services, 'telemetry' | 'clock' | 'database'>,
  farmId: number,
  uplinks: Iterable<SeededUplink>,
  stopping?: AbortSignal,
): Promise<number> {
  const device = { farmId, nodeId: null, keyId: null };
  let kept = 0;
  let waiting: Promise<void>[] = [];
  for (const uplink of uplinks) {
    if (stopping?.aborted === true) break;
    waiting.push(receiveUplink(services, { ...uplink, device }));
    kept += 1;
    if (waiting.length < atOnce) continue;
    await Promise.all(waiting);
    waiting = [];
    await untilStored(services.database, stopping);
  }
  await Promise.all(waiting);
  return kept;
}
