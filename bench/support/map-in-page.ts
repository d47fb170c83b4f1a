import type { Page } from '@playwright/test';
import { clientOf } from '@brazda/harness/typed-client.ts';
import type { SignedIn } from './seeded-farm.ts';

const probes = 20;
const earthRadius = 6_378_137;

interface MapInPage {
  getPixelFromCoordinate: (coordinate: readonly number[]) => number[] | null;
  once: (event: 'rendercomplete', listener: () => void) => void;
  render: () => void;
}
declare global {
  interface Window {
    firstDrawnMs?: number;
  }
}

/** Opens an address with a map, and gives how long it took until the first of some parcels had paint on it. */
export async function openMap(page: Page, address: string, places: readonly (readonly number[])[]): Promise<number> {
  await page.addInitScript(watchForParcels, places);
  await page.goto(address, { waitUntil: 'commit' });
  const first = await page.waitForFunction(() => window.firstDrawnMs, undefined, { timeout: 60_000 });
  const firstMs = (await first.jsonValue()) ?? NaN;
  await page.evaluate(untilComplete);
  return firstMs;
}

/** Runs in the page before it: notes when the first of some parcels has paint on it. */
function watchForParcels(places: readonly (readonly number[])[]): void {
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
    // What it is told with is the whole map, which nobody wants to have outside of the page.
    map.once('rendercomplete', () => resolve());
    map.render();
  });
}

/** Drags the map about by the mouse as people do. */
export async function dragMap(page: Page): Promise<void> {
  const box = await page.locator('.map canvas').first().boundingBox();
  if (!box) throw new Error('There is no map on screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 120; step += 1) {
    const angle = (step / 120) * 2 * Math.PI;
    await page.mouse.move(x + 250 * Math.sin(angle), y + 150 * (1 - Math.cos(angle)));
  }
  await page.mouse.up();
}

/** Points inside of the largest parcels, in the map's own projection. */
export async function placesOfParcels(url: string, { token, farmId }: SignedIn): Promise<number[][]> {
  const { rows } = await clientOf(url, token).agroevidence.parcels.map({ farmIds: [farmId] });
  return rows
    .toSorted((a, b) => b.properties.area - a.properties.area)
    .slice(0, probes)
    .map(({ properties: { label } }) => {
      const [longitude, latitude] = label.map((degrees) => (degrees * Math.PI) / 180) as [number, number];
      return [earthRadius * longitude, earthRadius * Math.log(Math.tan(Math.PI / 4 + latitude / 2))];
    });
}
