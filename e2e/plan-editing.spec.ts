import { landFiles } from '@brazda/harness/land-files.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enter } from './support/entrance.ts';
import { textLike, textOf } from './support/text.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const [wheat, rape, mustard] = ['Pšenice setá ozimá', 'Řepka ozimá', 'Hořčice bílá'];

test.beforeEach(async ({ page, newFarmer }) => {
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  await enter(page, farmer, `/farm/${farmer.farmId}/sowing-plan`);
  await page.getByRole('grid').focus();
});

test('the plan is filled down, copied, pasted from a spreadsheet, cleared and undone by the keyboard', async ({
  page,
}) => {
  const { keyboard } = page;
  await plant(page, wheat);
  await keyboard.press('ArrowUp');
  await keyboard.press('Shift+ArrowDown');
  await keyboard.press('Shift+ArrowDown');
  await saved(page, () => keyboard.press('Control+d'));
  await expectColumn(page, 1, [wheat, wheat, wheat]);

  await keyboard.press('Control+c');
  await keyboard.press('ArrowUp');
  await keyboard.press('ArrowUp');
  await keyboard.press('ArrowRight');
  await saved(page, () => keyboard.press('Control+v'));
  await expectColumn(page, 2, [wheat, wheat, wheat]);

  // As a spreadsheet gives its cells: no titles, and whoever typed them left out capitals and accents.
  await page.evaluate((text) => navigator.clipboard.writeText(text), 'repka ozima\tHOŘČICE BÍLÁ\r\nmandragora\t\r\n');
  await saved(page, () => keyboard.press('Control+v'));
  await expectColumn(page, 2, [rape, wheat, wheat]);
  await expectColumn(page, 3, [mustard]);
  await expect(page.getByText(textOf('sowingPlan.paste.unknown', { names: 'mandragora' }))).toBeVisible();

  await saved(page, () => keyboard.press('Control+z'));
  await expectColumn(page, 2, [wheat, wheat, wheat]);
  await keyboard.press('Control+Home');
  await keyboard.press('ArrowRight');
  await saved(page, () => keyboard.press('Delete'));
  await expectColumn(page, 2, ['', wheat, wheat]);
  await page.reload();
  await expectColumn(page, 1, [wheat, wheat, wheat]);
  await expectColumn(page, 2, ['', wheat, wheat]);
});

test('a parcel is divided among crops, each with its land, and what has no room is refused', async ({
  page,
  expectAccessible,
  expectFitAtEveryWidth,
}) => {
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(textOf('sowingPlan.divide.part', { number: 1 })).selectOption({ label: wheat });
  await dialog.getByLabel(textOf('sowingPlan.divide.area', { number: 1 })).fill('9999');
  await expect(dialog.getByText(textLike('sowingPlan.divide.tooMuch'))).toBeVisible();
  await dialog.getByLabel(textOf('sowingPlan.divide.area', { number: 1 })).fill('0,5');
  await dialog.getByLabel(textOf('sowingPlan.divide.part', { number: 2 })).selectOption({ label: rape });
  await dialog.getByLabel(textOf('sowingPlan.divide.catchCrop')).selectOption({ label: mustard });
  await expectFitAtEveryWidth('[role="dialog"]');
  await expectAccessible('[role="dialog"]');
  await saved(page, () => dialog.getByRole('button', { name: textOf('action.save') }).click());
  await expect(cell(page, 0, 1)).toContainText(wheat);
  await expect(cell(page, 0, 1)).toContainText(rape);
  await expect(cell(page, 0, 1)).toContainText(mustard);
  await page.reload();
  await expect(cell(page, 0, 1)).toContainText(rape);
});

test('a plan that is tried beside the official one is compared with it by the land of each crop', async ({ page }) => {
  // Of the second season is told what it comes to.
  await plant(page, wheat, 2);
  const choice = page.getByRole('combobox', { name: textOf('sowingPlan.scenario.label') });
  await choice.selectOption({ label: textOf('sowingPlan.scenario.new') });
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(textOf('sowingPlan.scenario.name')).fill('Méně obilí');
  await dialog.getByRole('button', { name: textOf('sowingPlan.scenario.create') }).click();
  await expect(page).toHaveURL(/scenario=/);
  await expectColumn(page, 2, [wheat]);
  await page.getByRole('grid').focus();
  await plant(page, rape, 2);

  const sums = page.getByRole('complementary').getByRole('list').first();
  const area = (await sums.getByRole('listitem').filter({ hasText: rape }).locator('b').innerText()).trim();
  const [number = ''] = /[\d,]+/.exec(area) ?? [];
  for (const [crop, sign] of [
    [rape, '+'],
    [wheat, '-'],
  ] as const)
    await expect(sums.getByRole('listitem').filter({ hasText: crop })).toContainText(
      textOf('plan.comparedWithOfficial', { difference: `${sign}${number}` }),
    );

  await choice.selectOption({ label: textOf('sowingPlan.scenario.official') });
  await expectColumn(page, 2, [wheat]);
});

/** Into the first row; the grid has the focus. */
async function plant(page: Page, crop: string, column = 1): Promise<void> {
  await page.keyboard.press('Control+Home');
  for (let at = 1; at < column; at += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.type(crop);
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveText(crop);
  await saved(page, () => page.keyboard.press('Enter'));
}

/** What was done reaches the server. */
async function saved(page: Page, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse(
    (answer) => ['PUT', 'POST'].includes(answer.request().method()) && /\/(?:sowing-plan|changes)\//.test(answer.url()),
    { timeout: 30_000 },
  );
  await act();
  expect((await answered).ok()).toBe(true);
}

function cell(page: Page, row: number, column: number): Locator {
  return page.locator(`[data-row="${row}"][data-column="${column - 1}"]`);
}

async function expectColumn(page: Page, column: number, crops: readonly string[]): Promise<void> {
  for (const [row, crop] of crops.entries())
    // What speaks against a crop stands behind it.
    await expect(cell(page, row, column)).toHaveText(crop === '' ? '' : RegExp(`^${crop}`));
}
