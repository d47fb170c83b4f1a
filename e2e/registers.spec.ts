import { administrator } from '@brazda/harness/administrator.ts';
import { landFiles } from '@brazda/harness/land-files.ts';
import { listedProduct, productFile, publicRegisters } from '@brazda/simulators/registry/public-registers.ts';
import type { Page } from '@playwright/test';
import { connectedTest as test, expect } from './connected-fixtures.ts';
import { enter } from './support/entrance.ts';
import { textLike, textOf } from './support/text.ts';

const number = '9777-1';
const product = 'Zkušební Ztracený';

/** A register with one product more, which is authorised or not any longer. */
function fileWith(isAuthorised: boolean): string {
  const registers = publicRegisters();
  const uses = [{ crops: ['pšenice'], organisms: 'rez pšeničná', preHarvest: '35' }];
  const listed = listedProduct(777, product, number, 'fungicid', uses);
  const days = isAuthorised ? {} : { authorisedTo: '2026-01-31', usableTo: '2026-02-28' };
  return productFile({ ...registers, products: [...registers.products, { ...listed, isAuthorised, ...days }] });
}

async function importFile(page: Page, file: string): Promise<void> {
  const card = page.getByRole('region', { name: textOf('admin.registers.PLANT_PROTECTION') });
  await card.getByRole('button', { name: textOf('admin.registers.fromFile') }).click();
  const dialog = page.getByRole('dialog', { name: textOf('admin.registers.PLANT_PROTECTION') });
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'export.xml',
    mimeType: 'application/xml',
    buffer: Buffer.from(file),
  });
  await dialog.getByRole('button', { name: textOf('admin.registers.begin') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(card.getByText(textLike('admin.registers.importedVersion'))).toBeVisible({ timeout: 30_000 });
}

test('a register is imported from a file by an administrator, who sees what it did row by row', async ({
  page,
  expectFitAtEveryWidth,
}) => {
  await enter(page, administrator, '/admin/registers');
  await expect(page.getByRole('heading', { name: textOf('admin.registers.title') })).toBeVisible();
  await expectFitAtEveryWidth();
  const card = page.getByRole('region', { name: textOf('admin.registers.PLANT_PROTECTION') });
  await card.getByRole('button', { name: textOf('admin.registers.fromFile') }).press('Enter');
  const dialog = page.getByRole('dialog', { name: textOf('admin.registers.PLANT_PROTECTION') });
  await dialog.getByRole('button', { name: textOf('admin.registers.begin') }).click();
  await expect(dialog.getByText(textOf('validation.required'))).toBeVisible();
  await expectFitAtEveryWidth();
  await page.keyboard.press('Escape');
  await importFile(page, fileWith(true));
  await page
    .getByRole('button', { name: textOf('admin.registers.showRows') })
    .first()
    .click();
  const rows = page.getByRole('dialog', { name: textOf('admin.registers.rowsOf') });
  await expect(rows).toBeVisible();
  await expectFitAtEveryWidth();
});

test('who uses a product that lost its authorisation is told, and takes note of it', async ({
  page,
  newFarmer,
  expectAccessible,
}) => {
  await enter(page, administrator, '/admin/registers');
  await importFile(page, fileWith(true));
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  const { actions, catalogueMaterials, parcels } = farmer.api.agroevidence;
  const [known] = (await catalogueMaterials.list({ query: { kind: 'PLANT_PROTECTION', search: number } })).rows;
  const [parcel] = (await parcels.list({ query: { 'per-page': 1 } })).rows;
  await actions.recordApplication({
    body: {
      ...{ actionType: 'SPRAY', day: new Date().toISOString().slice(0, 10), state: 'PLANNED' },
      targets: [{ parcelId: parcel?.id ?? 0 }],
      materials: [{ materialId: known?.id ?? 0, value: 0.5, unit: 'L' }],
    },
  });
  await importFile(page, fileWith(false));
  // A page of the administrator that is still open would ask for what has just changed, without its session.
  await page.goto('/config/config.json');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await enter(page, farmer, `/farm/${farmer.farmId}/catalogues/plantProtection`);
  const notices = page.getByRole('list', { name: textOf('catalogues.lost') });
  await expect(notices.getByText(`${product}, ${number}`)).toBeVisible({ timeout: 30_000 });
  await expect(notices.getByText(textLike('catalogues.lost.uses'))).toBeVisible();
  await expectAccessible();
  await notices.getByRole('link', { name: textOf('catalogues.lost.open') }).click();
  await expect(page).toHaveURL(new RegExp(`material=${known?.id ?? 0}`));
  await expect(page.getByRole('row', { name: new RegExp(textOf('actionType.SPRAY')) })).toBeVisible();
  await page.goBack();
  await notices.getByRole('button', { name: textOf('catalogues.lost.dismiss') }).click();
  await expect(notices).toHaveCount(0);
});
