import type { Browser, Page } from '@playwright/test';
import { clientOf } from '@brazda/harness/typed-client.ts';
import type { Row } from './bench.ts';
import { openBrowser } from './support/browser.ts';
import { buildStale } from '@brazda/harness/build-stale.ts';
import { newGround, startProduct } from './support/product.ts';
import { seedFarm, signIn, type SignedIn } from './support/seeded-farm.ts';
import { quantile, rounded, spreadOf } from './support/statistics.ts';
import { verdict } from './support/verdict.ts';

export const name = 'map';

const loads = 3;
const probes = 20;
const earthRadius = 6_378_137;

interface Drawing {
  readonly firstMs: number;
  readonly framesMs: readonly number[];
}

/** A farm of 2,000 parcels on both maps in a real browser without graphics card: how soon it is there, how well it moves. */
export async function run(): Promise<Row[]> {
  await buildStale();
  const ground = await newGround('embedded');
  const farm = seedFarm(ground, 2000);
  const product = await startProduct(ground, { LOG_LEVEL: 'warn' });
  const browser = await openBrowser();
  try {
    const signedIn = await signIn(product.url, farm);
    const places = await placesOfParcels(product.url, signedIn);
    const rows: Row[] = [];
    for (const path of ['/map', '/map-v2']) {
      const drawn: Drawing[] = [];
      for (let load = 0; load < loads; load += 1) {
        const address = `${product.url}/farm/${signedIn.farmId}${path}`;
        drawn.push(await drawOnce(browser, address, signedIn.token, places));
      }
      rows.push(...linesOf(path, drawn));
    }
    return rows;
  } finally {
    await browser.close();
    await product.stop();
    await ground.clear();
  }
}

function linesOf(path: string, drawn: readonly Drawing[]): Row[] {
  const firsts = drawn.map(({ firstMs }) => firstMs);
  const { p50, p95, p99 } = spreadOf(drawn.flatMap(({ framesMs }) => framesMs));
  return [
    verdict({
      what: `${path}: first parcels on screen, cold, median of ${loads}`,
      value: quantile(firsts, 0.5),
      unit: 'ms',
      atMost: 2500,
      more: { slowest: rounded(Math.max(...firsts)) },
    }),
    verdict({
      what: `${path}: frames while it is dragged, p95`,
      value: p95,
      unit: 'ms',
      atMost: 33,
      more: { p50, p99 },
    }),
  ];
}

async function drawOnce(
  browser: Browser,
  address: string,
  token: string,
  places: readonly (readonly number[])[],
): Promise<Drawing> {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } });
  try {
    const page = await context.newPage();
    // What compiles this file calls it in every function with a name; functions go to the page without it.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(watchForParcels, { token, places });
    await page.goto(address, { waitUntil: 'commit' });
    const first = await page.waitForFunction(() => window.firstDrawnMs, undefined, { timeout: 60_000 });
    const firstMs = (await first.jsonValue()) ?? NaN;
    await page.evaluate(untilComplete);
    return { firstMs, framesMs: await framesWhileDragged(page) };
  } finally {
    await context.close();
  }
}

interface MapInPage {
  getPixelFromCoordinate: (coordinate: readonly number[]) => number[] | null;
  once: (event: 'rendercomplete', listener: () => void) => void;
  render: () => void;
}
declare global {
  interface Window {
    firstDrawnMs?: number;
    framesMs?: number[];
  }
}

/** Runs in the page before it: signs in, and notes when the first of some parcels has paint on it. */
function watchForParcels({ token, places }: { token: string; places: readonly (readonly number[])[] }): void {
  localStorage.setItem('brazda.test', '1');
  localStorage.setItem('brazda.token', token);
  const isPainted = (map: MapInPage, place: readonly number[]): boolean => {
    const [x, y] = map.getPixelFromCoordinate(place) ?? [];
    if (x === undefined || y === undefined) return false;
    return [...document.querySelectorAll<HTMLCanvasElement>('.map canvas')].some((canvas) => {
      const scale = canvas.width / canvas.getBoundingClientRect().width;
      const data = canvas.getContext('2d')?.getImageData(x * scale, y * scale, 1, 1).data;
      return (data?.[3] ?? 0) > 100;
    });
  };
  const look = (): void => {
    const map = (window as unknown as { brazdaMap?: MapInPage }).brazdaMap;
    if (map && places.some((place) => isPainted(map, place))) window.firstDrawnMs = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: waits until all that belongs on the map is drawn. */
function untilComplete(): Promise<void> {
  const map = (window as unknown as { brazdaMap: MapInPage }).brazdaMap;
  return new Promise((resolve) => {
    map.once('rendercomplete', resolve);
    map.render();
  });
}

/** Drags the map about by the mouse as people do, and gives the time from frame to frame meanwhile. */
async function framesWhileDragged(page: Page): Promise<readonly number[]> {
  const box = await page.locator('.map canvas').first().boundingBox();
  if (!box) throw new Error('There is no map on screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(() => {
    const frames: number[] = [];
    window.framesMs = frames;
    let before = performance.now();
    const note = (): void => {
      const now = performance.now();
      frames.push(now - before);
      before = now;
      if (window.framesMs === frames) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  for (let step = 1; step <= 120; step += 1) {
    const angle = (step / 120) * 2 * Math.PI;
    await page.mouse.move(x + 250 * Math.sin(angle), y + 150 * (1 - Math.cos(angle)));
  }
  const frames = await page.evaluate(() => {
    const noted = window.framesMs ?? [];
    delete window.framesMs;
    return noted;
  });
  await page.mouse.up();
  return frames;
}

/** Points inside of the largest parcels, in the map's own projection. */
async function placesOfParcels(url: string, { token, farmId }: SignedIn): Promise<number[][]> {
  const { rows } = await clientOf(url, token).agroevidence.parcels.map({ farmIds: [farmId] });
  return rows
    .toSorted((a, b) => b.properties.area - a.properties.area)
    .slice(0, probes)
    .map(({ properties: { label } }) => {
      const [longitude, latitude] = label.map((degrees) => (degrees * Math.PI) / 180) as [number, number];
      return [earthRadius * longitude, earthRadius * Math.log(Math.tan(Math.PI / 4 + latitude / 2))];
    });
}
