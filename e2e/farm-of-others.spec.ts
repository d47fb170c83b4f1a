import { expect, test } from './fixtures.ts';
import { enter } from './support/entrance.ts';
import { textOf } from './support/text.ts';

const screens = ['map', 'map-v2', 'parcels', 'parcels/1/overview', 'sowing-plan', 'land', 'settings', 'history'];

test('the address of a farm of others says so on each of its screens, and opens the own farm instead', async ({
  page,
  newFarmer,
}) => {
  const [farmer, other] = [await newFarmer({ farmName: 'Naše' }), await newFarmer({ farmName: 'Cizí' })];
  await enter(page, farmer);
  for (const screen of screens) {
    await page.goto(`/farm/${other.farmId}/${screen}`);
    await expect(page.getByText(textOf('shell.farmRefused', { farm: 'Naše' }))).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/farm/${farmer.farmId}/`));
    await expect(page.getByText('Cizí')).toHaveCount(0);
  }
});
