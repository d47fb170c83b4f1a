import { landFiles } from '@brazda/harness/land-files.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enter } from './support/entrance.ts';

/** Names that more than one button of a list or a table has, for those who hear nothing but the name. */
function repeatedNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lists = [...document.querySelectorAll('main ul, main ol, main table, main [role="grid"]')];
    const innermost = lists.filter((list) => !lists.some((other) => other !== list && list.contains(other)));
    return innermost.flatMap((list) => {
      const names = [...list.querySelectorAll('button')].map(
        (button) => button.getAttribute('aria-label') ?? button.textContent.trim(),
      );
      return names.filter((name, at) => names.indexOf(name) !== at);
    });
  });
}

test('no two buttons of a list are called the same', async ({ page, newFarmer }) => {
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  const { agroevidence } = farmer.api;
  const params = { id: farmer.farmId };
  for (const name of ['Dvůr', 'Bahna']) {
    await agroevidence.centers.create({ params, body: { name } });
    await agroevidence.zones.create({ params, body: { name } });
    await agroevidence.catalogues.createCrop({
      body: { name, color: { red: 90, green: 120, blue: 60 } },
      farmIds: [farmer.farmId],
    });
  }
  const coordinates: [number, number][] = [
    [14.3, 48.9],
    [14.31, 48.91],
  ];
  const features = ['Bahňák', null, null].map((name) => ({
    name,
    geometry: { type: 'LineString' as const, coordinates },
  }));
  await agroevidence.landFeatures.create({ params, body: { kind: 'WATER', features } });
  await enter(page, farmer);
  for (const screen of ['settings', 'parcels', 'catalogues', 'history', 'sowing-plan']) {
    await page.goto(`/farm/${farmer.farmId}/${screen}`);
    await expect(page.locator('main').locator('li button, table button, [role="grid"] button').first()).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    expect(await repeatedNames(page), screen).toEqual([]);
  }
});
