import type { Who } from '#server/access/who.ts';
import { withFarms, type FarmTransaction } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { findChange, listChanges, type ChangeQuery, type ChangeRow } from './land-changes.repository.ts';
import {
  findUpdate,
  listUpdatesOfLand,
  type LandUpdateFound,
  type WholeLandUpdate,
} from './land-updates.repository.ts';

type Needs = Pick<Services, 'database'>;

export function readLandUpdates(
  { database }: Needs,
  who: Who,
  page: Parameters<typeof listUpdatesOfLand>[1],
): Promise<{ rows: LandUpdateFound[]; total: number }> {
  return withFarms(database, who, (tx) => listUpdatesOfLand(tx, page));
}

/** Throws `landUpdate.notFound`. */
export function readLandUpdate({ database }: Needs, who: Who, id: number): Promise<WholeLandUpdate> {
  return withFarms(database, who, (tx) => foundUpdate(tx, id));
}

/** One page of the changes of an update. Throws `landUpdate.notFound`. */
export function readLandChanges(
  { database }: Needs,
  who: Who,
  id: number,
  query: ChangeQuery,
): Promise<{ rows: ChangeRow[]; total: number }> {
  return withFarms(database, who, async (tx) => {
    await foundUpdate(tx, id);
    return listChanges(tx, id, query);
  });
}

/** One change with its outlines. Throws `landUpdate.notFound`. */
export async function readLandChange({ database }: Needs, who: Who, id: number, number: number): Promise<ChangeRow> {
  const change = await withFarms(database, who, (tx) => findChange(tx, id, number, who.language));
  if (!change) throw new Failure('landUpdate.notFound');
  return change;
}

/** Throws `landUpdate.notFound`. */
export async function foundUpdate(tx: FarmTransaction, id: number): Promise<WholeLandUpdate> {
  const update = await findUpdate(tx, id);
  if (!update) throw new Failure('landUpdate.notFound');
  return update;
}
