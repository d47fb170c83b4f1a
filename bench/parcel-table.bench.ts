import { clientOf } from '@brazda/harness/typed-client.ts';
import type { Row } from './bench.ts';
import { callInRounds } from './support/load.ts';
import { onBothDatabases } from './support/on-both-databases.ts';
import type { DatabaseKind, Product } from './support/product.ts';
import { onSeededFarm } from './support/on-seeded-farm.ts';
import type { SignedIn } from './support/seeded-farm.ts';
import { median } from './support/statistics.ts';
import { verdict } from './support/verdict.ts';

export const name = 'parcel-table';

const sizes = [2000, 20_000] as const;
const excelTimes = 5;
const manyRows = 20_000;

/** What the table of parcels and the overview of one are read by, on two sizes of farm; and the table as Excel. */
export async function run(): Promise<Row[]> {
  return onBothDatabases(async (kind) => {
    const rows: Row[] = [];
    for (const parcels of sizes) rows.push(...(await measureFarm(kind, parcels)));
    return rows;
  });
}

async function measureFarm(kind: DatabaseKind, parcels: number): Promise<Row[]> {
  return onSeededFarm({ kind, parcels }, async ({ ground, product, user }) => {
    const rows: Row[] = [];
    for (const { what, path, connections, atMost } of await readings(product.url, user)) {
      const headers = { authorization: `Bearer ${user.token}`, 'accept-encoding': 'gzip' };
      const calls = path.map((one) => ({ path: one, headers }));
      const measured = { product, ground, connections, calls: () => calls, expects: [200] };
      const { p95, ...more } = await callInRounds({ ...measured, seconds: 4 });
      const title = `${what} of ${parcels.toLocaleString('en')}, ${connections} at once: p95`;
      rows.push(verdict({ what: title, value: p95, unit: 'ms', atMost, more }));
    }
    rows.push(await measureExcel(product, user, parcels));
    return rows;
  });
}

interface Reading {
  readonly what: string;
  readonly path: readonly string[];
  readonly connections: number;
  readonly atMost: number;
}

/** First pages in each order, and details of parcels from all over the farm. */
async function readings(url: string, { token, farmId }: SignedIn): Promise<Reading[]> {
  const { list } = clientOf(url, token).agroevidence.parcels;
  const { rows } = await list({ query: { 'per-page': 1000 } });
  const farm = `farmIds=${farmId}&language=cs`;
  const orders = ['name', 'area', 'crop', 'valid-from', 'land-use'];
  return [
    {
      what: 'first page',
      path: orders.map((order) => `/agroevidence/parcels?page=1&per-page=25&sort-col=${order}&sort-dir=desc&${farm}`),
      connections: 50,
      atMost: 50,
    },
    {
      what: 'detail',
      path: rows.map(({ id }) => `/agroevidence/parcels/${id}?${farm}`),
      connections: 10,
      atMost: 30,
    },
  ];
}

/** The whole table as a file, from the call to its last byte. */
async function measureExcel(product: Product, { token, farmId }: SignedIn, parcels: number): Promise<Row> {
  const seconds: number[] = [];
  for (let time = 0; time < excelTimes; time += 1) {
    const began = performance.now();
    const answer = await fetch(`${product.url}/agroevidence/parcels/excel?farmIds=${farmId}&language=cs`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { byteLength } = await answer.arrayBuffer();
    if (!answer.ok || byteLength < parcels) throw new Error(`${answer.status} and ${byteLength} bytes`);
    seconds.push((performance.now() - began) / 1000);
  }
  return verdict({
    what: `Excel of ${parcels.toLocaleString('en')} parcels, median of ${excelTimes}`,
    value: median(seconds),
    unit: 's',
    ...(parcels === manyRows && { atMost: 5 }),
    more: { memoryMb: Math.round(product.memory()) },
  });
}
