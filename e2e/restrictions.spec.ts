import type { Farmer } from '@brazda/harness/farmer.ts';
import { landFiles } from '@brazda/harness/land-files.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enter } from './support/entrance.ts';
import { textLike, textOf } from './support/text.ts';

const wheat = 1;
const sprayedParcels = 30;
const products = ['Fungicid první', 'Fungicid druhý'] as const;

const authorised = {
  ...{ cropIds: [wheat], cropText: '', organisms: [], doseMin: 0.5, doseMax: 1, doseUnit: 'L' as const },
  ...{ dosePer: 'HECTARE' as const, waterMin: null, waterMax: null, timing: null },
  ...{ growthStageFrom: null, growthStageTo: null, mostApplications: 2, leastDaysBetween: 14, preHarvest: 35 },
  ...{ reentryHours: 24, note: null },
};

/** A farm with wheat on some of its land, and two products of its own for wheat. */
async function sownFarm({ api }: Farmer): Promise<number[]> {
  const { actions, catalogueMaterials, parcels } = api.agroevidence;
  const { rows } = await parcels.list({ query: { 'per-page': sprayedParcels } });
  const ids = rows.map(({ id }) => id);
  const targets = ids.map((parcelId) => ({ parcelId }));
  await actions.recordSowing({ body: { actionType: 'SOWING', day: '2025-10-01', cropId: wheat, targets } });
  for (const name of products) {
    const facts = {
      ...{ functions: [], formulation: null, activeSubstances: [], kilogramsPerLitre: null, doseUnit: 'L' as const },
      ...{
        uses: [authorised],
        distances: [{ kind: 'BOUNDARY' as const, variant: null, reduction: 0 as const, metres: 5 }],
      },
    };
    await catalogueMaterials.create({ body: { kind: 'PLANT_PROTECTION', name, facts } });
  }
  return ids;
}

async function chooseMaterial(page: Page, number: number, name: string, perHectare: string): Promise<void> {
  await page.getByRole('combobox', { name: textOf('actions.material.number', { number }) }).fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await page.getByRole('group', { name }).getByLabel(textOf('actions.amount.hectare')).fill(perHectare);
}

async function sayDay(page: Page, day: string): Promise<void> {
  const field = page.getByRole('textbox', { name: textOf('actions.day'), exact: true });
  await field.fill(day);
  await field.press('Tab');
}

/** Opens the line of what was found to its reasons, by the keyboard. */
async function openReasons(part: Locator): Promise<void> {
  const line = part.locator('summary').filter({ hasText: textOf('restriction.reasons') });
  await line.focus();
  await line.press('Enter');
}

test('a mix that is too strong is told of before it is saved, on thirty parcels chosen by their crop', async ({
  page,
  newFarmer,
  expectFitAtEveryWidth,
}) => {
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  await sownFarm(farmer);
  await enter(page, farmer, `/farm/${farmer.farmId}/actions/new?group=EPH`);
  const judged = page.getByRole('region', { name: textOf('restriction.heading') });
  await expect(judged.getByText(textOf('restriction.waiting'))).toBeVisible();
  await page.getByLabel(textOf('actions.type')).selectOption('TANKMIX');
  await sayDay(page, '2026-05-20');
  await page.getByLabel(textOf('actions.parcels.anyCrop')).selectOption({ index: 1 });
  const choose = textOf('actions.parcels.chooseShown', { count: sprayedParcels });
  await page.getByRole('button', { name: choose }).press('Enter');
  await chooseMaterial(page, 1, products[0], '1,5');
  await page.getByRole('button', { name: textOf('actions.materials.add') }).click();
  await chooseMaterial(page, 2, products[1], '0,8');

  await expect(judged.getByText(textOf('restriction.vote.FORBIDDEN'))).toBeVisible();
  await expect(judged.getByText(textOf('restriction.parcels', { count: sprayedParcels })).first()).toBeVisible();
  await openReasons(judged);
  const dose = judged.locator('details details summary').filter({ hasText: textOf('restriction.check.DOSE') });
  await expect(dose).toHaveCount(1);
  await dose.press('Enter');
  await expect(judged.getByText(textLike('restriction.source')).first()).toBeVisible();
  await expectFitAtEveryWidth();

  await page.getByRole('radio', { name: textOf('actions.parcels.map') }).check();
  await expect(page.getByText(textOf('restriction.effective'))).toBeVisible();
  await expectFitAtEveryWidth();
  const saved = page.waitForEvent('download');
  await judged.getByRole('button', { name: textOf('restriction.save') }).click();
  await page.getByRole('menuitem', { name: 'KML' }).click();
  expect((await saved).suggestedFilename()).toBe('effective-land-2026-05-20.kml');

  await page.getByRole('button', { name: textOf('action.save') }).click();
  await expect(page.getByText(textLike('actions.saved'))).toBeVisible();
  await page.getByRole('row', { name: new RegExp(textOf('actionType.TANKMIX')) }).press('Enter');
  const kept = page.getByRole('region', { name: textOf('restriction.kept') });
  await expect(kept.getByText(textOf('restriction.vote.FORBIDDEN'))).toBeVisible();
  await openReasons(kept);
  await expect(kept.getByText(textOf('restriction.check.DOSE'), { exact: true })).toBeVisible();
  await expectFitAtEveryWidth();
});

