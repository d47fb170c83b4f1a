import type { Locator, Page } from '@playwright/test';
import type { Farmer } from '@brazda/harness/farmer.ts';
import { expect, test } from './fixtures.ts';
import { phone } from './support/devices.ts';
import { enter } from './support/entrance.ts';
import type { FarmMapOnScreen } from './support/farm-map.ts';
import { textLike, textOf } from './support/text.ts';

type Place = readonly [lon: number, lat: number];
const [lon, lat] = [16.6, 49.2];
/** A place by hundreds of metres or so to the east and the north of the middle of the map. */
const at = (x: number, y: number): Place => [lon + x * 0.0014, lat + y * 0.0009];

const panel = (page: Page): Locator => page.getByRole('region', { name: textOf('map.features') });
const said = (page: Page, id: Parameters<typeof textLike>[0]): Locator =>
  page.getByRole('status').getByText(textLike(id));

type NewFarmer = Parameters<Parameters<typeof test>[2]>[0]['newFarmer'];

/** Opens somebody's map with a brook on it, and gives what reads what is drawn there. */
async function withBrook(page: Page, newFarmer: NewFarmer, middle: Place = [lon, lat]) {
  const farmer = await newFarmer();
  const { landFeatures } = farmer.api.agroevidence;
  const farmIds = [farmer.farmId];
  const geometry = {
    type: 'LineString' as const,
    coordinates: [[...at(-0.4, 0.6)], [...at(0.4, 0.6)]] as [number, number][],
  };
  await landFeatures.create({
    params: { id: farmer.farmId },
    body: { kind: 'WATER', features: [{ name: 'Bahňák', geometry }] },
    farmIds,
  });
  const [x, y] = middle;
  await enter(page, farmer, `/farm/${farmer.farmId}/map?at=@${y.toFixed(5)},${x.toFixed(5)},17z`);
  return async () => (await landFeatures.list({ farmIds })).rows;
}

/** Brings a farmer before the map, where a line is about to be drawn. */
async function aboutToDraw(page: Page, farmer: Farmer, farmMap: FarmMapOnScreen): Promise<void> {
  await enter(page, farmer, `/farm/${farmer.farmId}/map?at=@${lat.toFixed(5)},${lon.toFixed(5)},17z`);
  await farmMap.atRest();
  await page.getByRole('button', { name: textOf('map.features'), exact: true }).click();
  await panel(page)
    .getByRole('button', { name: textOf('map.features.line') })
    .click();
}

