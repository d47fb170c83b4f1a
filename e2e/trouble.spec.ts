import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { demoFarmer, enter, signIn } from './support/entrance.ts';
import { landFiles } from '@brazda/harness/land-files.ts';
import { textLike, textOf } from './support/text.ts';
import { searchBox, suggestions } from './support/parcel-search.ts';

const parcelMap = /\/agroevidence\/parcels\/map\?/;
const oneParcel = /\/agroevidence\/parcels\/\d+\?/;
const tiles = /\/agroevidence\/tiles\//;
const parcelList = /\/agroevidence\/parcels\?/;
const farmList = /\/agroevidence\/farms\?/;

const late = (milliseconds: number) => async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  await route.continue().catch(() => undefined);
};
const failing = (status: number) => (route: Route) =>
  route.fulfill({ status, json: { status, code: status === 503 ? 'service.unavailable' : 'unexpected', fields: [] } });

async function openTiledMap(page: Page): Promise<void> {
  await enter(page, demoFarmer);
  await expect(page).toHaveURL(/\/map-v2/);
}

async function openMap(page: Page): Promise<void> {
  await openTiledMap(page);
  await page.goto(new URL(page.url()).pathname.replace('map-v2', 'map'));
}

test.describe('while the server is slow', () => {
  test('a loader is shown, though not for what takes a moment only', async ({ page, farmMap }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const isShown = document.querySelector('[role="status"]')?.textContent.includes('Načítáme') === true;
        if (isShown && performance.getEntriesByName('loader').length === 0) performance.mark('loader');
      }).observe(document, { childList: true, subtree: true });
    });
    await page.route(farmList, late(1500));
    await enter(page, demoFarmer);
    const loader = page.getByText(textOf('shell.loading'));
    await expect(loader).toBeAttached();
    await farmMap.atRest();
    await expect(loader).toHaveCount(0);
    const waitedMs = await page.evaluate(() => {
      const asked = performance.getEntriesByType('resource').find(({ name }) => name.includes('/agroevidence/farms?'));
      return (performance.getEntriesByName('loader')[0]?.startTime ?? 0) - (asked?.startTime ?? Infinity);
    });
    expect(waitedMs).toBeGreaterThan(150);
  });

  test('the map says that it is drawing, and list and panel keep their place', async ({ page, farmMap }) => {
    await page.route(parcelMap, late(1500));
    await openMap(page);
    await expect(page.getByText(textOf('map.loadingParcels'))).toBeVisible();
    await farmMap.atRest();
    await expect(page.getByText(textOf('map.loadingParcels'))).toHaveCount(0);
    await page.route(parcelList, late(1000));
    await page.route(oneParcel, late(2500));
    await page.getByRole('button', { name: textOf('map.list') }).click();
    const list = page.getByRole('region', { name: textOf('map.list') });
    await expect(list.getByRole('list', { includeHidden: true })).toHaveAttribute('aria-hidden', 'true');
    await list.getByRole('button', { name: /^Žitná hora/ }).click();
    const panel = page.getByRole('region', { name: textOf('parcel.panel') });
    await expect(panel).toHaveAttribute('aria-busy', 'true');
    const waiting = await panel.boundingBox();
    await expect(panel.getByRole('heading', { name: 'Žitná hora' })).toBeVisible();
    const known = await panel.boundingBox();
    expect(Math.abs((known?.height ?? 0) - (waiting?.height ?? 0))).toBeLessThanOrEqual(32);
  });
});

