import type { Page } from '@playwright/test';
import { connectedTest as test, expect } from './connected-fixtures.ts';
import { administrator } from '@brazda/harness/administrator.ts';
import { desk, inDark, phone, tablet } from './support/devices.ts';
import { enter } from './support/entrance.ts';
import { textLike, textOf } from './support/text.ts';

/** As an administrator comes there: from the menu, by the parts of the administration. */
async function openCodeLists(page: Page): Promise<void> {
  await enter(page, administrator);
  await page.getByRole('button', { name: textOf('shell.userMenu', { user: administrator.email }) }).click();
  await page.getByRole('link', { name: textOf('admin.title') }).click();
  await page.getByRole('link', { name: textOf('admin.codeLists.title') }).click();
  await expect(page.getByRole('heading', { name: textOf('admin.codeLists.title'), exact: true })).toBeVisible();
}

test.use({ devices: { phone, tablet: inDark(tablet), desk: inDark(desk) } });

test('an administrator refreshes the code lists, is told of an outage, and sees what has changed', async ({
  page,
  registry,
  expectAccessible,
  expectFitAtEveryWidth,
}) => {
  test.setTimeout(120_000);
  await openCodeLists(page);
  const landUses = page.getByRole('row').filter({
    hasText: textOf('admin.codeLists.named', { list: textOf('admin.codeLists.LAND_USE'), country: 'Česko' }),
  });
  await expect(landUses).toContainText(textOf('admin.codeLists.source.PUBLISHED'));
  await expect(landUses).toContainText(textOf('admin.codeLists.notFetched'));
  await expect(page.getByText(textLike('admin.codeLists.never'))).toBeVisible();
  await expectAccessible();

  registry.setMode('slow');
  const refresh = page.getByRole('button', { name: textOf('admin.codeLists.refresh') });
  await refresh.click();
  await expect(page.getByRole('progressbar', { name: textOf('admin.codeLists.state') })).toBeVisible();
  await expect(page.getByText(textOf('admin.codeLists.inProgress', { done: 1, total: 2, entries: 14 }))).toBeVisible();
  await expectAccessible();
  await expect(page.getByText(textLike('admin.codeLists.success', { entries: 17 }))).toBeVisible({
    timeout: 15_000,
  });
  await expect(landUses).toContainText(textOf('admin.codeLists.source.REGISTRY'));
  await expect(page.getByText('standardní orná půda')).toBeVisible();

  registry.setMode('503');
  await refresh.click();
  await expect(page.getByText(textLike('admin.codeLists.failed'))).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(textLike('admin.codeLists.failure.eagri.unavailable'))).toBeVisible();
  await expect(landUses).toContainText('14');
  await expectAccessible();

  registry.setMode('normal');
  registry.changeCode('land-uses', 'J', null);
  registry.changeCode('land-uses', 'X', 'agrolesnictví');
  await refresh.click();
  await expect(page.getByText('agrolesnictví')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('listitem').filter({ hasText: 'jiná trvalá kultura' })).toContainText('–');
  const zones = { list: textOf('admin.codeLists.APPLICATION_ZONE'), country: 'Česko' };
  await expect(page.getByRole('heading', { name: textOf('admin.codeLists.named', zones) })).toBeVisible();
  await expectFitAtEveryWidth();

  await page.getByRole('link', { name: textOf('admin.audit.title') }).click();
  await expect(page.getByRole('row').filter({ hasText: textOf('audit.action.codeLists.finished') })).toHaveCount(3);
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: textOf('audit.action.codeLists.begun') })
      .first(),
  ).toContainText(administrator.email);
});
