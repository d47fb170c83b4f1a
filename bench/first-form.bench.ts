import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Row } from './bench.ts';
import { openBrowser } from './support/browser.ts';
import { onSeededFarm, type SeededProduct } from './support/on-seeded-farm.ts';
import { quantile, rounded } from './support/statistics.ts';
import { verdict } from './support/verdict.ts';

export const name = 'first-form';

const parcels = 2000;
const actions = 5000;
const visits = 5;
/** How many times slower than this machine. */
const processor = 4;
const atMostMs = 2000;

/** How long somebody in a field waits, with a slow phone and no network, until the form of an action takes what they say. */
export async function run(): Promise<Row[]> {
  return onSeededFarm({ kind: 'embedded', parcels, actions }, measure);
}

async function measure({ product, user }: SeededProduct): Promise<Row[]> {
  const browser = await openBrowser();
  try {
    const context = await readyPhone(browser, product.url, user);
    await context.setOffline(true);
    const seen: Waited[] = [];
    for (let visit = 0; visit < visits; visit += 1)
      seen.push(await visitCold(context, `${product.url}/farm/${user.farmId}/actions/new?group=EPH`));
    const ready = seen.map(({ readyMs }) => readyMs);
    return [
      verdict({
        what: `form of an action on ${parcels} parcels, no network, processor × ${processor}: ready, median of ${visits}`,
        value: quantile(ready, 0.5),
        unit: 'ms',
        atMost: atMostMs,
        more: {
          slowest: rounded(Math.max(...ready)),
          'first picture': rounded(
            quantile(
              seen.map(({ paintMs }) => paintMs),
              0.5,
            ),
          ),
        },
      }),
    ];
  } finally {
    await browser.close();
  }
}

/** A phone that has been looked at until it said that it may be taken along. */
async function readyPhone(
  browser: Browser,
  url: string,
  { token, farmId }: SeededProduct['user'],
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, serviceWorkers: 'allow' },
    locale: 'cs-CZ',
  });
  await context.addInitScript((kept) => {
    localStorage.setItem('brazda.token', kept);
  }, token);
  const page = await context.newPage();
  await page.goto(`${url}/farm/${farmId}/actions/waiting`);
  await page.locator('[data-tone="success"]').waitFor({ timeout: 120_000 });
  await page.close();
  return context;
}

interface Waited {
  readonly readyMs: number;
  readonly paintMs: number;
}

/** In a page of its own, with the worker asleep as it is after a night. */
async function visitCold(context: BrowserContext, address: string): Promise<Waited> {
  const page = await context.newPage();
  try {
    const tools = await context.newCDPSession(page);
    await tools.send('ServiceWorker.enable');
    await tools.send('ServiceWorker.stopAllWorkers');
    await tools.send('Emulation.setCPUThrottlingRate', { rate: processor });
    await page.goto(address, { waitUntil: 'commit' });
    return await waited(page);
  } finally {
    await page.close();
  }
}

/** Until the type can be chosen and the parcels are there. */
async function waited(page: Page): Promise<Waited> {
  await page.locator('form li input[type="checkbox"]').first().waitFor();
  return page.evaluate(() => ({
    readyMs: performance.now(),
    paintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
  }));
}