test('a harvest before the days of a product are over is warned of, and saved all the same', async ({
  page,
  newFarmer,
  expectAccessible,
}) => {
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  const [parcelId = 0] = await sownFarm(farmer);
  const { actions, plantProtections } = farmer.api.agroevidence;
  const [product] = await plantProtections.suggestions({ query: { search: products[0] } });
  const materials = [{ materialId: product?.id ?? 0, value: 0.8, unit: 'L' as const }];
  await actions.recordApplication({
    body: { actionType: 'SPRAY', day: '2026-06-20', targets: [{ parcelId }], materials },
  });
  await enter(page, farmer, `/farm/${farmer.farmId}/actions/new?group=HARVEST&parcel=${parcelId}`);
  const judged = page.getByRole('region', { name: textOf('restriction.heading') });
  await sayDay(page, '2026-07-10');
  await expect(judged.getByText(textOf('restriction.vote.FORBIDDEN'))).toBeVisible();
  await openReasons(judged);
  await expect(judged.getByText(textOf('restriction.check.PRE_HARVEST'), { exact: true })).toBeVisible();
  await expectAccessible();
  await sayDay(page, '2026-08-10');
  await expect(judged.getByText(textOf('restriction.vote.FORBIDDEN'))).toHaveCount(0);
  await sayDay(page, '2026-07-10');
  await page.getByRole('button', { name: textOf('action.save') }).click();
  await expect(page.getByText(textLike('actions.saved'))).toBeVisible();
});

test('nitrogen that a crop would have is shown while it is fertilized, each number with what it follows from', async ({
  page,
  newFarmer,
  expectAccessible,
  expectFitAtEveryWidth,
}) => {
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  const [parcelId = 0] = await sownFarm(farmer);
  await enter(page, farmer, `/farm/${farmer.farmId}/actions/new?group=EPH&parcel=${parcelId}`);
  await page.getByLabel(textOf('actions.type')).selectOption('FERT');
  await sayDay(page, '2026-03-20');
  await page.getByRole('combobox', { name: textOf('actions.material.number', { number: 1 }) }).fill('lad 27');
  await page.getByRole('option').filter({ hasText: 'LAD' }).first().click();
  await page.getByLabel(textOf('actions.amount.hectare')).fill('200');
  const thought = page.getByRole('region', { name: textOf('nitrogen.after') });
  await expect(thought.getByText(/^54/)).toBeVisible();
  await thought.locator('summary').first().press('Enter');
  await thought.locator('details details summary').first().press('Enter');
  await expect(thought.getByText(textOf('nitrogen.step.content'))).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: textOf('action.save') }).click();
  await expect(page.getByText(textLike('actions.saved'))).toBeVisible();
  await page.goto(`/farm/${farmer.farmId}/map?parcel=${parcelId}`);
  const panel = page.getByRole('region', { name: textLike('nitrogen.ofCrop') });
  await expect(panel).toBeVisible();
  await expect(panel.getByText(textOf('nitrogen.limit.left', { most: '190', left: '136' }))).toBeVisible();
  await panel.getByRole('button', { name: textOf('nitrogen.rules') }).click();
  const rules = page.getByRole('dialog', { name: textOf('nitrogen.rules') });
  await expect(rules.getByText(textLike('nitrogen.holding'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await expect(panel).toBeVisible();
  await expectAccessible();
  await expectFitAtEveryWidth();
});
