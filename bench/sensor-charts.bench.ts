import type { Browser, Page } from '@playwright/test';
import { buildStale } from '@brazda/harness/build-stale.ts';
import { clientOf } from '@brazda/harness/typed-client.ts';
import type { Row } from './bench.ts';
import { openBrowser } from './support/browser.ts';
import { longestTask, tasksWhile } from './support/main-thread.ts';
import { writeHistory } from './support/measured-history.ts';
import { readNewest } from './support/newest-reading.ts';
import { onBothDatabases } from './support/on-both-databases.ts';
import { newGround, startProduct, type DatabaseKind, type Ground, type Product } from './support/product.ts';
import { seedFarms, signIn, type SeededFarm, type SignedIn } from './support/seeded-farm.ts';
import { withSignedInPage } from './support/signed-in-page.ts';
import { spreadOf } from './support/statistics.ts';
import { verdict } from './support/verdict.ts';

export const name = 'sensor-charts';

const parcels = 200;
/** The embedded database is for one farm, and takes minutes to be filled with as much: its rows say how many nodes it has. */
const nodesOn = { postgres: 1000, embedded: 40 } as const satisfies Record<DatabaseKind, number>;
/** What the page shows of a weather station: temperature, humidity, rain, wind, pressure, battery. */
const charts = 6;
const days = 90;
/** These have measured for a year. */
const nodesOfYearOn = { postgres: 10, embedded: 2 } as const satisfies Record<DatabaseKind, number>;
const rounds = 40;
const dayMilliseconds = 86_400_000;
/** A farm's nodes measure five things each, and a few of them many more: those are measured apart. */
const usualFeatures = 7;
/** Nodes of which about a thousand values are the newest: each measures five things. */
const nodesOfThousand = 200;

/**
 * Charts of a farm of 1,000 nodes with five sensors each, some 22 million half hours, as they are asked for one after another;
 * and how long a page is at work to draw them. Its nodes are seeded by the product's own way in, the rest of the half hours
 * written as it would have kept them. `SENSOR_NODES=60` looks at fewer, for a quick look.
 */
export async function run(): Promise<Row[]> {
  await buildStale();
  return onBothDatabases(async (kind) => {
    const ground = await newGround(kind);
    try {
      const sensors = Number(process.env['SENSOR_NODES'] ?? nodesOn[kind]);
      const nodesOfYear = nodesOfYearOn[kind];
      const [farm] = seedFarms(ground, { farms: 1, parcels, sensors, days: 1 });
      if (!farm) throw new Error('No farm was seeded');
      const began = performance.now();
      const rows = await writeHistory(ground, [{ days: 365, nodes: nodesOfYear }, { days }]);
      console.log(`${kind}: ${rows} half hours written in ${Math.round((performance.now() - began) / 1000)} s`);
      const measured = await measureProduct(ground, farm, nodesOfYear);
      return sensors === nodesOn.postgres ? measured : measured.map((row) => ofSmallFarm(row, sensors));
    } finally {
      await ground.clear();
    }
  });
}

async function measureProduct(ground: Ground, farm: SeededFarm, nodesOfYear: number): Promise<Row[]> {
  const product = await startProduct(ground);
  let user: SignedIn;
  let rows: Row[];
  try {
    user = await signIn(product.url, farm);
    rows = [...(await measureCalls(product, user, nodesOfYear)), ...(await measurePage(product, user))];
  } finally {
    await product.stop();
  }
  return [...rows, await measureNewest(ground, user)];
}

/** The newest values as the product reads them; the call that lists the nodes with them is measured besides. */
async function measureNewest(ground: Ground, { farmId }: SignedIn): Promise<Row> {
  const { values, milliseconds } = await readNewest(ground, farmId, { nodes: nodesOfThousand, rounds });
  const { p95: value, ...more } = spreadOf(milliseconds);
  return verdict({ what: `newest ${values} values read, p95`, value, unit: 'ms', atMost: 10, more });
}

function ofSmallFarm(row: Row, nodes: number): Row {
  return { ...row, what: `${row.what}, on a farm of ${nodes} nodes` };
}

