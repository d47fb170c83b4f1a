import { packBlock, unpackBlock, type ParcelBlock } from './parcel-block.ts';
import type { ParcelShape } from './parcel-shape.ts';

const largestBlock = 512;

/** All parcels of a farm that its map shows, in blocks in the order of their ids. */
export interface ParcelIndex {
  readonly blocks: readonly ParcelBlock[];
  readonly bytes: number;
}

/** Parcels in the order of their ids. */
export function indexParcels(parcels: readonly ParcelShape[]): ParcelIndex {
  return indexOf(blocksOf(parcels));
}

export function joinIndexes(parts: readonly ParcelIndex[]): ParcelIndex {
  return indexOf(parts.flatMap(({ blocks }) => blocks));
}

/** The index after some parcels were changed, added or removed; only the blocks that these belong to are made anew. */
export function renewIndex(
  index: ParcelIndex,
  changedIds: readonly number[],
  parcels: readonly ParcelShape[],
): ParcelIndex {
  const present = new Map<number, ParcelShape[]>();
  for (const parcel of parcels) present.set(parcel.id, [...(present.get(parcel.id) ?? []), parcel]);
  const byBlock = new Map<number, number[]>();
  for (const id of changedIds) {
    const at = blockFor(index.blocks, id);
    byBlock.set(at, [...(byBlock.get(at) ?? []), id]);
  }
  const blocks = index.blocks.flatMap((block, at) => {
    const ids = byBlock.get(at);
    return ids ? renewBlock(block, ids, present) : [block];
  });
  if (index.blocks.length > 0) return indexOf(blocks);
  return indexParcels(parcels.toSorted((a, b) => a.id - b.id));
}

function renewBlock(
  block: ParcelBlock,
  changedIds: readonly number[],
  present: ReadonlyMap<number, readonly ParcelShape[]>,
): ParcelBlock[] {
  const changed = new Set(changedIds);
  const kept = unpackBlock(block).filter(({ id }) => !changed.has(id));
  const added = [...changed].flatMap((id) => present.get(id) ?? []);
  return blocksOf([...kept, ...added].sort((a, b) => a.id - b.id));
}

/** The last block that begins at or before an id. */
function blockFor(blocks: readonly ParcelBlock[], id: number): number {
  return Math.max(
    0,
    blocks.findLastIndex(({ ids }) => (ids[0] ?? Infinity) <= id),
  );
}

/** A parcel and its parts stand in one block. */
function blocksOf(parcels: readonly ParcelShape[]): ParcelBlock[] {
  const blocks: ParcelBlock[] = [];
  for (let first = 0; first < parcels.length;) {
    let end = Math.min(parcels.length, first + largestBlock);
    while (parcels[end] !== undefined && parcels[end]?.id === parcels[end - 1]?.id) end += 1;
    blocks.push(packBlock(parcels.slice(first, end)));
    first = end;
  }
  return blocks;
}

function indexOf(blocks: readonly ParcelBlock[]): ParcelIndex {
  return { blocks, bytes: blocks.reduce((sum, { bytes }) => sum + bytes, 0) };
}
