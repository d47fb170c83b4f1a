import type { ReceivedMail } from '@brazda/simulators/mail-server/mail-server.ts';
import { connectedTest as test, expect } from './connected-fixtures.ts';
import { enter } from './support/entrance.ts';
import { textLike, textOf } from './support/text.ts';

const linkIn = ({ html }: ReceivedMail): string => /href="([^"]*\/invitation#[^"]*)"/.exec(html)?.[1] ?? 'no link';

test('an owner invites somebody by mail, who makes an account and is on the farm', async ({
  page,
  browser,
  newFarmer,
  letters,
  server,
}) => {
  const farmer = await newFarmer({ farmName: 'Společná' });
  const guest = `soused-${farmer.farmId}@example.org`;
  await enter(page, farmer, `/farm/${farmer.farmId}/settings`);
  await page.getByLabel(textOf('farmSettings.inviteEmail')).fill(guest);
  await page.getByRole('button', { name: textOf('farmSettings.invite'), exact: true }).click();
  await expect(page.getByText(textLike('farmSettings.invitation.WAITING'))).toBeVisible();
  const link = linkIn(await letters.mailTo(guest));

  // Whoever is signed in as somebody else is told so.
  await page.goto(link);
  await expect(page.getByText(textLike('invitation.otherAccount', { principal: farmer.email }))).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: server.url, locale: 'cs-CZ' });
  const theirs = await elsewhere.newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { name: textOf('invitation.heading', { farm: 'Společná' }) })).toBeVisible();
  await theirs.getByRole('link', { name: textOf('login.toSignUp') }).click();
  await expect(theirs.getByLabel(textOf('profile.email'))).toHaveValue(guest);
  await theirs.getByLabel(textOf('login.password'), { exact: true }).fill('mez a souvrať');
  await theirs.getByRole('checkbox', { name: textLike('signUp.licence') }).check();
  await theirs.getByRole('button', { name: textOf('login.toSignUp') }).click();
  await expect(theirs.getByRole('button', { name: textOf('shell.switchFarm', { farm: 'Společná' }) })).toBeVisible();
  await theirs.goto(link);
  await expect(theirs.getByText(textLike('error.invitation.invalid'))).toBeVisible();
  await elsewhere.close();
  const { rows } = await farmer.api.gateway.farmMembers.list({ params: { id: farmer.farmId } });
  expect(rows.map(({ email, role }) => [email, role])).toEqual([
    [farmer.email, 'owner'],
    [guest, 'worker'],
  ]);
});
