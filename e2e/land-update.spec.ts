import type { Page } from '@playwright/test';
import { registryLogin } from '@brazda/simulators/registry/registry-land.ts';
import { connectedTest as test, expect } from './connected-fixtures.ts';
import { enter } from './support/entrance.ts';
import { createAccount, signInByCalls, type Farmer } from '@brazda/harness/farmer.ts';

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
  const list = page.getByRole('region', { name: 'Seznam pozemků' });
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
  await page.getByRole('button', { name: /^Uživatel/ }).click();
  await page.getByRole('link', { name: 'Aktualizace LPIS' }).click();
  await expect(page.getByText('21 pozemků, stav k')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Porovnat s LPIS' }).press('Enter');

  const split = page.getByRole('listitem').filter({ hasText: 'Díl 1707/3 byl rozdělen na 1707/91 a 1707/92' });
  await expect(split).toContainText('Za humny pokračuje jako 1707/91');
  await expect(page.getByText(/^18 dílů beze změny/)).toBeVisible();
  await split.getByRole('button', { name: /byl rozdělen/ }).click();
  await expect(split.getByRole('img', { name: /Obrysy přes sebe/ })).toBeVisible();
  await expectAccessible();

  // By the keyboard alone: the parcel that the registry no longer has stays.
  const choice = page.getByRole('radiogroup', { name: 'Co se změnou 1501/19' });
  await choice.getByRole('radio', { name: 'Převzít' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice.getByRole('radio', { name: 'Ponechat naše' })).toBeChecked();
  await expect(page.getByText('2 změny převzít, 1 ponechat po našem, 0 odložit.')).toBeVisible();
  await page.getByRole('button', { name: 'Provést' }).click();
  const asked = page.getByRole('dialog', { name: 'Provést změny na farmě?' });
  await expect(asked).toContainText('2 pozemky pokračují, 0 skončí, 1 přibude.');
  await asked.getByRole('button', { name: 'Provést' }).click();
  await expect(page.getByText('Hotovo. Převzali jste 2 změny.')).toBeVisible();
  await expectAccessible();
  const address = page.url();

  await page.getByRole('link', { name: 'Otevřít mapu' }).click();
  await page.getByRole('button', { name: 'Seznam pozemků' }).click();
  await expectListed(page, ['Za humny', 'Dlouhá', '1501/19'], '22 pozemků');
  await expect(page.getByText('blok 590-1140 1707/91')).toBeVisible();

  await page.goto(address);
  await page.getByRole('button', { name: 'Vrátit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vrátit' }).click();
  await expect(page.getByText('Tato aktualizace je vrácená')).toBeVisible();
  // The map remembers that its list was open.
  await page.getByRole('link', { name: 'Mapa', exact: true }).click();
  await expectListed(page, ['Za humny', 'Dlouhá'], '21 pozemků');
  await expect(page.getByText('blok 590-1140 1707/3')).toBeVisible();

  await page.goto(`/farm/${farmer.farmId}/user/updatelpis`);
  await expect(page.getByRole('row', { name: /vrácená/ })).toBeVisible();
});
