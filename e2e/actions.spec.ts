import type { Farmer } from '@brazda/harness/farmer.ts';
import { landFiles } from '@brazda/harness/land-files.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { phone } from './support/devices.ts';
import { enter } from './support/entrance.ts';
import { textLike, textOf } from './support/text.ts';

const ofProtection = {
  ...{ functions: [], formulation: null, activeSubstances: [], kilogramsPerLitre: null, doseUnit: 'L' as const },
  ...{ uses: [], distances: [] },
};

/** Two products of the farm's own. */
async function addProducts({ api }: Farmer): Promise<void> {
  for (const name of ['Fungicid první', 'Herbicid druhý']) {
    await api.agroevidence.catalogueMaterials.create({ body: { kind: 'PLANT_PROTECTION', name, facts: ofProtection } });
  }
}

async function chooseMaterial(page: Page, number: number, name: string, perHectare: string): Promise<void> {
  await page.getByRole('combobox', { name: textOf('actions.material.number', { number }) }).fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  const row = page.getByRole('group', { name });
  await row.getByLabel(textOf('actions.amount.hectare')).fill(perHectare);
}

test.describe('in the field', () => {
  test.use({ viewport: phone });

  test('parcels are sprayed with a mix of two products, and that is found, deleted and brought back', async ({
    page,
    newFarmer,
    expectFitAtEveryWidth,
  }) => {
    const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
    await addProducts(farmer);
    await enter(page, farmer, `/farm/${farmer.farmId}/actions`);
    await expect(page.getByText(textOf('actions.empty'))).toBeVisible();
    await expectFitAtEveryWidth();
    await page.getByRole('button', { name: textOf('actions.add') }).press('Enter');
    await page.getByRole('menuitem', { name: textOf('actionGroup.EPH') }).press('Enter');
    await page.getByLabel(textOf('actions.type')).selectOption('TANKMIX');

    await page.getByRole('button', { name: textOf('action.save') }).click();
    await expect(page.getByText(textOf('actions.parcels.needed'))).toBeVisible();
    await expect(page.getByText(textOf('actions.materials.needed'))).toBeVisible();
    await expectFitAtEveryWidth();

    await page.getByRole('button', { name: textLike('actions.parcels.chooseShown') }).click();
    await chooseMaterial(page, 1, 'Fungicid první', '0,5');
    await page.getByRole('button', { name: textOf('actions.materials.add') }).click();
    await chooseMaterial(page, 2, 'Herbicid druhý', '1,2');
    await page.getByLabel(textOf('actions.spray.water')).fill('200');
    await page.getByLabel(textOf('actions.spray.tank')).fill('3000');
    await expect(page.getByText(textLike('actions.spray.loads'))).toBeVisible();
    await expectFitAtEveryWidth();
    await page.getByRole('textbox', { name: textOf('actions.operator'), exact: true }).fill('Jan Novák');
    await page.getByRole('textbox', { name: textOf('actions.operator'), exact: true }).press('Enter');

    await expect(page.getByText(textLike('actions.saved'))).toBeVisible();
    const row = page.getByRole('row', { name: new RegExp(textOf('actionType.TANKMIX')) });
    await expect(row).toBeVisible();
    await expectFitAtEveryWidth();
    await page.getByLabel(textOf('actions.search'), { exact: true }).fill('herbicid dru');
    await expect(page).toHaveURL(/search=herbicid/);
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: textOf('actions.approve') }).click();
    await expect(row.getByText(textOf('actionState.APPROVED'))).toBeVisible();
    await row.getByRole('checkbox').check();
    await expectFitAtEveryWidth();
    await page.getByRole('button', { name: textOf('actions.delete') }).click();
    await expect(page.getByText(textOf('actions.nothing'))).toBeVisible();
    // Before it, the message of what was saved offers to undo that.
    await expect(page.getByText(textLike('actions.deleted'))).toBeVisible();
    await page.getByRole('button', { name: textOf('action.undo') }).click();
    await expect(row).toBeVisible();
    await page.getByRole('radio', { name: textOf('actions.parcels.map') }).check();
    await expect(page.getByRole('application', { name: textOf('actions.map') })).toBeVisible();
    await expect(row).toBeHidden();
    await page.reload();
    await expect(page.getByRole('application', { name: textOf('actions.map') })).toBeVisible();
    await expectFitAtEveryWidth();
    await page.getByRole('radio', { name: textOf('actions.parcels.list') }).check();
    await row.press('Enter');
    await expect(page.getByText('Jan Novák')).toBeVisible();
    await expect(page.getByRole('application', { name: textOf('actions.map') })).toBeVisible();
    await expectFitAtEveryWidth();
  });
});

test("last year's fertilizing is copied, changed and divided", async ({ page, newFarmer, expectAccessible }) => {
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  const { actions, parcels, fertilizers } = farmer.api.agroevidence;
  const land = (await parcels.list({ query: { 'per-page': 3 } })).rows;
  const [fertilizer] = await fertilizers.suggestions({ query: { search: 'lad' } });
  const targets = land.map(({ id: parcelId }) => ({ parcelId }));
  const materials = [{ materialId: fertilizer?.id ?? 0, value: 250, unit: 'KG' as const }];
  await actions.recordApplication({ body: { actionType: 'FERT', day: '2025-03-20', targets, materials } });
  await enter(page, farmer, `/farm/${farmer.farmId}/actions`);
  await page.getByRole('row', { name: new RegExp(textOf('actionType.FERT')) }).press('Enter');
  await page.getByRole('link', { name: textOf('actions.copyOne') }).click();
  await expect(page.getByLabel(textOf('actions.amount.hectare'))).toHaveValue('250');
  await page.getByLabel(textOf('actions.amount.hectare')).fill('200');
  await page.getByRole('button', { name: textOf('action.save') }).click();
  await expect(page.getByRole('row', { name: new RegExp(textOf('actionType.FERT')) })).toHaveCount(2);

  await page.getByRole('row', { name: /200\skg\/ha/ }).press('Enter');
  await page.getByRole('button', { name: textOf('actions.divide') }).click();
  const dialog = page.getByRole('dialog', { name: textOf('actions.divide') });
  await dialog.getByRole('checkbox').first().check();
  await expectAccessible();
  await dialog.getByRole('button', { name: textOf('actions.divide') }).click();
  await expect(page.getByText(textLike('actions.divided'))).toBeVisible();
  await expect.poll(async () => (await actions.list()).total).toBe(3);
});

