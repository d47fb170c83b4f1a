import { climateRegions } from '@brazda/domain/enumerations/climate-region.ts';
import { z } from 'zod';
import { largestNumber, RecordStatus, SortDirection, TriState } from '../shapes.ts';
import { CenterId, ZoneId } from './agroevidence.ids.ts';

/** On which days nitrogen may be brought onto land hangs on it. */
export const ClimateRegion = z.literal(climateRegions);

/** What can be missing of a parcel, so that those can be found of which it still has to be said. */
export const missingFacts = ['crop', 'center', 'zone', 'land-use', 'official-area', 'climate-region'] as const;

/** The most that is taken of a filter with several values; more than any farm has crops. */
const mostChosen = 200;
const mostHectares = 1_000_000;

/** Which parcels a list is of; what is not said leaves all. Of several values of one property, one has to hold. */
export const parcelFilters = {
  search: z.string().max(200).optional(),
  status: z.array(RecordStatus).optional(),
  crop: z.array(z.int().min(1).max(largestNumber)).max(mostChosen).optional(),
  /** Codes of the registry, or names where the source gave no code. */
  'land-use': z.array(z.string().max(100)).max(mostChosen).optional(),
  center: z.array(CenterId).max(mostChosen).optional(),
  zone: z.array(ZoneId).max(mostChosen).optional(),
  nitrate: z.array(TriState).optional(),
  'climate-region': z.array(ClimateRegion).optional(),
  /** Hectares, both included. */
  'area-from': z.number().min(0).max(mostHectares).optional(),
  'area-to': z.number().min(0).max(mostHectares).optional(),
  without: z.array(z.enum(missingFacts)).optional(),
  /**
   * The year in which a season begins: crops are then those of that season instead of those of today, as they are recorded,
   * else as the official plan has them.
   */
  season: z.int().min(1990).max(2100).optional(),
};

export const parcelSorts = [
  'name',
  'block-number',
  'area',
  'official-area',
  'computed-area',
  'crop',
  'land-use',
  'center',
  'zone',
  'nitrate',
  'climate-region',
  'status',
  'altitude',
  'slope',
  'valid-from',
] as const;

export const parcelOrder = {
  'sort-col': z.enum(parcelSorts).default('name'),
  'sort-dir': SortDirection.default('asc'),
};
