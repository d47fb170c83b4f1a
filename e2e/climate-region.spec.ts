import { landFiles } from '@brazda/harness/land-files.ts';
import { expect, test } from './fixtures.ts';
import { enter } from './support/entrance.ts';
import { textOf } from './support/text.ts';

test('the climate of a parcel is unknown until somebody says it, and is kept with the parcel', async ({
  page,
  newFarmer,
  expectFitAtEveryWidth,
}) => {
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  const { parcels } = farmer.api.agroevidence;
  const [parcel] = (await parcels.list({ query: { 'per-page': 1 } })).rows;
  const params = { id: parcel?.id ?? 0 };
  await enter(page, farmer, `/farm/${farmer.farmId}/parcels/${params.id}/overview`);
  const region = page.getByLabel(textOf('parcel.climateRegion'), { exact: true });
  await expect(region).toHaveValue('');
  await region.selectOption({ label: textOf('parcel.climateRegion.0') });
  await expect.poll(async () => (await parcels.read({ params })).climateRegion).toBe(0);
  await expectFitAtEveryWidth();
  await page.reload();
  await expect(region).toHaveValue('0');
  await region.selectOption({ label: textOf('parcel.climateRegion.unknown') });
  await expect.poll(async () => (await parcels.read({ params })).climateRegion).toBeNull();
});
