import { expect, test } from './fixtures.ts';
import { enter } from './support/entrance.ts';
import { landFiles } from '@brazda/harness/land-files.ts';
import { mistakenFiles } from './support/mistaken-files.ts';
import { textOf } from './support/text.ts';
import { searchBox, suggestions } from './support/parcel-search.ts';

const looks = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1600 },
] as const;

for (const { colorScheme, width } of looks) {
  test.describe(`${colorScheme} at ${width} px, axe finds nothing`, () => {
    test.use({ colorScheme, viewport: { width, height: width === 390 ? 844 : 1000 } });

    test('on the screens of visitors', async ({ page, expectAccessible }) => {
      await page.goto('/login');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible();
      await page.getByRole('button', { name: textOf('signUp.toLogin') }).click();
      await expect(page.getByLabel(textOf('signUp.password'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible();
      await page.goto('/signup');
      await page.getByRole('button', { name: textOf('signUp.submit') }).click();
      await expect(page.getByLabel(textOf('signUp.email'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible();
      await page.getByRole('button', { name: textOf('signUp.readLicence') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible();
      await page.goto('/nikam/odtud');
      await expect(page.getByRole('heading', { name: textOf('shell.error.404.heading') })).toBeVisible();
      await expectAccessible();
    });

    test('on the way to a farm', async ({ page, newFarmer, expectAccessible }) => {
      const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
      await enter(page, farmer, '/signup/import');
      await expect(page.getByLabel(textOf('farmImport.country'))).toHaveValue('Česko');
      await expectAccessible();
      const truth = page.getByRole('region', { name: textOf('landFileReport.heading') });
      await page.locator('input[type="file"]').setInputFiles(landFiles.czechBlocks);
      await expect(truth).toContainText('Přečetli jsme 100 pozemků');
      await expectAccessible();
      await page.locator('input[type="file"]').setInputFiles(mistakenFiles.elsewhere);
      await expect(truth.getByRole('alert')).toBeVisible();
      await expectAccessible();
      await page.goto('/signup/import-in-progress');
      await expect(page.getByText(/^Hotovo\./)).toBeVisible();
      await expectAccessible();
    });

    test('on the map, with its panel and with its list', async ({ page, newFarmer, farmMap, expectAccessible }) => {
      await enter(page, await newFarmer({ landFile: landFiles.czechBlocks }));
      await farmMap.atRest();
      await expectAccessible();
      await searchBox(page).fill('7405');
      await expect(suggestions(page).first()).toBeVisible();
      await expectAccessible();
      await suggestions(page).first().click();
      await expect(
        page.getByRole('region', { name: textOf('parcel.panel') }).getByRole('heading', { level: 2 }),
      ).toBeVisible();
      await expectAccessible();
      await page.getByRole('button', { name: textOf('parcel.close') }).click();
      await page.getByRole('button', { name: textOf('map.list') }).click();
      await expect(
        page
          .getByRole('region', { name: textOf('map.list') })
          .getByRole('listitem')
          .first(),
      ).toBeVisible();
      await expectAccessible();
      await page.getByRole('button', { name: width === 390 ? textOf('shell.openMenu') : /^Uživatel / }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible();
    });
  });
}
