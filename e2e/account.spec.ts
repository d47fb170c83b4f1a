import { expect, test } from './fixtures.ts';
import { enter } from './support/entrance.ts';
import { textOf } from './support/text.ts';

test.use({ allowedErrors: /status of 4(01|22)/ });

test('an account is taken away as a file and deleted by its password', async ({
  page,
  newFarmer,
  expectAccessible,
}) => {
  const farmer = await newFarmer();
  await enter(page, farmer, '/account');
  await expect(page.getByRole('heading', { name: textOf('account.title') })).toBeVisible();
  await expectAccessible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: textOf('account.exportSubmit') }).click();
  expect((await download).suggestedFilename()).toMatch(/^brazda-\d{4}-\d{2}-\d{2}\.zip$/);

  await page.getByRole('button', { name: textOf('account.remove') }).click();
  const dialog = page.getByRole('dialog', { name: textOf('account.removeTitle') });
  await dialog.getByLabel(textOf('password.current')).fill('jiné heslo');
  await dialog.getByRole('button', { name: textOf('account.remove') }).click();
  await expect(dialog.getByText(textOf('error.password.wrong'))).toBeVisible();
  await dialog.getByLabel(textOf('password.current')).fill(farmer.password);
  await dialog.getByRole('button', { name: textOf('account.remove') }).click();
  await expect(page.getByRole('heading', { name: textOf('login.title') })).toBeVisible();
  await page.getByLabel(textOf('login.username')).fill(farmer.email);
  await page.getByLabel(textOf('login.password'), { exact: true }).fill(farmer.password);
  await page.getByRole('button', { name: textOf('login.submit') }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});
