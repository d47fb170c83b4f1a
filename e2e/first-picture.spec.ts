import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { textLike, textOf, textsIn } from './support/text.ts';

const slovak = textsIn('sk-SK');

/** Files of such names do not come until what this gives is called. */
async function withhold(page: Page, files: RegExp): Promise<() => void> {
  let bring = (): void => undefined;
  const brought = new Promise<void>((resolve) => (bring = resolve));
  await page.route(files, async (route) => {
    await brought;
    await route.continue();
  });
  return bring;
}

test('is in the page itself, in the words of the browser and without any script', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'sk-SK' });
  const page = await context.newPage();
  await page.goto(`${server.url}/signup`);
  await expect(page.locator('#first header')).toContainText('Brázda');
  await expect(page.locator('#first header img')).toBeVisible();
  const words = await page.locator('#first p').evaluate((part) => getComputedStyle(part, '::before').content);
  expect(words).toBe(`"${slovak.textOf('shell.loading')}"`);
  await expect(page.locator('#first')).toHaveCSS('background-color', 'rgb(247, 244, 236)');
  await context.close();
});

test('of the sign-in is its form, which sends nothing as long as there is no script', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'sk-SK' });
  const page = await context.newPage();
  await page.goto(`${server.url}/login`);
  await expect(page.getByRole('heading', { name: slovak.textOf('login.title') })).toBeVisible();
  await page.getByLabel(textOf('login.password'), { exact: true }).fill('tajne1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: slovak.textOf('login.submit') })).toBeDisabled();
  expect(page.url()).toBe(`${server.url}/login`);
  await context.close();
});

test('of the sign-in takes letters before any script is there, and the application goes on with them', async ({
  page,
}) => {
  const bring = await withhold(page, /\/assets\/base-.*\.js$/);
  await page.goto('/login', { waitUntil: 'commit' });
  const name = page.getByLabel(textOf('login.username'));
  await expect(name).toBeFocused();
  await page.keyboard.type('jan@farma.cz');
  await page.getByLabel(textLike('login.rememberMe')).check();
  const password = page.getByLabel(textOf('login.password'), { exact: true });
  await password.focus();
  await page.keyboard.type('tane');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('#first')).toBeVisible();
  const places = (): Promise<object[]> =>
    Promise.all(
      [name, password, page.locator('button[type="submit"]')].map(async (part) => ({ ...(await part.boundingBox()) })),
    );
  const before = await places();
  bring();
  await expect(page.locator('#first')).toHaveCount(0);
  expect(await places()).toEqual(before);
  await expect(password).toBeFocused();
  await page.keyboard.type('j');
  await expect(password).toHaveValue('tajne');
  await expect(name).toHaveValue('jan@farma.cz');
  await expect(page.getByLabel(textLike('login.rememberMe'))).toBeChecked();
  await page.getByRole('link', { name: textOf('reset.title') }).click();
  await expect(page.getByLabel(textOf('profile.email'))).toHaveValue('jan@farma.cz');
});

test('of the sign-in sends what was typed once the application is there, where Enter was pressed before', async ({
  page,
  newFarmer,
}) => {
  const { email, password } = await newFarmer();
  // The entry is there, and follows what is typed; its texts are not.
  const bring = await withhold(page, /\/assets\/cs-CZ-.*\.js$/);
  await page.goto('/login', { waitUntil: 'load' });
  await page.getByLabel(textOf('login.username')).fill(email);
  await page.getByLabel(textOf('login.password'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.locator('#first')).toBeVisible();
  bring();
  await expect(page).toHaveURL(/\/farm/);
});

test('is dark where the browser is', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto(`${server.url}/signup`);
  await expect(page.locator('#first')).toHaveCSS('background-color', 'rgb(20, 27, 22)');
  await context.close();
});

test('makes way for the application, and a reload asks the server for nothing but the page', async ({
  browser,
  server,
}) => {
  // A context of its own: where requests are looked at on their way, Chromium keeps nothing.
  const context = await browser.newContext({ locale: 'cs-CZ' });
  const page = await context.newPage();
  await page.goto(`${server.url}/login`);
  await expect(page.getByLabel(textOf('login.password'), { exact: true })).toBeVisible();
  await expect(page.locator('#first')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const tools = await context.newCDPSession(page);
  const asked = new Map<string, string>();
  await tools.send('Network.enable');
  tools.on('Network.requestWillBeSent', ({ requestId, request }) => asked.set(requestId, request.url));
  // What is kept in memory is told of by the one, what is kept on the disk by the other.
  tools.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId));
  tools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) asked.delete(requestId);
  });
  await page.reload();
  await expect(page.getByLabel(textOf('login.password'), { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...asked.values()].map((url) => new URL(url).pathname)).toEqual(['/login']);
  await context.close();
});

test('of the sign-in needs no more than twelve files, and no script of what comes after it', async ({ page }) => {
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  const files = await page.evaluate(() => {
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return fetched.map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }));
  });
  expect(files.length).toBeLessThanOrEqual(12);
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(200_000);
});
