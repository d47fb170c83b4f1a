import { landFiles } from '@brazda/harness/land-files.ts';
import { expect, test } from './fixtures.ts';
import { drawTriangle } from './support/draw-triangle.ts';
import { enter } from './support/entrance.ts';
import { revealMap } from './support/farm-map.ts';
import { textLike, textOf } from './support/text.ts';

const drawing = { map: textOf('crops.drawMap'), panel: textOf('crops.drawHeading') };

test('the part that a crop takes is drawn on the map, and can be drawn otherwise', async ({
  page,
  newFarmer,
  expectFitAtEveryWidth,
}) => {
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  const { parcels, seedApplications } = farmer.api.agroevidence;
  const [parcel] = (await parcels.list({ query: { 'per-page': 1, 'sort-col': 'area', 'sort-dir': 'desc' } })).rows;
  const id = parcel?.id ?? 0;
  await revealMap(page);
  await enter(page, farmer, `/farm/${farmer.farmId}/parcels/${id}/overview`);
  await page.getByRole('button', { name: textOf('crops.record') }).click();
  const dialog = page.getByRole('dialog', { name: textOf('crops.recordHeading') });
  await dialog.getByRole('combobox', { name: textOf('parcel.crop') }).fill('oves');
  await dialog.getByRole('option', { name: /Oves/ }).first().click();
  await dialog.getByRole('radio', { name: textOf('crops.place.part') }).check({ force: true });
  await expectFitAtEveryWidth();
  await dialog.getByRole('button', { name: textOf('crops.draw') }).click();
  await expect(page.getByText(textOf('drawing.part.hint'))).toBeVisible();
  await expectFitAtEveryWidth();

  // What was typed is still there where nothing is drawn after all.
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('combobox', { name: textOf('parcel.crop') })).toHaveValue(/Oves/);
  await dialog.getByRole('button', { name: textOf('crops.draw') }).click();
  await drawTriangle(page, drawing);
  await page.getByRole('button', { name: textOf('drawing.end') }).click();
  await page.getByRole('button', { name: textOf('drawing.part.take') }).click();
  await expect(dialog.getByText(textOf('crops.drawn'))).toBeVisible();
  await expectFitAtEveryWidth();
  await dialog.getByRole('button', { name: textOf('action.save') }).click();
  await expect(page.getByText(textLike('crops.recorded'))).toBeVisible();
  const drawnOf = async () => {
    const { rows } = await seedApplications.ofParcel({ params: { id } });
    return rows.find(({ isWholeParcel }) => !isWholeParcel);
  };
  const first = await drawnOf();
  expect(first).toMatchObject({ hasOutline: true });
  expect(first?.area).toBeLessThan(parcel?.area ?? 0);

  await page.getByRole('button', { name: textLike('crops.editNamed', { crop: first?.seed.crop.name ?? '' }) }).click();
  const edited = page.getByRole('dialog');
  await edited.getByRole('button', { name: textOf('crops.drawAgain') }).click();
  // The outline that was recorded is what is begun from.
  await expect(page.getByText(textOf('drawing.reshapeHint'))).toBeVisible();
  await page.getByRole('button', { name: textOf('drawing.part.take') }).click();
  await edited.getByLabel(textOf('crops.partArea')).fill('0,5');
  await expect(edited.getByText(textOf('crops.drawn'))).toHaveCount(0);
  await edited.getByRole('button', { name: textOf('action.save') }).click();
  await expect.poll(drawnOf).toMatchObject({ hasOutline: false, area: 0.5 });
});
