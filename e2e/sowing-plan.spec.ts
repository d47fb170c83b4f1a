import { landFiles } from '@brazda/harness/land-files.ts';
import { expect, test } from './fixtures.ts';
import { desk, phone } from './support/devices.ts';
import { enter } from './support/entrance.ts';
import { textLike, textOf } from './support/text.ts';

for (const { form, device } of [
  { form: 'in a table', device: desk },
  { form: 'on cards', device: phone },
] as const) {
  test(`what is planned ${form} is there after a reload`, async ({ page, newFarmer, expectFitAtEveryWidth }) => {
    await page.setViewportSize(device);
    const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
    await enter(page, farmer, `/farm/${farmer.farmId}/sowing-plan`);
    await expect(page.getByRole('heading', { name: textOf('sowingPlan.title') })).toBeVisible();
    const picker = page.getByRole('combobox', { name: /./ }).last();
    if (form === 'on cards')
      await page
        .getByRole('button', { name: textLike('sowingPlan.picker.label') })
        .first()
        .click();
    else {
      await page.getByRole('grid').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
    }
    await expect(picker).toBeFocused();
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await page.keyboard.type('repka oz');
    await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveText('Řepka ozimá');
    await page.keyboard.press('Enter');
    await saved;
    await page.reload();
    await expect(page.getByText('Řepka ozimá').filter({ visible: true }).first()).toBeVisible();
    if (form === 'in a table') await expectFitAtEveryWidth();
  });
}

test('the map shows the plan of a season, and its address brings it back', async ({
  page,
  newFarmer,
  expectAccessible,
}) => {
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  await enter(page, farmer, `/farm/${farmer.farmId}/map`);
  const season = page.getByRole('combobox', { name: textOf('map.season.label') });
  await season.selectOption({ index: 2 });
  await expect(page).toHaveURL(/season=\d{4}/);
  await expect(page.getByRole('region', { name: textLike('map.season.title') })).toBeVisible();
  await expect(page.getByText(textOf('plan.nothingPlanned'))).toBeVisible();
  await expectAccessible();
  await page.reload();
  await expect(page.getByRole('region', { name: textLike('map.season.title') })).toBeVisible();
  await season.selectOption({ index: 0 });
  await expect(page).not.toHaveURL(/season=/);
});
