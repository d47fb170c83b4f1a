import type { Row } from './bench.ts';
import { measureList } from './support/large-list.ts';

export const name = 'parcels';

const firstPage = '/agroevidence/parcels?page=1&per-page=25&sort-col=name&sort-dir=asc&language=cs';

/**
 * The first page of the list of a large farm, read by many at once; pages of all sizes that nobody has read before; and
 * the whole of a farm for its map, as it is asked for again while nothing changes; filters and sums.
 */
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
    ...(await measureList({
      what: 'new page of a land use, by crop',
      parcels: 20_000,
      connections: [10, 50],
      pathOf: (call) => `${newPage(call).replace('sort-col=name', 'sort-col=crop')}&land-use=R`,
      p99AtMost: 50,
    })),
    ...(await measureList({
      what: 'sums of parcels from an area',
      parcels: 20_000,
      connections: [50],
      pathOf: (call) => `/agroevidence/parcels/statistics?language=cs&area-from=${(call % 1000) / 100}`,
      p99AtMost: 50,
    })),
    ...(await measureList({
      what: 'whole map, written before',
      parcels: 400,
      connections: [1, 50],
      pathOf: () => '/agroevidence/parcels/map?language=cs',
      processorMsAtMost: 3,
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
