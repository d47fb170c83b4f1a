import type { Browser, BrowserContext, Page } from '@playwright/test';
import { registryLogin } from '@brazda/simulators/registry/registry-land.ts';
import { connectedTest as test, expect } from './connected-fixtures.ts';
import { administrator } from '@brazda/harness/administrator.ts';
import { enter } from './support/entrance.ts';
import { signInByCalls, type Credentials } from '@brazda/harness/farmer.ts';
import { householdAddress } from '@brazda/harness/typed-client.ts';
import { landFiles } from '@brazda/harness/land-files.ts';
import { textLike, textOf } from './support/text.ts';

/** A window of another browser, where somebody looks at one screen and does nothing. */
async function watch(browser: Browser, url: string, who: Credentials, path: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'cs-CZ',
    extraHTTPHeaders: { 'x-forwarded-for': householdAddress() },
  });
  const page = await context.newPage();
  await enter(page, who, path);
  return page;
}

async function followed(context: BrowserContext, seen: (url: string) => void): Promise<void> {
  context.on('request', (request) => {
    seen(request.url());
  });
}

test.describe('two windows stay in step', () => {
  test('on the farm: its name, its people, invitations and parcels', async ({ page, browser, newFarmer, server }) => {
    const farmer = await newFarmer({ farmName: 'Mlýnská', landFile: landFiles.czechBlocks });
    const helper = await newFarmer({ farmName: 'Jinde' });
    const { farmId } = farmer;
    const settings = await watch(browser, server.url, farmer, `/farm/${farmId}/settings`);
    const map = await watch(browser, server.url, farmer, `/farm/${farmId}/map`);
    await expect(settings.getByLabel(textOf('farmImport.farmName'))).toHaveValue('Mlýnská');
    await expect(map.getByRole('application', { name: textLike('map.title') })).toBeVisible();

    await enter(page, farmer, `/farm/${farmId}/settings`);
    await page.getByLabel(textOf('farmImport.farmName')).fill('Podmlýnská');
    await page.getByRole('button', { name: textOf('action.save') }).click();
    for (const window of [settings, map]) {
      await expect(
        window.getByRole('button', { name: textOf('shell.switchFarm', { farm: 'Podmlýnská' }) }),
      ).toBeVisible();
    }

    const { api } = await signInByCalls(server.url, administrator);
    const { farmUsers } = api.gateway;
    await farmUsers.add({ query: { farmIds: [farmId] }, body: { email: helper.email } });
    await expect(settings.getByText(helper.email)).toBeVisible();
    const { rows: members } = await farmer.api.gateway.farmMembers.list({ params: { id: farmId } });
    const userId = members.find(({ email }) => email === helper.email)?.userId ?? 0;
    await farmer.api.gateway.farmMembers.remove({ params: { id: farmId, userId } });
    await expect(settings.getByText(helper.email)).toHaveCount(0);
    const invited = 'soused@example.org';
    await farmer.api.gateway.invitations.invite({ params: { id: farmId }, body: { email: invited, role: 'reader' } });
    await expect(settings.getByText(invited)).toBeVisible();

    const { parcels } = farmer.api.agroevidence;
    const { rows } = await parcels.list({ query: { 'per-page': 1 }, farmIds: [farmId] });
    await map.getByRole('button', { name: textOf('map.list') }).click();
    await parcels.change({ params: { id: rows[0]?.id ?? 0 }, body: { name: '0 u lesa' } });
    await expect(map.getByText('0 u lesa').first()).toBeVisible();
  });

  test('on imports, on what the registry has changed, and on its key', async ({ page, browser, newFarmer, server }) => {
    const farmer = await newFarmer({ farmName: 'Prázdná' });
    const { farmId } = farmer;
    const params = { id: farmId };
    const land = await watch(browser, server.url, farmer, `/farm/${farmId}/land`);
    const links = await watch(browser, server.url, farmer, `/farm/${farmId}/user/integrations`);
    await expect(links.getByText(textOf('integrations.registry.notConnected'))).toBeVisible();
    await farmer.api.agroevidence.eagri.changeAccess({ params, body: registryLogin });
    await expect(links.getByText(textOf('integrations.registry.notConnected'))).toHaveCount(0);

    const update = await watch(browser, server.url, farmer, `/farm/${farmId}/user/updatelpis`);
    await enter(page, farmer, `/farm/${farmId}/user/updatelpis`);
    await page.getByRole('button', { name: textOf('landUpdate.begin') }).click();
    await page.getByRole('button', { name: textOf('landUpdate.apply') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: textOf('landUpdate.apply') })
      .click();
    await expect(page.getByText(textLike('admin.import.SUCCESS'))).toBeVisible();
    await expect(update.getByText(textOf('landUpdate.state.APPLIED'))).toBeVisible();
    await expect(land.getByText(textLike('addLand.imported', { count: 21 })).first()).toBeVisible();
  });

  test('in the administration', async ({ browser, newFarmer, server }) => {
    const farms = await watch(browser, server.url, administrator, '/admin/farms');
    const log = await watch(browser, server.url, administrator, '/admin/audit');
    await expect(farms.getByRole('heading', { name: textOf('admin.farms.title') })).toBeVisible();
    await expect(log.getByRole('table')).toBeVisible();
    const { farmId, api } = await newFarmer({ farmName: 'Aaa zcela nová' });
    await expect(farms.getByText('Aaa zcela nová')).toBeVisible();
    await api.agroevidence.farms.change({ params: { id: farmId }, body: { name: 'Aaa přejmenovaná' } });
    await expect(farms.getByText('Aaa přejmenovaná')).toBeVisible();
    await expect(log.getByText('Aaa přejmenovaná').first()).toBeVisible();
  });

  test('on what is tried in one browser, whose windows follow by one connection', async ({
    page,
    context,
    newFarmer,
  }) => {
    const streams: string[] = [];
    await followed(context, (url) => {
      if (url.includes('/farms/events')) streams.push(url);
    });
    const farmer = await newFarmer();
    const path = `/farm/${farmer.farmId}/user/toggles`;
    await enter(page, farmer, path);
    const second = await context.newPage();
    await second.goto(path);
    await expect(second.getByRole('switch').first()).not.toBeChecked();
    await page.getByRole('switch').first().click();
    await expect(second.getByRole('switch').first()).toBeChecked();
    await farmer.api.agroevidence.farms.change({ params: { id: farmer.farmId }, body: { name: 'Společná' } });
    await expect(second.getByRole('button', { name: textOf('shell.switchFarm', { farm: 'Společná' }) })).toBeVisible();
    expect(new Set(streams).size).toBe(1);
  });

  test('when somebody is taken out of the farm that they look at', async ({ browser, newFarmer, server }) => {
    const farmer = await newFarmer({ farmName: 'Společná' });
    const helper = await newFarmer({ farmName: 'Vlastní' });
    const { api } = await signInByCalls(server.url, administrator);
    await api.gateway.farmUsers.add({ query: { farmIds: [farmer.farmId] }, body: { email: helper.email } });
    const window = await watch(browser, server.url, helper, `/farm/${farmer.farmId}/settings`);
    await expect(window.getByRole('button', { name: textOf('shell.switchFarm', { farm: 'Společná' }) })).toBeVisible();
    const { rows } = await farmer.api.gateway.farmMembers.list({ params: { id: farmer.farmId } });
    const userId = rows.find(({ email }) => email === helper.email)?.userId ?? 0;
    await farmer.api.gateway.farmMembers.remove({ params: { id: farmer.farmId, userId } });
    await expect(window.getByRole('button', { name: textOf('shell.switchFarm', { farm: 'Vlastní' }) })).toBeVisible();
  });
});
