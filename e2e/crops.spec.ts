import { landFiles } from '@brazda/harness/land-files.ts';
import { expect, test } from './fixtures.ts';
import { phone } from './support/devices.ts';
import { enter } from './support/entrance.ts';
import { textLike, textOf } from './support/text.ts';

test.use({ allowedErrors: /status of 422/ });

test('a crop is added, found, put away and brought back, and others come from a table', async ({
  page,
  newFarmer,
  expectFitAtEveryWidth,
}) => {
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  await enter(page, farmer, `/farm/${farmer.farmId}/catalogues`);
  await expect(page.getByRole('heading', { level: 1, name: textOf('catalogues.title') })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '120' })).toBeVisible();
  await expectFitAtEveryWidth();

  await page.getByRole('button', { name: textOf('catalogues.add') }).click();
  const dialog = page.getByRole('dialog', { name: textOf('catalogues.addHeading') });
  await dialog.getByLabel(textOf('catalogues.name')).fill('Svazenka s hořčicí');
  await dialog.getByRole('radio', { name: textOf('catalogues.colorNumber', { number: 4 }) }).check({ force: true });
  await expectFitAtEveryWidth();
  await page.keyboard.press('Enter');
  await expect(page.getByText(textOf('catalogues.added', { crop: 'Svazenka s hořčicí' }))).toBeVisible();

  await page.getByLabel(textOf('catalogues.search')).fill('svazenka hor');
  await expect(page).toHaveURL(/query=svazenka/);
  await page
    .getByRole('button', { name: textOf('catalogues.put.RETIRED.named', { crop: 'Svazenka s hořčicí' }) })
    .click();
  await expect(page.getByText(textOf('catalogues.none'))).toBeVisible();
  // Before it, the message of what was saved offers to undo that.
  await expect(page.getByText(textOf('catalogues.done.RETIRED', { crop: 'Svazenka s hořčicí' }))).toBeVisible();
  await page.getByRole('button', { name: textOf('action.undo') }).click();
  await expect(page.getByText('Svazenka s hořčicí', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: textOf('catalogues.import') }).click();
  const table = (content: string) => ({ name: 'plodiny.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await page.locator('input[type="file"]').setInputFiles(table('Plodina;Barva\nTeff;červená\n'));
  await page.getByRole('button', { name: textOf('catalogues.take') }).click();
  await expect(page.getByText(textOf('catalogues.fault.color', { row: 2, value: 'červená' }))).toBeVisible();
  await expectFitAtEveryWidth();
  await page.locator('input[type="file"]').setInputFiles(table('Plodina;Barva\nTeff;#c9862b\n'));
  await page.getByRole('button', { name: textOf('catalogues.take') }).click();
  await expect(page.getByText(textOf('catalogues.imported', { created: 1, changed: 0, unchanged: 0 }))).toBeVisible();
  await page.getByLabel(textOf('catalogues.search')).fill('teff');
  await expect(page.getByText('Teff', { exact: true })).toBeVisible();
});

test.describe('in the field', () => {
  test.use({ viewport: phone });

  test('what grows is recorded on the panel of a parcel by keyboard, and taken back', async ({
    page,
    newFarmer,
    expectFitAtEveryWidth,
  }) => {
    const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
    const { rows } = await farmer.api.agroevidence.parcels.list({ query: { 'per-page': 1 } });
    const [parcel] = rows;
    await enter(page, farmer, `/farm/${farmer.farmId}/map?parcel=${parcel?.id ?? 0}`);
    const panel = page.getByRole('region', { name: textOf('parcel.panel') });
    const record = panel.getByRole('button', { name: textOf('crops.record') });
    await record.scrollIntoViewIfNeeded();
    await record.press('Enter');
    const dialog = page.getByRole('dialog', { name: textOf('crops.recordHeading') });
    await dialog.getByRole('combobox', { name: textOf('parcel.crop') }).fill('repka oz');
    await expect(dialog.getByRole('option', { name: /Řepka ozimá/ })).toBeVisible();
    await expectFitAtEveryWidth();
    await page.keyboard.press('Enter');
    await dialog.getByLabel(textOf('crops.from')).fill('20. 8. 2026');
    await page.keyboard.press('Enter');
    await expect(page.getByText(textOf('crops.recorded', { crop: 'Řepka ozimá' }))).toBeVisible();
    const history = panel.getByRole('region', { name: textOf('crops.history') });
    await expect(history.getByText('Řepka ozimá')).toBeVisible();
    await expectFitAtEveryWidth();

    await history.getByRole('button', { name: textLike('crops.retractNamed', { crop: 'Řepka ozimá' }) }).press('Enter');
    await expect(panel.getByText(textLike('crops.retractQuestion'))).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(history.getByText('Řepka ozimá')).toHaveCount(0);
  });
});
