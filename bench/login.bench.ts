import type { Browser, Page } from '@playwright/test';
import type { Row } from './bench.ts';
import { openBrowser } from './support/browser.ts';
import { buildStale } from '@brazda/harness/build-stale.ts';
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

/** What a visitor waits for: until the page takes letters, and until the application is there to send them. */
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
        what: '/login: compressed scripts until the form can be sent',
        value: bytes / 1000,
        unit: 'kB',
        atMost: 200,
        more: { scripts: seen[0]?.scripts ?? 0 },
      }),
      verdict({
        what: `/login: ready for sending, cold, median of ${visits}`,
        value: quantile(ready, 0.5),
        unit: 'ms',
        more: { slowest: rounded(Math.max(...ready)) },
      }),
      ...(await onNetwork(browser, product.url, weakSignal)),
      ...(await onNetwork(browser, product.url, fast3g)),
    ];
  } finally {
    await browser.close();
    await product.stop();
    await ground.clear();
  }
}

interface Network {
  readonly name: string;
  readonly latencyMs: number;
  readonly bitsPerSecond: number;
  /** How many times slower than this machine. */
  readonly processor: number;
  readonly atMostMs: Readonly<Partial<Record<'paint' | 'typing' | 'sending' | 'paintAgain', number>>>;
}

const weakSignal: Network = {
  name: '400 ms, 400 kbit/s',
  latencyMs: 400,
  bitsPerSecond: 400_000,
  processor: 1,
  atMostMs: { paint: 2500, paintAgain: 1000 },
};
/** As the tools of Chromium have it. */
const fast3g: Network = {
  name: 'fast 3G, processor × 4',
  latencyMs: 562.5,
  bitsPerSecond: 1_440_000,
  processor: 4,
  atMostMs: { typing: 2500 },
};

/** The first visit and the next one, as a phone at the edge of a field has them. */
async function onNetwork(browser: Browser, url: string, network: Network): Promise<Row[]> {
  const seen: { first: Waited; again: Waited }[] = [];
  for (let visit = 0; visit < visits; visit += 1) seen.push(await visitTwice(browser, url, network));
  const row = (what: string, values: readonly number[], atMost: number | undefined): Row =>
    verdict({
      what: `/login, ${network.name}: ${what}, median of ${visits}`,
      value: quantile(values, 0.5),
      unit: 'ms',
      ...(atMost !== undefined && { atMost }),
      more: { slowest: rounded(Math.max(...values)) },
    });
  const { atMostMs } = network;
  return [
    row(
      'first picture',
      seen.map(({ first }) => first.paintMs),
      atMostMs.paint,
    ),
    row(
      'ready for typing',
      seen.map(({ first }) => first.typingMs),
      atMostMs.typing,
    ),
    row(
      'ready for sending',
      seen.map(({ first }) => first.sendingMs),
      atMostMs.sending,
    ),
    row(
      'first picture of the next visit',
      seen.map(({ again }) => again.paintMs),
      atMostMs.paintAgain,
    ),
  ];
}

interface Waited {
  readonly paintMs: number;
  readonly typingMs: number;
  readonly sendingMs: number;
}

async function visitTwice(
  browser: Browser,
  url: string,
  { latencyMs, bitsPerSecond, processor }: Network,
): Promise<{ first: Waited; again: Waited }> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    const throughput = bitsPerSecond / 8;
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await tools.send('Emulation.setCPUThrottlingRate', { rate: processor });
    await page.goto(`${url}/login`, { waitUntil: 'commit' });
    const first = await waited(page);
    await page.reload({ waitUntil: 'commit' });
    return { first, again: await waited(page) };
  } finally {
    await context.close();
  }
}

async function waited(page: Page): Promise<Waited> {
  await page.locator('input[name="username"]').fill('a');
  const typingMs = await page.evaluate(() => performance.now());
  await page.locator(sendable).waitFor();
  return page.evaluate(
    (typing) => ({
      typingMs: typing,
      sendingMs: performance.now(),
      paintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    }),
    typingMs,
  );
}

/** The button is off as long as only the page is there. */
const sendable = 'button[type="submit"]:enabled';

async function visitOnce(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${url}/login`, { waitUntil: 'commit' });
    await page.locator(sendable).waitFor();
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
