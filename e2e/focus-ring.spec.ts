import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { administrator } from '@brazda/harness/administrator.ts';
import { showInColors } from './support/devices.ts';
import { demoFarmer, enter } from './support/entrance.ts';
import { walk, type Walked } from './support/focus-walk.ts';
import { textLike, textOf } from './support/text.ts';

async function expectRings(page: Page, atLeast: number): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await showInColors(page, colorScheme);
    expectSeen(await walk(page), atLeast, `on ${new URL(page.url()).pathname} in ${colorScheme} colours`);
  }
}

function expectSeen({ stops, hasEnded, unseen }: Walked, atLeast: number, where: string): void {
  expect(unseen, `without a ring, or covered, ${where}`).toEqual([]);
  expect(hasEnded, `Tab comes back to where it began ${where}`).toBe(true);
  expect(stops, `stops ${where}`).toBeGreaterThanOrEqual(atLeast);
}

/** The same there and back, once all is there that one can come to: back, what is above comes from under its headings. */
async function expectRingsBothWays(page: Page, atLeast: number): Promise<void> {
  const stops = page.locator(':is(a[href], button, input, select, textarea, [tabindex="0"]):visible');
  await expect.poll(() => stops.count()).toBeGreaterThanOrEqual(atLeast);
  const where = `on ${new URL(page.url()).pathname}`;
  expectSeen(await walk(page), atLeast, where);
  expectSeen(await walk(page, 'Shift+Tab'), atLeast, `${where}, back`);
}

