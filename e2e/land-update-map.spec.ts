import type { Page } from '@playwright/test';
import { registryLogin } from '@brazda/simulators/registry/registry-land.ts';
import { connectedTest as test, expect } from './connected-fixtures.ts';
import { enter } from './support/entrance.ts';
import { createAccount, signInByCalls, type Farmer } from '@brazda/harness/farmer.ts';
import { textLike, textOf } from './support/text.ts';

interface Reviewer extends Farmer {
  readonly updateId: number;
}

/** A farm from the registry that has a comparison to decide about. */
async function newReviewer(url: string, change: () => void): Promise<Reviewer> {
  const account = await createAccount(url);
  const { api, token } = await signInByCalls(url, account);
  const { eagri, imports, landUpdates, registration } = api.agroevidence;
  await eagri.signIn({ body: registryLogin });
  const farm = await registration.eagri({ body: { farmName: 'Statek Na Mezi', countryCode: 'CZ' } });
  const importId = farm.importId ?? 0;
  await expect.poll(async () => (await imports.read({ params: { id: importId } })).state).toBe('SUCCESS');
  change();
  const { id } = await landUpdates.begin({ params: { id: farm.id }, farmIds: [farm.id] });
  const state = async (): Promise<string> => (await landUpdates.read({ params: { id }, farmIds: [farm.id] })).state;
  await expect.poll(state, { timeout: 30_000 }).toBe('REVIEW');
  return { ...account, token, farmId: farm.id, api, updateId: id };
}

const gone = textLike('landUpdate.headline.GONE', { before: /.*1501\/19/ });
const split = textLike('landUpdate.headline.SPLIT', { before: /.*1707\/3/ });
const headline = (page: Page, name: RegExp): ReturnType<Page['getByRole']> => page.getByRole('button', { name });

test('changes of the registry are seen where they lie, and found from the map and from the list', async ({
  page,
  registry,
  server,
  farmMap,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const today = new Date().toISOString().slice(0, 10);
  const farmer = await newReviewer(server.url, () => {
    registry.change(registryLogin.login, 'split', ['1707/3'], today);
    registry.change(registryLogin.login, 'move-border', ['1501/22'], today);
    registry.change(registryLogin.login, 'gone', ['1501/19'], today);
  });
  const parcels = await farmer.api.agroevidence.parcels.map({ farmIds: [farmer.farmId] });
  const goneParcel = parcels.rows.find(({ properties }) => properties.block_nr?.endsWith(' 1501/19'));
  const place = goneParcel?.properties.label ?? [0, 0];

  await page.setViewportSize({ width: 1600, height: 1000 });
  await enter(page, farmer, `/farm/${farmer.farmId}/user/updatelpis?update=${farmer.updateId}`);
  const map = page.getByRole('region', { name: textOf('landUpdate.map') });
  await expect(map.getByRole('list', { name: textOf('landUpdate.map.legend') })).toContainText(
    `1→2${textOf('landUpdate.filter.SPLIT')}`,
  );
  await farmMap.atRest();
  await farmMap.expectDrawnAt(place);
  await expectAccessible();

  const { zoom } = await farmMap.view();
  await headline(page, gone).click();
  await farmMap.atRest();
  expect((await farmMap.view()).zoom).toBeGreaterThan(zoom);
  await expect(page.locator('li[aria-current]')).toContainText('1501/19');

  await headline(page, split).click();
  await expect(page.locator('li[aria-current]')).toContainText('1707/3');
  await map.getByRole('button', { name: textOf('landUpdate.map.all') }).click();
  await farmMap.atRest();
  await farmMap.click(place);
  await expect(page.locator('li[aria-current]')).toContainText('1501/19');
  await expect(headline(page, gone)).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(map).toBeHidden();
  await page.getByRole('button', { name: textOf('landUpdate.map.show') }).click();
  await expect(map.getByRole('application')).toBeVisible();
  await expectAccessible();
});
