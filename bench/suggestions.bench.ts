import type { Row } from './bench.ts';
import { measureList } from './support/large-list.ts';
import { newSearch } from './support/new-search.ts';

export const name = 'suggestions';

/** Suggestions while somebody types, none of which was asked for before. */
export function run(): Promise<Row[]> {
  return measureList({
    what: 'new suggestions',
    parcels: 20_000,
    connections: [10, 50],
    pathOf: (call, names) => `/agroevidence/parcels/suggestions?search=${encodeURIComponent(newSearch(call, names))}`,
    perSecondAtLeast: 1000,
  });
}
