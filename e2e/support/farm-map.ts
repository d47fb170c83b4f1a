import { expect, type Page } from '@playwright/test';

interface LookedAt {
  readonly zoom: number;
  readonly lat: number;
  readonly lon: number;
}

type LonLat = readonly [lon: number, lat: number];

/** The part of the OpenLayers map that the journeys ask; the page shows it when `brazda.test` is set. */
interface MapInPage {
  getView: () => { getZoom: () => number; getCenter: () => number[]; getAnimating: () => boolean };
  getPixelFromCoordinate: (coordinate: number[]) => number[] | null;
  getLayers: () => { getArray: () => readonly LayerInPage[] };
  getTargetElement: () => HTMLElement;
}
interface LayerInPage {
  get: (property: 'part') => unknown;
  getSource: () => { getFeatures?: () => readonly unknown[]; getState: () => string } | null;
}
declare global {
  interface Window {
    brazdaMap?: MapInPage;
  }
}

const earthRadius = 6_378_137;

/** What can be asked of the map on screen, and done on it with the mouse. */
export interface FarmMapOnScreen {
  /** Waits until the map stands still. */
  readonly atRest: () => Promise<void>;
  readonly view: () => Promise<LookedAt>;
  /** Where on the screen a place of the ground is. */
  readonly pixelOf: (place: LonLat) => Promise<{ readonly x: number; readonly y: number }>;
  readonly click: (place: LonLat) => Promise<void>;
  readonly expectDrawnAt: (place: LonLat) => Promise<void>;
  /** Drawn, but hardly. */
  readonly expectFaintAt: (place: LonLat) => Promise<void>;
  readonly expectBareAt: (place: LonLat) => Promise<void>;
  /** How much of the map is painted at all, from 0 to 1. */
  readonly paintedShare: () => Promise<number>;
  /** How many colours the screen shows: few on plain ground, very many over a picture. */
  readonly colorsSeen: () => Promise<number>;
  readonly expectMarker: (isThere: boolean) => Promise<void>;
}

/** Lets the page show its map to the journeys; before the page is opened. */
export async function revealMap(page: Page): Promise<void> {
  await page.addInitScript(() => {
    try {
      localStorage.setItem('brazda.test', '1');
    } catch {
      return;
    }
  });
}

export function farmMapOn(page: Page): FarmMapOnScreen {
  const view = (): Promise<LookedAt> =>
    page.evaluate((radius) => {
      const shown = window.brazdaMap?.getView();
      const [x = 0, y = 0] = shown?.getCenter() ?? [];
      const degrees = 180 / Math.PI;
      return {
        zoom: shown?.getZoom() ?? 0,
        lon: (x / radius) * degrees,
        lat: (2 * Math.atan(Math.exp(y / radius)) - Math.PI / 2) * degrees,
      };
    }, earthRadius);
  const pixelOf = async ([lon, lat]: LonLat): Promise<{ x: number; y: number }> => {
    const radians = Math.PI / 180;
    const coordinate = [
      earthRadius * lon * radians,
      earthRadius * Math.log(Math.tan(Math.PI / 4 + (lat * radians) / 2)),
    ];
    const pixel = await page.evaluate((at) => {
      const { brazdaMap } = window;
      const [x, y] = brazdaMap?.getPixelFromCoordinate(at) ?? [];
      const box = brazdaMap?.getTargetElement().getBoundingClientRect();
      return x === undefined || y === undefined || !box ? null : { x: box.left + x, y: box.top + y };
    }, coordinate);
    if (!pixel) throw new Error('There is no map on screen');
    return pixel;
  };
  /** The picture of the canvases at a place, as red, green, blue and opacity from 0 to 255. */
  const paintAt = async (place: LonLat): Promise<readonly number[]> => {
    const at = await pixelOf(place);
    return page.evaluate(({ x, y }) => {
      const paint = [0, 0, 0, 0];
      for (const canvas of document.querySelectorAll<HTMLCanvasElement>('.map > .ol-viewport canvas')) {
        const box = canvas.getBoundingClientRect();
        const scale = canvas.width / box.width;
        const data = canvas.getContext('2d')?.getImageData((x - box.left) * scale, (y - box.top) * scale, 1, 1).data;
        if (data && (data[3] ?? 0) > (paint[3] ?? 0)) paint.splice(0, 4, ...data);
      }
      return paint;
    }, at);
  };
  const opacityAt = async (place: LonLat): Promise<number> => (await paintAt(place))[3] ?? 0;
  const lookAtRest = async (): Promise<string | null> => {
    const isAtRest = await page.evaluate(
      () => window.brazdaMap?.getPixelFromCoordinate([0, 0]) != null && !window.brazdaMap.getView().getAnimating(),
    );
    return isAtRest ? JSON.stringify(await view()) : null;
  };
  const atRest = async (): Promise<void> => {
    let before: string | null = null;
    let stillLooks = 0;
    await expect
      .poll(
        async () => {
          // A page that is just being left or loaded anew has no map.
          const now = await lookAtRest().catch(() => null);
          stillLooks = now !== null && now === before ? stillLooks + 1 : 0;
          before = now;
          return stillLooks;
        },
        { intervals: [100] },
      )
      .toBeGreaterThanOrEqual(2);
  };

  return {
    atRest,
    view,
    pixelOf,
    click: async (place) => {
      const { x, y } = await pixelOf(place);
      await page.mouse.click(x, y);
    },
    expectDrawnAt: async (place) => {
      await expect.poll(() => opacityAt(place), { message: 'paint on the map' }).toBeGreaterThan(100);
    },
    expectFaintAt: async (place) => {
      await expect
        .poll(
          async () => {
            const opacity = await opacityAt(place);
            return opacity > 5 && opacity < 100;
          },
          { message: 'faint paint on the map' },
        )
        .toBe(true);
    },
    expectBareAt: async (place) => {
      await expect.poll(() => opacityAt(place), { message: 'paint on the map' }).toBe(0);
    },
    paintedShare: () =>
      page.evaluate(() => {
        let [painted, all] = [0, 0];
        for (const canvas of document.querySelectorAll<HTMLCanvasElement>('.map > .ol-viewport canvas')) {
          const { width, height } = canvas;
          const pixels =
            width * height > 0 ? canvas.getContext('2d')?.getImageData(0, 0, width, height).data : undefined;
          for (let at = 3; at < (pixels?.length ?? 0); at += 4) if ((pixels?.[at] ?? 0) > 0) painted += 1;
          all += width * height;
        }
        return all === 0 ? 0 : painted / all;
      }),
    colorsSeen: async () => {
      const picture = (await page.screenshot({ type: 'png' })).toString('base64');
      return page.evaluate(async (text) => {
        const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
        const colors = new Set<number>();
        // Every seventh pixel is enough to tell a picture from a ground.
        for (let at = 0; at < pixels.length; at += 28)
          colors.add(
            ((pixels[at] ?? 0) >> 3) * 1024 + ((pixels[at + 1] ?? 0) >> 3) * 32 + ((pixels[at + 2] ?? 0) >> 3),
          );
        return colors.size;
      }, picture);
    },
    expectMarker: async (isThere) => {
      const markers = (): Promise<number> =>
        page.evaluate(() => {
          const layers = window.brazdaMap?.getLayers().getArray() ?? [];
          const marker = layers.find((layer) => layer.get('part') === 'marker');
          return marker?.getSource()?.getFeatures?.().length ?? 0;
        });
      await expect.poll(markers).toBe(isThere ? 1 : 0);
    },
  };
}
