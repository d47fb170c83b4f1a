import type { Page } from '@playwright/test';
import { connectedTest as test, expect } from './connected-fixtures.ts';
import { administrator } from '@brazda/harness/administrator.ts';
import { enter } from './support/entrance.ts';

/** As an administrator comes there: from the menu, by the parts of the administration. */
async function openCodeLists(page: Page): Promise<void> {
  await enter(page, administrator);
  await page.getByRole('button', { name: `Uživatel ${administrator.email}` }).click();
  await page.getByRole('link', { name: 'Správa' }).click();
  await page.getByRole('link', { name: 'Číselníky' }).click();
  await expect(page.getByRole('heading', { name: 'Číselníky', exact: true })).toBeVisible();
}

test('an administrator refreshes the code lists, is told of an outage, and sees what has changed', async ({
  page,
  registry,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  await openCodeLists(page);
  const landUses = page.getByRole('row').filter({ hasText: 'Kultury, Česko' });
  await expect(landUses).toContainText('zveřejněné podklady');
  await expect(landUses).toContainText('dosud ne');
  await expect(page.getByText('Z registru se tu ještě neobnovovalo.')).toBeVisible();
  await expectAccessible();

  registry.setMode('slow');
  const refresh = page.getByRole('button', { name: 'Obnovit z registru' });
  await refresh.click();
  await expect(page.getByRole('progressbar', { name: 'Obnova z registru' })).toBeVisible();
  await expect(page.getByText('Obnovuje se: 1 z 2 číselníků, 14 položek.')).toBeVisible();
  await expectAccessible();
  await expect(page.getByText(/^Obnoveno .*: 17 položek z registru\.$/)).toBeVisible({ timeout: 15_000 });
  await expect(landUses).toContainText('registr půdy');
  await expect(page.getByText('standardní orná půda')).toBeVisible();

  registry.setMode('503');
  await refresh.click();
  await expect(page.getByText('číselníky zůstaly, jak byly')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Registr neodpověděl ani na opakovaný dotaz.')).toBeVisible();
  await expect(landUses).toContainText('14');
  await expectAccessible();

  registry.setMode('normal');
  registry.changeCode('land-uses', 'J', null);
  registry.changeCode('land-uses', 'X', 'agrolesnictví');
  await refresh.click();
  await expect(page.getByText('agrolesnictví')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('listitem').filter({ hasText: 'jiná trvalá kultura' })).toContainText('–');

  await page.getByRole('link', { name: 'Kdo co změnil' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Konec obnovy číselníků' })).toHaveCount(3);
  await expect(page.getByRole('row').filter({ hasText: 'Začátek obnovy číselníků' }).first()).toContainText(
    administrator.email,
  );
});

for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1024 },
  { colorScheme: 'dark', width: 1600 },
] as const) {
  test.describe(`the code lists, ${colorScheme} at ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('are accessible and wider than no screen', async ({ page, expectAccessible }) => {
      await openCodeLists(page);
      await expect(page.getByRole('heading', { name: 'Aplikační pásma, Česko' })).toBeVisible();
      await expectAccessible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
}
