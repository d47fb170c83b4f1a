import type { OrganismQuery } from '@brazda/contract/agroevidence/organisms.ts';
import { dayInAddress, listSearch, markInAddress, numberInAddress, textInAddress } from '#web/lib/list-search.ts';

export const validateOrganismSearch = listSearch({
  query: textInAddress(200),
  on: dayInAddress,
  crop: numberInAddress,
  /** Whether those without any product are left out. */
  products: markInAddress,
  descending: markInAddress,
  /** Whose details are open. */
  organism: textInAddress(60),
});
export type OrganismSearch = ReturnType<typeof validateOrganismSearch>;

/** What is asked for as the address says it. */
export function organismQuery({ query, on, crop, products, descending }: OrganismSearch): OrganismQuery {
  return {
    ...(query !== undefined && { search: query }),
    ...(on !== undefined && { 'valid-on': on }),
    ...(crop !== undefined && { crop }),
    ...(products && { 'with-products': true }),
    ...(descending && { 'sort-dir': 'desc' }),
  };
}

/** Without any filter. */
export const noOrganismFilter = {
  query: undefined,
  on: undefined,
  crop: undefined,
  products: undefined,
} as const satisfies OrganismSearch;

export function isFiltered({ query, on, crop, products }: OrganismSearch): boolean {
  return query !== undefined || on !== undefined || crop !== undefined || products !== undefined;
}
