import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enter, goOnToMap } from './support/entrance.ts';
import { landFiles } from '@brazda/harness/land-files.ts';
import { mistakenFiles, scattered, scatteredLand } from './support/mistaken-files.ts';
import { textLike, textOf } from './support/text.ts';

const truthOn = (page: Page) => page.getByRole('region', { name: textOf('landFileReport.heading') });
const bring = (page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.locator('input[type="file"]').setInputFiles(file);

const mistakes = [
  {
    what: 'a letter that is called .zip',
    file: mistakenFiles.renamedText,
    why: textLike('landFile.notAZip'),
  },
  { what: 'points instead of fields', file: mistakenFiles.points, why: textLike('landFile.notPolygons') },
  { what: 'fields in another country', file: mistakenFiles.elsewhere, why: textLike('landFile.outsideCountry') },
  { what: 'half of a shapefile', file: mistakenFiles.halfArchive, why: textLike('landFile.archiveDamaged') },
] as const;

for (const { what, file, why } of mistakes) {
  test(`${what}: it is said what is wrong, and nothing is made`, async ({ page, newFarmer }) => {
    const farmer = await newFarmer();
    await enter(page, farmer, '/signup/import');
    await page.getByLabel(textOf('farmImport.farmName')).fill('Nevydařená');
    await bring(page, file);
    await expect(truthOn(page).getByRole('alert')).toContainText(textLike('validation.fileNotValid'));
    await expect(truthOn(page)).toContainText(why);

    await page.getByRole('button', { name: textOf('farmImport.submit') }).click();
    await expect(page.getByText(textLike('FarmImport.errors.incorrectShpFile'))).toBeVisible();
    await expect(page.getByRole('button', { name: textOf('file.chooseAnother') })).toBeFocused();
    const { rows } = await farmer.api.agroevidence.farms.list({});
    expect(rows.map(({ name }) => name)).toEqual(['Statek Za Humny']);
  });
}

test('a file of unknown columns asks which of them names the parcels', async ({ page, newFarmer }) => {
  await enter(page, await newFarmer(), '/signup/import');
  await page.getByLabel(textOf('farmImport.farmName')).fill('Polder');
  await page.getByLabel(textOf('farmImport.country')).fill('Nizo');
  await page.getByRole('option', { name: 'Nizozemsko' }).click();
  await bring(page, landFiles.dutchCrops);
  await expect(truthOn(page)).toContainText(textOf('validation.fileValid', { count: 100 }));
  await truthOn(page).getByLabel(textOf('landFileReport.nameColumn')).selectOption('gewas');
  await expect(truthOn(page)).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('button', { name: textOf('farmImport.submitParcels', { count: 100 }) }).click();
  await goOnToMap(page);
  await page.getByRole('button', { name: textOf('map.list') }).click();
  await expect(
    page
      .getByRole('region', { name: textOf('map.list') })
      .getByText('Mais, snij-')
      .first(),
  ).toBeVisible();
});

test('scattered land is seen before it is imported, and a click comes to where it lies', async ({
  page,
  newFarmer,
  farmMap,
}) => {
  await enter(page, await newFarmer(), '/signup/import');
  await bring(page, scatteredLand);
  const picture = page.getByRole('application', { name: textLike('landFileReport.picture') });
  await expect(picture).toBeVisible();
  await farmMap.atRest();
  for (const place of Object.values(scattered)) await farmMap.expectDrawnAt(place);
  const { zoom } = await farmMap.view();

  await farmMap.click(scattered.together);
  await expect.poll(async () => (await farmMap.view()).zoom).toBeGreaterThan(zoom + 3);
  await farmMap.atRest();
  expect((await farmMap.view()).lon).toBeCloseTo(scattered.together[0] + 0.017, 1);

  await page.getByRole('button', { name: textOf('landFileReport.showAll') }).click();
  await expect.poll(async () => (await farmMap.view()).zoom).toBeCloseTo(zoom, 1);
});

test('a chosen file is not lost unasked, nor read again in another language', async ({ page, newFarmer }) => {
  let readings = 0;
  page.on('request', (request) => {
    if (request.url().includes('/registration/shapefile/validate')) readings += 1;
  });
  await enter(page, await newFarmer(), '/farm');
  await page.getByRole('button', { name: textLike('shell.switchFarm') }).click();
  await page.getByRole('link', { name: textOf('shell.addFarm') }).click();
  await bring(page, landFiles.czechBlocks);
  await expect(truthOn(page)).toContainText(textOf('validation.fileDoubtful', { count: 100 }));
  await page.getByRole('button', { name: textLike('shell.userMenu') }).click();
  await page.getByLabel(textOf('language.label')).selectOption('English');
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).not.toHaveText(textOf('farmImport.title'));
  await page.getByRole('dialog').getByRole('combobox').first().selectOption('Čeština');
  await page.keyboard.press('Escape');
  await expect(truthOn(page)).toContainText(textOf('validation.fileDoubtful', { count: 100 }));
  expect(readings).toBe(1);

  await page.goBack();
  const asked = page.getByRole('dialog', { name: textOf('leave.heading') });
  await asked.getByRole('button', { name: textOf('leave.stay') }).click();
  await expect(asked).toBeHidden();
  await expect(truthOn(page)).toContainText(textOf('validation.fileDoubtful', { count: 100 }));
  await page.getByRole('button', { name: textOf('action.back') }).click();
  await asked.getByRole('button', { name: textOf('leave.leave') }).click();
  await expect(page).toHaveURL(/\/farm\/\d+\/map/);
});

test('an empty farm is made in a minute, and its map says what to do next', async ({ page, newFarmer }) => {
  await enter(page, await newFarmer(), '/signup/import');
  const name = page.getByLabel(textOf('farmImport.farmName'));
  await page.getByText(textOf('farmImport.manual')).click();
  await expect(page.getByLabel(textOf('farmImport.country'))).toHaveValue('Česko');
  await page.getByRole('button', { name: textOf('farmImport.submit') }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(textOf('validation.required'));
  await name.fill('Na samotě');
  await name.press('Enter');
  await expect(page).toHaveURL(/\/farm\/\d+\/map/);
  await expect(page.getByRole('button', { name: textOf('shell.switchFarm', { farm: 'Na samotě' }) })).toBeVisible();
  await expect(page.getByRole('heading', { name: textOf('map.empty.heading') })).toBeVisible();
});
