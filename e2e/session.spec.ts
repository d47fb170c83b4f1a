import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enter, signIn } from './support/entrance.ts';
import { landFiles } from './support/land.ts';

const authenticate = /\/gateway\/api\/authenticate(\?|$)/;

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
    await page.getByRole('button', { name: 'Přiblížit' }).click();
    await page.getByRole('button', { name: 'Seznam pozemků' }).click();
    await page.getByRole('combobox').first().fill('7405');
    await expect(page.getByRole('region', { name: 'Seznam pozemků' })).toContainText('100 pozemků');
    await expect(page.getByRole('option').first()).toContainText('7405');
    expect(refused).toBeGreaterThanOrEqual(4);
    expect(renewals).toBe(1);
  });

  test('and cannot be renewed leads to the sign-in, and from there back to where one was', async ({
    page,
    newFarmer,
    farmMap,
  }) => {
    const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
    const { rows } = await farmer.api.agroevidence.parcels.suggestions({
      query: { search: '7405/5' },
      farmIds: [farmer.farmId],
    });
    await enter(page, farmer, `/farm/${farmer.farmId}/map?parcel=${rows[0]?.id ?? 0}`);
    const panel = page.getByRole('region', { name: 'Vybraný pozemek' });
    await expect(panel.getByRole('heading')).toContainText('7405/5');
    await farmMap.atRest();
    await page.context().clearCookies();
    await spoilToken(page);
    await page.getByRole('combobox').first().fill('7405');
    await expect(page).toHaveURL(/\/login\?redirect=/);
    expect(await page.evaluate(() => localStorage.getItem('brazda.token'))).toBeNull();
    await signIn(page, farmer);
    await expect(page).toHaveURL(/\/farm\/\d+\/map\?.*parcel=/);
    await expect(panel.getByRole('heading')).toContainText('7405/5');
  });
});

test.describe('whoever signs out', () => {
  test.use({ allowedErrors: /status of 401/ });

  test('leaves nothing behind in the browser', async ({ page, newFarmer, farmMap }) => {
    await enter(page, await newFarmer({ landFile: landFiles.czechBlocks }));
    await farmMap.atRest();
    await page.getByRole('button', { name: 'Přiblížit' }).click();
    await expect(page).toHaveURL(/[?&]at=/);
    await page.getByRole('button', { name: /^Uživatel / }).click();
    await page.getByRole('button', { name: 'Odhlásit se' }).click();
    await expect(page.getByRole('heading', { name: 'Přihlášení' })).toBeVisible();
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
    await expect(page.getByRole('heading', { name: 'Přihlášení' })).toBeVisible();
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
    await expect(page.getByRole('button', { name: 'Přepnout farmu, teď Vlastní statek' })).toBeVisible();
  }
  await expect(page.getByText('Cizí statek')).toHaveCount(0);
  expect((await Promise.all(told)).filter((text) => /Cizí statek|7405\/5/.test(text))).toEqual([]);
});
