import { expect, test } from './fixtures.ts';
import { enter } from './support/entrance.ts';
import { createAccount } from '@brazda/harness/farmer.ts';
import { landFiles } from '@brazda/harness/land-files.ts';
import { textLike, textOf } from './support/text.ts';

test('an owner renames the farm, deletes it by its name and brings it back', async ({
  page,
  newFarmer,
  expectAccessible,
}) => {
  const farmer = await newFarmer({ farmName: 'Mlýnská', landFile: landFiles.czechBlocks });
  await enter(page, farmer, `/farm/${farmer.farmId}/settings`);
  await page.getByLabel(textOf('farmImport.farmName')).fill('Podmlýnská');
  await page.getByRole('button', { name: textOf('action.save') }).click();
  await expect(page.getByRole('button', { name: textOf('shell.switchFarm', { farm: 'Podmlýnská' }) })).toBeVisible();
  await expectAccessible('main');

  await page.getByRole('button', { name: textOf('farmSettings.delete') }).click();
  const dialog = page.getByRole('dialog', { name: textOf('farmSettings.deleteTitle', { farm: 'Podmlýnská' }) });
  await expect(dialog).toContainText(textLike('farmSettings.deleteContents', { parcels: 100, imports: 1 }));
  await dialog.getByLabel(textLike('farmSettings.deleteName')).fill('Mlýnská');
  await dialog.getByRole('button', { name: textOf('farmSettings.delete') }).click();
  await expect(dialog).toContainText(textLike('error.farm.nameDiffers'));
  await dialog.getByLabel(textLike('farmSettings.deleteName')).fill('Podmlýnská');
  await dialog.getByRole('button', { name: textOf('farmSettings.delete') }).click();

  await expect(page.getByRole('heading', { name: textOf('deletedFarms.title') })).toBeVisible();
  await expect(page.getByText(textLike('deletedFarms.goes'))).toBeVisible();
  expect((await farmer.api.agroevidence.farms.list()).total).toBe(0);
  await expectAccessible();
  await page.getByRole('button', { name: textOf('deletedFarms.restoreNamed', { farm: 'Podmlýnská' }) }).click();
  await expect(page.getByRole('button', { name: textOf('shell.switchFarm', { farm: 'Podmlýnská' }) })).toBeVisible();
});

test('whoever has no farm is told how to come to one, and can sign out', async ({ page, server, expectAccessible }) => {
  const account = await createAccount(server.url);
  await enter(page, account, '/farm');
  await expect(page.getByRole('heading', { name: textOf('farmImport.title') })).toBeVisible();
  await expect(page.getByText(textOf('noFarm.heading'))).toBeVisible();
  await expect(page.getByText(account.email)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: textOf('shell.userMenu', { user: account.email }) }).click();
  await page.getByRole('button', { name: textOf('shell.signOut') }).click();
  await expect(page.getByRole('heading', { name: textOf('login.title') })).toBeVisible();
});

test.describe('whoever was taken out of the last farm', () => {
  test.use({ allowedErrors: /status of 404/ });

  test('is told so, and by whom it can be changed', async ({ page, newFarmer, server }) => {
    const farmer = await newFarmer();
    await enter(page, farmer);
    await farmer.api.agroevidence.farms.retire({
      params: { id: farmer.farmId },
      body: { name: 'Statek Za Humny' },
    });
    await page.goto(`${server.url}/farm/${farmer.farmId}/map`);
    await expect(page.getByText(textLike('noFarm.lost'))).toBeVisible();
    await page.getByRole('link', { name: textOf('deletedFarms.title') }).click();
    await expect(page.getByText('Statek Za Humny')).toBeVisible();
  });
});
