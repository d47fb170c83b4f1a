import type { Page } from '@playwright/test';
import type { ReceivedMail } from '@brazda/simulators/mail-server/mail-server.ts';
import { connectedTest as test, expect } from './connected-fixtures.ts';
import { enter, signIn } from './support/entrance.ts';

const linkIn = ({ html }: ReceivedMail): string => /href="([^"]*\/reset\?key=[^"]*)"/.exec(html)?.[1] ?? 'no link';

async function askForReset(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Zapomenuté heslo?' }).click();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Poslat odkaz' }).click();
  await expect(page.getByRole('heading', { name: 'Podívejte se do pošty' })).toBeVisible();
}

test.describe('a forgotten password', () => {
  test.use({ allowedErrors: /status of 401/ });

  test('comes back by a mail: the new one opens, the old one does not, and whoever was inside is out', async ({
    page,
    browser,
    newFarmer,
    letters,
    server,
  }) => {
    const farmer = await newFarmer();
    const elsewhere = await browser.newContext({ baseURL: server.url, locale: 'cs-CZ' });
    const inside = await elsewhere.newPage();
    await enter(inside, farmer, `/farm/${farmer.farmId}/user/profile`);
    await expect(inside.getByLabel('E-mail', { exact: true })).toHaveValue(farmer.email);

    await askForReset(page, farmer.email);
    await expect(page.getByText(farmer.email)).toBeVisible();
    const mail = await letters.mailTo(farmer.email);
    expect(mail).toMatchObject({ from: 'brazda@example.org', subject: 'Brázda: nové heslo' });
    const link = linkIn(mail);
    expect(mail.text).toContain(link);

    await page.goto(link);
    await page.getByLabel('Nové heslo', { exact: true }).fill('mez a souvrať');
    await page.getByRole('button', { name: 'Nastavit heslo' }).click();
    await expect(page.getByText('Nové heslo je nastavené. Přihlaste se jím.')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);

    await signIn(page, farmer);
    await expect(page.getByRole('alert')).toContainText('Jméno nebo heslo nesouhlasí');
    await page.getByLabel('Heslo', { exact: true }).fill('mez a souvrať');
    await page.getByRole('button', { name: 'Přihlásit se' }).click();
    await expect(page).toHaveURL(/\/farm\/\d+\/map/);

    await inside.getByRole('button', { name: 'Uložit' }).click();
    const ended = inside.getByRole('dialog', { name: 'Přihlášení vypršelo' });
    await ended.getByRole('button', { name: 'Zahodit změny a odhlásit se' }).click();
    await expect(inside).toHaveURL(/\/login/);
    await elsewhere.close();

    expect((await letters.mailTo(farmer.email, 1)).subject).toBe('Brázda: heslo bylo změněno');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Odkaz už neplatí' })).toBeVisible();
    await page.getByRole('link', { name: 'Poslat nový odkaz' }).click();
    await expect(page.getByRole('heading', { name: 'Zapomenuté heslo' })).toBeVisible();
  });
});

test('a forgotten password of nobody is told so, and no mail goes out', async ({ page, letters }) => {
  await page.goto('/reset');
  const email = page.getByLabel('E-mail', { exact: true });
  await email.fill('nikdo');
  await email.press('Tab');
  await expect(page.getByText('Toto není platná e-mailová adresa')).toBeVisible();
  await email.fill('nikdo@example.org');
  await email.press('Enter');
  await expect(page.getByText('Účet s tímto e-mailem nemáme')).toBeVisible();
  expect(letters.mails.filter(({ to }) => to === 'nikdo@example.org')).toEqual([]);
});

test('a password is changed from the user menu, and the profile too', async ({ page, newFarmer, letters }) => {
  const farmer = await newFarmer();
  await enter(page, farmer, `/farm/${farmer.farmId}`);
  const menu = page.getByRole('button', { name: 'Uživatel' });
  await menu.click();
  await page.getByRole('link', { name: 'Změna hesla' }).click();
  await page.getByLabel('Současné heslo').fill(farmer.password);
  await page.getByLabel('Nové heslo', { exact: true }).fill('mez a souvrať');
  await page.getByRole('button', { name: 'Změnit heslo' }).click();
  await expect(page.getByText('Heslo je změněné.')).toBeVisible();
  await letters.mailTo(farmer.email);

  await menu.click();
  await page.getByRole('link', { name: 'Profil' }).click();
  await page.getByLabel('Jméno').fill('Šimon');
  await page.getByLabel('Příjmení').fill('Brázda');
  await page.getByLabel('Jazyk e-mailů').selectOption('Slovenčina');
  await page.getByRole('button', { name: 'Uložit' }).click();
  await expect(page.getByText('Profil je uložený.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Šimon Brázda/ })).toHaveText('Š');
  await page.reload();
  await expect(page.getByLabel('Příjmení')).toHaveValue('Brázda');

  await page.goto('/reset');
  await page.getByLabel('E-mail', { exact: true }).fill(farmer.email);
  await page.getByRole('button', { name: 'Poslat odkaz' }).click();
  expect((await letters.mailTo(farmer.email, 1)).text).toContain('dá sa použiť iba raz');
});

for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1600 },
] as const) {
  test.describe(`${colorScheme} at ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: width === 390 ? 844 : 1000 } });

    test('axe finds nothing on the way to a new password, nor on the account', async ({
      page,
      newFarmer,
      letters,
      expectAccessible,
    }) => {
      const farmer = await newFarmer();
      await page.goto('/reset');
      await page.getByRole('button', { name: 'Poslat odkaz' }).click();
      await expect(page.getByLabel('E-mail', { exact: true })).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible();
      await askForReset(page, farmer.email);
      await expectAccessible();
      await page.goto(linkIn(await letters.mailTo(farmer.email)));
      await page.getByRole('button', { name: 'Nastavit heslo' }).click();
      await expect(page.getByLabel('Nové heslo', { exact: true })).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible();
      await page.goto('/reset?key=neplatny');
      await expect(page.getByRole('heading', { name: 'Odkaz už neplatí' })).toBeVisible();
      await expectAccessible();
      await enter(page, farmer, `/farm/${farmer.farmId}/user/password`);
      await page.getByRole('button', { name: 'Změnit heslo' }).click();
      await expect(page.getByLabel('Současné heslo')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible();
      await page.goto(`/farm/${farmer.farmId}/user/profile`);
      await expect(page.getByLabel('Příjmení')).toBeVisible();
      await expectAccessible();
    });
  });
}
