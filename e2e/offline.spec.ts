import { landFiles } from '@brazda/harness/land-files.ts';
import type { Farmer } from '@brazda/harness/farmer.ts';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enter } from './support/entrance.ts';
import { textLike, textOf } from './support/text.ts';

test.use({
  ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, serviceWorkers: 'allow' },
  // Without a network the browser says of each request that it failed; of a conflict that it was refused.
  allowedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|412/,
});

/** On a phone that has the farm and the application with it. */
async function beReady(page: Page, farmer: Farmer): Promise<void> {
  await enter(page, farmer, `/farm/${farmer.farmId}/actions/waiting`);
  await expect(page.getByText(textLike('actions.offline.ready'))).toBeVisible({ timeout: 60_000 });
}

async function plow(page: Page, note: string): Promise<void> {
  await page.getByLabel(textOf('actions.type')).selectOption('PLOW');
  await page.getByRole('button', { name: textLike('actions.parcels.chooseShown') }).click();
  await page.getByLabel(textOf('actions.note')).fill(note);
  await page.getByRole('button', { name: textOf('action.save') }).click();
}

const waitingRows = (page: Page): ReturnType<Page['getByRole']> =>
  page.getByRole('list', { name: textOf('actions.waiting.onDevice') }).getByRole('link');

async function notesOf({ api, farmId }: Farmer): Promise<(string | null)[]> {
  const { rows } = await api.agroevidence.actions.list({ query: {}, farmIds: [farmId] });
  return rows.map(({ note }) => note).toSorted();
}

test('a day without a network: the form opens cold, what is recorded and changed waits, and is there once', async ({
  page,
  context,
  newFarmer,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  const actions = `/farm/${farmer.farmId}/actions`;
  await beReady(page, farmer);
  await context.setOffline(true);
  await page.goto(`${actions}/new?group=OTHER`);
  await plow(page, 'Zamokřeno');
  await expect(page.getByText(textOf('actions.waiting.kept'))).toBeVisible();
  await expect(waitingRows(page)).toHaveCount(1);
  await page.goto(`${actions}/new?group=OTHER`);
  await plow(page, 'Sucho');
  await expect(waitingRows(page)).toHaveCount(2);
  await expectAccessible();

  await page.close();
  const later = await context.newPage();
  await later.goto(actions);
  await waitingRows(later).first().click();
  await expect(later.getByText('Zamokřeno')).toBeVisible();
  await later.getByRole('link', { name: textOf('actions.waiting.mend') }).click();
  await later.getByLabel(textOf('actions.note')).fill('Zamokřeno v rohu');
  await later.getByRole('button', { name: textOf('action.save') }).click();
  await expect(later).toHaveURL(/\/actions\/waiting$/);
  await expect(later.getByRole('heading', { name: textLike('actions.waiting.toSend') })).toBeVisible();

  await context.setOffline(false);
  await expect(later.getByText(textOf('actions.waiting.none'))).toBeVisible({ timeout: 60_000 });
  expect(await notesOf(farmer)).toEqual(['Sucho', 'Zamokřeno v rohu']);
});

/** Changes the note of an action in a browser of its own, as somebody at a desk. */
async function changeAtDesk(
  { browser, url }: { readonly browser: Browser; readonly url: string },
  farmer: Farmer,
  path: string,
  note: string,
): Promise<void> {
  const desk = await browser.newContext({
    ...{ baseURL: url, viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false },
    ...{ serviceWorkers: 'block', locale: 'cs-CZ' },
  });
  const page = await desk.newPage();
  await enter(page, farmer, path);
  await page.getByLabel(textOf('actions.note')).fill(note);
  await page.getByRole('button', { name: textOf('action.save') }).click();
  await expect(page.getByText(textLike('actions.saved'))).toBeVisible();
  await desk.close();
}

test('what another browser has changed meanwhile is shown beside the own, and one of them is chosen', async ({
  page,
  context,
  browser,
  server,
  newFarmer,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  const { api, farmId } = farmer;
  const { rows } = await api.agroevidence.parcels.list({ query: {}, farmIds: [farmId] });
  const said = { actionType: 'PLOW' as const, day: '2026-10-05', targets: [{ parcelId: rows[0]?.id ?? 0 }] };
  const { action } = await api.agroevidence.actions.recordOther({ body: { ...said, note: 'Původní' } });
  await beReady(page, farmer);
  await context.setOffline(true);
  await page.goto(`/farm/${farmId}/actions/${action.id}/edit`);
  await page.getByLabel(textOf('actions.note')).fill('Moje');
  await page.getByRole('button', { name: textOf('action.save') }).click();
  await expect(page.getByText(textOf('actions.waiting.kept'))).toBeVisible();
  await page.goto(`/farm/${farmId}/actions/${action.id}/edit`);
  await expect(page).toHaveURL(/\/actions\/waiting\/[^/]+\/edit$/);
  await expect(page.getByLabel(textOf('actions.note'))).toHaveValue('Moje');
  await changeAtDesk({ browser, url: server.url }, farmer, `/farm/${farmId}/actions/${action.id}/edit`, 'Jejich');

  await context.setOffline(false);
  await page.goto(`/farm/${farmId}/actions/waiting`);
  await page.getByRole('link', { name: textOf('actions.waiting.state.CONFLICT') }).click();
  const sides = page.getByRole('region', { name: textOf('actions.meanwhile.sides') });
  await expect(sides.getByRole('cell', { name: 'Moje', exact: true })).toBeVisible();
  await expect(sides.getByRole('cell', { name: 'Jejich', exact: true })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: textOf('actions.meanwhile.keepMine') }).click();
  await expect(page.getByText(textOf('actions.waiting.none'))).toBeVisible({ timeout: 60_000 });
  expect(await notesOf(farmer)).toEqual(['Moje']);
});
