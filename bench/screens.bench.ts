import type { Browser, Page } from '@playwright/test';
import type { Row } from './bench.ts';
import { answersWhile } from './support/answers.ts';
import { openBrowser } from './support/browser.ts';
import { framesWhile } from './support/frames.ts';
import { longestTask, longestUnfeltMs, tasksWhile } from './support/main-thread.ts';
import { onSeededFarm, type SeededProduct } from './support/on-seeded-farm.ts';
import { plantAll } from './support/planned-farm.ts';
import { withSignedInPage } from './support/signed-in-page.ts';
import { spreadOf } from './support/statistics.ts';
import { verdict } from './support/verdict.ts';

export const name = 'screens';

const tableRows = 20_000;
const plannedParcels = 1000;
/** The screen shows some of them at once. */
const seasons = 6;
const mappedParcels = 2000;
const plannedCells = 12;
/** By then all is there that a screen fetches of itself; the stream of events never ends. */
const calmMs = 1500;

/** How screens move and answer in a real browser without graphics card, with as much land as large farms have. */
export async function run(): Promise<Row[]> {
  const browser = await openBrowser();
  const on = (parcels: number, measure: (seeded: SeededProduct) => Promise<Row[]>): Promise<Row[]> =>
    onSeededFarm({ kind: 'embedded', parcels }, measure);
  try {
    return [
      ...(await on(tableRows, (seeded) => measureTable(browser, seeded))),
      ...(await on(plannedParcels, (seeded) => measurePlan(browser, seeded))),
      ...(await on(mappedParcels, (seeded) => measurePanels(browser, seeded))),
    ];
  } finally {
    await browser.close();
  }
}

export async function measureTable(browser: Browser, { product, user }: SeededProduct): Promise<Row[]> {
  const what = `table of ${tableRows.toLocaleString('en')} parcels`;
  const open = opener(`${product.url}/farm/${user.farmId}/parcels`, '[role="row"][data-index="5"] a');
  return measureScrolling({ browser, token: user.token, what, open });
}

export async function measurePlan(browser: Browser, { product, user }: SeededProduct): Promise<Row[]> {
  await plantAll(product.url, user, seasons);
  const what = `plan of ${plannedParcels} by ${seasons}`;
  const open = opener(`${product.url}/farm/${user.farmId}/sowing-plan`, '#plan-cell-5-0 [data-role]');
  const answers = await withSignedInPage(browser, user.token, async (page) => {
    await open(page);
    return answersWhile(page, () => planSome(page));
  });
  const { p95: value, ...more } = spreadOf(answers);
  return [
    ...(await measureScrolling({ browser, token: user.token, what, open })),
    verdict({ what: `${what}: a key in a cell, p95`, value, unit: 'ms', atMost: longestUnfeltMs, more }),
  ];
}

/** A parcel is opened on the map, and the map is put on paper. */
export async function measurePanels(browser: Browser, { product, user }: SeededProduct): Promise<Row[]> {
  const open = opener(`${product.url}/farm/${user.farmId}/map?sort=area`, 'ol li button');
  const traced = (act: (page: Page) => Promise<void>): ReturnType<typeof tasksWhile> =>
    withSignedInPage(browser, user.token, async (page) => {
      await open(page);
      return tasksWhile(browser, page, () => act(page));
    });
  const opened = await traced(openParcels);
  const printed = await traced(printMap);
  return [
    longestTask(`map of ${mappedParcels}: parcels opened`, opened),
    longestTask(`map of ${mappedParcels}: put on paper`, printed),
  ];
}

function opener(address: string, until: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator(until).first().waitFor({ timeout: 60_000 });
    await page.waitForTimeout(calmMs);
  };
}

interface Scrolled {
  readonly browser: Browser;
  readonly token: string;
  readonly what: string;
  readonly open: (page: Page) => Promise<void>;
}

async function measureScrolling({ browser, token, what, open }: Scrolled): Promise<Row[]> {
  const frames = await withSignedInPage(browser, token, async (page) => {
    await open(page);
    return framesWhile(page, () => scroll(page));
  });
  const tasks = await withSignedInPage(browser, token, (page) =>
    tasksWhile(browser, page, async () => {
      await open(page);
      await scroll(page);
    }),
  );
  const { p95: value, ...more } = spreadOf(frames);
  return [
    verdict({ what: `${what}: frames while it is scrolled, p95`, value, unit: 'ms', atMost: 25, more }),
    longestTask(`${what}: opened and scrolled`, tasks),
  ];
}

/** Turns the wheel over the middle of the screen, as fast as people do who look for something. */
async function scroll(page: Page): Promise<void> {
  await page.mouse.move(500, 600);
  for (let step = 0; step < 150; step += 1) await page.mouse.wheel(0, 240);
}

/** Goes down a season of the plan, and plans a crop in each cell. */
async function planSome(page: Page): Promise<void> {
  await page.getByRole('grid').focus();
  for (let cell = 0; cell < plannedCells; cell += 1) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').getByRole('option').nth(1).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
}

async function openParcels(page: Page): Promise<void> {
  for (const at of [2, 4, 6]) {
    await page.locator('ol li button').nth(at).click();
    await page.waitForTimeout(1200);
  }
}

async function printMap(page: Page): Promise<void> {
  await page.locator('#map-tool-print').click();
  const panel = page.locator('[data-map-part="print"]');
  await panel.getByRole('radio', { name: 'A3' }).check();
  const saved = page.waitForEvent('download', { timeout: 120_000 });
  await panel.getByRole('button', { name: 'PDF' }).click();
  await saved;
}
