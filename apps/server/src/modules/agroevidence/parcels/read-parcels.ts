import { foldText } from '@brazda/domain/fold-text.ts';
import type { Who } from '#server/access/who.ts';
import { withFarms } from '#server/db/farm-scope.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { KeptPages, WrittenPage } from './kept-pages.ts';
import {
  findParcel,
  listParcels,
  parcelFeatures,
  parcelPoints,
  suggestParcels,
  type ParcelDetailRow,
  type ParcelQuery,
  type SuggestionRow,
} from './parcels.repository.ts';
import { parcelView } from './parcels.view.ts';

type Needs = Pick<Services, 'database' | 'clock'>;

/** One page of the parcels in scope, already written as JSON. */
export function readParcels(
  { database, clock }: Needs,
  pages: KeptPages,
  who: Who,
  query: ParcelQuery,
): Promise<WrittenPage> {
  const reading = { language: who.language, now: clock.now() };
  return withFarms(database, who, (tx) =>
    pages.page(tx, reading.now, [who.language, query], async () => {
      const { rows, total } = await listParcels(tx, query, reading, foldText(query.search ?? ''));
      return { json: JSON.stringify(rows.map(parcelView)), total };
    }),
  );
}

/** One parcel with its outline. Throws `parcel.notFound`. */
export async function readParcel({ database, clock }: Needs, who: Who, id: number): Promise<ParcelDetailRow> {
  const reading = { language: who.language, now: clock.now() };
  const parcel = await withFarms(database, who, (tx) => findParcel(tx, id, reading));
  if (!parcel) throw new Failure('parcel.notFound');
  return parcel;
}

/** All open parcels in scope as GeoJSON features, already written as JSON. */
export function readParcelFeatures({ database, clock }: Needs, who: Who): Promise<{ json: string; total: number }> {
  return withFarms(database, who, (tx) => parcelFeatures(tx, clock.now()));
}

/** A point in each open parcel in scope, already written as JSON. */
export function readParcelPoints({ database, clock }: Needs, who: Who): Promise<{ json: string; total: number }> {
  return withFarms(database, who, (tx) => parcelPoints(tx, clock.now()));
}

/** Parcels that a text may mean; a blank text means none. */
export async function findSuggestions(
  { database }: Pick<Services, 'database'>,
  who: Who,
  search: string,
): Promise<SuggestionRow[]> {
  const searchKey = foldText(search);
  return searchKey === '' ? [] : withFarms(database, who, (tx) => suggestParcels(tx, searchKey));
}
