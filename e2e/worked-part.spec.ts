import { landFiles } from '@brazda/harness/land-files.ts';
import { expect, test } from './fixtures.ts';
import { phone } from './support/devices.ts';
import { enter } from './support/entrance.ts';
import { drawTriangle } from './support/draw-triangle.ts';
import { revealMap } from './support/farm-map.ts';
import { textLike, textOf } from './support/text.ts';

const onForm = { map: textOf('actions.parcels.onMap'), panel: textLike('actions.draw.heading') };

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
    await expect(page.getByText(textOf('drawing.part.hint'))).toBeVisible();
    await expectFitAtEveryWidth();

    await page.keyboard.press('Escape');
    await expect(page.getByText(textOf('drawing.part.hint'))).toHaveCount(0);
    await page.getByRole('button', { name: textOf('actions.draw.part', { name }) }).click();
    await drawTriangle(page, onForm);
    await page.getByRole('button', { name: textOf('drawing.end') }).click();
    await expect(page.getByText(textOf('drawing.reshapeHint'))).toBeVisible();
    await expectFitAtEveryWidth();
    await page.getByRole('button', { name: textOf('drawing.part.take') }).click();
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
    await drawTriangle(page, onForm);
    await page.getByRole('button', { name: textOf('drawing.end') }).click();
    await page.route('**/actions/worked-land*', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: textOf('drawing.part.take') }).click();
    await expect(page.getByText(textOf('drawing.part.uncut'))).toBeVisible();
  });
});
