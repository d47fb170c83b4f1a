import { createAccount } from '@brazda/harness/farmer.ts';
import { landFiles } from '@brazda/harness/land-files.ts';
import type { Page } from '@playwright/test';
import type { ReceivedMail } from '../apps/simulators/src/mail-server/mail-server.ts';
import { connectedTest as test, expect } from './connected-fixtures.ts';
import { enter } from './support/entrance.ts';

const linkIn = ({ html }: ReceivedMail): string => /href="([^"]*\/invitation#[^"]*)"/.exec(html)?.[1] ?? 'no link';

const renameOn = (page: Page): ReturnType<Page['getByRole']> =>
  page.getByRole('region', { name: 'Vybraný pozemek' }).getByRole('button', { name: /^Upravit/ });

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
  await page.getByLabel('E-mail toho, koho zvete').fill(guest.email);
  await page.getByLabel('Role na farmě').selectOption('Čtenář');
  await expect(page.getByText('Vidí celou farmu, nic nemění.')).toBeVisible();
  await page.getByRole('button', { name: 'Pozvat', exact: true }).click();
  await expect(page.getByText('Pozvánka čeká do')).toBeVisible();
  const link = linkIn(await letters.mailTo(guest.email));

  const elsewhere = await browser.newContext({ baseURL: server.url, locale: 'cs-CZ' });
  const theirs = await elsewhere.newPage();
  await enter(theirs, guest, new URL(link).pathname + new URL(link).hash);
  await expect(theirs.getByText('Vaše role na farmě: Čtenář.')).toBeVisible();
  await theirs.getByRole('button', { name: 'Přijmout pozvánku' }).click();
  await expect(theirs.getByRole('button', { name: 'Přepnout farmu, teď Podhorská' })).toBeVisible();
  await theirs.goto(`/farm/${farmer.farmId}/map?parcel=${parcelId}`);
  await expect(theirs.getByRole('region', { name: 'Vybraný pozemek' }).getByRole('heading')).toBeVisible();
  await expect(renameOn(theirs)).toBeHidden();
  const menu = theirs.getByRole('button', { name: `Uživatel ${guest.email}` });
  await menu.click();
  await expect(theirs.getByRole('link', { name: 'Nastavení farmy' })).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Nahrát pozemky' })).toBeHidden();
  await theirs.keyboard.press('Escape');

  // The way of the owner: the choice beside the name, the message that says what became of it.
  const role = page.getByRole('combobox', { name: `Role uživatele ${guest.email}` });
  await expect(role).toHaveValue('reader');
  await role.selectOption('Správce');
  await expect(page.getByText(`${guest.email} má novou roli: Správce.`)).toBeVisible();
  await expectAccessible('main');

  await expect(renameOn(theirs)).toBeVisible();
  await menu.click();
  await expect(theirs.getByRole('link', { name: 'Nahrát pozemky' })).toBeVisible();
  await theirs.getByRole('link', { name: 'Nahrát pozemky' }).click();
  await expect(theirs.getByRole('heading', { name: 'Nahrát pozemky' })).toBeVisible();

  // Back again: the screen on which they are says so by itself.
  await role.selectOption('Čtenář');
  await expect(theirs.getByRole('heading', { name: 'Na tohle vaše role nestačí' })).toBeVisible();
  await expect(theirs.getByRole('listitem').filter({ hasText: 'Majitel' })).toContainText(farmer.email);
  await elsewhere.close();
});
