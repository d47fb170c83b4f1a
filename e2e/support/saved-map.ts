import { readFile } from 'node:fs/promises';
import { ensureGdal } from '@brazda/harness/gdal.ts';
import { run } from '@brazda/harness/command.ts';
import type { Page } from '@playwright/test';

export interface SavedPicture {
  readonly width: number;
  readonly height: number;
  readonly dotsPerInch: number;
  /** How many colours it has, told apart by four bits each. */
  readonly colors: number;
  /** How many pixels wide and high all that has about this colour is together. */
  readonly spanOf: (color: string) => Promise<{ readonly width: number; readonly height: number }>;
}

/** Reads a picture that was saved, by the browser's own decoder. */
export async function readPicture(page: Page, path: string): Promise<SavedPicture> {
  const file = await readFile(path);
  const address = `data:image/png;base64,${file.toString('base64')}`;
  const counted = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(image, 0, 0);
    const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: new Uint8ClampedArray() };
    (window as { savedMap?: object }).savedMap = { data, width: image.width };
    const colors = new Set<number>();
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      colors.add(((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4));
    }
    return { width: image.width, height: image.height, colors: colors.size };
  }, address);
  return {
    ...counted,
    dotsPerInch: Math.round(file.readUInt32BE(file.indexOf('pHYs') + 4) * 0.0254),
    spanOf: (color) =>
      page.evaluate((wanted) => {
        const { data, width } = (window as { savedMap?: { data: Uint8ClampedArray; width: number } }).savedMap ?? {};
        if (!data || width === undefined) return { width: 0, height: 0 };
        const parts = [1, 3, 5].map((at) => Number.parseInt(wanted.slice(at, at + 2), 16));
        let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
        for (let at = 0; at < data.length; at += 4) {
          if (parts.some((part, of) => Math.abs((data[at + of] ?? 0) - part) > 12)) continue;
          const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
          [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
        }
        return { width: right - left + 1, height: bottom - top + 1 };
      }, color),
  };
}

export interface SavedDocument {
  /** The size of its page. */
  readonly widthMm: number;
  readonly heightMm: number;
  /** How much the lightness of its page varies: nothing on a blank one. */
  readonly variance: number;
}

/** Opens a document by a program that knows nothing of us, and draws its page. */
export async function readDocument(path: string): Promise<SavedDocument> {
  await ensureGdal();
  const dpi = 100;
  const { code, output } = await run('gdalinfo', ['-json', '-stats', path], {
    env: { ...process.env, GDAL_PDF_DPI: String(dpi), GDAL_PAM_ENABLED: 'NO' },
  });
  if (code !== 0) throw new Error(output);
  const { size, bands } = JSON.parse(output.slice(output.indexOf('{'))) as {
    readonly size: readonly [number, number];
    readonly bands: readonly { readonly stdDev?: number }[];
  };
  const [widthMm, heightMm] = [(size[0] / dpi) * 25.4, (size[1] / dpi) * 25.4];
  return { widthMm, heightMm, variance: bands[0]?.stdDev ?? 0 };
}