test.describe('in the field', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('water and protection zones are drawn, named, pressed, renamed and ended, and each of it is undone', async ({
    page,
    newFarmer,
    farmMap,
    expectFitAtEveryWidth,
  }) => {
    const farmer = await newFarmer();
    const drawn = async () => (await farmer.api.agroevidence.landFeatures.list({ farmIds: [farmer.farmId] })).rows;
    const press = async (place: Place): Promise<void> => {
      const { x, y } = await farmMap.pixelOf(place);
      await page.touchscreen.tap(x, y);
      // Two presses of one place are two, and not the one by which maps come nearer.
      await page.waitForTimeout(350);
    };
    await aboutToDraw(page, farmer, farmMap);
    await expect(panel(page).getByText(textOf('map.features.lineHint'))).toBeVisible();
    for (const place of [at(-0.8, 0.8), at(0, 0.9), at(0.6, 0.7), at(0.6, 0.7)]) await press(place);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(textOf('landFeature.name')).fill('Bahňák');
    await expectFitAtEveryWidth('[role="dialog"]');
    await dialog.getByRole('button', { name: textOf('action.save') }).click();
    await expect(said(page, 'map.features.drawn')).toBeVisible();
    expect(await drawn()).toMatchObject([{ kind: 'WATER', name: 'Bahňák', geometry: { type: 'LineString' } }]);

    await panel(page)
      .getByRole('button', { name: textOf('map.features.polygon') })
      .click();
    for (const place of [at(-0.7, 0.2), at(0.5, 0.2), at(0.5, 0.6), at(-0.7, 0.6), at(-0.7, 0.2)]) await press(place);
    await panel(page)
      .getByRole('button', { name: textOf('drawing.goOn') })
      .click();
    await dialog.getByLabel(textOf('landFeature.kind')).selectOption('WATER_PROTECTION_ZONE');
    await dialog.getByRole('button', { name: textOf('action.save') }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(async () => (await drawn()).map(({ kind }) => kind)).toContain('WATER_PROTECTION_ZONE');
    await page.getByRole('button', { name: textOf('action.undo') }).click();
    await expect.poll(async () => (await drawn()).length).toBe(1);

    await press(at(-0.4, 0.85));
    await expect(panel(page).getByText('Bahňák')).toBeVisible();
    await expectFitAtEveryWidth('[data-map-part="features"]');
    await panel(page)
      .getByRole('button', { name: textOf('action.editNamed', { name: 'Bahňák' }) })
      .click();
    await panel(page).getByRole('textbox').fill('Chrobolský potok');
    await panel(page).getByRole('textbox').press('Enter');
    await expect(said(page, 'landFeature.renamed')).toBeVisible();
    await panel(page)
      .getByRole('button', { name: textOf('map.features.retire') })
      .click();
    await expect(said(page, 'map.features.retired')).toBeVisible();
    expect(await drawn()).toEqual([]);
    await page.getByRole('button', { name: textOf('action.undo') }).click();
    await expect.poll(async () => (await drawn()).map(({ name }) => name)).toEqual(['Chrobolský potok']);

    await panel(page)
      .getByRole('button', { name: textOf('map.features.leave') })
      .click();
    await page.getByRole('button', { name: textOf('map.layers'), exact: true }).click();
    const layers = page.getByRole('region', { name: textOf('map.layers') });
    await expect(layers.getByRole('checkbox', { name: textOf('map.layer.land_features') })).toBeChecked();
    await expect(layers.getByText(textOf('landFeature.kind.WATER'))).toBeVisible();
  });
});

test('a brook that is saved is drawn elsewhere by keys alone', async ({ page, newFarmer, farmMap }) => {
  const drawn = await withBrook(page, newFarmer, at(0.4, 0.6));
  await farmMap.atRest();
  const [before] = await drawn();
  await page.getByRole('button', { name: textOf('map.features'), exact: true }).press('Enter');
  await expect(panel(page)).toBeVisible();
  await farmMap.expectDrawnAt(at(0.2, 0.6));
  await page.keyboard.press('Space');
  await panel(page)
    .getByRole('button', { name: textOf('map.features.redrawLine') })
    .press('Enter');
  await page.keyboard.press('Space');
  await expect(panel(page).getByRole('button', { name: textOf('drawing.removeCorner') })).toBeEnabled();
  await page.keyboard.press('ArrowUp');
  await farmMap.atRest();
  await page.keyboard.press('Space');
  await expect(panel(page).getByRole('button', { name: textOf('drawing.takeBack') })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(said(page, 'map.features.redrawn')).toBeVisible();
  const [after] = await drawn();
  expect(after?.geometry.coordinates[0]).toEqual(before?.geometry.coordinates[0]);
  expect(after?.geometry.coordinates[1]).not.toEqual(before?.geometry.coordinates[1]);
});

test('a brook is drawn by keys, step by step back and forth, and Escape takes it back', async ({
  page,
  newFarmer,
  farmMap,
}) => {
  await aboutToDraw(page, await newFarmer(), farmMap);
  const length = panel(page).locator('strong', { hasText: textLike('drawing.metres') });
  await farmMap.click(at(0, 0));
  await farmMap.click(at(0.5, 0));
  await page.mouse.move(5, 5);
  const before = await length.textContent();
  await page.keyboard.press('Backspace');
  await expect(length).not.toHaveText(before ?? '');
  await page.keyboard.press('Control+Shift+z');
  await expect(length).toHaveText(before ?? '');
  await page.keyboard.press('Escape');
  await expect(panel(page).getByText(textOf('map.features.lineHint'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page).getByText(textOf('map.features.pickHint'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
});