test('a crop stands once it is sown, and no more once it is harvested', async ({ page, newFarmer }) => {
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  const { parcels, seedApplications } = farmer.api.agroevidence;
  const [parcel] = (await parcels.list({ query: { 'per-page': 1 } })).rows;
  const id = parcel?.id ?? 0;
  const grown = async () => {
    const { rows } = await seedApplications.ofParcel({ params: { id } });
    return rows.map(({ seed, validFrom, validTo }) => [seed.crop.name, validFrom, validTo]);
  };
  await enter(page, farmer, `/farm/${farmer.farmId}/actions/new?group=SOWING&parcel=${id}`);
  await page.getByRole('combobox', { name: textOf('parcel.crop'), exact: true }).fill('repka oz');
  await page.getByRole('option', { name: /Řepka ozimá/ }).click();
  await page.getByRole('textbox', { name: textOf('actions.day'), exact: true }).fill('2025-08-25');
  await page.getByRole('button', { name: textOf('action.save') }).click();
  await expect(page.getByText(textLike('actions.saved'))).toBeVisible();
  expect(await grown()).toContainEqual(['Řepka ozimá', '2025-08-25', null]);

  await page.goto(`/farm/${farmer.farmId}/actions/new?group=HARVEST&parcel=${id}`);
  await page.getByRole('textbox', { name: textOf('actions.day'), exact: true }).fill('2026-07-20');
  await page.getByLabel(textOf('actions.amount.hectare')).first().fill('3,8');
  await page.getByRole('button', { name: textOf('action.save') }).click();
  await expect(page.getByText(textLike('actions.saved'))).toBeVisible();
  expect(await grown()).toContainEqual(['Řepka ozimá', '2025-08-25', '2026-07-20']);

  await page.goto(`/farm/${farmer.farmId}/parcels/${id}/overview`);
  const last = page.getByRole('region', { name: textOf('lastActions.heading') });
  await expect(last.getByRole('link', { name: new RegExp(textOf('actionType.HARVEST')) })).toBeVisible();
});

test('a pasture is recorded with its animals, and an irrigation with its water', async ({
  page,
  newFarmer,
  expectAccessible,
  expectFitAtEveryWidth,
}) => {
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  const [parcel] = (await farmer.api.agroevidence.parcels.list({ query: { 'per-page': 1 } })).rows;
  await enter(page, farmer, `/farm/${farmer.farmId}/actions/new?group=OTHER&parcel=${parcel?.id}`);
  const type = page.getByLabel(textOf('actions.type'));
  await type.selectOption('IRRIG');
  await page.getByLabel(textOf('actions.irrigation.amount')).fill('25');
  await expect(page.getByText(textLike('actions.irrigation.inAll'))).toBeVisible();
  await expectFitAtEveryWidth();
  await type.selectOption('PASTURE');
  await page.getByLabel(textOf('actions.grazing.animals')).selectOption('SHEEP');
  await page.getByLabel(textOf('actions.grazing.head')).fill('40');
  await page.getByLabel(textOf('actions.grazing.days')).fill('5');
  await expectAccessible();
  await expectFitAtEveryWidth();
  await page.getByRole('button', { name: textOf('action.save') }).click();
  await page.getByRole('row', { name: new RegExp(textOf('actionType.PASTURE')) }).press('Enter');
  await expect(page.getByText(textOf('grazingAnimals.SHEEP'))).toBeVisible();
  await expectFitAtEveryWidth();
});

test.describe('two people', () => {
  test.use({ allowedErrors: /status of 412/ });

  test('who changes an action that another has changed meanwhile sees both, and chooses', async ({
    page,
    newFarmer,
    expectAccessible,
  }) => {
    const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
    const { actions, parcels } = farmer.api.agroevidence;
    const [parcel] = (await parcels.list({ query: { 'per-page': 1 } })).rows;
    const body = { actionType: 'PLOW' as const, day: '2026-04-01', targets: [{ parcelId: parcel?.id ?? 0 }] };
    const { action } = await actions.recordOther({ body });
    await enter(page, farmer, `/farm/${farmer.farmId}/actions/${action.id}/edit`);
    await page.getByLabel(textOf('actions.note')).fill('Moje poznámka');
    await actions.changeOther({ body: { ...body, id: action.id, note: 'Cizí poznámka' }, version: 1 });
    await page.getByRole('button', { name: textOf('action.save') }).click();
    await expect(page.getByText('Cizí poznámka')).toBeVisible();
    await expect(page.getByLabel(textOf('actions.note'))).toHaveValue('Moje poznámka');
    const keepMine = page.getByRole('button', { name: textOf('actions.meanwhile.keepMine') });
    // What is to be chosen does not lie below the buttons of the form.
    await expect(keepMine).toBeInViewport({ ratio: 1 });
    await expectAccessible();
    await keepMine.click();
    await expect(page.getByText(textLike('actions.saved'))).toBeVisible();
    expect((await actions.one({ params: { id: action.id } })).note).toBe('Moje poznámka');
  });
});
