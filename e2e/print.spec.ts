import { pdfText } from '@brazda/harness/pdf-text.ts';
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { demoFarmer, enter } from './support/entrance.ts';
import { readDocument, readPicture } from './support/saved-map.ts';
import { textOf } from './support/text.ts';
import { photoTest as test } from './support/tile-fixtures.ts';

const panel = (page: Page): Locator => page.getByRole('region', { name: textOf('map.print') });
const saved = (page: Page): Locator => panel(page).getByText(textOf('map.print.saved'));

/** Presses a button and gives back where the file lies that came of it. */
async function save(page: Page, output: 'pdf' | 'png'): Promise<{ readonly path: string; readonly name: string }> {
  const download = page.waitForEvent('download');
  await panel(page)
    .getByRole('button', { name: textOf(`map.print.${output}`) })
    .click();
  const file = await download;
  return { path: await file.path(), name: file.suggestedFilename() };
}

test.beforeEach(async ({ page, farmMap }) => {
  await enter(page, demoFarmer);
  await farmMap.atRest();
});

for (const section of ['map', 'map-v2']) {
  test(`from /${section} a map is saved as a picture and as a document`, async ({
    page,
    farmMap,
    expectAccessible,
  }) => {
    await page.goto(new URL(page.url()).pathname.replace(/map(-v2)?$/, section));
    await farmMap.atRest();
    await page.getByRole('button', { name: textOf('map.print'), exact: true }).click();
    await expect(panel(page)).toBeFocused();
    await expect(page.locator('[data-print-cut]')).toBeVisible();
    await expectAccessible('[data-map-part="print"]');

    await panel(page).getByLabel(textOf('map.print.density')).selectOption('150');
    const png = await save(page, 'png');
    expect(png.name).toMatch(/^.*-stav-k-.*\.png$/);
    const picture = await readPicture(page, png.path);
    expect(picture).toMatchObject({ width: 1754, height: 1240, dotsPerInch: 150 });
    expect(picture.colors).toBeGreaterThan(60);
    await expect(saved(page)).toBeVisible();

    await panel(page).getByRole('radio', { name: 'A3' }).check();
    await panel(page)
      .getByRole('radio', { name: textOf('map.print.portrait') })
      .check();
    const pdf = await save(page, 'pdf');
    expect(pdf.name).toMatch(/\.pdf$/);
    const sheet = await readDocument(pdf.path);
    expect(sheet.widthMm).toBeCloseTo(297, 0);
    expect(sheet.heightMm).toBeCloseTo(420, 0);
    expect(sheet.variance).toBeGreaterThan(10);
    // What stands around the map can be read by other programs, letter by letter.
    const words = await pdfText(pdf.path);
    for (const said of [textOf('map.legend'), textOf('map.print.made', { brand: 'Brázda' }), '© Družice'])
      expect(words).toContain(said);
    expect(words).toMatch(/1 : \d/);

    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: textOf('map.print'), exact: true })).toBeFocused();
  });
}

test('what was measured on the map is as long on paper as the scale says', async ({ page }) => {
  await page.getByRole('button', { name: textOf('map.measure'), exact: true }).click();
  const measuring = page.getByRole('region', { name: textOf('map.measure') });
  await measuring.getByRole('radio', { name: textOf('map.measure.line') }).check();
  await page.mouse.click(760, 460);
  await page.mouse.dblclick(1060, 460);
  const measured = measuring.getByRole('list', { name: textOf('map.measure.list') }).getByRole('listitem');
  const metres = Number((await measured.innerText()).replace(/[^\d,]/g, '').replace(',', '.'));
  await page.getByRole('button', { name: textOf('map.print'), exact: true }).click();
  const scale = 25_000;
  // Labels lie over lines, and may hide where they end.
  for (const content of ['map.print.content.base', 'map.print.content.legend', 'map.layer.labels'] as const)
    await panel(page)
      .getByRole('checkbox', { name: textOf(content) })
      .uncheck();
  await panel(page).getByLabel(textOf('map.print.scale')).selectOption(String(scale));
  const { path } = await save(page, 'png');
  const { dotsPerInch, spanOf } = await readPicture(page, path);
  const { width, height } = await spanOf('#9b3b2e');
  // Both ends of the line reach beyond what was measured by half of its width.
  const lineMm = 2.5 * (25.4 / 96);
  const [across, upwards] = [width, height].map((pixels) => (pixels / dotsPerInch) * 25.4 - lineMm);
  // Measuring keeps to corners that are near: the line need not lie level.
  const mm = Math.hypot(across ?? 0, upwards ?? 0);
  expect((mm / 1000) * scale).toBeGreaterThan(metres * 0.99);
  expect((mm / 1000) * scale).toBeLessThan(metres * 1.01);
});

test.describe('a service that gives no pictures', () => {
  // What did not come from the service, the browser says itself.
  test.use({ allowedErrors: /503|CORS|net::ERR_FAILED/ });

  test('is told, whether it is silent or keeps them, and the rest of the map is saved', async ({ page, pictures }) => {
    pictures.setMode('closed');
    await page.getByRole('button', { name: textOf('map.print'), exact: true }).click();
    await panel(page).getByLabel(textOf('map.print.density')).selectOption('150');
    const layer = textOf('map.base.satellite');
    const { path } = await save(page, 'png');
    await expect(panel(page).getByText(textOf('map.print.lost.closed', { layer }))).toBeVisible();
    expect((await readPicture(page, path)).width).toBe(1754);

    pictures.setMode('503');
    await save(page, 'pdf');
    await expect(panel(page).getByText(textOf('map.print.lost.silent', { layer }))).toBeVisible();
  });
});

test('the browser is handed a sheet of the size of its paper', async ({ page }) => {
  await page.evaluate(() => {
    window.print = () => {
      const image = document.querySelector<HTMLImageElement>('.print-sheet img');
      document.body.dataset['printed'] = `${image?.style.width} ${image?.naturalWidth}`;
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await page.getByRole('button', { name: textOf('map.print'), exact: true }).click();
  await panel(page).getByLabel(textOf('map.print.density')).selectOption('150');
  await panel(page)
    .getByRole('button', { name: textOf('map.print.print') })
    .click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '297mm 1754');
  await expect(page.locator('.print-sheet')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a map is saved from what is on the map', async ({ page, expectAccessible }) => {
    const tools = page.getByRole('group', { name: textOf('map.tools') });
    await expect(tools).toBeVisible();
    await expect(tools.getByRole('button', { name: textOf('map.print') })).toHaveCount(0);
    await page.getByRole('button', { name: textOf('map.layers') }).tap();
    await page.getByRole('button', { name: textOf('map.print') }).tap();
    await expect(panel(page)).toBeVisible();
    await expectAccessible('[data-map-part="print"]');
    await panel(page).getByLabel(textOf('map.print.density')).selectOption('150');
    await panel(page).getByLabel(textOf('map.print.title')).fill('K lesu');
    const pdf = await save(page, 'pdf');
    expect(pdf.name).toBe('k-lesu.pdf');
    const sheet = await readDocument(pdf.path);
    expect(sheet.widthMm).toBeCloseTo(297, 0);
    expect(sheet.variance).toBeGreaterThan(10);
    const png = await save(page, 'png');
    expect((await readPicture(page, png.path)).colors).toBeGreaterThan(30);
    await expect(saved(page)).toBeVisible();
  });
});
