import { createAccount } from '@brazda/harness/farmer.ts';
import { landFiles } from '@brazda/harness/land-files.ts';
import type { Page } from '@playwright/test';
import type { ReceivedMail } from '../apps/simulators/src/mail-server/mail-server.ts';
import { connectedTest as test, expect } from './connected-fixtures.ts';
import { enter } from './support/entrance.ts';
import { textLike, textOf } from './support/text.ts';

const linkIn = ({ html }: ReceivedMail): string => /href="([^"]*\/invitation#[^"]*)"/.exec(html)?.[1] ?? 'no link';

const renameOn = (page: Page): ReturnType<Page['getByRole']> =>
  page
    .getByRole('region', { name: textOf('parcel.panel') })
    .getByRole('button', { name: textLike('action.editNamed') });

test('a reader sees the map and no button of change, until an owner makes them a manager', async ({
  page,
  browser,
  newFarmer,
  letters,
  server,
  expectAccessible,
}) => {
  const farmer = await newFarmer({ farmName: 'Podhorská', landFile: landFiles.czechBlocks });
  const guest = await createAccount(server.url);
  const { rows: parcels } = await farmer.api.agroevidence.parcels.list({ farmIds: [farmer.farmId] });
  const parcelId = parcels[0]?.id ?? 0;

  await enter(page, farmer, `/farm/${farmer.farmId}/settings`);
  await page.getByLabel(textOf('farmSettings.inviteEmail')).fill(guest.email);
  await page.getByLabel(textOf('farmSettings.inviteRole')).selectOption(textOf('farmSettings.role.reader'));
  await expect(page.getByText(textOf('farmSettings.roleMay.reader'))).toBeVisible();
  await page.getByRole('button', { name: textOf('farmSettings.invite'), exact: true }).click();
  await expect(page.getByText(textLike('farmSettings.invitation.WAITING'))).toBeVisible();
  const link = linkIn(await letters.mailTo(guest.email));

  const elsewhere = await browser.newContext({ baseURL: server.url, locale: 'cs-CZ' });
  const theirs = await elsewhere.newPage();
  await enter(theirs, guest, new URL(link).pathname + new URL(link).hash);
  await expect(theirs.getByText(textOf('invitation.role', { role: textOf('farmSettings.role.reader') }))).toBeVisible();
  await theirs.getByRole('button', { name: textOf('invitation.accept') }).click();
  await expect(theirs.getByRole('button', { name: textOf('shell.switchFarm', { farm: 'Podhorská' }) })).toBeVisible();
  await theirs.goto(`/farm/${farmer.farmId}/map?parcel=${parcelId}`);
  await expect(
    theirs.getByRole('region', { name: textOf('parcel.panel') }).getByRole('heading', { level: 2 }),
  ).toBeVisible();
  await expect(renameOn(theirs)).toBeHidden();
  const menu = theirs.getByRole('button', { name: textOf('shell.userMenu', { user: guest.email }) });
  await menu.click();
  await expect(theirs.getByRole('link', { name: textOf('farmSettings.title') })).toBeVisible();
  await expect(theirs.getByRole('link', { name: textOf('addLand.title') })).toBeHidden();
  await theirs.keyboard.press('Escape');

  // The way of the owner: the choice beside the name, the message that says what became of it.
  const role = page.getByRole('combobox', { name: textOf('farmSettings.roleOf', { user: guest.email }) });
  await expect(role).toHaveValue('reader');
  await role.selectOption(textOf('farmSettings.role.manager'));
  await expect(
    page.getByText(
      textOf('farmSettings.roleChanged', { user: guest.email, role: textOf('farmSettings.role.manager') }),
    ),
  ).toBeVisible();
  await expectAccessible('main');

  await expect(renameOn(theirs)).toBeVisible();
  await menu.click();
  await expect(theirs.getByRole('link', { name: textOf('addLand.title') })).toBeVisible();
  await theirs.getByRole('link', { name: textOf('addLand.title') }).click();
  await expect(theirs.getByRole('heading', { name: textOf('addLand.title') })).toBeVisible();

  // Back again: the screen on which they are says so by itself.
  await role.selectOption(textOf('farmSettings.role.reader'));
  await expect(theirs.getByRole('heading', { name: textOf('notAllowed.heading') })).toBeVisible();
  await expect(theirs.getByRole('listitem').filter({ hasText: textOf('farmSettings.role.owner') })).toContainText(
    farmer.email,
  );
  await elsewhere.close();
});
