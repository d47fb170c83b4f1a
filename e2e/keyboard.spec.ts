import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enter } from './support/entrance.ts';
import { landFiles } from '@brazda/harness/land-files.ts';
import { textLike, textOf } from './support/text.ts';
import { searchBox, suggestions } from './support/parcel-search.ts';

/** Goes on by Tab until the focus is there, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'reached by Tab').toBeFocused();
}

test('all of it goes without a mouse: signing in, finding, choosing, renaming, closing', async ({
  page,
  newFarmer,
  farmMap,
}) => {
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  const { keyboard } = page;
  await page.goto('/login');
  await expect(page.getByLabel(textOf('login.username'))).toBeFocused();
  await keyboard.type(farmer.email);
  await keyboard.press('Tab');
  await keyboard.type(farmer.password);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/farm\/\d+\/map/);
  await farmMap.atRest();

  await keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: textOf('search.label') })).toBeFocused();
  await keyboard.type('7405/5');
  await expect(suggestions(page).first()).toBeVisible();
  await keyboard.press('ArrowDown');
  const pointedAt = await searchBox(page).getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${pointedAt ?? ''}"]`)).toContainText('7405/5');
  await keyboard.press('Enter');
  const panel = page.getByRole('region', { name: textOf('parcel.panel') });
  await expect(panel.getByRole('heading', { level: 2 })).toContainText('7405/5');

  await tabTo(page, panel.getByRole('button', { name: textLike('action.editNamed') }));
  await keyboard.press('Enter');
  await expect(panel.getByRole('textbox', { name: textOf('parcel.name') })).toBeFocused();
  await keyboard.type('U kapličky');
  await keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: 'U kapličky' })).toBeVisible();
  await expect(panel.getByRole('button', { name: textLike('action.editNamed') })).toBeFocused();

  await keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('application')).toBeFocused();
  const ring = (): Promise<string> =>
    page.getByRole('application').evaluate((map) => getComputedStyle(map, '::after').boxShadow);
  expect(await ring(), 'a ring above the canvases').toContain('inset');
  const before = await farmMap.view();
  await keyboard.press('ArrowRight');
  await farmMap.atRest();
  expect((await farmMap.view()).lon).toBeGreaterThan(before.lon);
});

test('the list is gone through by arrow keys, and the skip link leads past the navigation', async ({
  page,
  newFarmer,
  farmMap,
}) => {
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  await enter(page, farmer);
  await farmMap.atRest();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: textOf('shell.skipToContent') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: textOf('map.list') }));
  await page.keyboard.press('Enter');
  const rows = page
    .getByRole('region', { name: textOf('map.list') })
    .getByRole('listitem')
    .getByRole('button');
  await expect(rows.first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: textOf('map.filter.label') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rows).toHaveCount(0);
  await expect(page.getByRole('button', { name: textOf('map.list') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows.first()).toBeVisible();
  await tabTo(page, rows.first());
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: textOf('parcel.panel') })).toBeVisible();
});
