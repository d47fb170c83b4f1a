import type { Page } from '@playwright/test';
import type { FarmMapOnScreen } from './farm-map.ts';

type Place = readonly [lon: number, lat: number];

const steps = 8;

/** Drags something on the map as a finger does it: somewhat beside the place, and in steps. */
export async function dragByFinger(page: Page, farmMap: FarmMapOnScreen, from: Place, to: Place): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const [begin, end] = [await farmMap.pixelOf(from), await farmMap.pixelOf(to)];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number): Promise<unknown> => {
    const x = begin.x + (end.x - begin.x) * share + 6;
    const y = begin.y + (end.y - begin.y) * share - 6;
    return devtools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  };
  await touch('touchStart', 0);
  for (let step = 1; step <= steps; step += 1) await touch('touchMove', step / steps);
  await touch('touchEnd', 1);
  await devtools.detach();
}
