import type { Row } from './bench.ts';
import { measureList } from './support/large-list.ts';
import { newSearch } from './support/new-search.ts';

export const name = 'search';

/** Searches in the list of a very large farm, none of which was made before. */
export function run(): Promise<Row[]> {
  return measureList({
    what: 'new search',
    parcels: 20_000,
    connections: [10, 50],
    pathOf: (call, names) => {
      const size = 20 + (Math.floor(call / names.length) % 20);
      return `/agroevidence/parcels?per-page=${size}&search=${encodeURIComponent(newSearch(call, names))}`;
    },
    perSecondAtLeast: 1000,
  });
}
