import { landFiles } from '@brazda/harness/land-files.ts';
import { expect, test } from './fixtures.ts';
import { enter } from './support/entrance.ts';
import { textOf } from './support/text.ts';

test.use({ allowedErrors: /status of 422/ });

test('a fertilizer is looked up, and an own one added, changed, put away and brought in by a table', async ({
  page,
  newFarmer,
  expectFitAtEveryWidth,
}) => {
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  await enter(page, farmer, `/farm/${farmer.farmId}/catalogues`);
  await page.getByRole('link', { name: textOf('material.kind.FERTILIZER'), exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '48' })).toBeVisible();
  await page.getByLabel(textOf('catalogues.searchMaterials')).fill('dam 390');
  await expect(page).toHaveURL(/query=dam/);
  await expect(page.getByRole('row', { name: /DAM 390/ })).toBeVisible();
  await expectFitAtEveryWidth();
  await page.getByRole('row', { name: /DAM 390/ }).press('Enter');
  const detail = page.getByRole('dialog', { name: 'DAM 390' });
  await expect(detail.getByText('1,3', { exact: true })).toBeVisible();
  await expectFitAtEveryWidth();
  await page.keyboard.press('Escape');

  await page.getByLabel(textOf('catalogues.searchMaterials')).fill('');
  await page.getByRole('button', { name: textOf('catalogues.addOwn') }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(textOf('catalogues.materialName')).fill('Kejda z jímky');
  await form.getByLabel('N', { exact: true }).fill('0,32');
  await expectFitAtEveryWidth();
  await page.keyboard.press('Enter');
  await expect(page.getByText(textOf('catalogues.materialSaved', { name: 'Kejda z jímky' }))).toBeVisible();
  await page.getByLabel(textOf('catalogues.searchMaterials')).fill('kejda z jim');
  await page.getByRole('row', { name: /Kejda z jímky/ }).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: textOf('catalogues.put.RETIRED') })
    .click();
  await expect(page.getByText(textOf('catalogues.noMaterials'))).toBeVisible();
  // Before it, the message of what was saved offers to undo that.
  await expect(page.getByText(textOf('catalogues.materialDone.RETIRED', { name: 'Kejda z jímky' }))).toBeVisible();
  await page.getByRole('button', { name: textOf('action.undo') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: textOf('action.close') })
    .click();
  await expect(page.getByRole('row', { name: /Kejda z jímky/ })).toBeVisible();

  await page.getByRole('button', { name: textOf('catalogues.import') }).click();
  const table = (content: string) => ({ name: 'hnojiva.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await page.locator('input[type="file"]').setInputFiles(table('Název;N (%)\nMočůvka;hodně\n'));
  await page.getByRole('button', { name: textOf('catalogues.take') }).click();
  await expect(page.getByText(textOf('catalogues.fault.cell', { row: 2, value: 'hodně' }))).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles(table('Název;N (%)\nMočůvka;0,2\n'));
  await page.getByRole('button', { name: textOf('catalogues.take') }).click();
  await expect(page.getByText(textOf('catalogues.imported', { created: 1, changed: 0, unchanged: 0 }))).toBeVisible();
});

test('a product of the farm is written down with a use, and found by its crop', async ({
  page,
  newFarmer,
  expectFitAtEveryWidth,
}) => {
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  await enter(page, farmer, `/farm/${farmer.farmId}/catalogues/plantProtection`);
  await expect(page.getByText(textOf('catalogues.noMaterials'))).toBeVisible();
  await page.getByRole('button', { name: textOf('catalogues.addOwn') }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(textOf('catalogues.materialName')).fill('Přípravek ze skladu');
  await form.getByLabel(textOf('catalogues.substances')).fill('tebuconazole 250 g/l');
  await form.getByRole('button', { name: textOf('catalogues.addUse') }).click();
  const use = form.getByRole('group', { name: textOf('catalogues.useNumber', { number: 1 }) });
  await use.getByRole('combobox', { name: textOf('parcel.crop') }).fill('psenice seta oz');
  await page.getByRole('option', { name: /Pšenice setá ozimá/ }).click();
  await use.getByRole('combobox', { name: textOf('catalogues.organism') }).fill('branic');
  await page.getByRole('option', { name: /Braničnatka/ }).click();
  await use.getByLabel(textOf('catalogues.doseMax')).fill('1');
  await expectFitAtEveryWidth();
  await form.getByRole('button', { name: textOf('action.save') }).click();
  await expect(page.getByText(textOf('catalogues.materialSaved', { name: 'Přípravek ze skladu' }))).toBeVisible();

  await page.getByLabel(textOf('catalogues.searchMaterials')).fill('psenice');
  await page.getByRole('row', { name: /Přípravek ze skladu/ }).press('Enter');
  await expect(page.getByRole('dialog').getByText('Braničnatka pšeničná')).toBeVisible();
  await expectFitAtEveryWidth();
});
