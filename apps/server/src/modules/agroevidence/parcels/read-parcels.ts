import { searchTextOf } from '@brazda/domain/search-key.ts';
import type { Who } from '#server/access/who.ts';
import { readingOf, withFarms, type FarmReading } from '#server/db/farm-scope.ts';
import { Failure } from '#server/failure.ts';
import type { ReadyJson } from '#server/http/ready-json.ts';
import type { Services } from '#server/services.ts';
import type { KeptPages } from './kept-pages.ts';
import type { Ids, ParcelOrders } from './parcel-orders.ts';
import type { ParcelQuery } from './parcel-orders.repository.ts';
import { findParcel, findParcels, findPoints, findSuggested, type ParcelDetailRow } from './parcels.repository.ts';
import { parcelView, suggestionView } from './parcels.view.ts';

type Needs = Pick<Services, 'database' | 'clock'>;

/** What is known of the lists of parcels without reading them anew. */
export interface KnownParcels {
  readonly pages: KeptPages;
  readonly orders: ParcelOrders;
}

/** One page of the parcels in scope, already written as JSON. */
export function readParcels(
  { database, clock }: Needs,
  { pages, orders }: KnownParcels,
  who: Who,
  query: ParcelQuery,
): Promise<ReadyJson> {
  const farms = readingOf(database, who);
  const reading = { language: who.language, now: clock.now() };
  return pages.page(farms, reading.now, ['parcels', who.language, query], async (revisions) => {
    const ids = await listedIds(farms, orders, revisions, query);
    const begin = (query.page - 1) * query['per-page'];
    const rows = await findParcels(farms, Array.from(ids.slice(begin, begin + query['per-page'])), reading);
    return { json: JSON.stringify(rows.map(parcelView)), total: ids.length };
  });
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
  const parcel = await withFarms(database, who, (tx) => findParcel(tx, id, reading));
  if (!parcel) throw new Failure('parcel.notFound');
  return parcel;
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
