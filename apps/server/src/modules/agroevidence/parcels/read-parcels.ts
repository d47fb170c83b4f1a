import { foldText } from '@brazda/domain/fold-text.ts';
import type { Who } from '#server/access/who.ts';
import type { Database } from '#server/db/database.ts';
import { withFarms } from '#server/db/farm-scope.ts';
import { Failure } from '#server/failure.ts';
import {
  findParcel,
  listParcels,
  parcelFeatures,
  suggestParcels,
  type ParcelDetailRow,
  type ParcelPage,
  type ParcelQuery,
  type SuggestionRow,
} from './parcels.repository.ts';

/** One page of the parcels in scope. */
export function readParcels(database: Database, who: Who, query: ParcelQuery): Promise<ParcelPage> {
  return withFarms(database, who, (tx) => listParcels(tx, query, who.language, foldText(query.search ?? '')));
}

/** One parcel with its outline. Throws `parcel.notFound`. */
export async function readParcel(database: Database, who: Who, id: number): Promise<ParcelDetailRow> {
  const parcel = await withFarms(database, who, (tx) => findParcel(tx, id, who.language));
  if (!parcel) throw new Failure('parcel.notFound');
  return parcel;
}

/** All open parcels in scope as GeoJSON features, already written as JSON. */
export function readParcelFeatures(database: Database, who: Who): Promise<{ json: string; total: number }> {
  return withFarms(database, who, parcelFeatures);
}

/** Parcels that a text may mean; a blank text means none. */
export async function findSuggestions(database: Database, who: Who, search: string): Promise<SuggestionRow[]> {
  const searchKey = foldText(search);
  return searchKey === '' ? [] : withFarms(database, who, (tx) => suggestParcels(tx, searchKey));
}
