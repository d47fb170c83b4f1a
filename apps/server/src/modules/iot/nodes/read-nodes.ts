import type { Node, nodes } from '@brazda/contract/iot/nodes.ts';
import type { z } from 'zod';
import type { Who } from '#server/access/who.ts';
import { readingOf, type FarmReading, type FarmScope } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import {
  countByState,
  countNodes,
  findLastValues,
  findNodes,
  type ListedNode,
  type NodeChoice,
  type NodeCounts,
} from './listed-nodes.repository.ts';
import { nodeView } from './nodes.view.ts';

type Needs = Pick<Services, 'database' | 'clock'>;
type NodeQuery = z.output<typeof nodes.list.query>;

export async function readNodes(
  { database, clock }: Needs,
  who: Who,
  query: NodeQuery,
): Promise<{ readonly rows: Node[]; readonly total: number }> {
  const farms = readingOf(database, who);
  const choice: NodeChoice = {
    search: query.search,
    status: query.status,
    deviceTypes: query['device-type'],
    networkTypes: query['network-type'],
    countries: query.country,
  };
  const limit = query['per-page'];
  const order = { column: query['sort-col'], isDescending: query['sort-dir'] === 'desc', limit };
  const [rows, total] = await Promise.all([
    findNodes(farms, choice, { ...order, offset: (query.page - 1) * limit }),
    countNodes(farms, choice),
  ]);
  return { rows: await withValues(farms, rows, clock.now()), total };
}

/** Throws `node.notFound`. */
export async function readNode({ database, clock }: Needs, scope: FarmScope, id: number): Promise<Node> {
  const farms = readingOf(database, scope);
  const rows = await findNodes(farms, { ids: [id] }, { column: 'name', isDescending: false, limit: 1, offset: 0 });
  const [node] = await withValues(farms, rows, clock.now());
  if (!node) throw new Failure('node.notFound');
  return node;
}

export function countNodesByState({ database, clock }: Needs, who: Who): Promise<NodeCounts> {
  return countByState(readingOf(database, who), clock.now());
}

async function withValues(farms: FarmReading, rows: readonly ListedNode[], now: Date): Promise<Node[]> {
  const values = await findLastValues(
    farms,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    nodeView(
      row,
      values.filter(({ nodeId }) => nodeId === row.id),
      now,
    ),
  );
}
