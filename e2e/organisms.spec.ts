import { landFiles } from '@brazda/harness/land-files.ts';
import { expect, test } from './fixtures.ts';
import { enter } from './support/entrance.ts';
import { textLike, textOf } from './support/text.ts';

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

test.describe('of the farm', () => {
  // That the catalogue has the code already.
  test.use({ allowedErrors: /409/ });

  test('what the catalogue does not know the farm writes down itself, sprays against and reads in its record', async ({
    page,
    newFarmer,
    expectFitAtEveryWidth,
  }) => {
    const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
    const { catalogueMaterials, organisms, reports } = farmer.api.agroevidence;
    await catalogueMaterials.create({ body: { kind: 'PLANT_PROTECTION', name: 'Přípravek na mšice', facts } });
    await enter(page, farmer, `/farm/${farmer.farmId}/catalogues/organisms`);
    const add = page.getByRole('button', { name: textOf('catalogues.addOwn') });
    const dialog = page.getByRole('dialog', { name: textOf('catalogues.ownOrganism') });
    await add.press('Enter');
    await dialog.getByLabel(textOf('catalogues.materialName')).fill('Mšice z naší řepky');
    await dialog.getByLabel('EPPO').fill('septtr');
    await dialog.getByRole('button', { name: textOf('action.save') }).click();
    await expect(dialog.getByText(textOf('error.organism.eppoOfCatalogue'))).toBeVisible();
    await expectFitAtEveryWidth();
    await dialog.getByLabel('EPPO').fill('brvsp');
    await dialog.getByLabel(textOf('catalogues.latinName')).fill('Brevicoryne');
    await dialog.getByRole('button', { name: textOf('action.save') }).click();
    await expect(page.getByText(textOf('catalogues.materialSaved', { name: 'Mšice z naší řepky' }))).toBeVisible();
    await page.getByRole('radio', { name: textOf('catalogues.shelf.own') }).check();
    const row = page.getByRole('row', { name: /Mšice z naší řepky/ });
    await expect(row).toBeVisible();
    await expect(page.getByRole('row', { name: /Pýr plazivý/ })).toHaveCount(0);
    await expectFitAtEveryWidth();
    await row.press('Enter');
    const detail = page.getByRole('dialog', { name: 'Mšice z naší řepky' });
    await expect(detail.getByText('BRVSP')).toBeVisible();
    await expect(detail.getByText(textOf('catalogues.ofFarm'))).toBeVisible();
    await expectFitAtEveryWidth();

    await page.goto(`/farm/${farmer.farmId}/actions/new?group=EPH`);
    await page.getByRole('button', { name: textLike('actions.parcels.chooseShown') }).click();
    await page.getByRole('combobox', { name: textOf('actions.material.number', { number: 1 }) }).fill('Přípravek na');
    await page.getByRole('option', { name: /Přípravek na mšice/ }).click();
    const material = page.getByRole('group', { name: 'Přípravek na mšice' });
    await material.getByLabel(textOf('actions.amount.hectare')).fill('0,5');
    await material.getByRole('button', { name: textOf('actions.material.more') }).click();
    const against = material.getByRole('combobox', { name: textOf('actions.material.organisms') });
    await against.selectOption('Braničnatka pšeničná');
    await against.selectOption('Mšice z naší řepky');
    await expectFitAtEveryWidth();
    await page.getByRole('button', { name: textOf('action.save') }).click();
    await expect(page.getByText(textLike('actions.saved'))).toBeVisible();

    const { rows: own } = await organisms.list({ query: { type: ['PRIVATE'] } });
    const [{ ownId, code } = { ownId: null, code: '' }] = own;
    await organisms.change({ params: { id: ownId ?? 0 }, body: { name: 'Krytonosec', status: 'RETIRED' } });
    await page.getByRole('row', { name: /Přípravek na mšice/ }).press('Enter');
    await expect(page.getByText('Mšice z naší řepky')).toBeVisible();
    await expect(page.getByText('Braničnatka pšeničná')).toBeVisible();
    await expect(page.getByText(code)).toHaveCount(0);
    await expectFitAtEveryWidth();
    const season = new Date().getFullYear() - (new Date().getMonth() < 7 ? 1 : 0);
    const record = await (await reports.plantProtection({ query: { format: 'json', season } })).text();
    expect(record).toContain('Braničnatka pšeničná, Mšice z naší řepky');
    expect(record).not.toContain(code);
  });
});
