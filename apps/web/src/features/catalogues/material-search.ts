import type { MaterialQuery } from '@brazda/contract/agroevidence/materials.ts';
import type { MaterialKind } from '@brazda/domain/enumerations/material.ts';
import {
  choiceInAddress,
  dayInAddress,
  listSearch,
  markInAddress,
  numberInAddress,
  textInAddress,
} from '#web/lib/list-search.ts';
import { cropShelves } from './crops-search.ts';

export const validateMaterialSearch = listSearch({
  query: textInAddress(200),
  on: dayInAddress,
  shelf: choiceInAddress(cropShelves, 'all'),
  crop: numberInAddress,
  organism: textInAddress(60),
  descending: markInAddress,
  /** Whose details are open. */
  material: numberInAddress,
});
export type MaterialSearch = ReturnType<typeof validateMaterialSearch>;

/** What is asked for as the address says it. */
export function materialQuery(kind: MaterialKind, search: MaterialSearch): MaterialQuery {
  const { query, on, shelf = 'all', crop, organism, descending } = search;
  return {
    kind,
    ...(query !== undefined && { search: query }),
    ...(on !== undefined && { 'valid-on': on }),
    ...(crop !== undefined && { crop }),
    ...(organism !== undefined && { organism }),
    ...(shelf === 'own' && { type: ['PRIVATE'] }),
    ...(shelf === 'retired' && { status: ['RETIRED'] }),
    ...(descending && { 'sort-dir': 'desc' }),
  };
}

/** Without any filter. */
export const noMaterialFilter = {
  query: undefined,
  on: undefined,
  shelf: undefined,
  crop: undefined,
  organism: undefined,
} as const satisfies MaterialSearch;

export function isFiltered(search: MaterialSearch): boolean {
  return Object.keys(noMaterialFilter).some((key) => search[key as keyof MaterialSearch] !== undefined);
}
