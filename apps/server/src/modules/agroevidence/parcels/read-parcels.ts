import type { ParcelDetail } from '@brazda/contract/agroevidence/parcels.ts';
import { searchTextOf } from '@brazda/domain/search-key.ts';
import type { Who } from '#server/access/who.ts';
import { readingOf, type FarmReading } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { ReadyJson } from '#server/http/ready-json.ts';
import type { Services } from '#server/services.ts';
import { changedParcels } from './changed-parcels.ts';
import type { CropCatalogue } from '../crops/crop-catalogue.ts';
import { dayOf, hourOf } from './kept-pages.ts';
import type { WrittenRows } from './kept-rows.ts';
import type { KnownParcels } from './known-parcels.ts';
import type { Ids, ParcelOrders } from './parcel-orders.ts';
import type { ParcelQuery } from './parcel-orders.repository.ts';
import {
  findParcel,
  findParcels,
  findPoints,
  findSuggested,
  type ParcelDetailRow,
  type Reading,
} from './parcels.repository.ts';
import { parcelDetailView, parcelView, suggestionView } from './parcels.view.ts';

type Needs = Pick<Services, 'database' | 'clock'>;

/** One page of the parcels in scope, already written as JSON. */
export function readParcels(
  { database, clock }: Needs,
  { pages, rows, orders, crops }: KnownParcels,
  who: Who,
  query: ParcelQuery,
): Promise<ReadyJson> {
  const farms = readingOf(database, who);
  const reading = { language: who.language, now: clock.now() };
  return pages.page(farms, reading.now, ['parcels', who.language, query], async (revisions) => {
    const ids = await listedIds(farms, orders, revisions, query);
    const begin = (query.page - 1) * query['per-page'];
    const shown = Array.from(ids.slice(begin, begin + query['per-page']));
    const state = { whose: `${who.language} ${farms.scope}`, state: `${revisions} ${hourOf(reading.now)}` };
    const written = await rows.rows(state, shown, {
      read: (missing) => writeRows(farms, crops, missing, reading),
      changedSince: (before) => changedParcels(farms, [before, state.state], dayOf(reading.now)),
    });
    return { json: `[${written.join(',')}]`, total: ids.length };
  });
}

async function writeRows(
  farms: FarmReading,
  catalogue: CropCatalogue,
  ids: readonly number[],
  reading: Reading,
): Promise<WrittenRows> {
  const parcels = await findParcels(farms, ids, reading);
  const crops = await catalogue.holding(
    farms,
    parcels.map(({ cropId }) => cropId),
  );
  const told = { crops, language: reading.language };
  return new Map(parcels.map((parcel) => [parcel.id, JSON.stringify(parcelView(parcel, told))]));
}

/** The ids of all parcels that a list is of, in its order. */
async function listedIds(
  farms: FarmReading,
  orders: ParcelOrders,
  revisions: string,
  query: ParcelQuery,
): Promise<Ids | readonly number[]> {
  const statuses = [...new Set(query.status ?? ['OPEN' as const])].sort();
  const order = { column: query['sort-col'], direction: query['sort-dir'], statuses };
  const searched = searchTextOf(query.search ?? '');
  if (searched === '') return orders.inOrder(farms, revisions, order);
  const found = (await orders.searchIndex(farms, revisions, statuses)).find(searched);
  if (order.column === 'name' && order.direction === 'asc') return found;
  const wanted = new Set(found);
  return (await orders.inOrder(farms, revisions, order)).filter((id) => wanted.has(id));
}

/** One parcel with its outline. Throws `parcel.notFound`. */
export async function readParcel({ database, clock }: Needs, who: Who, id: number): Promise<ParcelDetailRow> {
  const reading = { language: who.language, now: clock.now() };
  const parcel = await findParcel(readingOf(database, who), id, reading);
  if (!parcel) throw new Failure('parcel.notFound');
  return parcel;
}

/** A parcel as it is told to the one who asks. */
export async function tellParcel(
  { database }: Pick<Needs, 'database'>,
  catalogue: CropCatalogue,
  who: Who,
  parcel: ParcelDetailRow,
): Promise<ParcelDetail> {
  const crops = await catalogue.holding(readingOf(database, who), [parcel.cropId]);
  return parcelDetailView(parcel, { crops, language: who.language });
}

const mostSuggestions = 20;

/** A point in each open parcel in scope, already written as JSON. */
export function readPoints({ database, clock }: Needs, { pages }: KnownParcels, who: Who): Promise<ReadyJson> {
  const farms = readingOf(database, who);
  const now = clock.now();
  return pages.page(farms, now, ['points'], async () => {
    const rows = await findPoints(farms, now);
    return { json: JSON.stringify(rows), total: rows.length };
  });
}

/** Parcels that a text may mean, those that begin with it first; a blank text means none. */
export function readSuggestions(
  { database, clock }: Needs,
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
  return (await orders.searchIndex(farms, revisions, ['OPEN'])).suggest(searched, mostSuggestions);
}
