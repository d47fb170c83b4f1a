import { isListSort, type ListSort } from './list-view.ts';

/** What the address of the map says: the selected parcel, where the map looks as `@lat,lon,zoomz`, and what its list shows. */
export interface MapSearch {
  readonly parcel?: number;
  readonly at?: string;
  readonly filter?: string;
  readonly sort?: ListSort;
}

export function validateMapSearch(search: Readonly<Record<string, unknown>>): MapSearch {
  const parcel = Number(search['parcel']);
  const { at, filter, sort } = search;
  // A filter of digits alone comes out of the address as a number.
  const filterText = typeof filter === 'number' ? String(filter) : filter;
  return {
    ...(Number.isInteger(parcel) && parcel > 0 && { parcel }),
    ...(typeof at === 'string' && { at }),
    ...(typeof filterText === 'string' && filterText !== '' && { filter: filterText }),
    ...(isListSort(sort) && { sort }),
  };
}
