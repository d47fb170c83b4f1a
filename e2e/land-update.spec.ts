import type { Page } from '@playwright/test';
import { registryLogin } from '@brazda/simulators/registry/registry-land.ts';
import { connectedTest as test, expect } from './connected-fixtures.ts';
import { enter } from './support/entrance.ts';
import { createAccount, signInByCalls, type Farmer } from '@brazda/harness/farmer.ts';
import { textLike, textOf } from './support/text.ts';

/** A farm whose land was taken from the registry, and which calls two of its parcels by names of its own. */
async function newRegistryFarmer(url: string): Promise<Farmer> {
  const account = await createAccount(url);
  const { api, token } = await signInByCalls(url, account);
  const { registration, imports, parcels } = api.agroevidence;
  await api.agroevidence.eagri.signIn({ body: registryLogin });
  const farm = await registration.eagri({ body: { farmName: 'Statek Pod Lesem', countryCode: 'CZ' } });
  const importId = farm.importId ?? 0;
  await expect.poll(async () => (await imports.read({ params: { id: importId } })).state).toBe('SUCCESS');
  const { rows } = await parcels.list({ query: { 'per-page': 100 }, farmIds: [farm.id] });
  for (const [block, name] of Object.entries({ '1707/3': 'Za humny', '1501/22': 'Dlouhá' })) {
    const id = rows.find(({ blockNumber }) => blockNumber?.endsWith(` ${block}`))?.id ?? 0;
    await parcels.change({ params: { id }, body: { name }, farmIds: [farm.id] });
  }
  return { ...account, token, farmId: farm.id, api };
}

async function expectListed(page: Page, shown: readonly string[], count: string): Promise<void> {
  const list = page.getByRole('region', { name: textOf('map.list') });
  await expect(list.getByRole('status')).toContainText(count);
  for (const text of shown) await expect(list.getByText(text, { exact: true })).toBeVisible();
}

test('what the registry has changed is compared, decided, done, and taken back', async ({
  page,
  registry,
  server,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  const farmer = await newRegistryFarmer(server.url);
  const today = new Date().toISOString().slice(0, 10);
  registry.change(registryLogin.login, 'split', ['1707/3'], today);
  registry.change(registryLogin.login, 'move-border', ['1501/22'], today);
  registry.change(registryLogin.login, 'gone', ['1501/19'], today);

  await enter(page, farmer, `/farm/${farmer.farmId}/map`);
  await page.getByRole('button', { name: textLike('shell.userMenu') }).click();
  await page.getByRole('link', { name: textOf('landUpdate.title') }).click();
  await expect(page.getByText(textLike('integrations.registry.takenOf', { count: 21 }))).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: textOf('landUpdate.begin') }).press('Enter');

  const split = page
    .getByRole('listitem')
    .filter({ hasText: textOf('landUpdate.headline.SPLIT', { before: '1707/3', now: '1707/91 a 1707/92' }) });
  await expect(split).toContainText(textOf('landUpdate.parcel.continuesAs', { name: 'Za humny', block: '1707/91' }));
  await expect(page.getByText(textLike('landUpdate.unchanged', { count: 18 }))).toBeVisible();
  await split.getByRole('button', { name: textLike('landUpdate.headline.SPLIT') }).click();
  await expect(split.getByRole('img', { name: textLike('landUpdate.picture') })).toBeVisible();
  await expectAccessible();

  // By the keyboard alone: the parcel that the registry no longer has stays.
  const choice = page.getByRole('radiogroup', { name: textOf('landUpdate.decisionOf', { name: '1501/19' }) });
  await choice.getByRole('radio', { name: textOf('landUpdate.decision.TAKE') }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice.getByRole('radio', { name: textOf('landUpdate.decision.KEEP') })).toBeChecked();
  await expect(page.getByText(textOf('landUpdate.decided', { taken: 2, kept: 1, later: 0 }))).toBeVisible();
  await page.getByRole('button', { name: textOf('landUpdate.apply') }).click();
  const asked = page.getByRole('dialog', { name: textOf('landUpdate.applyTitle') });
  await expect(asked).toContainText(textOf('landUpdate.effects', { continues: 2, ends: 0, begins: 1 }));
  await asked.getByRole('button', { name: textOf('landUpdate.apply') }).click();
  await expect(page.getByText(textOf('landUpdate.didTake', { count: 2 }))).toBeVisible();
  await expectAccessible();
  const address = page.url();

  await page.getByRole('link', { name: textOf('importProgress.toMap') }).click();
  await page.getByRole('button', { name: textOf('map.list') }).click();
  await expectListed(page, ['Za humny', 'Dlouhá', '1501/19'], textOf('addLand.imported', { count: 22 }));
  await expect(page.getByText('blok 590-1140 1707/91')).toBeVisible();

  await page.goto(address);
  await page.getByRole('button', { name: textOf('landUpdate.takeBack') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: textOf('landUpdate.takeBack') })
    .click();
  await expect(page.getByText(textLike('landUpdate.takenBack'))).toBeVisible();
  // The map remembers that its list was open.
  await page.getByRole('link', { name: textOf('map.title'), exact: true }).click();
  await expectListed(page, ['Za humny', 'Dlouhá'], textOf('addLand.imported', { count: 21 }));
  await expect(page.getByText('blok 590-1140 1707/3')).toBeVisible();

  await page.goto(`/farm/${farmer.farmId}/user/updatelpis`);
  await expect(page.getByRole('row', { name: textLike('landUpdate.state.TAKEN_BACK') })).toBeVisible();
});
