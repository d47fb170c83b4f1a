import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enter, goOnToMap } from './support/entrance.ts';
import { landFiles } from '@brazda/harness/land-files.ts';
import { mistakenFiles, scattered, scatteredLand } from './support/mistaken-files.ts';

const truthOn = (page: Page) => page.getByRole('region', { name: 'Co je v souboru' });
const bring = (page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.locator('input[type="file"]').setInputFiles(file);

const mistakes = [
  {
    what: 'a letter that is called .zip',
    file: mistakenFiles.renamedText,
    why: 'Soubor se jmenuje .zip, ale ZIP to není',
  },
  { what: 'points instead of fields', file: mistakenFiles.points, why: 'nejsou plochy, ale body nebo čáry' },
  { what: 'fields in another country', file: mistakenFiles.elsewhere, why: 'Pozemky leží mimo vybranou zemi' },
  { what: 'half of a shapefile', file: mistakenFiles.halfArchive, why: 'ZIP je poškozený' },
] as const;

for (const { what, file, why } of mistakes) {
  test(`${what}: it is said what is wrong, and nothing is made`, async ({ page, newFarmer }) => {
    const farmer = await newFarmer();
    await enter(page, farmer, '/signup/import');
    await page.getByLabel('Název farmy').fill('Nevydařená');
    await bring(page, file);
    await expect(truthOn(page).getByRole('alert')).toContainText('Tento soubor se nedá použít');
    await expect(truthOn(page)).toContainText(why);

    await page.getByRole('button', { name: 'Založit farmu' }).click();
    await expect(page.getByText('Z tohoto souboru farmu založit nejde')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Vybrat jiný' })).toBeFocused();
    const { rows } = await farmer.api.agroevidence.farms.list({});
    expect(rows.map(({ name }) => name)).toEqual(['Statek Za Humny']);
  });
}

test('a file of unknown columns asks which of them names the parcels', async ({ page, newFarmer }) => {
  await enter(page, await newFarmer(), '/signup/import');
  await page.getByLabel('Název farmy').fill('Polder');
  await page.getByLabel('Země').fill('Nizo');
  await page.getByRole('option', { name: 'Nizozemsko' }).click();
  await bring(page, landFiles.dutchCrops);
  await expect(truthOn(page)).toContainText('přečetli jsme 100 pozemků');
  await truthOn(page).getByLabel('Sloupec s názvem pozemku').selectOption('gewas');
  await expect(truthOn(page)).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('button', { name: 'Založit farmu a nahrát 100 pozemků' }).click();
  await goOnToMap(page);
  await page.getByRole('button', { name: 'Seznam pozemků' }).click();
  await expect(page.getByRole('region', { name: 'Seznam pozemků' }).getByText('Mais, snij-').first()).toBeVisible();
});

test('scattered land is seen before it is imported, and a click comes to where it lies', async ({
  page,
  newFarmer,
  farmMap,
}) => {
  await enter(page, await newFarmer(), '/signup/import');
  await bring(page, scatteredLand);
  const picture = page.getByRole('application', { name: 'Obrysy přečtených pozemků' });
  await expect(picture).toBeVisible();
  await farmMap.atRest();
  for (const place of Object.values(scattered)) await farmMap.expectDrawnAt(place);
  const { zoom } = await farmMap.view();

  await farmMap.click(scattered.together);
  await expect.poll(async () => (await farmMap.view()).zoom).toBeGreaterThan(zoom + 3);
  await farmMap.atRest();
  expect((await farmMap.view()).lon).toBeCloseTo(scattered.together[0] + 0.017, 1);

  await page.getByRole('button', { name: 'Všechny pozemky' }).click();
  await expect.poll(async () => (await farmMap.view()).zoom).toBeCloseTo(zoom, 1);
});

test('a chosen file is not lost unasked, nor read again in another language', async ({ page, newFarmer }) => {
  let readings = 0;
  page.on('request', (request) => {
    if (request.url().includes('/registration/shapefile/validate')) readings += 1;
  });
  await enter(page, await newFarmer(), '/farm');
  await page.getByRole('button', { name: /^Přepnout farmu/ }).click();
  await page.getByRole('link', { name: 'Přidat farmu' }).click();
  await bring(page, landFiles.czechBlocks);
  await expect(truthOn(page)).toContainText('Přečetli jsme 100 pozemků');
  await page.getByRole('button', { name: /^Uživatel / }).click();
  await page.getByLabel('Jazyk').selectOption('English');
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).not.toHaveText('Založení farmy');
  await page.getByRole('dialog').getByRole('combobox').first().selectOption('Čeština');
  await page.keyboard.press('Escape');
  await expect(truthOn(page)).toContainText('Přečetli jsme 100 pozemků');
  expect(readings).toBe(1);

  await page.goBack();
  const asked = page.getByRole('dialog', { name: 'Opravdu odejít?' });
  await asked.getByRole('button', { name: 'Zůstat tady' }).click();
  await expect(asked).toBeHidden();
  await expect(truthOn(page)).toContainText('Přečetli jsme 100 pozemků');
  await page.getByRole('button', { name: 'Zpět' }).click();
  await asked.getByRole('button', { name: 'Odejít' }).click();
  await expect(page).toHaveURL(/\/farm\/\d+\/map/);
});

test('an empty farm is made in a minute, and its map says what to do next', async ({ page, newFarmer }) => {
  await enter(page, await newFarmer(), '/signup/import');
  const name = page.getByLabel('Název farmy');
  await page.getByText('Prázdná farma').click();
  await expect(page.getByLabel('Země')).toHaveValue('Česko');
  await page.getByRole('button', { name: 'Založit farmu' }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Toto pole je potřeba vyplnit.');
  await name.fill('Na samotě');
  await name.press('Enter');
  await expect(page).toHaveURL(/\/farm\/\d+\/map/);
  await expect(page.getByRole('button', { name: 'Přepnout farmu, teď Na samotě' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Farma zatím nemá žádné pozemky' })).toBeVisible();
});