/** Opens a screen of the farm that one has come to. */
async function openOfFarm(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(/\/farm\/\d+\//);
  const farm = new URL(page.url()).pathname.split('/')[2] ?? '';
  await page.goto(`/farm/${farm}/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Walks over a list of a farm, and over the first of what its rows lead to. */
async function walkListAndOne(page: Page, list: string, atLeast: number, atLeastOfOne: number): Promise<void> {
  await openOfFarm(page, list);
  await expectRingsBothWays(page, atLeast);
  await page.goto((await page.locator(`main a[href*="/${list}/"]`).first().getAttribute('href')) ?? '');
  await expectRingsBothWays(page, atLeastOfOne);
}

test('wherever the keyboard is among the records of a farm can be seen', async ({ page }) => {
  await enter(page, demoFarmer);
  for (const [path, atLeast] of [
    ['sowing-plan', 8],
    ['catalogues', 6],
    ['actions', 8],
    ['actions/new', 8],
    ['reports', 6],
    ['history', 6],
    ['parcels', 8],
  ] as const) {
    await openOfFarm(page, path);
    await expectRingsBothWays(page, atLeast);
  }
  const overview = await page.locator('a[href$="/overview"]').first().getAttribute('href');
  await page.goto(overview ?? '');
  await expect(page.getByLabel(textOf('parcel.climateRegion'), { exact: true })).toBeVisible();
  await expectRingsBothWays(page, 8);
});

test('wherever the keyboard is among the sensors of a farm can be seen', async ({ page, farmMap }) => {
  await enter(page, demoFarmer);
  for (const [path, atLeast] of [
    ['sensors/new', 22],
    ['sensors/connection', 24],
    ['sensors/places', 36],
    ['sensors/rules', 16],
    ['sensors/diseases', 36],
  ] as const) {
    await openOfFarm(page, path);
    await expectRingsBothWays(page, atLeast);
  }
  await walkListAndOne(page, 'sensors/water', 44, 17);
  await openOfFarm(page, 'sensors');
  await expectRingsBothWays(page, 30);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('main').getByRole('application').first()).toBeVisible();
  await expectRingsBothWays(page, 30);
  await page.getByRole('link', { name: textOf('action.edit') }).click();
  await expectRingsBothWays(page, 22);
  await page.goto(new URL('map', page.url().replace(/\d+\/edit$/, '')).href);
  await farmMap.atRest();
  await expectRingsBothWays(page, 24);
});

test('wherever the keyboard is among notifications, catalogues and what a farm hands over can be seen', async ({
  page,
}) => {
  await enter(page, demoFarmer);
  for (const [path, atLeast] of [
    ['notifications', 14],
    ['notifications/settings', 22],
    ['user/updatelpis', 12],
    ['actions/records', 14],
    ['actions/orders', 14],
    ['actions/waiting', 14],
    ['catalogues/plantProtection', 26],
    ['catalogues/fertilizers', 24],
    ['catalogues/seeds', 24],
    ['catalogues/organisms', 24],
  ] as const) {
    await openOfFarm(page, path);
    await expectRingsBothWays(page, atLeast);
  }
  await walkListAndOne(page, 'reports/submissions', 18, 15);
  await page.goto('/invitation');
  await expectRingsBothWays(page, 3);
});

test.describe('wherever the keyboard is', () => {
  test('can be seen on the screens before a farm', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByLabel(textOf('login.password'), { exact: true })).toBeVisible();
    // The form stands in the page itself, before what is around it has come.
    await expect.poll(() => page.locator('a[href], button, input, select').count()).toBeGreaterThanOrEqual(7);
    await expectRings(page, 7);
    for (const path of ['/signup', '/reset']) {
      await page.goto(path);
      await expect(page.getByLabel(textOf('profile.email'))).toBeVisible();
      await expectRings(page, 4);
    }
  });

  test('can be seen on the screens of a farm and in what opens over them', async ({ page, farmMap }) => {
    await enter(page, demoFarmer);
    await farmMap.atRest();
    await expectRings(page, 8);
    for (const menu of [textLike('shell.switchFarm'), textLike('shell.userMenu')]) {
      await page.getByRole('button', { name: menu }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectRings(page, 1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('button', { name: menu })).toBeFocused();
    }
    for (const [opener, panel] of [
      [textOf('map.layers'), textOf('map.layers')],
      [textOf('map.list'), textOf('map.list')],
    ] as const) {
      await page.getByRole('button', { name: opener }).click();
      await expect(page.getByRole('region', { name: panel })).toBeVisible();
      await expectRings(page, 10);
    }
    await page
      .getByRole('region', { name: textOf('map.list') })
      .getByRole('listitem')
      .first()
      .click();
    const parcel = page.getByRole('region', { name: textOf('parcel.panel') });
    await expect(parcel.getByRole('heading', { level: 2 })).toBeVisible();
    await expectRings(page, 12);
    await parcel.getByRole('button', { name: textLike('action.editNamed') }).click();
    await expectRings(page, 12);
    const farm = new URL(page.url()).pathname.split('/')[2] ?? '';
    for (const path of ['user/profile', 'user/password', 'user/integrations', 'user/toggles', 'nonsense']) {
      await page.goto(`/farm/${farm}/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectRings(page, 4);
    }
    await page.goto('/signup/import');
    await expect(page.getByLabel(textOf('farmImport.farmName'))).toBeVisible();
    await expectRings(page, 6);
  });

  test('can be seen on the screens of an own farm and of an account, and in their dialogs', async ({
    page,
    newFarmer,
  }) => {
    const farmer = await newFarmer();
    const { farmId } = farmer;
    await enter(page, farmer, `/farm/${farmId}/settings`);
    await expect(page.getByLabel(textOf('farmImport.farmName'))).toBeVisible();
    await expectRings(page, 8);
    await page.getByRole('button', { name: textOf('farmSettings.delete') }).click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await expectRings(page, 3);
    for (const path of [`/farm/${farmId}/land`, '/deleted-farms', '/account']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectRings(page, 3);
    }
    await page.getByRole('button', { name: textOf('account.remove') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectRings(page, 4);
  });

  test('can be seen on the screens of the administration', async ({ page }) => {
    await enter(page, administrator);
    for (const path of ['farms', 'audit', 'code-lists', 'registers', 'sensors']) {
      await page.goto(`/admin/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectRings(page, 5);
    }
  });
});
