import type { Page } from '@playwright/test';
import type { ReceivedMail } from '@brazda/simulators/mail-server/mail-server.ts';
import { connectedTest as test, expect } from './connected-fixtures.ts';
import { desk, inDark, phone } from './support/devices.ts';
import { enter, signIn } from './support/entrance.ts';
import { mailTextOf, mailTextsIn, textLike, textOf } from './support/text.ts';

const linkIn = ({ html }: ReceivedMail): string => /href="([^"]*\/reset\?key=[^"]*)"/.exec(html)?.[1] ?? 'no link';

async function askForReset(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: textOf('login.forgotten') }).click();
  await page.getByLabel(textOf('profile.email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: textOf('reset.submit') }).click();
  await expect(page.getByRole('heading', { name: textOf('reset.sentTitle') })).toBeVisible();
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
    await expect(inside.getByLabel(textOf('profile.email'), { exact: true })).toHaveValue(farmer.email);

    await askForReset(page, farmer.email);
    await expect(page.getByText(farmer.email)).toBeVisible();
    const mail = await letters.mailTo(farmer.email);
    expect(mail).toMatchObject({ from: 'brazda@example.org', subject: `Brázda: ${mailTextOf('mail.reset.title')}` });
    const link = linkIn(mail);
    expect(mail.text).toContain(link);

    await page.goto(link);
    await page.getByLabel(textOf('reset.newTitle'), { exact: true }).fill('mez a souvrať');
    await page.getByRole('button', { name: textOf('reset.newSubmit') }).click();
    await expect(page.getByText(textOf('login.passwordSet'))).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);

    await signIn(page, farmer);
    await expect(page.getByRole('alert')).toContainText(textLike('error.authentication.failed'));
    await page.getByLabel(textOf('login.password'), { exact: true }).fill('mez a souvrať');
    await page.getByRole('button', { name: textOf('login.submit') }).click();
    await expect(page).toHaveURL(/\/farm\/\d+\/map/);

    await inside.getByRole('button', { name: textOf('action.save') }).click();
    const ended = inside.getByRole('dialog', { name: textOf('signInAgain.heading') });
    await ended.getByRole('button', { name: textOf('signInAgain.leave') }).click();
    await expect(inside).toHaveURL(/\/login/);
    await elsewhere.close();

    expect((await letters.mailTo(farmer.email, 1)).subject).toBe(`Brázda: ${mailTextOf('mail.passwordChanged.title')}`);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: textOf('reset.invalidTitle') })).toBeVisible();
    await page.getByRole('link', { name: textOf('reset.again') }).click();
    await expect(page.getByRole('heading', { name: textOf('reset.title') })).toBeVisible();
  });
});

test('a forgotten password of nobody is told so, and no mail goes out', async ({ page, letters }) => {
  await page.goto('/reset');
  const email = page.getByLabel(textOf('profile.email'), { exact: true });
  await email.fill('nikdo');
  await email.press('Tab');
  await expect(page.getByText(textLike('NewAccount.emailFormatError'))).toBeVisible();
  await email.fill('nikdo@example.org');
  await email.press('Enter');
  await expect(page.getByText(textLike('reset.emailMissing'))).toBeVisible();
  expect(letters.mails.filter(({ to }) => to === 'nikdo@example.org')).toEqual([]);
});

test('a password is changed from the user menu, the profile too, and mails follow the language on screen', async ({
  page,
  newFarmer,
  letters,
}) => {
  const farmer = await newFarmer();
  await enter(page, farmer, `/farm/${farmer.farmId}`);
  const menu = page.getByRole('button', { name: textLike('shell.userMenu') });
  await menu.click();
  await page.getByRole('link', { name: textOf('password.title') }).click();
  await page.getByLabel(textOf('password.current')).fill(farmer.password);
  await page.getByLabel(textOf('reset.newTitle'), { exact: true }).fill('mez a souvrať');
  await page.getByRole('button', { name: textOf('password.submit') }).click();
  await expect(page.getByText(textLike('password.changed'))).toBeVisible();
  await letters.mailTo(farmer.email);

  await menu.click();
  await page.getByRole('link', { name: textOf('profile.title') }).click();
  await page.getByLabel(textOf('profile.firstName')).fill('Šimon');
  await page.getByLabel(textOf('profile.lastName')).fill('Brázda');
  await page.getByRole('button', { name: textOf('action.save') }).click();
  await expect(page.getByText(textOf('profile.saved'))).toBeVisible();
  await expect(page.getByRole('button', { name: /Šimon Brázda/ })).toHaveText('Š');
  await page.reload();
  await expect(page.getByLabel(textOf('profile.lastName'))).toHaveValue('Brázda');

  await page.getByRole('button', { name: /Šimon Brázda/ }).click();
  const isKept = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByLabel(textOf('language.label')).selectOption('Slovenčina');
  await isKept;
  await expect(page.locator('html')).toHaveAttribute('lang', 'sk');
  await page.goto('/reset');
  const email = page.getByRole('textbox');
  await email.fill(farmer.email);
  await email.press('Enter');
  expect((await letters.mailTo(farmer.email, 1)).text).toContain(mailTextsIn('sk-SK').textOf('mail.reset.validity'));
});

test.describe('on a phone by day and at a desk by night', () => {
  test.use({ devices: { phone, desk: inDark(desk) } });

  test('axe finds nothing on the way to a new password, nor on the account', async ({
    page,
    newFarmer,
    letters,
    expectFitAtEveryWidth,
  }) => {
    const farmer = await newFarmer();
    await page.goto('/reset');
    await page.getByRole('button', { name: textOf('reset.submit') }).click();
    await expect(page.getByLabel(textOf('profile.email'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expectFitAtEveryWidth();
    await askForReset(page, farmer.email);
    await expectFitAtEveryWidth();
    await page.goto(linkIn(await letters.mailTo(farmer.email)));
    await page.getByRole('button', { name: textOf('reset.newSubmit') }).click();
    await expect(page.getByLabel(textOf('reset.newTitle'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expectFitAtEveryWidth();
    await page.goto('/reset?key=neplatny');
    await expect(page.getByRole('heading', { name: textOf('reset.invalidTitle') })).toBeVisible();
    await expectFitAtEveryWidth();
    await enter(page, farmer, `/farm/${farmer.farmId}/user/password`);
    await page.getByRole('button', { name: textOf('password.submit') }).click();
    await expect(page.getByLabel(textOf('password.current'))).toHaveAttribute('aria-invalid', 'true');
    await expectFitAtEveryWidth();
    await page.goto(`/farm/${farmer.farmId}/user/profile`);
    await expect(page.getByLabel(textOf('profile.lastName'))).toBeVisible();
    await expectFitAtEveryWidth();
  });
});
