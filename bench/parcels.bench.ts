import type { Row } from './bench.ts';
import { measureList } from './support/large-list.ts';

export const name = 'parcels';

const firstPage = '/agroevidence/parcels?page=1&per-page=25&sort-col=name&sort-dir=asc&language=cs';

/** The first page of the list of a large farm, read by many at once; and pages of all sizes that nobody has read before. */
export async function run(): Promise<Row[]> {
  const first = { what: 'first page', connections: [50], pathOf: () => firstPage };
  return [
    ...(await measureList({ ...first, parcels: 2000, p99AtMost: 20 })),
    ...(await measureList({ ...first, parcels: 2000, kind: 'embedded', p99AtMost: 500 })),
    ...(await measureList({
      what: 'new page of 20 to 95 rows',
      parcels: 20_000,
      connections: [10, 50],
      pathOf: newPage,
      perSecondAtLeast: 1000,
    })),
  ];
}

const pages = 200;

/** Sizes and pages in turn, so that none comes twice before thousands of others have. */
function newPage(call: number): string {
  const size = 20 + (call % 76);
  const page = 1 + (Math.floor(call / 76) % pages);
  const direction = Math.floor(call / (76 * pages)) % 2 === 0 ? 'asc' : 'desc';
  return `/agroevidence/parcels?page=${page}&per-page=${size}&sort-col=name&sort-dir=${direction}`;
}
