import { groupedBy } from '@brazda/domain/grouped-by.ts';
import { createTurns } from '#server/concurrency/in-turns.ts';
import { readingOf, type FarmScope } from '#server/db/farm-scope.ts';
import type { Services } from '#server/services.ts';
import { geoJsonFeatures, parcelsAtOnce } from './drawn-parcels.repository.ts';
import { findMapChanges } from './map-changes.repository.ts';
import {
  featuresIn,
  idOf,
  mapOfPieces,
  packFeatures,
  unpackFeatures,
  type MapPiece,
  type WrittenMap,
} from './map-pieces.ts';
import type { FarmState } from './map-states.ts';

/**
 * The map of one farm as it was written before, with the pieces written anew in which parcels have changed since; undefined
 * where only writing all of it tells.
 */
export async function renewFarmMap(
  database: Services['database'],
  scope: FarmScope,
  before: WrittenMap,
  farms: readonly FarmState[],
  tag: string,
): Promise<WrittenMap | undefined> {
  const [state] = farms;
  const [held] = before.farms;
  if (!state || !held || farms.length > 1) return undefined;
  const { farmId, day } = state;
  const land = readingOf(database, { ...scope, farmIds: [farmId] });
  // Read first: what is read after the changes is as new as they are, and what is newer will be read once more.
  const ids = (await findMapChanges(land, farmId, held, day))?.parcelIds;
  if (!ids || ids.length > parcelsAtOnce) return undefined;
  const { json } = await geoJsonFeatures(land, farmId, day, { ids });
  return mapOfPieces(farms, await exchange(before.pieces, new Set(ids), featuresIn(json)), tag);
}

/** Those that have changed give way to what is left of them, in the order of their ids. */
async function exchange(
  pieces: readonly MapPiece[],
  changed: ReadonlySet<number>,
  anew: readonly string[],
): Promise<readonly MapPiece[]> {
  if (pieces.length === 0) return packFeatures(anew);
  const placeOf = (id: number): number => {
    const at = pieces.findIndex(({ last }) => id <= last);
    return at === -1 ? pieces.length - 1 : at;
  };
  const touched = new Set(Array.from(changed, placeOf));
  const anewByPlace = groupedBy(anew, (feature) => placeOf(idOf(feature)));
  const turn = createTurns();
  const renewed: MapPiece[] = [];
  for (const [at, piece] of pieces.entries()) {
    if (!touched.has(at)) {
      renewed.push(piece);
      continue;
    }
    const kept = (await unpackFeatures(piece)).filter((feature) => !changed.has(idOf(feature)));
    const all = [...kept, ...(anewByPlace.get(at) ?? [])];
    renewed.push(...(await packFeatures(all.toSorted((one, other) => idOf(one) - idOf(other)))));
    await turn();
  }
  return renewed;
}
