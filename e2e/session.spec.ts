import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enter, signIn } from './support/entrance.ts';
import { landFiles } from '@brazda/harness/land-files.ts';
import { textLike, textOf } from './support/text.ts';
import { searchBox, suggestions } from './support/parcel-search.ts';

const authenticate = /\/gateway\/api\/authenticate(\?|$)/;
const liveEvents = /\/core\/farms\/events(\?|$)/;

/** The server takes this token for one that has expired, the page for the same user's. */
async function spoilToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const token = localStorage.getItem('brazda.token') ?? '';
    localStorage.setItem('brazda.token', `${token.slice(0, token.lastIndexOf('.'))}.c3BvaWx0`);
  });
}

test.describe('a token that has expired', () => {
  test.use({ allowedErrors: /status of 401/ });

  test('is renewed once for all calls that wait for it', async ({ page, newFarmer, farmMap }) => {
    await enter(page, await newFarmer({ landFile: landFiles.czechBlocks }));
    await farmMap.atRest();
    let renewals = 0;
    let refused = 0;
    await page.route(authenticate, async (route) => {
      renewals += 1;
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    page.on('response', (response) => {
      if (response.status() === 401) refused += 1;
    });
    await spoilToken(page);
    await page.getByRole('button', { name: textOf('map.zoomIn') }).click();
    await page.getByRole('button', { name: textOf('map.list') }).click();
    await searchBox(page).fill('7405');
    await expect(page.getByRole('region', { name: textOf('map.list') })).toContainText(
      textOf('parcel.count', { count: 100 }),
    );
    await expect(suggestions(page).first()).toContainText('7405');
    expect(refused).toBeGreaterThanOrEqual(4);
    expect(renewals).toBe(1);
  });

  test('and cannot be renewed is had again in a dialog, and the parcel on screen stays', async ({
    page,
    newFarmer,
    farmMap,
    expectAccessible,
  }) => {
    const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
    await enter(page, farmer);
    await farmMap.atRest();
    await searchBox(page).fill('7405/5');
    await suggestions(page).first().click();
    const panel = page.getByRole('region', { name: textOf('parcel.panel') });
    await panel.getByRole('button', { name: textLike('action.editNamed') }).click();
    await panel.getByRole('textbox').fill('U kapličky');
    await page.context().clearCookies();
    await spoilToken(page);
    await panel.getByRole('textbox').press('Enter');
    const dialog = page.getByRole('dialog', { name: textOf('signInAgain.heading') });
    await expect(dialog.getByLabel(textOf('login.username'))).toHaveValue(farmer.email);
    await expect(dialog.getByLabel(textOf('login.password'), { exact: true })).toBeFocused();
    await expectAccessible();
    await page.keyboard.type(farmer.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(panel.getByRole('heading', { name: 'U kapličky' })).toBeVisible();
    await expect(page.getByText(textOf('parcel.renamed', { name: 'U kapličky' }))).toBeVisible();
  });

  test('and was not renewed while nobody was here leads to the sign-in, which says why, and back', async ({
    page,
    newFarmer,
  }) => {
    const farmer = await newFarmer();
    await enter(page, farmer, `/farm/${farmer.farmId}/user/profile`);
    await expect(page.getByLabel(textOf('profile.firstName'))).toBeVisible();
    await page.context().clearCookies();
    await spoilToken(page);
    await page.reload();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await expect(page.getByText(textOf('error.authentication.expired'))).toBeVisible();
    await expect(page.getByLabel(textOf('login.username'))).toHaveValue(farmer.email);
    await signIn(page, farmer);
    await expect(page).toHaveURL(/\/user\/profile/);
  });
});

test.describe('a server in trouble', () => {
  test.use({ allowedErrors: /status of (401|429|500|502|503)|A screen failed|ApiError/ });

  test('signs nobody out who wants a renewal, and goes on when it is well again', async ({ page, newFarmer }) => {
    const farmer = await newFarmer();
    // Told of their new membership, the screen would look again by itself, before anybody can press the button.
    await page.route(liveEvents, (route) => route.fulfill({ status: 503 }));
    await enter(page, farmer, `/farm/${farmer.farmId}/user/profile`);
    const name = page.getByLabel(textOf('profile.firstName'));
    for (const status of [500, 502, 503, 429]) {
      await name.fill(`Jeník ${status}`);
      await page.route(authenticate, (route) => route.fulfill({ status, body: '<html>later</html>' }));
      await spoilToken(page);
      await page.getByRole('button', { name: textLike('action.save') }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(name).toHaveValue(`Jeník ${status}`);
      await page.reload();
      await expect(page.getByRole('button', { name: textOf('action.retry') })).toBeVisible();
      await expect(page).toHaveURL(/\/user\/profile/);
      expect(await page.evaluate(() => localStorage.getItem('brazda.token'))).not.toBeNull();
      await page.unroute(authenticate);
      await page.getByRole('button', { name: textOf('action.retry') }).click();
      await expect(name).toBeVisible();
    }
  });
});

test.describe('whoever signs out', () => {
  test.use({ allowedErrors: /status of 401/ });

  test('leaves nothing behind in the browser', async ({ page, newFarmer, farmMap }) => {
    await enter(page, await newFarmer({ landFile: landFiles.czechBlocks }));
    await farmMap.atRest();
    await page.getByRole('button', { name: textOf('map.zoomIn') }).click();
    await expect(page).toHaveURL(/[?&]at=/);
    await page.getByRole('button', { name: textLike('shell.userMenu') }).click();
    await page.getByRole('button', { name: textOf('shell.signOut') }).click();
    await expect(page.getByRole('heading', { name: textOf('login.title') })).toBeVisible();
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept.filter((key) => key === 'brazda.token' || key.startsWith('brazda.farm.'))).toEqual([]);
    const renewal = await page.request.get('/gateway/api/authenticate');
    expect(renewal.status()).toBe(401);
    await page.goto('/farm');
    await expect(page).toHaveURL(/\/login/);
  });
});

test('without a session every address of a farm leads to the sign-in, and nothing is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/(agroevidence|core)\//.test(request.url())) asked.push(request.url());
  });
  for (const path of [
    '/',
    '/farm',
    '/farm/1',
    '/farm/1/map',
    '/farm/1/map-v2',
    '/signup/import',
    '/signup/import-in-progress',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: textOf('login.title') })).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
  }
  expect(asked).toEqual([]);
});

test('an unknown farm, and that of somebody else, lead to one’s own first farm', async ({ page, newFarmer }) => {
  const stranger = await newFarmer({ farmName: 'Cizí statek', landFile: landFiles.czechBlocks });
  const farmer = await newFarmer({ farmName: 'Vlastní statek' });
  const told: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/agroevidence/')) told.push(response.text().catch(() => ''));
  });
  await enter(page, farmer);
  for (const wrong of ['999999', String(stranger.farmId), 'nikde']) {
    await page.goto(`/farm/${wrong}/map`);
    await expect(page).toHaveURL(new RegExp(`/farm/${farmer.farmId}/map`));
    await expect(
      page.getByRole('button', { name: textOf('shell.switchFarm', { farm: 'Vlastní statek' }) }),
    ).toBeVisible();
  }
  await expect(page.getByText('Cizí statek')).toHaveCount(0);
  expect((await Promise.all(told)).filter((text) => /Cizí statek|7405\/5/.test(text))).toEqual([]);
});
