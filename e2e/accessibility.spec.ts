import { expect, test } from './fixtures.ts';
import { desk, inDark, phone, showInColors } from './support/devices.ts';
import { enter } from './support/entrance.ts';
import { landFiles } from '@brazda/harness/land-files.ts';
import { mistakenFiles } from './support/mistaken-files.ts';
import { textLike, textOf } from './support/text.ts';
import { searchBox, suggestions } from './support/parcel-search.ts';

test.describe('on a phone by day and at a desk by night, axe finds nothing', () => {
  test.use({ devices: { phone, desk: inDark(desk) } });

  test('on the screens of visitors', async ({ page, expectFitAtEveryWidth }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFitAtEveryWidth();
    await page.getByRole('button', { name: textOf('signUp.toLogin') }).click();
    await expect(page.getByLabel(textOf('signUp.password'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expectFitAtEveryWidth();
    await page.goto('/signup');
    await page.getByRole('button', { name: textOf('signUp.submit') }).click();
    await expect(page.getByLabel(textOf('signUp.email'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expectFitAtEveryWidth();
    await page.getByRole('button', { name: textOf('signUp.readLicence') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFitAtEveryWidth();
    await page.goto('/nikam/odtud');
    await expect(page.getByRole('heading', { name: textOf('shell.error.404.heading') })).toBeVisible();
    await expectFitAtEveryWidth();
  });

  test('on the way to a farm', async ({ page, newFarmer, expectFitAtEveryWidth }) => {
    const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
    await enter(page, farmer, '/signup/import');
    await expect(page.getByLabel(textOf('farmImport.country'))).toHaveValue('Česko');
    await expectFitAtEveryWidth();
    const truth = page.getByRole('region', { name: textOf('landFileReport.heading') });
    await page.locator('input[type="file"]').setInputFiles(landFiles.czechBlocks);
    await expect(truth).toContainText(textOf('validation.fileDoubtful', { count: 100 }));
    await expectFitAtEveryWidth();
    await page.locator('input[type="file"]').setInputFiles(mistakenFiles.elsewhere);
    await expect(truth.getByRole('alert')).toBeVisible();
    await expectFitAtEveryWidth();
    await page.goto('/signup/import-in-progress');
    await expect(page.getByText(/^Hotovo\./)).toBeVisible();
    await expectFitAtEveryWidth();
  });

  test('on the map, with its panel and with its list', async ({
    page,
    newFarmer,
    farmMap,
    expectAccessible,
    expectFitAtEveryWidth,
  }) => {
    await enter(page, await newFarmer({ landFile: landFiles.czechBlocks }));
    await farmMap.atRest();
    await expectFitAtEveryWidth();
    await searchBox(page).fill('7405');
    await expect(suggestions(page).first()).toBeVisible();
    await expectFitAtEveryWidth();
    await suggestions(page).first().click();
    await expect(
      page.getByRole('region', { name: textOf('parcel.panel') }).getByRole('heading', { level: 2 }),
    ).toBeVisible();
    await expectFitAtEveryWidth();
    await page.getByRole('button', { name: textOf('parcel.close') }).click();
    await page.getByRole('button', { name: textOf('map.list') }).click();
    await expect(
      page
        .getByRole('region', { name: textOf('map.list') })
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
    await expectFitAtEveryWidth();
    await page.getByRole('button', { name: textLike('shell.userMenu') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await showInColors(page, 'dark');
    await expectAccessible();
    await showInColors(page, 'light');
    await page.keyboard.press('Escape');
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: textOf('shell.openMenu') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible();
  });
});
