import type { Page } from '@playwright/test';
import { registryLogin } from '@brazda/simulators/registry/registry-land.ts';
import { connectedTest as test, expect } from './connected-fixtures.ts';
import { enter, goOnToMap } from './support/entrance.ts';
import { createAccount } from '@brazda/harness/farmer.ts';
import { textLike, textOf } from './support/text.ts';
import { searchBox, suggestions } from './support/parcel-search.ts';

const signIn = (page: Page) => ({
  login: page.getByLabel(textOf('registry.login')),
  key: page.getByRole('textbox', { name: textOf('registry.secret') }),
  szrid: page.getByLabel(textOf('registry.szrid')),
  submit: page.getByRole('button', { name: textOf('farmImport.registrySignIn') }),
});

test.describe('the land registry', () => {
  test.use({ allowedErrors: /status of (403|503)/ });

  test('lets a farmer in after a wrong key and an outage, and the farm comes with its blocks', async ({
    page,
    farmMap,
    registry,
    server,
    expectAccessible,
  }) => {
    test.setTimeout(120_000);
    await enter(page, await createAccount(server.url), '/signup/import');
    await expect(page.getByRole('radio', { name: textLike('farmImport.eagri') })).toBeChecked();
    await expectAccessible();
    const { login, key, szrid, submit } = signIn(page);
    await login.fill(registryLogin.login);
    await key.fill('neni to on');
    await szrid.fill(registryLogin.szrid);
    await submit.click();
    await expect(page.getByRole('alert')).toContainText(textLike('error.eagri.forbidden'));

    registry.setMode('html-page');
    await key.fill(registryLogin.secret);
    await key.press('Enter');
    await expect(page.getByRole('alert')).toContainText(textLike('error.eagri.unavailable'));

    registry.setMode('normal');
    await submit.click();
    await expect(page.getByLabel(textOf('farmImport.farmName'))).toHaveValue('Statek Pod Lesem s.r.o.');
    await expect(page.getByLabel(textOf('farmImport.country'))).toBeHidden();
    await expectAccessible();
    await page.getByRole('button', { name: textOf('farmImport.submit'), exact: true }).click();
    await goOnToMap(page);
    await farmMap.atRest();
    await searchBox(page).fill('1501/22');
    await expect(suggestions(page).first()).toContainText('1501/22');
  });

  test('that breaks down during the import is told of, and the import is done when it is back', async ({
    page,
    registry,
    server,
    expectAccessible,
  }) => {
    test.setTimeout(120_000);
    await enter(page, await createAccount(server.url), '/signup/import');
    const { login, key, szrid, submit } = signIn(page);
    await login.fill('99nizina');
    await key.fill('KLIC-WS-NIZINA-2026');
    await szrid.fill('1 000 000 002');
    await submit.click();
    await expect(page.getByLabel(textOf('farmImport.farmName'))).toHaveValue('Zemědělské družstvo Nížina');
    registry.setMode('503');
    await page.getByRole('button', { name: textOf('farmImport.submit'), exact: true }).click();
    await expect(page.getByText(textLike('importProgress.readingRegistry'))).toBeVisible({ timeout: 15_000 });
    await expect(page).toHaveURL(/import-in-progress/);
    await expect(page.getByRole('heading', { name: textOf('importFailed.title') })).toBeVisible({ timeout: 40_000 });
    await expect(page.getByRole('alert')).toContainText(textLike('error.eagri.unavailable'));
    await expectAccessible();

    registry.setMode('refusal');
    await page.getByRole('button', { name: textOf('importFailed.retry') }).click();
    await expect(page.getByRole('heading', { name: textOf('importFailed.newLogin') })).toBeVisible({
      timeout: 20_000,
    });
    await expectAccessible();
    registry.setMode('normal');
    await login.fill('99nizina');
    await key.fill('KLIC-WS-NIZINA-2026');
    await szrid.fill('1000000002');
    await page.getByRole('button', { name: textOf('importFailed.saveAndRetry') }).click();
    // The screen of the failure has a link to the map as well.
    await expect(page).not.toHaveURL(/import-failed/);
    await goOnToMap(page);
  });
});
