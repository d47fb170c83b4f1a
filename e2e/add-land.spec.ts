import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';
import { enter } from './support/entrance.ts';
import { landFiles } from '@brazda/harness/land-files.ts';
import { textLike, textOf } from './support/text.ts';

test('an empty farm is filled by a file that is dropped on its map, and emptied again', async ({
  page,
  newFarmer,
  farmMap,
}) => {
  const farmer = await newFarmer({ farmName: 'Prázdná' });
  await enter(page, farmer);
  await expect(page.getByRole('link', { name: textOf('addLand.title') })).toBeVisible();
  const content = readFileSync(landFiles.czechBlocks).toString('base64');
  const transfer = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], 'bloky.zip', { type: 'application/zip' }));
    return data;
  }, content);
  await page.dispatchEvent('main', 'dragenter', { dataTransfer: transfer });
  await expect(page.getByText(textLike('addLand.drop'))).toBeVisible();
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer });

  await expect(page).toHaveURL(new RegExp(`/farm/${farmer.farmId}/land$`));
  const truth = page.getByRole('region', { name: textOf('landFileReport.heading') });
  await expect(truth).toBeVisible();
  await page.getByRole('button', { name: textOf('addLand.submit') }).click();
  await page.getByRole('button', { name: textOf('landUpdate.apply') }).click();
  await page
    .getByRole('dialog', { name: textOf('landUpdate.applyTitle') })
    .getByRole('button', { name: textOf('landUpdate.apply') })
    .click();
  await expect(page.getByText(textLike('landUpdate.didTake'))).toBeVisible();
  const farmIds = [farmer.farmId];
  const { rows } = await farmer.api.agroevidence.parcels.list({ farmIds });
  expect(rows.length).toBeGreaterThan(0);
  await page.getByRole('link', { name: textOf('importProgress.toMap') }).click();
  await farmMap.atRest();
  const { boundingBox } = await farmer.api.agroevidence.farms.read({ params: { id: farmer.farmId } });
  const [west = 0, south = 0, east = 0, north = 0] = boundingBox ?? [];
  const [from, to] = [await farmMap.pixelOf([west, north]), await farmMap.pixelOf([east, south])];
  const { width = 0 } = page.viewportSize() ?? {};
  expect(from.x).toBeGreaterThan(0);
  expect(to.x).toBeLessThan(width);
  expect(to.x - from.x, 'the new land fills the map, and not the country').toBeGreaterThan(width / 2);

  await page.goto(`/farm/${farmer.farmId}/land`);
  await page.locator('input[type="file"]').setInputFiles(landFiles.czechBlocks);
  await expect(page.getByText(textLike('addLand.allThere'))).toBeVisible();
  await page.getByRole('link', { name: textLike('addLand.openUpdateNamed') }).click();
  await page.getByRole('button', { name: textOf('landUpdate.takeBack') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: textOf('landUpdate.takeBack') })
    .click();
  await expect(page.getByText(textLike('landUpdate.takenBack'))).toBeVisible();
  expect((await farmer.api.agroevidence.parcels.list({ farmIds })).total).toBe(0);
});
