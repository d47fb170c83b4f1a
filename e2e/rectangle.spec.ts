import type { Farmer } from '@brazda/harness/farmer.ts';
import { landFiles } from '@brazda/harness/land-files.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { desk, phone } from './support/devices.ts';
import { dragByFinger } from './support/drag-by-finger.ts';
import { enter } from './support/entrance.ts';
import { farmMapOn, revealMap } from './support/farm-map.ts';
import { textLike, textOf } from './support/text.ts';

type Place = readonly [lon: number, lat: number];

/** In degrees: more than a finger misses on the map of a whole farm. */
const margin = 0.2;

/** Opposite corners of a rectangle around the eastern part of the land, and how many parcels lie there. */
async function aroundEast({ api, farmId }: Farmer): Promise<{ from: Place; to: Place; inside: number }> {
  const { rows } = await api.agroevidence.parcels.list({ query: { 'per-page': 1000 }, farmIds: [farmId] });
  const wests = rows.map(({ boundingBox: [west] }) => west);
  const middle = (Math.min(...wests) + Math.max(...wests)) / 2;
  const boxes = rows.map(({ boundingBox }) => boundingBox).filter(([west]) => west > middle);
  const from: Place = [
    Math.min(...boxes.map(([west]) => west)) - margin,
    Math.max(...boxes.map(([, , , north]) => north)) + margin,
  ];
  const to: Place = [
    Math.max(...boxes.map(([, , east]) => east)) + margin,
    Math.min(...boxes.map(([, south]) => south)) - margin,
  ];
  return { from, to, inside: boxes.length };
}

async function openMap(page: Page, farmer: Farmer): Promise<void> {
  await revealMap(page);
  await enter(page, farmer, `/farm/${farmer.farmId}/actions/new?group=OTHER`);
  await page.getByRole('radio', { name: textOf('actions.parcels.map') }).check();
  await page.getByRole('button', { name: textOf('actions.rectangle') }).click();
  await expect(page.getByText(textOf('actions.rectangle.hint'))).toBeVisible();
  await farmMapOn(page).atRest();
}

for (const { by, device } of [
  { by: 'finger', device: phone },
  { by: 'mouse', device: desk },
] as const) {
  test.describe(`by ${by}`, () => {
    test.use({ viewport: device, hasTouch: by === 'finger', isMobile: by === 'finger' });

    test('parcels that lie in a rectangle are chosen, and Escape leaves it for clicks', async ({
      page,
      newFarmer,
      expectAccessible,
      expectFitAtEveryWidth,
    }) => {
      const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
      const { from, to, inside } = await aroundEast(farmer);
      await openMap(page, farmer);
      const farmMap = farmMapOn(page);
      const before = await farmMap.view();
      if (by === 'finger') {
        await page.getByRole('application', { name: textOf('actions.parcels.onMap') }).scrollIntoViewIfNeeded();
        await dragByFinger(page, farmMap, from, to);
      } else {
        const [begin, end] = [await farmMap.pixelOf(from), await farmMap.pixelOf(to)];
        await page.mouse.move(begin.x, begin.y);
        await page.mouse.down();
        await page.mouse.move(end.x, end.y, { steps: 5 });
        await page.mouse.up();
      }
      await expect(page.getByText(textOf('actions.rectangle.added', { count: inside }))).toBeVisible();
      expect(await farmMap.view()).toEqual(before);
      // What is there for fingers only is looked at where there are fingers.
      await (by === 'finger' ? expectAccessible() : expectFitAtEveryWidth());

      await page.keyboard.press('Escape');
      const button = page.getByRole('button', { name: textOf('actions.rectangle') });
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      await expect(page).toHaveURL(/actions\/new/);
      await page.getByRole('radio', { name: textOf('actions.parcels.list') }).check();
      await expect(page.getByRole('checkbox', { checked: true })).not.toHaveCount(0);
      await page.getByRole('button', { name: textOf('action.save') }).click();
      await expect(page.getByText(textLike('actions.saved'))).toBeVisible();
      const [saved] = (await farmer.api.agroevidence.actions.list()).rows;
      const detail = await farmer.api.agroevidence.actions.one({ params: { id: saved?.id ?? 0 } });
      expect(detail.targets).toHaveLength(inside);
    });
  });
}
