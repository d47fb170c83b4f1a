import type { Page } from '@playwright/test';
import { connectedTest as test, expect } from './connected-fixtures.ts';
import { desk, inDark, phone } from './support/devices.ts';
import { enter } from './support/entrance.ts';
import { textLike, textOf } from './support/text.ts';

/** The way there of a desk is the user menu, that of a phone the drawer. */
async function openIntegrations(page: Page, opener: string): Promise<void> {
  await page.getByRole('button', { name: opener }).click();
  await page.getByRole('link', { name: textOf('integrations.title') }).click();
  await expect(page.getByRole('heading', { name: textOf('integrations.title'), level: 1 })).toBeVisible();
}

test.describe('the integrations of a farm', () => {
  test.use({ devices: { phone: inDark(phone), desk }, allowedErrors: /status of 403/ });

  test('connect it to the land registry, after a key that was refused', async ({
    page,
    newFarmer,
    expectFitAtEveryWidth,
  }) => {
    const farmer = await newFarmer({ farmName: 'Lhota u Louky' });
    const profile = `/farm/${farmer.farmId}/user/profile`;
    await page.setViewportSize(phone);
    await enter(page, farmer, profile);
    await openIntegrations(page, textOf('shell.openMenu'));
    await page.goto(profile);
    await page.setViewportSize(desk);
    await openIntegrations(page, textOf('shell.userMenu', { user: farmer.email }));
    const card = page.getByRole('region', { name: textOf('integrations.registry.title') });
    await expect(card.getByText(textOf('integrations.registry.notConnected'))).toBeVisible();
    await expectFitAtEveryWidth();

    await card.getByLabel(textOf('registry.login')).fill('99brazda');
    await card.getByLabel(textOf('registry.secret')).fill('neni to on');
    await card.getByLabel(textOf('registry.szrid')).fill('1 000 000 001');
    await page.keyboard.press('Enter');
    await expect(card.getByRole('alert')).toContainText(textLike('error.eagri.forbidden'));
    await expect(card.getByLabel(textOf('registry.secret'))).toHaveValue('neni to on');
    await expectFitAtEveryWidth();

    await card.getByLabel(textOf('registry.secret')).fill('KLIC-WS-STATEK-2026');
    await card.getByRole('button', { name: textOf('integrations.registry.submit') }).click();
    await expect(page.getByText(textOf('integrations.registry.saved', { login: '99brazda' }))).toBeVisible();
    await expect(card.getByText(textOf('integrations.registry.connected'), { exact: true })).toBeVisible();
    await expect(card.getByText('1000000001')).toBeVisible();
    await expect(card.getByText(textOf('integrations.registry.never'))).toBeVisible();
    await expectFitAtEveryWidth();
    expect(await farmer.api.agroevidence.eagri.access({ params: { id: farmer.farmId } })).toMatchObject({
      login: '99brazda',
      hasSecret: true,
    });

    await card.getByRole('button', { name: textOf('integrations.registry.change') }).click();
    await expect(card.getByLabel(textOf('registry.login'))).toBeFocused();
    await expect(card.getByLabel(textOf('registry.secret'))).toHaveValue('');
    await expectFitAtEveryWidth();
    await page.keyboard.press('Escape');
    await expect(card.getByRole('button', { name: textOf('integrations.registry.change') })).toBeFocused();
    await page.reload();
    await expect(card.getByText('99brazda')).toBeVisible();
    expect(await page.content()).not.toContain('KLIC-WS');
  });
});

test('a farm of another country is told calmly that there is no registry for it', async ({
  page,
  newFarmer,
  expectAccessible,
}) => {
  const farmer = await newFarmer({ countryCode: 'SK' });
  await enter(page, farmer, `/farm/${farmer.farmId}/user/integrations`);
  await expect(page.getByText(textLike('integrations.registry.foreign', { country: 'Slovensko' }))).toBeVisible();
  await expectAccessible();
});

test('a consent that nobody waits for ends calmly, and what came with it is not kept', async ({
  page,
  newFarmer,
  expectAccessible,
}) => {
  await page.goto('/oauth?code=tajny-kod&state=1');
  await expect(page.getByRole('link', { name: textOf('login.submit') })).toBeVisible();
  await expect(page).toHaveURL(/\/oauth$/);
  await expectAccessible();
  const farmer = await newFarmer();
  await enter(page, farmer, '/oauth?code=tajny-kod');
  await page.getByRole('link', { name: textOf('oauth.toIntegrations') }).click();
  await expect(page).toHaveURL(new RegExp(`/farm/${farmer.farmId}/user/integrations$`));
});
