import { clientOf } from '@brazda/harness/typed-client.ts';
import type { Page } from '@playwright/test';
import type { Row } from './bench.ts';
import { answersWhile } from './support/answers.ts';
import { openBrowser } from './support/browser.ts';
import { longestTask, longestUnfeltMs, tasksWhile } from './support/main-thread.ts';
import { onSeededFarm, type SeededProduct } from './support/on-seeded-farm.ts';
import { withSignedInPage } from './support/signed-in-page.ts';
import { spreadOf } from './support/statistics.ts';
import { verdict } from './support/verdict.ts';

export const name = 'action-form';

const parcels = 300;
const materials = 5;
const day = '2026-03-10';
/** By then all is there that the form asks of itself. */
const calmMs = 2500;
const betweenKeysMs = 120;

/** How the form of an action answers to keys with many parcels and a mix of materials, while restrictions are asked for. */
export async function run(): Promise<Row[]> {
  return onSeededFarm({ kind: 'embedded', parcels }, measure);
}

async function measure({ product, user }: SeededProduct): Promise<Row[]> {
  const { agroevidence } = clientOf(product.url, user.token);
  const { rows } = await agroevidence.parcels.list({ query: { 'per-page': parcels } });
  const targets = rows.map(({ id }) => ({ parcelId: id }));
  const brought = Array.from({ length: materials }, (_, at) => ({
    materialId: at + 1,
    value: 100,
    unit: 'KG' as const,
  }));
  const { action } = await agroevidence.actions.recordApplication({
    body: { actionType: 'TANKMIX', day, targets, materials: brought },
  });
  const address = `${product.url}/farm/${user.farmId}/actions/${action.id}/edit`;
  const browser = await openBrowser();
  try {
    const answers = await withSignedInPage(browser, user.token, async (page) => {
      await open(page, address);
      return answersWhile(page, () => typeSome(page));
    });
    const tasks = await withSignedInPage(browser, user.token, async (page) => {
      await open(page, address);
      return tasksWhile(browser, page, () => typeSome(page));
    });
    const what = `form of ${parcels} parcels by ${materials} materials`;
    const { p95: value, ...more } = spreadOf(answers);
    return [
      verdict({ what: `${what}: a key, p95`, value, unit: 'ms', atMost: longestUnfeltMs, more }),
      longestTask(`${what}: typed in`, tasks),
    ];
  } finally {
    await browser.close();
  }
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('li input[inputmode="decimal"]').first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(calmMs);
}

/** A dose, the area of a parcel, a note and the search of parcels; then a parcel is left out and taken in again. */
async function typeSome(page: Page): Promise<void> {
  const delay = betweenKeysMs;
  const dose = page.locator('[role="group"] input[inputmode="decimal"]').first();
  await dose.press('End');
  await dose.pressSequentially('5', { delay });
  await page.waitForTimeout(calmMs);
  await dose.press('Backspace');
  await page.locator('li input[inputmode="decimal"]').first().pressSequentially('1', { delay });
  await page
    .locator('form section:has(input[type="time"]) input')
    .last()
    .pressSequentially('ráno byla rosa', { delay });
  const search = page.locator('form input[type="search"]').first();
  await search.pressSequentially('u lesa', { delay });
  await search.fill('');
  const box = page.locator('li input[type="checkbox"]').nth(2);
  await box.press('Space');
  await box.press('Space');
  await page.waitForTimeout(calmMs);
}
