import type { Browser } from '@playwright/test';
import type { Row } from './bench.ts';
import { openBrowser } from './support/browser.ts';
import { buildStale } from '../tools/lib/build-stale.ts';
import { newGround, startProduct } from './support/product.ts';
import { quantile, rounded } from './support/statistics.ts';
import { verdict } from './support/verdict.ts';

export const name = 'login';

const visits = 5;

interface Visit {
  readonly scriptBytes: number;
  readonly scripts: number;
  readonly readyMs: number;
}

/** What a visitor's browser has to fetch and run before the first letter can be typed into the sign-in form. */
export async function run(): Promise<Row[]> {
  await buildStale();
  const ground = await newGround('embedded');
  const product = await startProduct(ground, { LOG_LEVEL: 'warn' });
  const browser = await openBrowser();
  try {
    const seen: Visit[] = [];
    for (let visit = 0; visit < visits; visit += 1) seen.push(await visitOnce(browser, product.url));
    const bytes = Math.max(...seen.map(({ scriptBytes }) => scriptBytes));
    const ready = seen.map(({ readyMs }) => readyMs);
    return [
      verdict({
        what: '/login: compressed scripts until the field takes letters',
        value: bytes / 1000,
        unit: 'kB',
        atMost: 200,
        more: { scripts: seen[0]?.scripts ?? 0 },
      }),
      verdict({
        what: `/login: ready for typing, cold, median of ${visits}`,
        value: quantile(ready, 0.5),
        unit: 'ms',
        more: { slowest: rounded(Math.max(...ready)) },
      }),
    ];
  } finally {
    await browser.close();
    await product.stop();
    await ground.clear();
  }
}

async function visitOnce(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${url}/login`, { waitUntil: 'commit' });
    await page.locator('input[name="username"]').fill('a');
    return await page.evaluate(() => {
      const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const scripts = fetched.filter(({ name: address }) => /\.m?js$/.test(new URL(address).pathname));
      const scriptBytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      return { scriptBytes, scripts: scripts.length, readyMs: performance.now() };
    });
  } finally {
    await context.close();
  }
}
