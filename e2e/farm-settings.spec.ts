import { expect, test } from './fixtures.ts';
import { enter } from './support/entrance.ts';
import { createAccount } from '@brazda/harness/farmer.ts';
import { landFiles } from '@brazda/harness/land-files.ts';

test('an owner renames the farm, deletes it by its name and brings it back', async ({
  page,
  newFarmer,
  expectAccessible,
}) => {
  const farmer = await newFarmer({ farmName: 'Mlýnská', landFile: landFiles.czechBlocks });
  await enter(page, farmer, `/farm/${farmer.farmId}/settings`);
  await page.getByLabel('Název farmy').fill('Podmlýnská');
  await page.getByRole('button', { name: 'Uložit' }).click();
  await expect(page.getByRole('button', { name: 'Přepnout farmu, teď Podmlýnská' })).toBeVisible();
  await expectAccessible('main');

  await page.getByRole('button', { name: 'Smazat farmu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Smazat farmu Podmlýnská?' });
  await expect(dialog).toContainText(/S farmou přijdete o: \d+ pozem/);
  await dialog.getByLabel(/Pro potvrzení opište název/).fill('Mlýnská');
  await dialog.getByRole('button', { name: 'Smazat farmu' }).click();
  await expect(dialog).toContainText('To není název farmy');
  await dialog.getByLabel(/Pro potvrzení opište název/).fill('Podmlýnská');
  await dialog.getByRole('button', { name: 'Smazat farmu' }).click();

  await expect(page.getByRole('heading', { name: 'Smazané farmy' })).toBeVisible();
  await expect(page.getByText(/Natrvalo zmizí/)).toBeVisible();
  expect((await farmer.api.agroevidence.farms.list()).total).toBe(0);
  await expectAccessible();
  await page.getByRole('button', { name: 'Obnovit farmu Podmlýnská' }).click();
  await expect(page.getByRole('button', { name: 'Přepnout farmu, teď Podmlýnská' })).toBeVisible();
});

test('whoever has no farm is told how to come to one, and can sign out', async ({ page, server, expectAccessible }) => {
  const account = await createAccount(server.url);
  await enter(page, account, '/farm');
  await expect(page.getByRole('heading', { name: 'Založení farmy' })).toBeVisible();
  await expect(page.getByText('Farmu už vede někdo jiný?')).toBeVisible();
  await expect(page.getByText(account.email)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: `Uživatel ${account.email}` }).click();
  await page.getByRole('button', { name: 'Odhlásit se' }).click();
  await expect(page.getByRole('heading', { name: 'Přihlášení' })).toBeVisible();
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
    await expect(page.getByText('K farmě už přístup nemáte')).toBeVisible();
    await page.getByRole('link', { name: 'Smazané farmy' }).click();
    await expect(page.getByText('Statek Za Humny')).toBeVisible();
  });
});
