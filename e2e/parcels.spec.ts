import { expect, test } from './fixtures.ts';
import { enter } from './support/entrance.ts';
import { landFiles } from '@brazda/harness/land-files.ts';
import { textLike, textOf } from './support/text.ts';

test('the table of parcels leads to a parcel by the keyboard', async ({ page, newFarmer, expectFitAtEveryWidth }) => {
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  await enter(page, farmer, `/farm/${farmer.farmId}/parcels`);
  const table = page.getByRole('grid', { name: textOf('parcelList.title') });
  const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows.first().getByRole('checkbox')).toBeVisible();
  await expectFitAtEveryWidth();
  await rows.first().focus();
  await page.keyboard.press('End');
  await expect(table.locator('[aria-rowindex="101"]')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText(textLike('parcelList.chosen', { count: 1 }))).toBeVisible();
  await page.keyboard.press('Home');
  await expect(table.locator('[aria-rowindex="2"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: textOf('parcelOverview.registry') })).toBeVisible();
  await expect(page.getByText(textOf('parcelOverview.computedArea'))).toBeVisible();
  await expectFitAtEveryWidth();
});

test('parcels of a filter are put into a new centre, and their climate is said, all of them by one act', async ({
  page,
  newFarmer,
}) => {
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  await enter(page, farmer, `/farm/${farmer.farmId}/parcels`);
  const table = page.getByRole('grid', { name: textOf('parcelList.title') });
  await page.getByLabel(textOf('parcelList.search')).fill('7405');
  await expect(page).toHaveURL(/search=.*7405/);
  await expect(table.locator('[aria-rowindex="2"]').getByRole('checkbox')).toBeVisible();
  const { total } = await farmer.api.agroevidence.parcels.list({ query: { search: '7405' } });
  await expect(table).toHaveAttribute('aria-rowcount', String(total + 1));
  await table.getByRole('checkbox', { name: textOf('table.chooseAll') }).check();
  await page.getByLabel(textOf('parcelList.setCenter')).selectOption('new');
  await page.getByLabel(textOf('parcelList.divisionName')).fill('Dvůr');
  await page.getByRole('button', { name: textOf('parcelList.addAndAssign') }).click();
  await expect(page.getByText(textOf('parcelList.assigned', { count: total }))).toBeVisible();
  await expect(table.getByText('Dvůr')).toHaveCount(total);
  const { rows } = await farmer.api.agroevidence.centers.list();
  expect(rows).toMatchObject([{ name: 'Dvůr', parcels: total }]);
  const region = textOf('parcel.climateRegion.5');
  await page.getByLabel(textOf('parcelList.setClimateRegion')).selectOption({ label: region });
  const regions = async () =>
    (await farmer.api.agroevidence.parcels.list({ query: { search: '7405' } })).rows.map((row) => row.climateRegion);
  await expect.poll(regions).toEqual(Array.from({ length: total }, () => 5));

  // Of the others it still has to be said.
  await page.getByLabel(textOf('parcelList.search')).fill('');
  await page.getByRole('button', { name: textLike('parcelList.filters') }).click();
  const filter = page.getByLabel(textOf('parcel.climateRegion'), { exact: true });
  await filter.selectOption({ label: textOf('parcel.climateRegion.unknown') });
  await expect(table).toHaveAttribute('aria-rowcount', String(101 - total));
  await filter.selectOption({ label: region });
  await expect(table).toHaveAttribute('aria-rowcount', String(total + 1));
});
