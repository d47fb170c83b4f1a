import type { parcelSorts } from '@brazda/contract/agroevidence/parcel-filters.ts';

export type ParcelSort = (typeof parcelSorts)[number];

/** What the database itself puts in order, by the keys that it keeps for that; the rest is put in order here. */
export const sqlSorts = ['name', 'block-number', 'area', 'valid-from'] as const;
export type SqlSort = (typeof sqlSorts)[number];

export function isSqlSort(sort: ParcelSort): sort is SqlSort {
  return (sqlSorts as readonly ParcelSort[]).includes(sort);
}
