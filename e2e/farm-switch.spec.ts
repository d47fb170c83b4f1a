import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enter } from './support/entrance.ts';
import { landFiles, registerLand } from '@brazda/harness/land-files.ts';
import { textOf } from './support/text.ts';
import { searchBox } from './support/parcel-search.ts';

async function switchTo(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: textOf('shell.switchFarm', { farm: from }) }).click();
  await page
    .getByRole('dialog', { name: textOf('shell.farms') })
    .getByRole('link', { name: to })
    .click();
  await expect(page.getByRole('button', { name: textOf('shell.switchFarm', { farm: to }) })).toBeVisible();
}

/** Answers about one farm come late. */
async function slowDown(page: Page, farmId: number): Promise<{ readonly arrived: () => number }> {
  let arrived = 0;
  await page.route(new RegExp(`/agroevidence/.*(farmIds=${farmId}(&|$)|tiles/${farmId}/)`), async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue().catch(() => undefined);
    arrived += 1;
  });
  return { arrived: () => arrived };
}

for (const section of ['map', 'map-v2'] as const) {
  test(`on /${section}, late answers about one farm are never shown under the name of the other`, async ({
    page,
    newFarmer,
    farmMap,
  }) => {
    const farmer = await newFarmer({ farmName: 'Prázdná Lhota' });
    const fullId = await registerLand(farmer.api, {
      farmName: 'Plná Lhota',
      countryCode: 'CZ',
      landFile: landFiles.czechBlocks,
    });
    const slow = await slowDown(page, fullId);
    await enter(page, farmer, `/farm/${fullId}/${section}`);
    await page.getByRole('button', { name: textOf('map.list') }).click();
    await searchBox(page).fill('7405');
    await page.waitForTimeout(700);
    await switchTo(page, 'Plná Lhota', 'Prázdná Lhota');
    await expect(page).toHaveURL(new RegExp(`/farm/${farmer.farmId}/`));
    await expect.poll(slow.arrived).toBeGreaterThan(1);
    await page.waitForTimeout(500);

    await expect(page.getByRole('application', { name: textOf('map.label', { farm: 'Prázdná Lhota' }) })).toBeVisible();
    await expect(page.getByRole('heading', { name: textOf('map.empty.heading') })).toBeVisible();
    await expect(page.getByText('7405/5')).toHaveCount(0);
    expect(await farmMap.paintedShare()).toBe(0);

    await page.getByRole('button', { name: textOf('map.list') }).click();
    await expect(page.getByRole('region', { name: textOf('map.list') })).toContainText(
      textOf('addLand.imported', { count: 0 }),
    );
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await switchTo(page, 'Prázdná Lhota', 'Plná Lhota');
    await expect.poll(farmMap.paintedShare).toBeGreaterThan(0);
  });
}