async function measureCalls(product: Product, user: SignedIn, nodesOfYear: number): Promise<Row[]> {
  const { iot } = clientOf(product.url, user.token);
  const { rows: nodes } = await iot.nodes.list({ query: { 'per-page': 1000 }, farmIds: [user.farmId] });
  const [to, since] = [dayBefore(0), dayBefore(days - 1)];
  const warm = nodes.filter(({ sensors }) => sensors.some(({ feature }) => feature === 'VOLTAGE'));
  const twenty = (round: number): number[] =>
    Array.from({ length: 20 }, (_, at) => warm[(round * 7 + at * 13) % warm.length]?.id ?? 0);
  // The year is that of the nodes that were made first.
  const ofYear = nodes.toSorted((one, other) => one.id - other.id).slice(0, nodesOfYear);
  const usual = ofYear.filter(({ sensors }) => sensors.length <= usualFeatures);
  const [largest] = ofYear.toSorted((one, other) => other.sensors.length - one.sensors.length);
  const chart = (ids: readonly number[], more: object) => async (): Promise<void> => {
    await iot.measurements.read({ query: { 'node-id': [...ids], from: since, to, feature: ['VOLTAGE'], ...more } });
  };
  const yearOf = (node: { readonly id: number } | undefined) =>
    chart(node ? [node.id] : [], { from: dayBefore(363), feature: undefined });
  return [
    await timed('20 sensors, 90 days by 4 hours', 60, (round) => chart(twenty(round), { granularity: '4h' })),
    await timed('20 sensors, 90 days by days', 60, (round) => chart(twenty(round), { granularity: '1d' })),
    await timed('20 sensors, a week by half hours', 60, (round) => chart(twenty(round), { from: dayBefore(6) })),
    await timed('a year of one node by half hours', 80, (round) => yearOf(usual[round % usual.length])),
    await timed(`a year of one node of ${largest?.sensors.length ?? 0} features`, undefined, () => yearOf(largest)),
    await timed(
      `list of ${Math.min(nodesOfThousand, nodes.length)} nodes with newest values`,
      undefined,
      (round) => async () => {
        const page = 1 + (round % Math.max(1, Math.floor(nodes.length / nodesOfThousand)));
        await iot.nodes.list({ query: { 'per-page': nodesOfThousand, page }, farmIds: [user.farmId] });
      },
    ),
  ];
}

/** One call after the other, each of other sensors; the first of all is for the code to be warm. */
async function timed(
  what: string,
  atMost: number | undefined,
  call: (round: number) => () => Promise<void>,
): Promise<Row> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const began = performance.now();
    await call(round)();
    if (round > 0) times.push(performance.now() - began);
  }
  const { p95: value, ...more } = spreadOf(times);
  return verdict({ what: `${what}, p95`, value, unit: 'ms', ...(atMost !== undefined && { atMost }), more });
}

async function measurePage(product: Product, user: SignedIn): Promise<Row[]> {
  const browser = await openBrowser();
  const { iot } = clientOf(product.url, user.token);
  const { rows } = await iot.nodes.list({ query: { 'device-type': ['METEO_V4'], 'per-page': 1 } });
  const address = `/farm/${user.farmId}/sensors/${rows[0]?.id ?? 0}`;
  const to = dayBefore(0);
  const on = (search: string) => drawn(browser, { product, user, address, search });
  try {
    return [
      longestTask('six charts of a week by half hours drawn', await on(`?from=${dayBefore(6)}&to=${to}&step=30m`)),
      longestTask('six charts of 90 days by 4 hours drawn', await on(`?from=${dayBefore(days - 1)}&to=${to}&step=4h`)),
      longestTask(
        'six charts of 90 days by half hours drawn',
        await on(`?from=${dayBefore(days - 1)}&to=${to}&step=30m`),
      ),
    ];
  } finally {
    await browser.close();
  }
}

interface Drawing {
  readonly product: Product;
  readonly user: SignedIn;
  readonly address: string;
  readonly search: string;
}

/** A page on which charts of today stand shows others: what is asked for, waited for and drawn, without loading the page. */
function drawn(browser: Browser, { product, user, address, search }: Drawing): ReturnType<typeof tasksWhile> {
  return withSignedInPage(browser, user.token, async (page) => {
    const today = dayBefore(0);
    await page.goto(`${product.url}${address}?from=${today}&to=${today}&step=1h`, { waitUntil: 'commit' });
    await page
      .locator('canvas')
      .nth(charts - 1)
      .waitFor({ timeout: 60_000 });
    await page.waitForTimeout(1500);
    return tasksWhile(browser, page, () => showOther(page, `${address}${search}`));
  });
}

async function showOther(page: Page, path: string): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().includes('/data/aggregations'));
  await page.evaluate((next) => {
    history.pushState(history.state, '', next);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, path);
  await answered;
  await page.waitForTimeout(2000);
}

function dayBefore(count: number): string {
  return new Date(Date.now() - count * dayMilliseconds).toISOString().slice(0, 10);
}
