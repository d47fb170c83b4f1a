import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandIds } from '@brazda/domain/brands.ts';
import { chromiumArguments } from '@brazda/harness/chromium-arguments.ts';
import { ensureChromium } from '@brazda/harness/chromium.ts';
import { root } from '@brazda/harness/root.ts';
import { chromium, type Browser } from '@playwright/test';

/**
 * Draws the icons of home screens from the signs of the brands: `npx tsx tools/brand-icons.ts`, whenever a sign is changed.
 * Those for masks fill their square, with what has to be seen in the middle; a phone of Apple rounds its own corners.
 */
const icons = [
  { of: '', name: '192', pixels: 192 },
  { of: '', name: '512', pixels: 512 },
  { of: '.maskable', name: 'maskable.192', pixels: 192 },
  { of: '.maskable', name: 'maskable.512', pixels: 512 },
  { of: '.maskable', name: 'touch.180', pixels: 180 },
] as const;

const folder = join(root, 'apps/web/public/brands');

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumArguments] });
for (const brand of brandIds)
  for (const { of, name, pixels } of icons) {
    const sign = readFileSync(join(folder, `${brand}${of}.svg`), 'utf8');
    writeFileSync(join(folder, `${brand}.${name}.png`), await drawn(browser, sign, pixels));
  }
await browser.close();

async function drawn(by: Browser, sign: string, pixels: number): Promise<Buffer> {
  const page = await by.newPage({ viewport: { width: pixels, height: pixels } });
  const sized = sign.replace('<svg ', `<svg width="${pixels}" height="${pixels}" style="display:block" `);
  await page.setContent(`<body style="margin:0">${sized}</body>`);
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}
