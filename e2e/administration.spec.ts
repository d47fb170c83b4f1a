import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { registryLogin } from '@brazda/simulators/registry/registry-land.ts';
import { connectedTest as test, expect } from './connected-fixtures.ts';
import { administrator, runAdmin } from '@brazda/harness/administrator.ts';
import { desk, inDark, phone, showInColors } from './support/devices.ts';
import { demoFarmer, enter } from './support/entrance.ts';
import { landFiles } from '@brazda/harness/land-files.ts';
import { textLike, textOf } from './support/text.ts';

async function openUserMenu(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: textOf('shell.userMenu', { user: email }) }).click();
}

test('an administrator is made by the command line, never while the server holds the database', async ({ server }) => {
  const { code, output } = await runAdmin(server.dataDir, 'add', demoFarmer.email);
  expect(code).toBe(78);
  expect(output).toMatch(/The data folder .* is in use by process \d+/);
});

test.describe('an administrator', () => {
  // An email that nobody has is asked for.
  test.use({ allowedErrors: /status of 404/ });

  test('finds a farm, renames it, and changes who belongs to it', async ({ page, newFarmer }) => {
    const farmer = await newFarmer({ farmName: 'Žitný Dvůr', landFile: landFiles.czechBlocks });
    const other = await newFarmer({ farmName: 'Jinde' });
    await enter(page, administrator);
    await openUserMenu(page, administrator.email);
    await page.getByRole('link', { name: textOf('admin.title') }).click();
    await expect(page.getByRole('heading', { name: textOf('admin.farms.title') })).toBeVisible();
    await page.getByLabel(textOf('admin.farms.search')).fill('zitny');
    const row = page.getByRole('row').filter({ hasText: 'Žitný Dvůr' });
    await expect(row).toContainText('100');
    await expect(row).toContainText(textOf('admin.import.SUCCESS'));
    await expect(page.getByText('1 farma')).toBeVisible();

    await page.getByRole('button', { name: textOf('table.rowMenu', { name: 'Žitný Dvůr' }) }).click();
    await page.getByRole('menuitem', { name: textOf('action.edit') }).click();
    const edit = page.getByRole('dialog', { name: textOf('admin.farm.edit', { farm: 'Žitný Dvůr' }) });
    await expect(edit.getByLabel(textOf('admin.farm.country'))).toBeDisabled();
    await edit.getByLabel(textOf('admin.farm.name')).fill('Žitný Dvůr u lesa');
    await page.keyboard.press('Enter');
    await expect(page.getByText(textOf('admin.farm.saved', { farm: 'Žitný Dvůr u lesa' }))).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Žitný Dvůr u lesa' })).toBeVisible();

    await page.getByRole('button', { name: textOf('table.rowMenu', { name: 'Žitný Dvůr u lesa' }) }).click();
    await page.getByRole('menuitem', { name: textOf('admin.farm.users') }).click();
    const users = page.getByRole('dialog', { name: textOf('admin.users.title', { farm: 'Žitný Dvůr u lesa' }) });
    await expect(users.getByText(farmer.email)).toBeVisible();
    await users.getByLabel(textOf('admin.users.email')).fill('nikdo@example.org');
    await users.getByRole('button', { name: textOf('admin.users.add') }).click();
    await expect(users.getByText(textLike('admin.users.noAccount'))).toBeVisible();
    await users.getByLabel(textOf('admin.users.email')).fill(other.email);
    await users.getByRole('button', { name: textOf('admin.users.add') }).click();
    await expect(users.getByText(other.email)).toBeVisible();
    expect((await other.api.agroevidence.farms.list()).rows.map(({ name }) => name)).toContain('Žitný Dvůr u lesa');
    await users.getByRole('button', { name: textOf('admin.users.removeNamed', { user: other.email }) }).click();
    await users.getByRole('button', { name: textOf('admin.users.remove'), exact: true }).click();
    await expect(users.getByText(other.email)).toHaveCount(0);
    await users.getByRole('button', { name: textOf('admin.users.removeNamed', { user: farmer.email }) }).click();
    await expect(users.getByText(textLike('admin.users.removeLast'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(users).toHaveCount(0);
  });

  test('acts as the first user of a farm, changes something, and comes back', async ({ page, newFarmer, farmMap }) => {
    const farmer = await newFarmer({ farmName: 'Lískovec', landFile: landFiles.czechBlocks });
    const own = administrator.email;
    await enter(page, administrator);
    await openUserMenu(page, own);
    await page.getByRole('button', { name: textOf('impersonation.title') }).click();
    const dialog = page.getByRole('dialog', { name: textOf('impersonation.title') });
    await expect(dialog.getByRole('combobox')).toBeFocused();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/admin/farms')) asked.push(request.url());
    });
    const field = dialog.getByRole('combobox');
    await field.pressSequentially('li');
    await page.waitForTimeout(900);
    expect(asked).toEqual([]);
    await field.pressSequentially('skov', { delay: 60 });
    await dialog.getByRole('option', { name: 'Lískovec' }).click();
    expect(asked).toHaveLength(1);
    await dialog.getByRole('button', { name: textOf('impersonation.begin') }).click();

    const panel = page.getByRole('complementary', { name: textOf('impersonation.title') });
    await expect(panel).toContainText(textOf('impersonation.acting', { user: farmer.email, farm: 'Lískovec' }));
    await expect(page).toHaveURL(new RegExp(`/farm/${farmer.farmId}/map`));
    await openUserMenu(page, farmer.email);
    await expect(page.getByRole('link', { name: textOf('admin.title') })).toHaveCount(0);
    await expect(page.getByRole('button', { name: textOf('impersonation.title') })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(panel).toBeVisible();
    await page.goto(`/farm/${farmer.farmId}/admin/farms`);
    await expect(page.getByRole('heading', { name: textOf('shell.error.404.heading') })).toBeVisible();
    await page.goto(`/farm/${farmer.farmId}/map`);
    await farmMap.atRest();

    await panel.getByRole('button', { name: textOf('impersonation.end') }).click();
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('button', { name: textOf('shell.userMenu', { user: own }) })).toBeVisible();
    await expect(
      page.getByRole('button', { name: textOf('shell.switchFarm', { farm: 'Farma správce' }) }),
    ).toBeVisible();

    await page.goto('/farm');
    await openUserMenu(page, own);
    await page.getByRole('link', { name: textOf('admin.title') }).click();
    await page.getByRole('link', { name: textOf('admin.audit.title') }).click();
    await page
      .getByLabel(textOf('audit.filter.action'), { exact: true })
      .selectOption({ label: textOf('audit.action.impersonation.begun') });
    const begun = page
      .getByRole('row')
      .filter({ hasText: farmer.email })
      .filter({ hasText: textOf('audit.action.impersonation.begun') });
    await expect(begun).toContainText(textOf('admin.audit.asWhom', { admin: own }));
    await expect(begun).toContainText('Lískovec');
    await begun.getByRole('button', { name: 'Lískovec' }).click();
    await expect(page).toHaveURL(/farm=\d+/);
    await expect(page.getByText(textOf('admin.audit.only', { name: 'Lískovec' }))).toBeVisible();
  });

  test('sees how a farm signs in to the land registry, and lets it sign in no more', async ({
    page,
    newFarmer,
    expectAccessible,
  }) => {
    const farmer = await newFarmer({ farmName: 'Registrová' });
    await farmer.api.agroevidence.eagri.changeAccess({ params: { id: farmer.farmId }, body: registryLogin });
    await enter(page, administrator, '/farm');
    await openUserMenu(page, administrator.email);
    await page.getByRole('link', { name: textOf('admin.title') }).click();
    await page.getByLabel(textOf('admin.farms.search')).fill('registrova');
    const row = page.getByRole('row').filter({ hasText: 'Registrová' });
    await expect(row).toContainText('SZR 1000000001');
    await row.getByRole('button', { name: '99brazda' }).click();
    const dialog = page.getByRole('dialog', { name: textOf('admin.registry.title', { farm: 'Registrová' }) });
    await expectAccessible();
    await dialog.getByRole('button', { name: textOf('admin.registry.remove') }).click();
    await expect(dialog).toContainText(textLike('admin.registry.question'));
    await expectAccessible();
    await dialog.getByRole('button', { name: textOf('admin.registry.remove') }).click();
    await expect(page.getByText(textOf('admin.registry.removed', { farm: 'Registrová' }))).toBeVisible();
    await expect(row).not.toContainText('99brazda');
    expect(await farmer.api.agroevidence.eagri.access({ params: { id: farmer.farmId } })).toMatchObject({
      login: null,
      hasSecret: false,
    });
  });

  test('finds a farm of others in the farm switcher, and opens it as its user only knowingly', async ({
    page,
    newFarmer,
    expectAccessible,
  }) => {
    const farmer = await newFarmer({ farmName: 'Čekanková' });
    await enter(page, administrator, '/farm');
    await page.getByRole('button', { name: textOf('shell.switchFarm', { farm: 'Farma správce' }) }).click();
    const box = page.getByRole('searchbox', { name: textOf('shell.findFarm') });
    await box.pressSequentially('cekan', { delay: 60 });
    await page
      .getByRole('region', { name: textOf('shell.farmsOfOthers') })
      .getByRole('button', { name: 'Čekanková' })
      .focus();
    await expectAccessible('[role="dialog"]');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: textOf('impersonation.farmTitle', { farm: 'Čekanková' }) });
    await expect(dialog).toContainText(textOf('impersonation.notYours', { user: farmer.email }));
    await expectAccessible();
    await dialog.getByRole('button', { name: textOf('action.cancel') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: textOf('impersonation.title') })).toHaveCount(0);

    await page.getByRole('button', { name: textOf('shell.switchFarm', { farm: 'Farma správce' }) }).click();
    await box.fill('čekan');
    await page.getByRole('button', { name: 'Čekanková' }).click();
    await dialog.getByRole('button', { name: textOf('impersonation.begin') }).click();
    const panel = page.getByRole('complementary', { name: textOf('impersonation.title') });
    await expect(panel).toContainText(textOf('impersonation.acting', { user: farmer.email, farm: 'Čekanková' }));
    // What is asked in somebody's name while their place is given back would be refused.
    const counted = page.waitForResponse(new RegExp(`/notifications/count\\?farmIds=${farmer.farmId}&`));
    await page.goto(`/farm/${farmer.farmId}/user/integrations`);
    await expect(page.getByText(textLike('integrations.registry.acting'))).toBeVisible();
    await expect(page.getByLabel(textOf('registry.secret'))).toHaveCount(0);
    await counted;
    await panel.getByRole('button', { name: textOf('impersonation.end') }).click();
    await expect(
      page.getByRole('button', { name: textOf('shell.switchFarm', { farm: 'Farma správce' }) }),
    ).toBeVisible();
  });

  test('puts farms in order by a column, and acts for one from its row', async ({ page, newFarmer }) => {
    await newFarmer({ farmName: 'Pořadí Bez Pozemků' });
    const farmer = await newFarmer({ farmName: 'Pořadí S Pozemky', landFile: landFiles.czechBlocks });
    await enter(page, administrator, '/farm');
    await page.goto('/admin/farms?query=poradi');
    const rows = page.getByRole('row').filter({ hasText: 'Pořadí' });
    await expect(rows.first()).toContainText('Bez Pozemků');
    const parcels = page.getByRole('columnheader', { name: textOf('admin.farm.parcels') });
    await parcels.getByRole('button').click();
    await parcels.getByRole('button').click();
    await expect(parcels).toHaveAttribute('aria-sort', 'descending');
    await expect(rows.first()).toContainText('S Pozemky');
    await page.reload();
    await expect(rows.first()).toContainText('S Pozemky');
    await page.getByRole('button', { name: textOf('table.rowMenu', { name: 'Pořadí S Pozemky' }) }).click();
    await page.getByRole('menuitem', { name: textOf('admin.farm.actAs') }).click();
    const dialog = page.getByRole('dialog', { name: textOf('impersonation.farmTitle', { farm: 'Pořadí S Pozemky' }) });
    // What is asked in somebody's name while their place is given back would be refused.
    const counted = page.waitForResponse(new RegExp(`/notifications/count\\?farmIds=${farmer.farmId}&`));
    await dialog.getByRole('button', { name: textOf('impersonation.begin') }).click();
    const panel = page.getByRole('complementary', { name: textOf('impersonation.title') });
    await expect(panel).toContainText(textOf('impersonation.acting', { user: farmer.email, farm: 'Pořadí S Pozemky' }));
    await counted;
    await panel.getByRole('button', { name: textOf('impersonation.end') }).click();
    await expect(panel).toHaveCount(0);
  });

  test('takes away what the filter leaves of the log, and that is in the log', async ({ page, newFarmer }) => {
    const farmer = await newFarmer({ farmName: 'Odnesená' });
    await enter(page, administrator, '/farm');
    await page.goto(`/admin/audit?farm=${farmer.farmId}`);
    await expect(page.getByRole('row').filter({ hasText: 'Odnesená' }).first()).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: textOf('admin.audit.exportCsv') }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`${textOf('admin.audit.title')}.csv`);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines[0]).toContain(textOf('admin.audit.detail'));
    expect(lines.slice(1).every((line) => line.includes('Odnesená'))).toBe(true);
    await expect(
      page
        .getByRole('row')
        .filter({ hasText: textOf('audit.action.audit.exported') })
        .first(),
    ).toContainText(administrator.email);
  });

  test.describe('on a phone by day and at a desk by night', () => {
    test.use({ devices: { phone, desk: inDark(desk) } });

    test('finds nothing with axe', async ({ page, devices, newFarmer, expectAccessible, expectFitAtEveryWidth }) => {
      const farmer = await newFarmer({ farmName: 'Přístupná' });
      await enter(page, administrator, '/farm');
      await expect(page).toHaveURL(/\/farm\/\d+\//);
      const home = new URL(page.url()).pathname.split('/').slice(0, 3).join('/');
      await page.goto(`${home}/admin/farms?query=pristupna`);
      await expect(page.getByText('Přístupná').first()).toBeVisible();
      await expectFitAtEveryWidth();
      const menu = page.getByRole('button', { name: textOf('table.rowMenu', { name: 'Přístupná' }) });
      // The menu of a row goes where the table becomes cards.
      for (const { colorScheme = 'light', ...viewport } of Object.values(devices)) {
        await page.setViewportSize(viewport);
        await showInColors(page, colorScheme);
        await menu.click();
        await expectAccessible();
        await page.keyboard.press('Escape');
      }
      await showInColors(page, 'light');
      await menu.click();
      await page.getByRole('menuitem', { name: textOf('action.edit') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectFitAtEveryWidth();
      await page.keyboard.press('Escape');
      await menu.click();
      await page.getByRole('menuitem', { name: textOf('admin.farm.users') }).click();
      await expect(page.getByRole('dialog').getByText(farmer.email)).toBeVisible();
      await expectFitAtEveryWidth();
      await page.goto(`${home}/admin/audit`);
      await expect(
        page.locator('tbody, main li').getByText(textOf('login.title'), { exact: true }).first(),
      ).toBeVisible();
      await expectFitAtEveryWidth();
    });
  });
});

test.describe('whoever is no administrator', () => {
  test.use({ allowedErrors: /status of 404/ });

  test('finds nothing where administration would be, and is told nothing of it', async ({ page, newFarmer }) => {
    const farmer = await newFarmer();
    await enter(page, farmer);
    await openUserMenu(page, farmer.email);
    await expect(page.getByRole('button', { name: textOf('shell.signOut') })).toBeVisible();
    await expect(page.getByRole('link', { name: textOf('admin.title') })).toHaveCount(0);
    for (const path of ['farms', 'audit']) {
      await page.goto(`/farm/${farmer.farmId}/admin/${path}`);
      await expect(page.getByRole('heading', { name: textOf('shell.error.404.heading') })).toBeVisible();
    }
    const answer = await page.request.get('/agroevidence/admin/farms', {
      headers: { authorization: `Bearer ${farmer.token}` },
    });
    expect(answer.status()).toBe(404);
  });
});
