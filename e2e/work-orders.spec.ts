import { writeFile } from 'node:fs/promises';
import type { Farmer } from '@brazda/harness/farmer.ts';
import { landFiles } from '@brazda/harness/land-files.ts';
import { pdfText } from '@brazda/harness/pdf-text.ts';
import type { Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import { expect, test } from './fixtures.ts';
import { enter } from './support/entrance.ts';
import { textLike, textOf } from './support/text.ts';

const ofProtection = {
  ...{ functions: [], formulation: null, activeSubstances: [], kilogramsPerLitre: null, doseUnit: 'L' as const },
  ...{ uses: [], distances: [] },
};

/** 2.44 ha by 200 l/ha are 488 l: one full tank of 300 l and 188 l; of 1.22 l of the product 0.75 l and 0.47 l. */
async function planSpraying({ api }: Farmer): Promise<{ readonly id: number; readonly parcel: string }> {
  const { actions, catalogueMaterials, parcels } = api.agroevidence;
  const [parcel] = (await parcels.list({ query: { 'per-page': 1 } })).rows;
  const facts = { kind: 'PLANT_PROTECTION' as const, name: 'Fungicid první', facts: ofProtection };
  const material = await catalogueMaterials.create({ body: facts });
  const { action } = await actions.recordApplication({
    body: {
      ...{ actionType: 'SPRAY', state: 'PLANNED', day: '2026-05-11', operator: 'Jan Novák', machine: 'Postřikovač' },
      targets: [{ parcelId: parcel?.id ?? 0, area: 2.44 }],
      materials: [{ materialId: material.id, value: 0.5, unit: 'L' }],
      spray: { water: 200, tank: 300, nozzle: 'XR 110-03', driftReduction: 50 },
    },
  });
  return { id: action.id, parcel: parcel?.localName ?? '' };
}

/** What a phone reads from the code on the sheet. */
async function readCode(page: Page): Promise<string> {
  const picture = await page.getByRole('img', { name: textLike('actions.orders.qr') }).screenshot();
  const read = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
      return { width: image.width, height: image.height, pixels: [...pixels] };
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
  return decodeQR({ width: read.width, height: read.height, data: Uint8Array.from(read.pixels) });
}

test('what is planned for somebody is filtered and printed, with what goes into each tank', async ({
  page,
  newFarmer,
  expectFitAtEveryWidth,
}, testInfo) => {
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  const { id, parcel } = await planSpraying(farmer);
  await enter(page, farmer, `/farm/${farmer.farmId}/actions`);
  await expect(page.getByRole('row', { name: new RegExp(textOf('actionType.SPRAY')) })).toBeVisible();
  await page.getByRole('button', { name: textLike('actions.filters') }).click();
  await page.getByLabel(textOf('actions.operator'), { exact: true }).selectOption('Jan Novák');
  await expect(page).toHaveURL(/operator=/);
  await page.getByLabel(textOf('actions.source')).selectOption('MANUAL');
  await expect(page).toHaveURL(/source=MANUAL/);
  await page.getByRole('link', { name: textOf('actions.orders.title') }).click();
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('img', { name: textLike('actions.orders.map') })).toBeVisible();
  await expect(page.getByRole('button', { name: textOf('actions.orders.print') })).toBeEnabled();
  await expectFitAtEveryWidth();
  expect(await readCode(page)).toBe(new URL(`/farm/${farmer.farmId}/actions/${id}`, page.url()).href);

  const path = testInfo.outputPath('order.pdf');
  await writeFile(path, await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  const printed = (await pdfText(path)).replaceAll(/\s+/g, ' ');
  for (const part of [parcel, 'Jan Novák', 'Postřikovač', 'XR 110-03', '2,44 ha', '0,5 l/ha', '1,22 l'])
    expect(printed).toContain(part);
  expect(printed).toMatch(new RegExp(`${textOf('actions.orders.tanks.full', { count: 1 })} 300 l 0,75 l`));
  expect(printed).toMatch(new RegExp(`${textOf('actions.orders.tanks.rest')} 188 l 0,47 l`));
  // What is around the sheet on the screen is not on paper.
  expect(printed).not.toContain(textOf('actions.section'));
});

test.describe('on the phone of a driver', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('work is begun and ended by one press each, and that can be undone', async ({ page, newFarmer }) => {
    const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
    const { id } = await planSpraying(farmer);
    const now = () => farmer.api.agroevidence.actions.one({ params: { id } });
    await enter(page, farmer, `/farm/${farmer.farmId}/actions/${id}`);
    await page.getByRole('button', { name: textOf('actions.start') }).tap();
    await expect(page.getByText(textLike('actions.started'))).toBeVisible();
    expect((await now()).startedAt).not.toBeNull();
    await page.getByRole('button', { name: textOf('actions.finish') }).tap();
    await expect(page.getByText(textOf('actions.finished'))).toBeVisible();
    expect(await now()).toMatchObject({ state: 'DONE', materials: [{ total: 1.22 }], spray: { nozzle: 'XR 110-03' } });
    await page.getByRole('button', { name: textOf('action.undo') }).tap();
    await expect.poll(async () => (await now()).state).toBe('UNDER_WAY');
  });
});

test('a liquid fertilizer is sprayed, and its order says what goes into each tank', async ({
  page,
  newFarmer,
  expectFitAtEveryWidth,
}) => {
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  const { actions, fertilizers, parcels } = farmer.api.agroevidence;
  const [parcel] = (await parcels.list({ query: { 'per-page': 1 } })).rows;
  const [liquid] = await fertilizers.suggestions({ query: { search: 'DAM 390' } });
  const { action } = await actions.recordApplication({
    body: {
      ...{ actionType: 'FERT', state: 'PLANNED', day: '2026-05-11', targets: [{ parcelId: parcel?.id ?? 0, area: 2 }] },
      materials: [{ materialId: liquid?.id ?? 0, value: 200, unit: 'KG', expiresOn: '2026-05-01' }],
    },
  });
  await enter(page, farmer, `/farm/${farmer.farmId}/actions/${action.id}/edit`);
  await page
    .locator('summary')
    .filter({ hasText: textOf('restriction.reasons') })
    .first()
    .click();
  await expect(page.getByText(textLike('restriction.reason.PACKAGE_EXPIRED')).first()).toBeVisible();
  await page.getByLabel(textOf('actions.spray.water')).fill('154');
  await page.getByLabel(textOf('actions.spray.tank')).fill('200');
  await expectFitAtEveryWidth();
  await page.getByRole('button', { name: textOf('action.save') }).click();
  await expect(page).not.toHaveURL(/edit/);
  await page.goto(`/farm/${farmer.farmId}/actions/orders?of=${action.id}`);
  await expect(page.getByRole('row', { name: textLike('actions.orders.tanks.full') })).toContainText('200');
});
