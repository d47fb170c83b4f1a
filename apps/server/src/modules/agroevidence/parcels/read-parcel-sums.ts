import type { CropSum, LandUseSum, ParcelStatistics } from '@brazda/contract/agroevidence/parcel-sums.ts';
import type { Who } from '#server/access/who.ts';
import type { ReadyJson } from '#server/http/ready-json.ts';
import type { WrittenPage } from './kept-pages.ts';
import type { KnownParcels } from './known-parcels.ts';
import { leftOf, type ParcelFilter } from './filter-parcels.ts';
import { listedIds, requireKnownDivisions, traitsOf, type ListOrder } from './listed-parcels.ts';
import type { Listing } from './listing.ts';
import { findCadastralUnits } from './cadastral-units.repository.ts';
import { placeOf, placesIn, type ParcelTraits } from './parcel-traits.ts';
import { keptListing, type ReadingNeeds } from './read-parcels.ts';
import { sumsBy, sumsByCrop, totalsOf } from './sum-parcels.ts';
import { toldCrops, toldLandUses } from './trait-names.ts';

/** The ids of all parcels that a filter leaves, in the order of the list, written as JSON. */
export function readParcelIds(
  needs: ReadingNeeds,
  known: KnownParcels,
  who: Who,
  { 'sort-col': column, 'sort-dir': direction, ...filter }: ParcelFilter & ListOrder,
): Promise<ReadyJson> {
  const order = { 'sort-col': column, 'sort-dir': direction };
  const write = async (listing: Listing): Promise<WrittenPage> => {
    const ids = await listedIds(listing, filter, order);
    return { json: `[${ids.join(',')}]`, total: ids.length };
  };
  return keptListing(needs, known, who, ['ids', filter, order], write, filter.season);
}

export function readParcelStatistics(
  needs: ReadingNeeds,
  known: KnownParcels,
  who: Who,
  filter: ParcelFilter,
): Promise<ReadyJson> {
  const write = async (listing: Listing): Promise<WrittenPage> => {
    const traits = await traitsOf(listing, filter);
    const places = await leftPlaces(listing, traits, filter);
    const statistics: ParcelStatistics = {
      ...totalsOf(traits, places),
      byCrop: await cropSums(listing, traits, places),
      byLandUse: await landUseSums(listing, traits, places),
      byNitrate: sumsBy(traits, places, traits.nitrates).map(({ word, ...sum }) => ({
        nitrateVulnerable: word,
        ...sum,
      })),
    };
    return { json: JSON.stringify(statistics) };
  };
  return keptListing(needs, known, who, ['statistics', filter], write, filter.season);
}

/** What the parcels in scope are used for, written as JSON. */
export function readLandUses(needs: ReadingNeeds, known: KnownParcels, who: Who): Promise<ReadyJson> {
  return keptListing(needs, known, who, ['land-use'], async (listing) => {
    const traits = await traitsOf(listing, {});
    const rows = await landUseSums(listing, traits, await leftPlaces(listing, traits, {}));
    return { json: JSON.stringify(rows), total: rows.length };
  });
}

/** In which cadastral units the parcels in scope lie, written as JSON. */
export function readCadastralUnits(needs: ReadingNeeds, known: KnownParcels, who: Who): Promise<ReadyJson> {
  return keptListing(needs, known, who, ['cadastral-units'], async ({ farms }) => {
    const rows = await findCadastralUnits(farms);
    return { json: JSON.stringify(rows), total: rows.length };
  });
}

/** Where in the traits the parcels stand that a filter leaves; what is searched for is found by its index. */
async function leftPlaces(listing: Listing, traits: ParcelTraits, filter: ParcelFilter): Promise<Int32Array> {
  if (filter.search === undefined) {
    await requireKnownDivisions(listing.farms, filter);
    return leftOf(traits, placesIn(traits), filter);
  }
  const ids = await listedIds(listing, filter, { 'sort-col': 'name', 'sort-dir': 'asc' });
  return Int32Array.from(ids, (id) => placeOf(traits, id));
}

async function cropSums(listing: Listing, traits: ParcelTraits, places: Int32Array): Promise<CropSum[]> {
  const tell = await toldCrops(listing, traits);
  return sumsByCrop(traits, places).map(({ word, ...sum }) => ({
    crop: word === '' ? null : tell(word),
    ...sum,
  }));
}

async function landUseSums(listing: Listing, traits: ParcelTraits, places: Int32Array): Promise<LandUseSum[]> {
  const told = await toldLandUses(listing, traits);
  return sumsBy(traits, places, traits.landUses).map(({ word, ...sum }) => {
    const { code = null, name = null } = told.get(word) ?? {};
    return { key: word === '' ? null : word, code, name, ...sum };
  });
}
