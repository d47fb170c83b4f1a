import type { SortDirection } from '@brazda/domain/enumerations/sort-direction.ts';
import { searchTextOf } from '@brazda/domain/search-key.ts';
import type { FarmReading } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { countKnown, findDivisionNames, type DivisionKind } from '../divisions/divisions.repository.ts';
import { leftOf, type ParcelFilter } from './filter-parcels.ts';
import type { Listing } from './listing.ts';
import { orderedBy, plainRanks, rankOfWords, type Rank } from './order-parcels.ts';
import type { Ids } from './parcel-orders.ts';
import { isSqlSort, type ParcelSort, type SqlSort } from './parcel-sorts.repository.ts';
import { placeOf, type ParcelTraits } from './parcel-traits.ts';
import type { ParcelStatus } from './parcels.repository.ts';
import { cropNames, landUseNames } from './trait-names.ts';
import { wordColumnOf } from './word-column.ts';

export interface ListOrder {
  readonly 'sort-col': ParcelSort;
  readonly 'sort-dir': SortDirection;
}

/**
 * The ids of all parcels that a filter leaves, in an order; kept for who comes next with the same. Throws
 * `division.notFound` for centres and zones of other farms.
 */
export function listedIds(listing: Listing, filter: ParcelFilter, order: ListOrder): Promise<Ids> {
  const { farms, known, state, plans, reading } = listing;
  const key = JSON.stringify([reading.language, filter, order, plans]);
  return known.orders.listed(farms, state, key, () => findListed(listing, filter, order));
}

async function findListed(listing: Listing, filter: ParcelFilter, order: ListOrder): Promise<readonly number[] | Ids> {
  await requireKnownDivisions(listing.farms, filter);
  const column = order['sort-col'];
  const before = await inSqlOrder(listing, filter, order);
  if (isSqlSort(column) && !narrows(filter)) return before;
  const traits = await traitsOf(listing, filter);
  const known = Int32Array.from(before, (id) => placeOf(traits, id)).filter((place) => place >= 0);
  const places = leftOf(traits, known, filter);
  const ordered = isSqlSort(column)
    ? places
    : orderedBy(places, await rankBy(listing, traits, column), order['sort-dir']);
  return ordered.map((place) => traits.ids[place] ?? 0);
}

/** What is searched for of the statuses that are wanted, in the order of a column of the database, else of the names. */
async function inSqlOrder(
  { farms, known: { orders }, state }: Listing,
  filter: ParcelFilter,
  { 'sort-col': column, 'sort-dir': direction }: ListOrder,
): Promise<readonly number[] | Ids> {
  const statuses = statusesOf(filter);
  const order = isSqlSort(column) ? { column, direction, statuses } : { ...byName, statuses };
  const searched = searchTextOf(filter.search ?? '');
  if (searched === '') return orders.inOrder(farms, state, order);
  const found = (await orders.searchIndex(farms, state, statuses)).find(searched);
  if (order.column === 'name' && order.direction === 'asc') return found;
  const wanted = new Set(found);
  return (await orders.inOrder(farms, state, order)).filter((id) => wanted.has(id));
}

const byName: { readonly column: SqlSort; readonly direction: 'asc' } = { column: 'name', direction: 'asc' };

function statusesOf({ status }: ParcelFilter): readonly ParcelStatus[] {
  return [...new Set(status ?? ['OPEN' as const])].sort();
}

/** Throws `division.notFound`: a filter by what the farms do not have is a mistake, and tells nothing of other farms. */
export async function requireKnownDivisions(
  farms: FarmReading,
  { center = [], zone = [] }: ParcelFilter,
): Promise<void> {
  const isMissing = async (kind: DivisionKind, ids: readonly number[]): Promise<boolean> =>
    ids.length > 0 && (await countKnown(farms, kind, ids)) < new Set(ids).size;
  if ((await isMissing('center', center)) || (await isMissing('zone', zone))) throw new Failure('division.notFound');
}

/** Whether a filter leaves less than its statuses and what is searched for. */
function narrows({ search: _search, status: _status, season: _season, ...others }: ParcelFilter): boolean {
  return Object.values(others).some((value) => value !== undefined);
}

export function traitsOf(listing: Listing, { season }: ParcelFilter): Promise<ParcelTraits> {
  const { farms, known, state, plans, reading } = listing;
  return known.orders.traits(farms, state, reading.now, season === undefined ? undefined : { season, plans });
}

type TraitSort = Exclude<ParcelSort, SqlSort>;

async function rankBy(listing: Listing, traits: ParcelTraits, column: TraitSort): Promise<Rank> {
  const { language } = listing.reading;
  if (column === 'crop') return rankOfWords(traits.crops, await cropNames(listing, traits), language);
  if (column === 'land-use') return rankOfWords(traits.landUses, await landUseNames(listing, traits), language);
  if (column === 'zone') return rankOfWords(traits.zones, (zone) => zone, language);
  if (column === 'center') {
    const names = await findDivisionNames(listing.farms, 'center');
    const words = Array.from(traits.centers, (id) => (id === 0 ? '' : String(id)));
    return rankOfWords(
      wordColumnOf(words, (word) => word),
      (word) => names.get(Number(word)) ?? word,
      language,
    );
  }
  return plainRanks[column](traits);
}
