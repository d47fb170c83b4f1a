import type { OrganismQuery } from '@brazda/contract/agroevidence/organisms.ts';
import {
  choiceInAddress,
  dayInAddress,
  listSearch,
  markInAddress,
  numberInAddress,
  textInAddress,
} from '#web/lib/list-search.ts';
import { cropShelves } from './crops-search.ts';

export const validateOrganismSearch = listSearch({
  query: textInAddress(200),
  on: dayInAddress,
  shelf: choiceInAddress(cropShelves, 'all'),
  crop: numberInAddress,
  /** Whether those without any product are left out. */
  products: markInAddress,
  descending: markInAddress,
  /** Whose details are open. */
  organism: textInAddress(60),
});
export type OrganismSearch = ReturnType<typeof validateOrganismSearch>;

/** What is asked for as the address says it. */
export function organismQuery({ query, on, shelf, crop, products, descending }: OrganismSearch): OrganismQuery {
  return {
    ...(query !== undefined && { search: query }),
    ...(on !== undefined && { 'valid-on': on }),
    ...(crop !== undefined && { crop }),
    ...(shelf === 'own' && { type: ['PRIVATE'] }),
    ...(shelf === 'retired' && { status: ['RETIRED'] }),
    ...(products && { 'with-products': true }),
    ...(descending && { 'sort-dir': 'desc' }),
  };
}

/** Without any filter. */
export const noOrganismFilter = {
  query: undefined,
  on: undefined,
  shelf: undefined,
  crop: undefined,
  products: undefined,
} as const satisfies OrganismSearch;

export function isFiltered(search: OrganismSearch): boolean {
  return Object.keys(noOrganismFilter).some((key) => search[key as keyof OrganismSearch] !== undefined);
}
