import type { ParcelHint, seedApplications } from '@brazda/contract/agroevidence/seed-applications.ts';
import { areConnected } from '@brazda/domain/are-connected.ts';
import type { z } from 'zod';
import type { Who } from '#server/access/who.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { neighbourMetres } from '../land/neighbour-metres.ts';
import { neighboursAmong } from '../land/neighbours.repository.ts';
import { findHinted, type HintedParcel } from './parcel-hints.repository.ts';

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
    farms.rows(neighboursAmong(farms, parcelIds, neighbourMetres)),
  ]);
  if (parcels.length < parcelIds.length) throw new Failure('parcel.notFound');
  return hintsOf(parcels, areConnected(parcelIds, neighbours));
}

function hintsOf(parcels: readonly HintedParcel[], isOneStretch: boolean): ParcelHint[] {
  const all = parcels.map(({ id }) => id);
  const split = parcels.filter(({ isSplit }) => isSplit).map(({ id }) => id);
  const alone = parcels.filter(({ parcelsOfBlock }) => parcelsOfBlock === 1).map(({ id }) => id);
  const blocks = new Set(parcels.flatMap(({ block }) => (block === null || block === '' ? [] : [block])));
  const hints: ParcelHint[] = [
    { code: 'PARCEL_HAS_CROP_SPLIT', parcelIds: split },
    { code: 'PARCELS_NOT_ADJACENT', parcelIds: isOneStretch ? [] : all },
    { code: 'SINGLE_PARCEL_LPIS', parcelIds: alone },
    { code: 'DIFFERENT_LPIS_BLOCKS', parcelIds: blocks.size > 1 ? all : [] },
  ];
  return hints.filter(({ parcelIds }) => parcelIds.length > 0);
}
