import type { Node, NodeBase, nodes } from '@brazda/contract/iot/nodes.ts';
import type { z } from 'zod';
import type { Who } from '#server/access/who.ts';
import { readingOf, type FarmReading, type FarmScope } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { findBases } from './bases.repository.ts';
import {
  countByState,
  countNodes,
  findFirstFarm,
  findNodes,
  numbersOnPage,
  type NamedFarm,
  type NodeChoice,
  type NodeCounts,
} from './listed-nodes.repository.ts';
import { findNewestValues } from './newest-values.repository.ts';
import { nodeView } from './nodes.view.ts';
import { numbersOf } from './sensors-of-nodes.repository.ts';

type Needs = Pick<Services, 'database' | 'clock'>;
type NodeQuery = z.output<typeof nodes.list.query>;

export async function readNodes(
  { database, clock }: Needs,
  who: Who,
  query: NodeQuery,
): Promise<{ readonly rows: Node[]; readonly total: number }> {
  const farms = readingOf(database, who);
  const now = clock.now();
  const choice = choiceOf(query, now);
  const limit = query['per-page'];
  const order = { column: query['sort-col'], isDescending: query['sort-dir'] === 'desc' };
  const page = { choice, order, limit, offset: (query.page - 1) * limit };
  const [rows, values, total] = await Promise.all([
    findNodes(farms, page),
    findNewestValues(farms, numbersOnPage(farms, page), now),
    countNodes(farms, choice),
  ]);
  return { rows: rows.map((row) => nodeView(row, values.get(row.id) ?? [], now)), total };
}

type NodeFilter = Pick<NodeQuery, 'search' | 'status' | 'device-type' | 'network-type' | 'country' | 'sign'>;

/** What a filter leaves. */
export function choiceOf(filter: NodeFilter, now: Date): NodeChoice {
  return {
    search: filter.search,
    status: filter.status,
    deviceTypes: filter['device-type'],
    networkTypes: filter['network-type'],
    countries: filter.country,
    signed: filter.sign && { signs: filter.sign, now },
  };
}

/** A node, also one that was put away. Throws `node.notFound`. */
export async function readNode({ database, clock }: Needs, scope: FarmScope, id: number): Promise<Node> {
  const [node] = await readNodesById(readingOf(database, scope), [id], clock.now());
  if (!node) throw new Failure('node.notFound');
  return node;
}

/** Some nodes, also those that were put away, in the order in which they are named. */
export async function readNodesById(farms: FarmReading, ids: readonly number[], now: Date): Promise<Node[]> {
  const order = { column: 'name', isDescending: false } as const;
  const [rows, values] = await Promise.all([
    findNodes(farms, { choice: { ids, isOfAll: true }, order, limit: ids.length, offset: 0 }),
    findNewestValues(farms, numbersOf(ids), now),
  ]);
  const nodes = new Map(rows.map((row) => [row.id, nodeView(row, values.get(row.id) ?? [], now)]));
  return ids.flatMap((id) => nodes.get(id) ?? []);
}

/** What a node could take the wind from. Throws `node.notFound`. */
export async function readBases(needs: Needs, who: Who, id: number, search: string | undefined): Promise<NodeBase[]> {
  const { farmId } = await readNode(needs, who, id);
  return findBases(readingOf(needs.database, who), { farmId, nodeId: id, search });
}

export function countNodesByState({ database, clock }: Needs, who: Who): Promise<NodeCounts> {
  return countByState(readingOf(database, who), clock.now());
}

/** The farm of a new node unless another is said. Throws `farm.notFound` for those who have none. */
export async function readDefaultFarm({ database }: Pick<Services, 'database'>, who: Who): Promise<NamedFarm> {
  const farm = await findFirstFarm(readingOf(database, who));
  if (!farm) throw new Failure('farm.notFound');
  return farm;
}
