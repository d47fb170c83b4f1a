import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { demoFarmer, enter } from './support/entrance.ts';
import { signInByCalls } from '@brazda/harness/farmer.ts';
import { squareRing } from '@brazda/harness/square-ring.ts';
import { textLike, textOf } from './support/text.ts';

const list = textOf('map.list');

test('the panel of a parcel moves nothing when it opens, and has its cross in its own corner and its name on one line', async ({
  page,
  farmMap,
}) => {
  await enter(page, demoFarmer);
  await farmMap.atRest();
  await page.getByRole('button', { name: list }).click();
  const parts = [
    page.getByRole('group', { name: textOf('map.tools') }),
    page.getByText(/^\d+\sk?m$/),
    page.getByRole('region', { name: list }),
  ];
  const places = async (): Promise<unknown> => {
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    return boxes.map((box) => [box?.x, box?.y]);
  };
  const before = await places();
  await page.getByRole('button', { name: /^Žitná hora/ }).click();
  const panel = page.getByRole('region', { name: textOf('parcel.panel') });
  await expect(panel.getByRole('heading', { level: 2 })).toContainText('Žitná hora');
  await farmMap.atRest();
  expect(await places()).toEqual(before);

  const name = await panel.getByRole('heading', { name: 'Žitná hora' }).getByText('Žitná hora').boundingBox();
  expect(name?.height).toBeLessThan(40);
  const cross = panel.getByRole('button', { name: textOf('parcel.close') });
  const [corner, box] = await Promise.all([cross.boundingBox(), panel.boundingBox()]);
  expect(corner?.y).toBeGreaterThanOrEqual(box?.y ?? 0);
  await cross.click();
  await expect(panel).toBeHidden();
});

test('beside the open list lies the whole farm, of which it marks what is chosen, and its filter fades the rest', async ({
  page,
  farmMap,
  server,
}) => {
  await enter(page, demoFarmer);
  await farmMap.atRest();
  const { field } = await largestOf(page, server.url);
  await farmMap.expectDrawnAt(field.at);
  await page.getByRole('button', { name: list }).click();
  await page.getByRole('button', { name: textOf('map.home') }).click();
  await farmMap.atRest();
  const box = await farmBox(page, server.url);
  const shown = page.getByRole('region', { name: list });
  const listBox = await shown.boundingBox();
  const west = await farmMap.pixelOf([box[0], box[1]]);
  expect(west.x).toBeGreaterThan((listBox?.x ?? 0) + (listBox?.width ?? 0));
  const tools = await page.getByRole('group', { name: textOf('map.tools') }).boundingBox();
  expect((await farmMap.pixelOf([box[2], box[3]])).x).toBeLessThan(tools?.x ?? 0);

  await expect(shown.getByRole('listitem').first()).toBeVisible();
  await farmMap.click(field.at);
  const row = shown.getByRole('button', { name: new RegExp(`^${field.name}`) });
  await expect(row).toHaveAttribute('aria-current', 'true');
  await expect(row).toBeInViewport({ ratio: 1 });
  const panel = page.getByRole('region', { name: textOf('parcel.panel') });
  await panel.getByRole('button', { name: textOf('parcel.close') }).click();
  await farmMap.atRest();

  const filter = page.getByLabel(textOf('map.filter.label'));
  await filter.fill('neni takovy');
  await farmMap.expectFaintAt(field.at);
  await filter.fill('');
  await farmMap.expectDrawnAt(field.at);
});

test('list and layers have the focus when they open, and Escape gives it back; the legend says what grows where', async ({
  page,
  farmMap,
  expectAccessible,
}) => {
  await enter(page, demoFarmer);
  await farmMap.atRest();
  const opener = page.getByRole('button', { name: list });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(textOf('map.filter.label'))).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: list })).toBeHidden();
  await expect(opener).toBeFocused();

  await page.getByRole('button', { name: textOf('map.layers') }).click();
  const layers = page.getByRole('region', { name: textOf('map.layers') });
  await expect(layers.getByRole('listitem').filter({ hasText: /\sha$/ }).first()).toHaveText(
    /^Řepka ozimá\s*63,57\sha$/,
  );
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(layers).toBeHidden();
  await expect(page.getByRole('button', { name: textOf('map.layers') })).toBeFocused();
});

