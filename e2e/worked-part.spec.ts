import { landFiles } from '@brazda/harness/land-files.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { phone } from './support/devices.ts';
import { enter } from './support/entrance.ts';
import { farmMapOn, revealMap } from './support/farm-map.ts';
import { textLike, textOf } from './support/text.ts';

/** Presses around the middle of the map, where the parcel lies that it has come to. */
async function drawTriangle(page: Page): Promise<void> {
  await farmMapOn(page).atRest();
  const map = page.getByRole('application', { name: textOf('actions.parcels.onMap') });
  const box = await map.boundingBox();
  if (!box) throw new Error('There is no map');
  const panel = await page.getByRole('region', { name: textLike('actions.draw.heading') }).boundingBox();
  const middle = { x: box.x + box.width / 2, y: box.y + (panel ? panel.y - box.y : box.height) / 2 };
  for (const [dx, dy] of [
    [-45, -35],
    [45, -30],
    [0, 40],
  ] as const) {
    await page.mouse.click(middle.x + dx, middle.y + dy);
  }
}

test.describe('in the field', () => {
  test.use({ viewport: phone });

  test('a part of a parcel is drawn, measured, saved and shown again', async ({
    page,
    newFarmer,
    expectFitAtEveryWidth,
  }) => {
    const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
    const { actions, parcels } = farmer.api.agroevidence;
    const [first] = (await parcels.list({ query: { 'per-page': 1, 'sort-col': 'area', 'sort-dir': 'desc' } })).rows;
    const name = first?.localName ?? '';
    await revealMap(page);
    await enter(page, farmer, `/farm/${farmer.farmId}/actions/new?group=OTHER`);
    await page.getByRole('searchbox', { name: textOf('actions.parcels.search') }).fill(name);
    await page
      .getByRole('checkbox', { name: new RegExp(`^${name}`) })
      .first()
      .check();
    await page.getByRole('button', { name: textOf('actions.draw.part', { name }) }).click();
    await expect(page.getByText(textOf('actions.draw.hint'))).toBeVisible();
    await expectFitAtEveryWidth();

    await page.keyboard.press('Escape');
    await expect(page.getByText(textOf('actions.draw.hint'))).toHaveCount(0);
    await page.getByRole('button', { name: textOf('actions.draw.part', { name }) }).click();
    await drawTriangle(page);
    await page.getByRole('button', { name: textOf('drawing.end') }).click();
    await expect(page.getByText(textOf('drawing.reshapeHint'))).toBeVisible();
    await expectFitAtEveryWidth();
    await page.getByRole('button', { name: textOf('actions.draw.take') }).click();
    await expect(page.getByRole('button', { name: textOf('actions.draw.again', { name }) })).toBeVisible();
    await expect(page.getByRole('button', { name: textOf('actions.draw.whole') })).toBeVisible();
    await expectFitAtEveryWidth();

    await page.getByRole('button', { name: textOf('action.save') }).click();
    await expect(page.getByText(textLike('actions.saved'))).toBeVisible();
    const [saved] = (await actions.list()).rows;
    const detail = await actions.one({ params: { id: saved?.id ?? 0 } });
    const [target] = detail.targets;
    expect(target?.areaOrigin).toBe('DRAWN');
    expect(target?.area).toBeLessThan(target?.parcelArea ?? 0);
    await page.goto(`/farm/${farmer.farmId}/actions/${detail.id}`);
    await expect(page.getByText(textLike('actions.areaDrawn')).first()).toBeVisible();
    await expectFitAtEveryWidth();
  });
});

test.describe('without a network', () => {
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('what is drawn is measured as it is, and that is said', async ({ page, newFarmer }) => {
    const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
    const { parcels } = farmer.api.agroevidence;
    const [first] = (await parcels.list({ query: { 'per-page': 1, 'sort-col': 'area', 'sort-dir': 'desc' } })).rows;
    const name = first?.localName ?? '';
    await revealMap(page);
    await enter(page, farmer, `/farm/${farmer.farmId}/actions/new?group=OTHER`);
    await page.getByRole('searchbox', { name: textOf('actions.parcels.search') }).fill(name);
    await page
      .getByRole('checkbox', { name: new RegExp(`^${name}`) })
      .first()
      .check();
    await page.getByRole('button', { name: textOf('actions.draw.part', { name }) }).click();
    await drawTriangle(page);
    await page.getByRole('button', { name: textOf('drawing.end') }).click();
    await page.route('**/actions/worked-land*', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: textOf('actions.draw.take') }).click();
    await expect(page.getByText(textOf('actions.draw.uncut'))).toBeVisible();
  });
});
