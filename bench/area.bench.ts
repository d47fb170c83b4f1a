import type { Row } from './bench.ts';
import { measureList } from './support/large-list.ts';

export const name = 'area';

const pages = 500;

/** Pages of a very large farm sorted by area, none of which was read before. */
export function run(): Promise<Row[]> {
  return measureList({
    what: 'new page by area',
    parcels: 20_000,
    connections: [10, 50],
    pathOf: (call) => {
      const size = 20 + (Math.floor(call / pages) % 20);
      return `/agroevidence/parcels?page=${1 + (call % pages)}&per-page=${size}&sort-col=area&sort-dir=desc`;
    },
    perSecondAtLeast: 1000,
  });
}