test('while parcels are on their way, it is said', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/agroevidence\/tiles\//, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await enter(page, demoFarmer);
  await expect(page.getByText(textOf('map.loadingParcels'))).toBeVisible();
  release();
  await expect(page.getByText(textOf('map.loadingParcels'))).toBeHidden();
});

for (const section of ['map', 'map-v2'] as const) {
  test(`on /${section} land that lies far apart is seen from far away, and a press on it comes nearer`, async ({
    page,
    newFarmer,
    farmMap,
  }, testInfo) => {
    const landFile = testInfo.outputPath('scattered.geojson');
    writeFileSync(landFile, JSON.stringify(scattered()));
    const farmer = await newFarmer({ landFile });
    await enter(page, farmer, `/farm/${farmer.farmId}/${section}`);
    await farmMap.atRest();
    await farmMap.expectDrawnAt([16.0005, 49.0005]);
    await farmMap.expectDrawnAt([16.4, 49.3]);
    const { zoom } = await farmMap.view();
    await farmMap.click([16.0005, 49.0005]);
    await expect.poll(async () => (await farmMap.view()).zoom).toBeGreaterThan(zoom + 2);
    await expect(page.getByRole('region', { name: textOf('parcel.panel') })).toBeHidden();
    await farmMap.atRest();
    await farmMap.click([16.0005, 49.0005]);
    await expect(page.getByRole('region', { name: textOf('parcel.panel') })).toBeVisible();
  });
}

test.describe('where somebody is', () => {
  test.use({ geolocation: { latitude: 49.2, longitude: 16.6, accuracy: 40 } });

  test('is asked for in words where the browser may not tell it, and shown on the map once it may', async ({
    page,
    context,
    farmMap,
  }) => {
    await enter(page, demoFarmer);
    await farmMap.atRest();
    const locate = page.getByRole('button', { name: textOf('map.locate') });
    await locate.click();
    await expect(page.getByText(textLike('map.locate.refused'))).toBeVisible();
    await context.grantPermissions(['geolocation']);
    await locate.click();
    await expect.poll(async () => (await farmMap.view()).lat).toBeCloseTo(49.2, 2);
    await expect(locate).toHaveAttribute('aria-pressed', 'true');
    await locate.click();
    await expect(locate).toHaveAttribute('aria-pressed', 'false');
  });
});

interface Place {
  readonly name: string;
  readonly at: readonly [number, number];
}

async function largestOf(page: Page, url: string): Promise<{ readonly field: Place }> {
  const { api } = await signInByCalls(url, demoFarmer);
  const { rows } = await api.agroevidence.parcels.map({ farmIds: [farmIdOf(page)] });
  const [largest] = rows.toSorted((one, other) => other.properties.area - one.properties.area);
  if (!largest) throw new Error('The demo farm has no parcels');
  return { field: { name: largest.properties.name, at: largest.properties.label } };
}

async function farmBox(page: Page, url: string): Promise<readonly [number, number, number, number]> {
  const { api } = await signInByCalls(url, demoFarmer);
  const farm = await api.agroevidence.farms.read({ params: { id: farmIdOf(page) } });
  if (!farm.boundingBox) throw new Error('The demo farm has no parcels');
  return farm.boundingBox;
}

function farmIdOf(page: Page): number {
  return Number(/\/farm\/(\d+)/.exec(page.url())?.[1]);
}

/** Three small parcels together, and far away from them one more. */
function scattered(): object {
  const places = [
    [16, 49],
    [16.002, 49],
    [16.004, 49.001],
    [16.4, 49.3],
  ] as const;
  const features = places.map((place, at) => ({
    type: 'Feature',
    properties: { nazev: `Kousek ${at + 1}` },
    geometry: { type: 'Polygon', coordinates: [squareRing(place, 0.001)] },
  }));
  return { type: 'FeatureCollection', features };
}
