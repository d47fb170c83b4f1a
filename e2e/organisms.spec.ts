import { landFiles } from '@brazda/harness/land-files.ts';
import { expect, test } from './fixtures.ts';
import { enter } from './support/entrance.ts';
import { textOf } from './support/text.ts';

const wheat = 1;

const againstDisease = {
  ...{ cropIds: [wheat], cropText: '', doseMin: 0.5, doseMax: 1, doseUnit: 'L' as const },
  ...{ organisms: [{ code: 'SEPTTR', name: 'Braničnatka pšeničná' }] },
  ...{ dosePer: 'HECTARE' as const, waterMin: null, waterMax: null, timing: null, note: null },
  ...{ growthStageFrom: null, growthStageTo: null, mostApplications: null, leastDaysBetween: null },
  ...{ preHarvest: null, reentryHours: null },
};
const facts = {
  ...{ functions: [], formulation: null, activeSubstances: [], kilogramsPerLitre: null, doseUnit: 'L' as const },
  ...{ uses: [againstDisease], distances: [] },
};

test('a disease is found by its Latin name or its code, and what may be used against it', async ({
  page,
  newFarmer,
  expectFitAtEveryWidth,
}) => {
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  await farmer.api.agroevidence.catalogueMaterials.create({
    body: { kind: 'PLANT_PROTECTION', name: 'Fungicid na braničnatku', facts },
  });
  await enter(page, farmer, `/farm/${farmer.farmId}/catalogues`);
  await page.getByRole('link', { name: textOf('catalogues.organisms'), exact: true }).click();
  await expect(page).toHaveURL(/\/catalogues\/organisms/);
  const search = page.getByLabel(textOf('catalogues.searchOrganisms'));
  for (const typed of ['zymosept', 'SEPTTR', 'branicnatka']) {
    await search.fill(typed);
    await expect(page).toHaveURL(new RegExp(`query=${typed}`));
    await expect(page.getByRole('row', { name: /Braničnatka pšeničná/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Pýr plazivý/ })).toHaveCount(0);
  }
  await expectFitAtEveryWidth();
  await page.getByRole('row', { name: /Braničnatka pšeničná/ }).press('Enter');
  const detail = page.getByRole('dialog', { name: 'Braničnatka pšeničná' });
  await expect(detail.getByText('Septoria leaf blotch')).toBeVisible();
  await expect(detail.getByRole('link', { name: 'Fungicid na braničnatku' })).toBeVisible();
  await expectFitAtEveryWidth();
  await detail.getByRole('link', { name: textOf('catalogues.showProducts', { count: 1 }) }).click();
  await expect(page).toHaveURL(/plantProtection\?organism=SEPTTR/);
  await expect(page.getByRole('row', { name: /Fungicid na braničnatku/ })).toBeVisible();

  await page.goBack();
  await page.keyboard.press('Escape');
  await search.fill('');
  await page.getByRole('radio', { name: textOf('catalogues.withProducts') }).check();
  await expect(page).toHaveURL(/products=true/);
  await expect(page.getByRole('status').filter({ hasText: '1' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Poléhání/ })).toHaveCount(0);
  const written = page.waitForEvent('download');
  await page.getByRole('button', { name: textOf('catalogues.export') }).click();
  expect((await written).suggestedFilename()).toContain('.xlsx');
});