test.describe('when the server fails', () => {
  test.use({ allowedErrors: /status of 50[03]|ERR_FAILED|A screen failed|ApiError/ });

  for (const status of [500, 503]) {
    test(`signing in with ${status} shows a page in plain words, and what was typed is still there`, async ({
      page,
      expectAccessible,
    }) => {
      await page.route('**/gateway/api/authenticate*', failing(status));
      await page.goto('/login');
      await signIn(page, { email: 'jan@farma.cz', password: 'brázda a mez' });
      const heading = status === 503 ? textOf('shell.error.503.heading') : textOf('shell.error.500.heading');
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expectAccessible();
      await page.getByRole('button', { name: textOf('login.backToLogin') }).click();
      await expect(page.getByLabel(textOf('login.username'))).toHaveValue('jan@farma.cz');
    });
  }

  for (const { what, address, open } of [
    { what: 'parcels', address: parcelMap, open: openMap },
    { what: 'tiles', address: tiles, open: openTiledMap },
  ]) {
    test(`${what} that do not come can be asked for again`, async ({ page, farmMap }) => {
      await page.route(address, failing(500));
      await open(page);
      const notice = page.getByRole('alert').filter({ hasText: textLike('error.unexpected') });
      await expect(notice).toBeVisible();
      await page.unroute(address);
      await notice.getByRole('button', { name: textOf('action.retry') }).click();
      await expect.poll(farmMap.paintedShare).toBeGreaterThan(0);
      await expect(notice).toHaveCount(0);
    });
  }

  test('a parcel that does not come can be asked for again', async ({ page, farmMap }) => {
    await openMap(page);
    await farmMap.atRest();
    await page.route(oneParcel, failing(503));
    await searchBox(page).fill('zitna');
    await suggestions(page).first().click();
    const panel = page.getByRole('region', { name: textOf('parcel.panel') });
    await expect(panel.getByRole('alert')).toContainText(textLike('error.service.unavailable'));
    await page.unroute(oneParcel);
    await panel.getByRole('button', { name: textOf('action.retry') }).click();
    await expect(panel.getByRole('heading', { name: 'Žitná hora' })).toBeVisible();
  });

  test('a refused name stays in its field with the reason, and can be sent again', async ({
    page,
    farmMap,
    newFarmer,
  }) => {
    await enter(page, await newFarmer({ landFile: landFiles.czechBlocks }));
    await farmMap.atRest();
    await searchBox(page).fill('7405/5');
    await suggestions(page).first().click();
    const panel = page.getByRole('region', { name: textOf('parcel.panel') });
    await page.route(oneParcel, (route) =>
      route.request().method() === 'PATCH' ? failing(500)(route) : route.continue(),
    );
    await panel.getByRole('button', { name: textLike('action.editNamed') }).click();
    await panel.getByRole('textbox').fill('Žlutý kopec');
    await panel.getByRole('textbox').press('Enter');
    await expect(panel.getByRole('alert')).toContainText(textLike('error.unexpected'));
    await expect(panel.getByRole('textbox')).toHaveValue('Žlutý kopec');
    await expect(panel.getByRole('textbox')).toBeFocused();
    await page.unroute(oneParcel);
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('heading', { name: 'Žlutý kopec' })).toBeVisible();
    const told = page.getByText(textOf('parcel.renamed', { name: 'Žlutý kopec' }));
    const [message, facts] = await Promise.all([told.boundingBox(), panel.boundingBox()]);
    expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(facts?.y ?? 0);
    await page.getByRole('button', { name: textOf('action.undo') }).click();
    await expect(panel.getByRole('heading', { level: 2 })).toContainText('7405/5');
  });

  test('without a network the screen says so and tries again', async ({ page, farmMap, expectAccessible }) => {
    const told: string[] = [];
    page.on('console', (message) => {
      if (/A screen failed|ApiError/.test(message.text())) told.push(message.text());
    });
    await page.route(farmList, (route) => route.abort());
    await enter(page, demoFarmer);
    await expect(page.getByRole('heading', { name: textOf('shell.error.0.heading') })).toBeVisible();
    await expectAccessible();
    expect(told, 'the console is told once').toHaveLength(1);
    await page.unroute(farmList);
    await page.getByRole('button', { name: textOf('action.retry') }).click();
    await farmMap.atRest();
    await page.goto('/login?redirect=%2Ffarm');
    await page.route('**/gateway/api/authenticate*', (route) => route.abort());
    await signIn(page, demoFarmer);
    await expect(page.getByRole('alert')).toContainText(textLike('error.network.unreachable'));
    await expect(page.getByLabel(textOf('login.username'))).toHaveValue(demoFarmer.email);
  });
});

test.describe('when a part of the application is gone', () => {
  test.use({ allowedErrors: /ERR_FAILED|A screen failed|MissingPart/ });

  test('the page is loaded anew and goes on', async ({ page, farmMap }) => {
    let lost = 0;
    await page.route(/\/assets\/MapScreen/, async (route) => {
      lost += 1;
      await (lost === 1 ? route.abort() : route.continue());
    });
    await enter(page, demoFarmer);
    await farmMap.atRest();
    expect(lost).toBe(2);
  });

  test('the page says that it is updated, is loaded anew once and not for ever', async ({ page }) => {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && new URL(request.url()).pathname.startsWith('/farm')) loads += 1;
    });
    // Kept where it outlives the page, which is loaded anew at once.
    await page.addInitScript((updating) => {
      new MutationObserver(() => {
        const isUpdating = document.querySelector('body')?.textContent.includes(updating);
        if (isUpdating) sessionStorage.setItem('seenUpdating', 'yes');
      }).observe(document, { childList: true, subtree: true });
    }, textOf('shell.updating'));
    await page.route(/\/assets\/MapScreen/, (route) => route.abort());
    await enter(page, demoFarmer);
    await expect(page.getByRole('heading', { name: textOf('shell.error.part.heading') })).toBeVisible();
    await page.waitForTimeout(1000);
    expect(loads).toBe(2);
    expect(await page.evaluate(() => sessionStorage.getItem('seenUpdating'))).toBe('yes');
    await page.unroute(/\/assets\/MapScreen/);
    await page.getByRole('button', { name: textOf('action.retry') }).click();
    await expect(page.getByRole('application')).toBeVisible();
  });
});
