import { landFiles } from '@brazda/harness/land-files.ts';
import type { Farmer } from '@brazda/harness/farmer.ts';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { enter } from './support/entrance.ts';
import { textLike, textOf } from './support/text.ts';
import { photoTest as test } from './support/tile-fixtures.ts';

test.use({
  ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, serviceWorkers: 'allow' },
  allowedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
});

/** On a phone that has the farm and the application with it, and loses the network. */
async function goToField(page: Page, farmer: Farmer): Promise<void> {
  await enter(page, farmer, `/farm/${farmer.farmId}/actions/waiting`);
  await expect(page.getByText(textLike('actions.offline.ready'))).toBeVisible({ timeout: 60_000 });
  await page.context().setOffline(true);
}

interface Standing {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

/** A parcel of a farm, and a place on it. */
async function parcelOf({ api, farmId }: Farmer): Promise<Standing> {
  const { rows } = await api.agroevidence.parcels.points({ farmIds: [farmId] });
  const largest = rows.toSorted((one, other) => other.area - one.area)[0];
  if (!largest) throw new Error('The farm has no land');
  const { localName } = await api.agroevidence.parcels.read({ params: { id: largest.id } });
  return { name: localName, lat: largest.lat, lon: largest.lon };
}

/** How often the device is being asked where it is. */
async function countWatches(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = Object.assign(window, { watches: 0 });
    const { geolocation } = navigator;
    const [watch, clear] = [geolocation.watchPosition.bind(geolocation), geolocation.clearWatch.bind(geolocation)];
    geolocation.watchPosition = (...asked) => {
      counted.watches += 1;
      return watch(...asked);
    };
    geolocation.clearWatch = (id) => {
      counted.watches -= 1;
      clear(id);
    };
  });
  return () => page.evaluate(() => (window as { watches?: number }).watches ?? -1);
}

const here = (page: Page): ReturnType<Page['getByRole']> =>
  page.getByRole('group', { name: textOf('actions.here.title') });

test('the parcel under the phone is offered first, and chosen on the map, without a network', async ({
  page,
  context,
  newFarmer,
  farmMap,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  const { name, lat, lon } = await parcelOf(farmer);
  const watches = await countWatches(page);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: lat, longitude: lon, accuracy: 40 });
  await goToField(page, farmer);
  await page.goto(`/farm/${farmer.farmId}/actions/new?group=OTHER`);
  const first = here(page).getByRole('button').first();
  await expect(first).toContainText(name);
  await expect(first).toContainText(textOf('actions.here.under'));
  await expect(here(page)).toContainText(textOf('actions.here.around', { accuracy: '40' }));
  expect(await watches()).toBe(1);
  await expectAccessible();
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('li[data-chosen="true"]')).toContainText(name);

  await page.getByRole('radio', { name: textOf('actions.parcels.map') }).check();
  await page.locator('.map').scrollIntoViewIfNeeded();
  await farmMap.atRest();
  await farmMap.expectDrawnAt([lon, lat]);
  const place = await farmMap.pixelOf([lon, lat]);
  await page.touchscreen.tap(place.x, place.y);
  await expect(first).toHaveAttribute('aria-pressed', 'false');

  await page.getByRole('button', { name: textOf('action.cancel') }).click();
  await page.getByRole('button', { name: textOf('leave.leave') }).click();
  await expect(page).toHaveURL(/\/actions(\?|$)/);
  // The address is another before the screen that watched is put away.
  await expect.poll(watches).toBe(0);
  await page.goto(`/farm/${farmer.farmId}/map-v2`);
  await farmMap.atRest();
  await farmMap.expectDrawnAt([lon, lat]);
  await expect(page.getByText(textOf('map.noNetwork'))).toBeVisible();
});

test('whoever does not let the browser say where they are chooses from the list', async ({ page, newFarmer }) => {
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  const tools = await page.context().newCDPSession(page);
  await tools.send('Browser.setPermission', { permission: { name: 'geolocation' }, setting: 'denied' });
  await enter(page, farmer, `/farm/${farmer.farmId}/actions/new?group=OTHER`);
  await here(page)
    .getByRole('button', { name: textOf('actions.here.find') })
    .click();
  await expect(here(page)).toContainText(textOf('actions.here.refused'));
  const listed = page.getByRole('list', { name: textOf('actions.parcels') });
  await listed.getByRole('checkbox').first().click();
  await expect(page.locator('li[data-chosen="true"]')).toHaveCount(1);
});

test('a package that the farm knows is found, and several records are deleted, without a network', async ({
  page,
  newFarmer,
}) => {
  test.setTimeout(240_000);
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  const { api, farmId } = farmer;
  const facts = {
    ...{ functions: [], formulation: null, activeSubstances: [], kilogramsPerLitre: null, doseUnit: 'L' as const },
    ...{ uses: [], distances: [] },
  };
  const product = { kind: 'PLANT_PROTECTION' as const, name: 'Fungicid z obalu', facts };
  const { id: materialId } = await api.agroevidence.catalogueMaterials.create({ body: product });
  await api.agroevidence.packageCodes.learn({ params: { gtin: '08590000000015' }, body: { materialId } });
  const { rows: parcels } = await api.agroevidence.parcels.list({ query: {}, farmIds: [farmId] });
  for (const note of ['Jedna', 'Dvě', 'Tři'])
    await api.agroevidence.actions.recordOther({
      body: { actionType: 'PLOW', day: '2026-10-05', targets: [{ parcelId: parcels[0]?.id ?? 0 }], note },
    });
  await goToField(page, farmer);
  await page.goto(`/farm/${farmId}/actions/new?group=EPH`);
  await page.getByRole('button', { name: textOf('actions.scan') }).click();
  const typed = page.getByLabel(textOf('actions.scan.typed'));
  await typed.fill('04006381333931');
  await typed.press('Enter');
  await expect(page.getByText(textOf('actions.scan.unknownHere', { gtin: '04006381333931' }))).toBeVisible();
  await page
    .getByRole('button', { name: textOf('action.cancel') })
    .last()
    .click();
  await page.getByRole('button', { name: textOf('actions.scan') }).click();
  await typed.fill('(01)08590000000015(10)A1B2');
  await typed.press('Enter');
  const row = page.getByRole('group', { name: product.name });
  await expect(row.getByLabel(textOf('actions.material.batch'))).toHaveValue('A1B2');

  await page.goto(`/farm/${farmId}/actions`);
  await page.getByRole('checkbox').nth(1).click();
  await page.getByRole('checkbox').nth(2).click();
  await page
    .getByRole('button', { name: textOf('actions.delete') })
    .last()
    .click();
  await expect(page.getByText(textOf('actions.waiting.deletionKept'))).toBeVisible();
  await page.context().setOffline(false);
  const left = async (): Promise<number> =>
    (await api.agroevidence.actions.list({ query: {}, farmIds: [farmId] })).total;
  await expect.poll(left, { timeout: 60_000 }).toBe(1);
});
