export const listSorts = ['name', 'area', 'crop'] as const;
export type ListSort = (typeof listSorts)[number];

/** How the list of parcels stands beside the map. */
export interface ListView {
  readonly isOpen: boolean;
  readonly filter: string;
  readonly sort: ListSort;
}

export function isListSort(value: unknown): value is ListSort {
  return listSorts.some((sort) => sort === value);
}
