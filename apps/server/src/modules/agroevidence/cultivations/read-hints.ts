import type { ParcelHint, seedApplications } from '@brazda/contract/agroevidence/seed-applications.ts';
import type { z } from 'zod';
import type { Who } from '#server/access/who.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { findHinted, findNeighbours, type HintedParcel } from './parcel-hints.repository.ts';

/** Registries draw the border of two parcels twice, a little differently. */
const neighbourMetres = 1;

/** What to know before one crop is sown on some parcels at once. Throws `parcel.notFound`. */
export async function readHints(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  who: Who,
  query: z.output<typeof seedApplications.hints.query>,
): Promise<ParcelHint[]> {
  const farms = readingOf(database, who);
  const parcelIds = [...new Set(query['parcel-ids'])];
  const [parcels, neighbours] = await Promise.all([
    findHinted(farms, parcelIds, query.date, clock.now()),
    findNeighbours(farms, parcelIds, neighbourMetres),
  ]);
  if (parcels.length < parcelIds.length) throw new Failure('parcel.notFound');
  return hintsOf(parcels, isConnected(parcelIds, neighbours));
}

function hintsOf(parcels: readonly HintedParcel[], areConnected: boolean): ParcelHint[] {
  const all = parcels.map(({ id }) => id);
  const split = parcels.filter(({ isSplit }) => isSplit).map(({ id }) => id);
  const alone = parcels.filter(({ parcelsOfBlock }) => parcelsOfBlock === 1).map(({ id }) => id);
  const blocks = new Set(parcels.flatMap(({ block }) => (block === null || block === '' ? [] : [block])));
  const hints: ParcelHint[] = [
    { code: 'PARCEL_HAS_CROP_SPLIT', parcelIds: split },
    { code: 'PARCELS_NOT_ADJACENT', parcelIds: areConnected ? [] : all },
    { code: 'SINGLE_PARCEL_LPIS', parcelIds: alone },
    { code: 'DIFFERENT_LPIS_BLOCKS', parcelIds: blocks.size > 1 ? all : [] },
  ];
  return hints.filter(({ parcelIds }) => parcelIds.length > 0);
}

/** Whether one comes from each to each of the others over neighbours. */
function isConnected(
  ids: readonly number[],
  pairs: readonly { readonly one: number; readonly other: number }[],
): boolean {
  const beside = new Map(ids.map((id) => [id, [] as number[]]));
  for (const { one, other } of pairs) {
    beside.get(one)?.push(other);
    beside.get(other)?.push(one);
  }
  const reached = new Set(ids.slice(0, 1));
  for (const id of reached) for (const next of beside.get(id) ?? []) reached.add(next);
  return reached.size === ids.length;
}
