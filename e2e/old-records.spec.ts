import { landFiles } from '@brazda/harness/land-files.ts';
import { expect, test } from './fixtures.ts';
import { enter } from './support/entrance.ts';
import { textLike, textOf } from './support/text.ts';

test('old records are dropped, understood, recorded and taken back', async ({
  page,
  newFarmer,
  expectFitAtEveryWidth,
}) => {
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  const { rows } = await farmer.api.agroevidence.parcels.list({
    query: { 'per-page': 2 },
    farmIds: [farmer.farmId],
  });
  const [first, second] = rows;
  const table = [
    'Evidence 2019;;;;',
    'Datum;Pozemek;Práce;Hnojivo;Dávka (kg/ha)',
    `12. 3. 2019;${first?.localName ?? ''};Hnojení;LAD 27;200`,
    `12. 3. 2019;${second?.localName ?? ''};Hnojení;LAD 27;200`,
    `13. 3. 2019;${first?.localName ?? ''};Oračka;;`,
  ].join('\r\n');
  await enter(page, farmer, `/farm/${farmer.farmId}/actions`);
  await page.getByRole('link', { name: textOf('actions.records') }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'evidence.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await expect(page.getByRole('heading', { name: 'evidence.csv' })).toBeVisible();
  await page.getByLabel(textOf('recordImports.value.meaning', { value: 'Oračka' })).selectOption('PLOW');
  await expect(page.getByText(textOf('recordImports.values.none'))).toBeVisible();
  await expectFitAtEveryWidth();
  await page.reload();
  await page.getByRole('button', { name: textOf('recordImports.start', { actions: 2 }) }).click();
  await expect(page.getByText(textOf('recordImports.done', { count: 2 }))).toBeVisible({ timeout: 20_000 });
  await expectFitAtEveryWidth();
  const listed = await farmer.api.agroevidence.actions.list({ farmIds: [farmer.farmId] });
  expect(listed.total).toBe(2);
  await page.getByRole('button', { name: textOf('recordImports.takeBack') }).click();
  await page.getByRole('button', { name: textOf('recordImports.takeBack') }).click();
  await expect(page.getByText(textLike('recordImports.takenBack'))).toBeVisible();
  expect((await farmer.api.agroevidence.actions.list({ farmIds: [farmer.farmId] })).total).toBe(0);
});
