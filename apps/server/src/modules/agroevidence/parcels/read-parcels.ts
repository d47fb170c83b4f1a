import type { z } from 'zod';
import type { ParcelDetail, parcels } from '@brazda/contract/agroevidence/parcels.ts';
import { searchTextOf } from '@brazda/domain/search-key.ts';
import type { Who } from '#server/access/who.ts';
import { readingOf, type FarmReading } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { ReadyJson } from '#server/http/ready-json.ts';
import type { Services } from '#server/services.ts';
import { changedParcels } from './changed-parcels.ts';
import type { CropCatalogue } from '../crops/crop-catalogue.ts';
import { dayOf, hourOf, type WrittenPage } from './kept-pages.ts';
import type { WrittenRows } from './kept-rows.ts';
import type { KnownParcels } from './known-parcels.ts';
import { listedIds } from './listed-parcels.ts';
import type { Listing } from './listing.ts';
import type { ParcelOrders } from './parcel-orders.ts';
import {
  findParcel,
  findParcels,
  findPoints,
  findSuggested,
  type ParcelDetailRow,
  type ParcelRow,
  type Reading,
} from './parcels.repository.ts';
import { parcelDetailView, parcelView, suggestionView } from './parcels.view.ts';

export type ReadingNeeds = Pick<Services, 'database' | 'clock'>;
export type ParcelQuery = z.output<typeof parcels.list.query>;

/** A list as those who ask for it in this language see it, kept for as long as it stays the same. */
export function keptListing(
  { database, clock }: ReadingNeeds,
  known: KnownParcels,
  { language, ...who }: Who,
  what: readonly [string, ...unknown[]],
  write: (listing: Listing) => Promise<WrittenPage>,
  season?: number,
): Promise<ReadyJson> {
  const farms = readingOf(database, who);
  const now = clock.now();
  return known.pages.page(
    farms,
    now,
    [language, ...what],
    (revisions, plans) =>
      write({ farms, known, state: `${revisions} ${hourOf(now)}`, plans, reading: { language, now } }),
    season !== undefined,
  );
}

/** One page of the parcels in scope, already written as JSON. */
export function readParcels(
  needs: ReadingNeeds,
  known: KnownParcels,
  who: Who,
  { page, 'per-page': perPage, 'sort-col': column, 'sort-dir': direction, ...filter }: ParcelQuery,
): Promise<ReadyJson> {
  const order = { 'sort-col': column, 'sort-dir': direction };
  const write = async (listing: Listing): Promise<WrittenPage> => {
    const ids = await listedIds(listing, filter, order);
    const shown = Array.from(ids.slice((page - 1) * perPage, page * perPage));
    const written = await writtenRows(listing, shown, filter.season);
    return { json: `[${written.join(',')}]`, total: ids.length };
  };
  return keptListing(needs, known, who, ['parcels', page, perPage, filter, order], write, filter.season);
}

/** Rows of parcels as they go on the wire, in the order of their ids. */
export function writtenRows(
  { farms, known, reading, ...listing }: Listing,
  ids: readonly number[],
  season: number | undefined,
): Promise<string[]> {
  const whose = `${reading.language} ${season ?? ''} ${farms.scope}`;
  const state = `${listing.state} ${listing.plans}`;
  return known.rows.rows({ whose, state }, ids, {
    read: (missing) => writeRows(farms, known.crops, missing, { ...reading, season }),
    changedSince: (before) => changedParcels(farms, [before, state], dayOf(reading.now)),
  });
}

async function writeRows(
  farms: FarmReading,
  catalogue: CropCatalogue,
  ids: readonly number[],
  reading: Reading,
): Promise<WrittenRows> {
  const parcels = await findParcels(farms, ids, reading);
  const crops = await catalogue.holding(farms, parcels.flatMap(cropIdsOf));
  const told = { crops, language: reading.language };
  return new Map(parcels.map((parcel) => [parcel.id, JSON.stringify(parcelView(parcel, told))]));
}

/** One parcel with its outline. Throws `parcel.notFound`. */
export async function readParcel({ database, clock }: ReadingNeeds, who: Who, id: number): Promise<ParcelDetailRow> {
  const reading = { language: who.language, now: clock.now() };
  const parcel = await findParcel(readingOf(database, who), id, reading);
  if (!parcel) throw new Failure('parcel.notFound');
  return parcel;
}

/** A parcel as it is told to the one who asks. */
export async function tellParcel(
  { database }: Pick<ReadingNeeds, 'database'>,
  catalogue: CropCatalogue,
  who: Who,
  parcel: ParcelDetailRow,
): Promise<ParcelDetail> {
  const crops = await catalogue.holding(readingOf(database, who), cropIdsOf(parcel));
  return parcelDetailView(parcel, { crops, language: who.language });
}

/** All crops that are told of a parcel. */
export function cropIdsOf({ cropId, parts }: Pick<ParcelRow, 'cropId' | 'parts'>): (number | null)[] {
  return [cropId, ...(parts ?? []).map((part) => part.cropId)];
}

const mostSuggestions = 20;

/** A point in each open parcel in scope, already written as JSON. */
export function readPoints({ database, clock }: ReadingNeeds, { pages }: KnownParcels, who: Who): Promise<ReadyJson> {
  const farms = readingOf(database, who);
  const now = clock.now();
  return pages.page(farms, now, ['points'], async () => {
    const rows = await findPoints(farms, now);
    return { json: JSON.stringify(rows), total: rows.length };
  });
}

/** Parcels that a text may mean, those that begin with it first; where none holds it, those that nearly do. A blank text means none. */
export function readSuggestions(
  { database, clock }: ReadingNeeds,
  { pages, orders }: KnownParcels,
  who: Who,
  search: string,
): Promise<ReadyJson> {
  const farms = readingOf(database, who);
  const searched = searchTextOf(search);
  return pages.page(farms, clock.now(), ['suggestions', searched], async (revisions) => {
    const ids = searched === '' ? [] : await suggestedIds(farms, orders, revisions, searched);
    const rows = ids.length === 0 ? [] : await findSuggested(farms, ids);
    return { json: JSON.stringify(rows.map(suggestionView)), total: rows.length };
  });
}

async function suggestedIds(
  farms: FarmReading,
  orders: ParcelOrders,
  revisions: string,
  searched: string,
): Promise<readonly number[]> {
  const index = await orders.searchIndex(farms, revisions, ['OPEN']);
  const found = index.suggest(searched, mostSuggestions);
  return found.length > 0 ? found : index.suggestAlike(searched, mostSuggestions);
}
