import type { Browser } from '@playwright/test';
import type { Row } from './bench.ts';
import { openBrowser } from './support/browser.ts';
import { framesWhile } from './support/frames.ts';
import { longestTask, tasksWhile } from './support/main-thread.ts';
import { dragMap, openMap, placesOfParcels } from './support/map-in-page.ts';
import { onSeededFarm } from './support/on-seeded-farm.ts';
import { withSignedInPage } from './support/signed-in-page.ts';
import { quantile, rounded, spreadOf } from './support/statistics.ts';
import { verdict } from './support/verdict.ts';

export const name = 'map';

const loads = 3;
const farms = [
  { parcels: 2000, paths: ['/map', '/map-v2'] },
  { parcels: 20_000, paths: ['/map-v2'] },
] as const;

interface Drawing {
  readonly firstMs: number;
  readonly framesMs: readonly number[];
}

/** Farms of parcels on maps in a real browser without graphics card: how soon they are there, how well they move. */
export async function run(): Promise<Row[]> {
  const browser = await openBrowser();
  try {
    const rows: Row[] = [];
    for (const { parcels, paths } of farms) rows.push(...(await measureFarm(browser, parcels, paths)));
    return rows;
  } finally {
    await browser.close();
  }
}

async function measureFarm(browser: Browser, parcels: number, paths: readonly string[]): Promise<Row[]> {
  return onSeededFarm({ kind: 'embedded', parcels }, async ({ product, user }) => {
    const places = await placesOfParcels(product.url, user);
    const rows: Row[] = [];
    for (const path of paths) {
      const what = `${path} of ${parcels.toLocaleString('en')}`;
      const address = `${product.url}/farm/${user.farmId}${path}`;
      const drawn: Drawing[] = [];
      for (let load = 0; load < loads; load += 1) {
        drawn.push(
          await withSignedInPage(browser, user.token, async (page) => {
            const firstMs = await openMap(page, address, places);
            return { firstMs, framesMs: await framesWhile(page, () => dragMap(page)) };
          }),
        );
      }
      const tasks = await withSignedInPage(browser, user.token, (page) =>
        tasksWhile(browser, page, async () => {
          await openMap(page, address, places);
          await dragMap(page);
        }),
      );
      rows.push(...linesOf(what, drawn), longestTask(`${what}: opened and dragged`, tasks));
    }
    return rows;
  });
}

function linesOf(what: string, drawn: readonly Drawing[]): Row[] {
  const firsts = drawn.map(({ firstMs }) => firstMs);
  const { p50, p95, p99 } = spreadOf(drawn.flatMap(({ framesMs }) => framesMs));
  return [
    verdict({
      what: `${what}: first parcels on screen, cold, median of ${loads}`,
      value: quantile(firsts, 0.5),
      unit: 'ms',
      atMost: 2500,
      more: { slowest: rounded(Math.max(...firsts)) },
    }),
    verdict({
      what: `${what}: frames while it is dragged, p95`,
      value: p95,
      unit: 'ms',
      atMost: 25,
      more: { p50, p99 },
    }),
  ];
}
