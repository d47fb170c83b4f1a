import { chromiumArguments } from '@brazda/harness/chromium-arguments.ts';
import type { Farmer } from '@brazda/harness/farmer.ts';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enter } from './support/entrance.ts';
import { filmOf, photoOf, printedCode } from './support/printed-code.ts';
import { textOf } from './support/text.ts';

const product = 'Fungicid z obalu';
const film = join(tmpdir(), `brazda-printed-code-${process.pid}.y4m`);
const gtin = '08590000000015';

async function farmWithProduct({ api }: Farmer): Promise<number> {
  const facts = {
    ...{ functions: [], formulation: null, activeSubstances: [], kilogramsPerLitre: null, doseUnit: 'L' as const },
    ...{ uses: [], distances: [] },
  };
  const body = { kind: 'PLANT_PROTECTION' as const, name: product, facts };
  return (await api.agroevidence.catalogueMaterials.create({ body })).id;
}

async function openScan(page: Page): Promise<void> {
  await page.getByRole('button', { name: textOf('actions.scan') }).click();
  await expect(page.getByRole('dialog', { name: textOf('actions.scan.title') })).toBeVisible();
}

async function expectScanned(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const row = page.getByRole('group', { name: product });
  await expect(row).toBeVisible();
  await expect(row.getByLabel(textOf('actions.material.batch'))).toHaveValue('A1B2');
  await expect(row.getByLabel(textOf('actions.material.producedOn'), { exact: true })).toHaveValue(/15.*3.*2024/);
}

test.describe('with a camera that sees a package', () => {
  test.use({ viewport: { width: 390, height: 844 }, allowedErrors: /404/ });
  const { CHROMIUM_PATH: executablePath } = process.env;

  test('what is in it is asked once, and known from then on, with its batch', async ({
    newFarmer,
    playwright,
    server,
    baseURL,
  }) => {
    await filmOf(printedCode, film);
    const farmer = await newFarmer();
    await farmWithProduct(farmer);
    const camera = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];
    const args = [...chromiumArguments, ...camera, `--use-file-for-fake-video-capture=${film}`];
    const browser = await playwright.chromium.launch({ args, ...(executablePath && { executablePath }) });
    const page = await browser.newPage({ baseURL: baseURL ?? server.url, locale: 'cs-CZ', permissions: ['camera'] });
    await enter(page, farmer, `/farm/${farmer.farmId}/actions/new?group=EPH`);
    await openScan(page);
    await expect(page.getByText(textOf('actions.scan.unknown', { gtin }))).toBeVisible();
    await page.getByRole('dialog').getByRole('combobox').fill(product.slice(0, 8));
    await page.getByRole('option', { name: new RegExp(product) }).click();
    await page.getByRole('button', { name: textOf('actions.scan.learn') }).click();
    await expectScanned(page);
    await page.reload();
    await openScan(page);
    await expectScanned(page);
    await browser.close();
  });
});

test('without a camera a photo of the code will do, or its number', async ({ page, newFarmer, expectAccessible }) => {
  const farmer = await newFarmer();
  const materialId = await farmWithProduct(farmer);
  await farmer.api.agroevidence.packageCodes.learn({ params: { gtin }, body: { materialId } });
  await enter(page, farmer, `/farm/${farmer.farmId}/actions/new?group=EPH`);
  await openScan(page);
  await expect(page.getByText(textOf('camera.missing'))).toBeVisible();
  await expectAccessible();
  const number = page.getByLabel(textOf('actions.scan.typed'));
  await number.fill('08590000000016');
  await number.press('Enter');
  await expect(page.getByText(textOf('actions.scan.wrongCheckDigit'))).toBeVisible();
  const picture = page.locator('input[type="file"][accept="image/*"]');
  await picture.setInputFiles({
    name: 'empty.png',
    mimeType: 'image/png',
    buffer: await photoOf(printedCode).then(cut),
  });
  await expect(page.getByText(textOf('camera.notReadable'))).toBeVisible();
  await picture.setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: await photoOf(printedCode) });
  await expectScanned(page);
});

/** A photo that did not arrive whole. */
function cut(photo: Buffer): Buffer {
  return photo.subarray(0, 40);
}
