import type { Page } from '@playwright/test';
import { farmMapOn } from './farm-map.ts';

/** The map on which a part of a parcel is drawn, and the panel that says so over it. */
interface Drawing {
  readonly map: string;
  readonly panel: string | RegExp;
}

/** Presses around the middle of what is free of the map, where the parcel lies that it has come to. */
export async function drawTriangle(page: Page, { map, panel }: Drawing): Promise<void> {
  await farmMapOn(page).atRest();
  const box = await page.getByRole('application', { name: map }).boundingBox();
  if (!box) throw new Error('There is no map');
  const over = await page.getByRole('region', { name: panel }).boundingBox();
  const middle = { x: box.x + box.width / 2, y: box.y + (over ? over.y - box.y : box.height) / 2 };
  for (const [dx, dy] of [
    [-45, -35],
    [45, -30],
    [0, 40],
  ] as const) {
    await page.mouse.click(middle.x + dx, middle.y + dy);
  }
}
