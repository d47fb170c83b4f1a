import { expect, test } from './fixtures.ts';
import { demoFarmer, enter } from './support/entrance.ts';
import { textLike, textOf } from './support/text.ts';

test('the flags of our own service choose the maps', async ({ page, farmMap }) => {
  const asked = page.waitForResponse(/\/gateway\/api\/frontend\?/);
  await enter(page, demoFarmer);
  await farmMap.atRest();
  expect((await asked).status()).toBe(200);
  await expect(page).toHaveURL(/\/map-v2(\?|$)/);
  const sections = page.getByRole('navigation', { name: textOf('shell.navigation') }).getByRole('link');
  await expect(sections.filter({ hasText: /mapa/i })).toHaveText([textOf('map.title')]);
  await expect(page.getByRole('button', { name: textOf('shell.help') })).toHaveCount(0);
});

test('the sections stand in the header of every desk, and the sign leads home', async ({ page, farmMap }) => {
  await enter(page, demoFarmer);
  await farmMap.atRest();
  const sections = page.getByRole('navigation', { name: textOf('shell.navigation') }).getByRole('link');
  const farm = /\/farm\/\d+/.exec(page.url())?.[0] ?? '';
  await page.goto(`${farm}/user/toggles`);
  for (const width of [1024, 1400, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('link', { name: textOf('shell.home', { brand: 'Brázda' }) }).click();
    await expect(page).toHaveURL(new RegExp(`${farm}/map-v2`));
    await expect(sections.first()).toHaveText(textOf('map.title'));
    await expect(page.getByRole('button', { name: textOf('shell.openMenu') })).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/toggles/);
  }
});

test('what can be tried is switched by keyboard, kept in the browser, and the page comes anew after two seconds', async ({
  page,
  expectAccessible,
}) => {
  await enter(page, demoFarmer);
  await expect(page).toHaveURL(/\/farm\/\d+\//);
  await page.goto(`${/\/farm\/\d+/.exec(page.url())?.[0] ?? ''}/user/toggles`);
  const first = page.getByRole('switch', { name: textOf('toggles.SEASON_DASHBOARD_TOGGLE') });
  await expect(first).not.toBeChecked();
  await expectAccessible();
  await first.focus();
  const reloaded = page.waitForEvent('load');
  const pressed = Date.now();
  await page.keyboard.press('Space');
  await expect(page.getByText(textOf('toggles.reloading'))).toBeVisible();
  await reloaded;
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(1900);
  await expect(first).toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('SEASON_DASHBOARD_TOGGLE'))).toBe('true');
});

test.describe('when the texts of a language do not come', () => {
  test.use({ allowedErrors: /ERR_FAILED|did not load/ });

  test('the application speaks English, and says so where errors go', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route(/\/assets\/cs-CZ-/, (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(logged.some((text) => text.includes('The texts of cs-CZ did not load'))).toBe(true);
    await page.unroute(/\/assets\/cs-CZ-/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf('login.title'));
  });
});

test('whoever has many farms finds one by three letters', async ({ page, newFarmer, expectAccessible }) => {
  const farmer = await newFarmer({ farmName: 'Statek 1' });
  for (const farmName of ['Horní Lhota', 'Dolní Lhota', 'Žďár', 'Kout', 'Polánka', 'Ves', 'Luka'])
    await farmer.api.agroevidence.registration.empty({ body: { farmName, countryCode: 'CZ' } });
  await enter(page, farmer);
  await page.getByRole('button', { name: textLike('shell.switchFarm') }).click();
  const farms = page.getByRole('dialog', { name: textOf('shell.farms') });
  const links = farms.getByRole('list').getByRole('link');
  await expect(links).toHaveCount(8);
  // The list itself may be longer: what is around it scrolls.
  const seen = farms.getByRole('list').locator('..');
  const height = await seen.evaluate((box) => box.getBoundingClientRect().height);
  expect(height).toBeLessThanOrEqual(300);
  await expectAccessible();
  await expect(farms.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('lho');
  await expect(links).toHaveCount(2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('button', { name: textLike('shell.switchFarm', { farm: /(Horní|Dolní) Lhota/ }) }),
  ).toBeVisible();
});
