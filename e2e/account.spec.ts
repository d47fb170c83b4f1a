import { expect, test } from './fixtures.ts';
import { enter } from './support/entrance.ts';

test.use({ allowedErrors: /status of 4(01|22)/ });

test('an account is taken away as a file and deleted by its password', async ({
  page,
  newFarmer,
  expectAccessible,
}) => {
  const farmer = await newFarmer();
  await enter(page, farmer, '/account');
  await expect(page.getByRole('heading', { name: 'Účet a data' })).toBeVisible();
  await expectAccessible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Stáhnout' }).click();
  expect((await download).suggestedFilename()).toMatch(/^brazda-\d{4}-\d{2}-\d{2}\.zip$/);

  await page.getByRole('button', { name: 'Smazat účet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Smazat účet natrvalo?' });
  await dialog.getByLabel('Současné heslo').fill('jiné heslo');
  await dialog.getByRole('button', { name: 'Smazat účet' }).click();
  await expect(dialog).toContainText('heslo');
  await dialog.getByLabel('Současné heslo').fill(farmer.password);
  await dialog.getByRole('button', { name: 'Smazat účet' }).click();
  await expect(page.getByRole('heading', { name: 'Přihlášení' })).toBeVisible();
  await page.getByLabel('Uživatelské jméno nebo e-mail').fill(farmer.email);
  await page.getByLabel('Heslo', { exact: true }).fill(farmer.password);
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});
