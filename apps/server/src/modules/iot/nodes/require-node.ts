import type { FarmChange } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { lockNode, type StoredNode } from './nodes.repository.ts';

/** A node that is in use, of one farm where one is given; held until the transaction ends. Throws `node.notFound`. */
export async function requireNode(tx: FarmChange, id: number, farmId?: number): Promise<StoredNode> {
  const node = await requireAnyNode(tx, id);
  if (node.retiredAt || (farmId !== undefined && node.farmId !== farmId)) throw new Failure('node.notFound');
  return node;
}

/** The same of one that may have been put away. Throws `node.notFound`. */
export async function requireAnyNode(tx: FarmChange, id: number): Promise<StoredNode> {
  const node = await lockNode(tx, id);
  if (!node) throw new Failure('node.notFound');
  return node;
}
