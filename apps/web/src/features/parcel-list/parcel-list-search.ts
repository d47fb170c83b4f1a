import { climateRegionOf, climateRegions } from '@brazda/domain/enumerations/climate-region.ts';
import { triStates } from '@brazda/domain/enumerations/tri-state.ts';
import {
  choiceInAddress,
  decimalInAddress,
  listSearch,
  markInAddress,
  numberInAddress,
  textInAddress,
} from '#web/lib/list-search.ts';
import { seasonInAddress } from '#web/parts/plan/season-in-address.ts';
import type { RowOrder } from '#web/ui/data-table/table-rows.ts';
import type { ParcelQuery } from './parcel-list.queries.ts';

/** What the list can be sorted by; the names are those of the server. */
export const sorts = [
  'name',
  'block-number',
  'area',
  'official-area',
  'computed-area',
  'crop',
  'land-use',
  'center',
  'nitrate',
  'climate-region',
  'altitude',
  'slope',
  'valid-from',
] as const;

/** Climate regions by their digits, and land of which none is known. */
export const climateChoices = [...climateRegions.map((region) => `${region}` as const), 'unknown' as const];

/** What the address says of the list: what it is filtered and sorted by, and the parcel that is selected. */
export const validateParcelListSearch = listSearch({
  search: textInAddress(200),
  crop: numberInAddress,
  landUse: textInAddress(),
  center: numberInAddress,
  zone: numberInAddress,
  nitrate: choiceInAddress(triStates),
  climateRegion: choiceInAddress(climateChoices),
  from: decimalInAddress,
  to: decimalInAddress,
  season: seasonInAddress,
  retired: markInAddress,
  by: choiceInAddress(sorts, 'name'),
  descending: markInAddress,
  parcel: numberInAddress,
});
export type ParcelListSearch = ReturnType<typeof validateParcelListSearch>;
export type ListFilter = Omit<ParcelListSearch, 'by' | 'descending' | 'parcel'>;

export function filterOf(search: ParcelListSearch): Omit<ParcelQuery, 'sort-col' | 'sort-dir'> {
  return {
    search: search.search,
    crop: search.crop === undefined ? undefined : [search.crop],
    'land-use': search.landUse === undefined ? undefined : [search.landUse],
    center: search.center === undefined ? undefined : [search.center],
    zone: search.zone === undefined ? undefined : [search.zone],
    nitrate: search.nitrate === undefined ? undefined : [search.nitrate],
    ...climateOf(search.climateRegion),
    'area-from': search.from,
    'area-to': search.to,
    season: search.season,
    status: search.retired ? ['RETIRED'] : undefined,
  };
}

function climateOf(chosen: ParcelListSearch['climateRegion']): Pick<ParcelQuery, 'climate-region' | 'without'> {
  if (chosen === undefined) return {};
  const region = climateRegionOf(chosen);
  return region === null ? { without: ['climate-region'] } : { 'climate-region': [region] };
}

export function orderOf({ by = 'name', descending }: ParcelListSearch): RowOrder {
  return { column: by, direction: descending ? 'desc' : 'asc' };
}

/** What the server is asked for: the filter and the order. */
export function queryOf(search: ParcelListSearch): ParcelQuery {
  return { ...filterOf(search), 'sort-col': search.by ?? 'name', 'sort-dir': orderOf(search).direction };
}

export const noFilter: ListFilter = {
  search: undefined,
  crop: undefined,
  landUse: undefined,
  center: undefined,
  zone: undefined,
  nitrate: undefined,
  climateRegion: undefined,
  from: undefined,
  to: undefined,
  season: undefined,
  retired: undefined,
};

/** How many things the list is filtered by besides the text. */
export function filterCount({
  by: _by,
  descending: _way,
  parcel: _parcel,
  search: _text,
  ...filter
}: ParcelListSearch): number {
  return Object.values(filter).filter((value) => value !== undefined).length;
}
