import { landFiles } from '@brazda/harness/land-files.ts';
import { expect, test } from './fixtures.ts';
import { enter } from './support/entrance.ts';
import { textLike, textOf } from './support/text.ts';

test('follows the water that the farm has drawn, and is unknown before', async ({
  page,
  newFarmer,
  expectFitAtEveryWidth,
}) => {
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  const { rows } = await farmer.api.agroevidence.parcels.list({ query: { 'per-page': 1 } });
  const [parcel] = rows;
  if (!parcel) throw new Error('The farm has no land');
  const overview = `/farm/${farmer.farmId}/parcels/${parcel.id}/overview`;
  await enter(page, farmer, overview);
  const part = page.getByRole('region', { name: textOf('parcelOverview.deductions') });
  await expect(part.getByText(textOf('parcelOverview.deduction.unknown.NO_FEATURES')).first()).toBeVisible();
  await part.getByRole('link', { name: textOf('parcelOverview.deductions.draw') }).click();

  await page.getByRole('button', { name: textOf('farmSettings.addFeatures') }).click();
  const [west, south, east, north] = parcel.boundingBox;
  const coordinates = [
    [west, south],
    [east, north],
  ];
  const buffer = Buffer.from(JSON.stringify({ type: 'LineString', coordinates }));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'brook.geojson', mimeType: 'application/geo+json', buffer });
  await expect(page.getByText(textOf('farmSettings.featuresFound', { count: 1, skipped: 0 }))).toBeVisible();
  await expectFitAtEveryWidth();
  await page.getByRole('button', { name: textOf('farmSettings.takeFeatures') }).click();
  await expect(page.getByText(textOf('farmSettings.featuresAdded', { count: 1 }))).toBeVisible();

  await page.goto(overview);
  await expect(part.getByText(textLike('parcelOverview.deductions.total'))).toBeVisible();
  await part.getByLabel(textOf('parcelOverview.deduction.BOUNDARY')).fill('12');
  await expect(part.getByText(textOf('parcelOverview.deduction.unknown.NO_WIDTH'))).toHaveCount(1);
  await expectFitAtEveryWidth();
});
