import { clientOf } from '@brazda/harness/typed-client.ts';
import type { Row } from './bench.ts';
import { callInRounds } from './support/load.ts';
import { onSeededFarm, type SeededProduct } from './support/on-seeded-farm.ts';
import type { Product } from './support/product.ts';
import type { SignedIn } from './support/seeded-farm.ts';
import { median, quantile } from './support/statistics.ts';
import { verdict } from './support/verdict.ts';

export const name = 'actions';

const size = { parcels: 2000, actions: 60_000 } as const;
const saved = { parcels: 300, materials: [1, 2, 3, 4, 5], times: 20 } as const;
const ledgerTimes = 10;
const excelTimes = 3;
const watchMs = 50;

/** What the list of actions is read by on a farm with ten seasons of them, and a large one that is saved. */
export async function run(): Promise<Row[]> {
  const began = performance.now();
  return onSeededFarm(size, async (seeded) => {
    const seconds = (performance.now() - began) / 1000;
    const rows: Row[] = [
      verdict({
        what: 'seed of 2,000 parcels and 60,000 actions, with the start',
        value: seconds,
        unit: 's',
        atMost: 120,
      }),
    ];
    rows.push(...(await measureExcel(seeded.product, seeded.user)));
    for (const reading of readings(seeded.user)) rows.push(await measureReading(seeded, reading));
    rows.push(await measureSaving(seeded.product, seeded.user));
    rows.push(await measureLedgers(seeded.product, seeded.user));
    return rows;
  });
}

interface Reading {
  readonly what: string;
  readonly path: readonly string[];
  readonly atMost?: number;
}

function readings({ farmId }: SignedIn): Reading[] {
  const asked = (call: string, each: readonly string[]): string[] =>
    each.map((query) => `/agroevidence/${call}?farmIds=${farmId}&language=cs${query && `&${query}`}`);
  const orders = ['day', 'type', 'state', 'area', 'nitrogen', 'operator'];
  const found = ['search=LAD', 'search=u%20lesa', 'search=novak%2011', 'search=nic%20takov%C3%A9ho'];
  const filtered = [
    'group=EPH',
    'type=FERT&day-from=2025-01-01',
    'crop=1',
    'material=1&state=DONE',
    'material-kind=SEED',
  ];
  return [
    { what: 'first page', path: asked('actions', ['']), atMost: 50 },
    {
      what: 'first page in each order',
      path: asked(
        'actions',
        orders.map((order) => `sort-col=${order}`),
      ),
      atMost: 50,
    },
    { what: 'search', path: asked('actions', found), atMost: 80 },
    { what: 'filter', path: asked('actions', filtered), atMost: 80 },
    { what: 'sums of all', path: asked('actions/statistics', ['']) },
    { what: 'sums of a filter', path: asked('actions/statistics', filtered) },
    { what: 'used fertilizers', path: asked('actions/used-materials/fertilizers', ['']) },
    {
      what: 'suggestions of fertilizers',
      path: asked('fertilizers/suggestions', ['search=l', 'search=mo', 'search=kejda']),
    },
  ];
}

async function measureReading({ ground, product, user }: SeededProduct, { what, path, atMost }: Reading): Promise<Row> {
  const headers = { authorization: `Bearer ${user.token}`, 'accept-encoding': 'gzip' };
  const calls = path.map((one) => ({ path: one, headers }));
  const { p95, ...more } = await callInRounds({
    product,
    ground,
    connections: 1,
    seconds: 3,
    calls: () => calls,
    expects: [200],
  });
  return verdict({ what: `${what}: p95`, value: p95, unit: 'ms', ...(atMost !== undefined && { atMost }), more });
}

async function somewhere(product: Product, user: SignedIn): Promise<{ parcelId: number }[]> {
  const { parcels } = clientOf(product.url, user.token).agroevidence;
  const { rows } = await parcels.list({ query: { 'per-page': saved.parcels } });
  return rows.map(({ id }) => ({ parcelId: id }));
}

/** An application of several fertilizers on many parcels, recorded again and again. */
async function measureSaving(product: Product, user: SignedIn): Promise<Row> {
  const { actions } = clientOf(product.url, user.token).agroevidence;
  const targets = await somewhere(product, user);
  const materials = saved.materials.map((materialId) => ({ materialId, value: 10.5, unit: 'KG' as const }));
  const milliseconds = await timed(saved.times, (time) =>
    actions.recordApplication({
      body: { actionType: 'FERT', day: `2026-03-${String(1 + time).padStart(2, '0')}`, targets, materials },
    }),
  );
  const what = `${saved.parcels} parcels with ${saved.materials.length} materials saved: p95`;
  return verdict({
    what,
    value: quantile(milliseconds, 0.95),
    unit: 'ms',
    atMost: 1500,
    more: { p50: median(milliseconds) },
  });
}

async function measureLedgers(product: Product, user: SignedIn): Promise<Row> {
  const { nitrogenLedgers } = clientOf(product.url, user.token).agroevidence;
  const targets = await somewhere(product, user);
  const materials = [{ materialId: 1, value: 100, unit: 'KG' as const }];
  const milliseconds = await timed(ledgerTimes, () =>
    nitrogenLedgers.read({ body: { day: '2026-04-10', targets, materials } }),
  );
  const what = `ledgers of nitrogen of ${saved.parcels} parcels: p95`;
  return verdict({ what, value: quantile(milliseconds, 0.95), unit: 'ms', more: { p50: median(milliseconds) } });
}

/** All actions as a file, from the call to its last byte; and how much memory it takes at most, above what the process holds anyway. */
async function measureExcel(product: Product, { token, farmId }: SignedIn): Promise<Row[]> {
  const before = product.memory();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, product.memory())), watchMs);
  const milliseconds = await timed(excelTimes, async () => {
    const answer = await fetch(`${product.url}/agroevidence/actions/excel?farmIds=${farmId}&language=cs`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { byteLength } = await answer.arrayBuffer();
    if (!answer.ok || byteLength < size.actions) throw new Error(`${answer.status} and ${byteLength} bytes`);
  }).finally(() => clearInterval(watch));
  const what = `Excel of ${size.actions.toLocaleString('en')} actions`;
  const more = { beforeMb: Math.round(before), mostMb: Math.round(most) };
  return [
    verdict({ what: `${what}, median of ${excelTimes}`, value: median(milliseconds) / 1000, unit: 's', atMost: 15 }),
    verdict({ what: `${what}, memory at most`, value: most - before, unit: 'MB', atMost: 200, more }),
  ];
}

/** How many milliseconds each of some calls takes, one after another. */
async function timed(times: number, call: (time: number) => Promise<unknown>): Promise<number[]> {
  const milliseconds: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const began = performance.now();
    await call(time);
    milliseconds.push(performance.now() - began);
  }
  return milliseconds;
}
