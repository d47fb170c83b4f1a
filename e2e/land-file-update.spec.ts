import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { FeatureCollection, MultiPolygon, Position } from 'geojson';
import type { Farmer } from '@brazda/harness/farmer.ts';
import { landFiles } from '@brazda/harness/land-files.ts';
import { expect, test } from './fixtures.ts';
import { enter } from './support/entrance.ts';
import { textLike, textOf } from './support/text.ts';

type Land = FeatureCollection<MultiPolygon, Record<string, string | number | null>>;

/** Saves the farm's parcels as a file, by the menu of the list. */
async function saveLand(page: Page, farmer: Farmer): Promise<Land> {
  await enter(page, farmer, `/farm/${farmer.farmId}/parcels`);
  await page.getByRole('button', { name: textOf('parcelList.landFile') }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'GeoJSON' }).click();
  return JSON.parse(await readFile(await (await download).path(), 'utf8')) as Land;
}

function moved(geometry: MultiPolygon, move: (point: Position) => Position): MultiPolygon {
  return { ...geometry, coordinates: geometry.coordinates.map((rings) => rings.map((ring) => ring.map(move))) };
}

/** The land as somebody has drawn upon it: one parcel called otherwise, one smaller, one left out, and one new. */
function drawnUpon({ features, ...land }: Land): Land {
  const [renamed, smaller, , ...others] = features;
  if (!renamed || !smaller) throw new Error('The farm has too few parcels');
  const [x = 0, y = 0] = smaller.geometry.coordinates[0]?.[0]?.[0] ?? [];
  const half = ([px = 0, py = 0]: Position): Position => [x + (px - x) * 0.9, y + (py - y) * 0.9];
  const far = ([px = 0, py = 0]: Position): Position => [px + 0.2, py];
  return {
    ...land,
    features: [
      { ...renamed, properties: { ...renamed.properties, NAME: 'Podle mapy' } },
      { ...smaller, geometry: moved(smaller.geometry, half) },
      { ...smaller, properties: { NAME: 'Za řekou' }, geometry: moved(smaller.geometry, far) },
      ...others,
    ],
  };
}

test('a file that was drawn upon is compared with the farm, decided, done, and taken back', async ({
  page,
  newFarmer,
  expectFitAtEveryWidth,
}) => {
  test.setTimeout(180_000);
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  const { parcels } = farmer.api.agroevidence;
  const farmIds = [farmer.farmId];
  const before = (await parcels.list({ farmIds, query: { 'per-page': 1000 } })).total;
  const land = await saveLand(page, farmer);
  expect(land.features).toHaveLength(before);

  await page
    .getByRole('main')
    .getByRole('link', { name: textOf('addLand.title') })
    .click();
  await page.locator('input[type="file"]').setInputFiles({
    name: 'pole.geojson',
    mimeType: 'application/geo+json',
    buffer: Buffer.from(JSON.stringify(drawnUpon(land))),
  });
  await expect(page.getByRole('region', { name: textOf('landFileReport.heading') })).toBeVisible();
  await page.getByRole('button', { name: textOf('addLand.submit') }).click();

  await expect(page.getByRole('heading', { name: textOf('fileUpdate.title', { file: 'pole.geojson' }) })).toBeVisible();
  await expect(page.getByText(textOf('fileUpdate.unchanged', { count: before - 3 }))).toBeVisible();
  await expect(page.getByText(textOf('fileUpdate.missing', { count: 1 }))).toBeVisible();
  await expect(page.getByText(textOf('fileUpdate.headline.NEW', { before: '', now: 'Za řekou' }))).toBeVisible();
  await expectFitAtEveryWidth();

  const renamed = page.getByRole('radiogroup', {
    name: textOf('landUpdate.decisionOf', { name: 'Podle mapy' }),
  });
  const kept = renamed.getByRole('radio', { name: textOf('landUpdate.decision.KEEP') });
  // It stands as chosen once the list of changes says so, a moment after the click.
  await kept.click();
  await expect(kept).toBeChecked();
  await expect(page.getByText(textOf('landUpdate.decided', { taken: 2, kept: 2, later: 0 }))).toBeVisible();
  await page.getByRole('button', { name: textOf('landUpdate.apply') }).click();
  await page
    .getByRole('dialog', { name: textOf('landUpdate.applyTitle') })
    .getByRole('button', { name: textOf('landUpdate.apply') })
    .click();
  await expect(page.getByText(textOf('landUpdate.didTake', { count: 2 }))).toBeVisible();
  expect((await parcels.list({ farmIds })).total).toBe(before + 1);
  expect((await parcels.suggestions({ farmIds, query: { search: 'Podle mapy' } })).rows).toEqual([]);
  await expectFitAtEveryWidth();

  await page.getByRole('button', { name: textOf('landUpdate.takeBack') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: textOf('landUpdate.takeBack') })
    .click();
  await expect(page.getByText(textLike('landUpdate.takenBack'))).toBeVisible();
  expect((await parcels.list({ farmIds })).total).toBe(before);
});
