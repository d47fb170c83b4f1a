import { readFile, writeFile } from 'node:fs/promises';
import { landFiles } from '@brazda/harness/land-files.ts';
import { pdfText } from '@brazda/harness/pdf-text.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enter } from './support/entrance.ts';
import { textLike, textOf } from './support/text.ts';

const ofProtection = {
  ...{ functions: [], formulation: null, activeSubstances: [], kilogramsPerLitre: null, doseUnit: 'L' as const },
  ...{ uses: [], distances: [] },
};

/** Presses a button and gives back the file that came of it. */
async function saved(page: Page, name: RegExp | string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name }).first().click();
  return readFile(await (await download).path());
}

test('a record is seen before it is made, says what it lacks, and is had again byte for byte', async ({
  page,
  newFarmer,
  expectFitAtEveryWidth,
}) => {
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  const { actions, catalogueMaterials, parcels } = farmer.api.agroevidence;
  const [parcel] = (await parcels.list({ query: { 'per-page': 1 } })).rows;
  const material = await catalogueMaterials.create({
    body: { kind: 'PLANT_PROTECTION', name: 'Fungicid první', facts: ofProtection },
  });
  await actions.recordApplication({
    body: {
      ...{ actionType: 'SPRAY', day: '2026-05-11', targets: [{ parcelId: parcel?.id ?? 0 }] },
      materials: [{ materialId: material.id, value: 0.5, unit: 'L' }],
    },
  });
  await enter(page, farmer, `/farm/${farmer.farmId}/reports?report=plant-protection&season=2025`);
  await expect(page.getByRole('cell', { name: 'Fungicid první' }).first()).toBeVisible();
  await expect(page.getByText(textLike('reports.gaps'))).toBeVisible();
  await expectFitAtEveryWidth();

  const file = await saved(page, textOf('reports.make'));
  expect(file.subarray(0, 2).toString()).toBe('PK');
  await expect(page.getByText(textOf('reports.made'))).toBeVisible();
  await expect(page.getByText(farmer.email)).toBeVisible();
  const again = await saved(page, textLike('reports.run.again.named'));
  expect(again.equals(file)).toBe(true);

  await page.getByRole('link', { name: textOf('reports.gaps.mend') }).click();
  await expect(page).toHaveURL(/from=2025-07-01/);
  await expect(page.getByRole('row', { name: new RegExp(textOf('actionType.SPRAY')) })).toBeVisible();
});

test('a record is printed, and says on paper what was recorded', async ({ page, newFarmer }, testInfo) => {
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  const { actions, catalogueMaterials, parcels } = farmer.api.agroevidence;
  const [parcel] = (await parcels.list({ query: { 'per-page': 1 } })).rows;
  const material = await catalogueMaterials.create({
    body: {
      ...{ kind: 'PLANT_PROTECTION', name: 'Fungicid první', registrationNumber: '4321-7' },
      facts: ofProtection,
    },
  });
  await actions.recordApplication({
    body: {
      ...{ actionType: 'SPRAY', day: '2026-05-11', operator: 'Žofie Dvořáčková' },
      targets: [{ parcelId: parcel?.id ?? 0, area: 2.44, growthStage: 32 }],
      materials: [{ materialId: material.id, value: 0.75, unit: 'L' }],
    },
  });
  await enter(page, farmer, `/farm/${farmer.farmId}/reports?report=plant-protection&season=2025`);
  await expect(page.getByRole('cell', { name: 'Fungicid první' }).first()).toBeVisible();
  await page.getByLabel(textOf('reports.format')).selectOption('pdf');
  const path = testInfo.outputPath('record.pdf');
  await writeFile(path, await saved(page, textOf('reports.make')));
  const printed = (await pdfText(path)).replaceAll(/\s+/g, ' ');
  for (const part of ['Fungicid první', '4321-7', parcel?.localName ?? '', '2,44', '0,75', '11. 5. 2026', '32']) {
    expect(printed).toContain(part);
  }
  // A narrow column of paper breaks a long name.
  expect(printed.replaceAll(' ', '')).toContain('Dvořáčková');
});

test('the card of a parcel wants one, and days have to follow each other', async ({
  page,
  newFarmer,
  expectAccessible,
}) => {
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  const [parcel] = (await farmer.api.agroevidence.parcels.list({ query: { 'per-page': 1 } })).rows;
  const name = parcel?.localName ?? '';
  await enter(page, farmer, `/farm/${farmer.farmId}/reports`);
  await page.getByRole('radio', { name: new RegExp(textOf('reports.name.parcel-card')) }).check();
  await expect(page.getByText(textOf('reports.missing.parcels'))).toBeVisible();
  await page.getByRole('combobox', { name: textOf('reports.parcels') }).fill(name);
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click();
  await expect(page.getByRole('region', { name: textOf('reports.preview') })).toBeVisible();
  await expectAccessible();
  await page.getByLabel(textOf('reports.season')).selectOption('days');
  await page.getByRole('textbox', { name: textOf('reports.to'), exact: true }).fill('1. 1. 2001');
  await page.getByRole('textbox', { name: textOf('reports.to'), exact: true }).press('Tab');
  await expect(page.getByText(textOf('reports.missing.daysReversed'))).toBeVisible();
});
