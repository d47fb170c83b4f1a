/** So much of a farm's parcel lies in a block. */
export interface ParcelOverlap {
  readonly parcelId: number;
  readonly key: string;
  readonly areaM2: number;
  /** Whether the parcel is known in the registry by the key of the block. */
  readonly isNamesake: boolean;
}

/**
 * Which parcel goes on as which block: each parcel as one block at most and each block as one parcel at most. Who bears
 * the block's own id comes first, then who has most of it. What is left over is a parcel that ends or a block that begins.
 */
export function assignBlocks(overlaps: readonly ParcelOverlap[]): ReadonlyMap<string, number> {
  const assigned = new Map<string, number>();
  const taken = new Set<number>();
  const nearest = overlaps.toSorted(
    (a, b) =>
      Number(b.isNamesake) - Number(a.isNamesake) ||
      b.areaM2 - a.areaM2 ||
      a.parcelId - b.parcelId ||
      (a.key < b.key ? -1 : 1),
  );
  for (const { parcelId, key } of nearest) {
    if (assigned.has(key) || taken.has(parcelId)) continue;
    assigned.set(key, parcelId);
    taken.add(parcelId);
  }
  return assigned;
}

/** For each block the parcel that had most of its land before. */
export function mainAncestors(overlaps: readonly ParcelOverlap[]): ReadonlyMap<string, number> {
  const ancestors = new Map<string, ParcelOverlap>();
  for (const overlap of overlaps) {
    const known = ancestors.get(overlap.key);
    if (!known || overlap.areaM2 > known.areaM2) ancestors.set(overlap.key, overlap);
  }
  return new Map([...ancestors].map(([key, { parcelId }]) => [key, parcelId]));
}
