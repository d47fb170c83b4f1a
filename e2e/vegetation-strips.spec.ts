import { readFile } from 'node:fs/promises';
import type { Farmer } from '@brazda/harness/farmer.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { phone } from './support/devices.ts';
import { enter } from './support/entrance.ts';
import { textLike, textOf } from './support/text.ts';

type Place = [lon: number, lat: number];
const [lon, lat] = [16.6, 49.2];
/** A place by hundreds of metres or so to the east and the north of the middle of the field. */
const at = (x: number, y: number): Place => [lon + x * 0.0014, lat + y * 0.0009];

async function fieldOf(farmer: Farmer): Promise<number> {
  const ring = [at(-0.5, -0.5), at(0.5, -0.5), at(0.5, 0.5), at(-0.5, 0.5), at(-0.5, -0.5)];
  const { parcels } = await farmer.api.agroevidence.parcelEditing.draw({
    body: { outline: { type: 'Polygon', coordinates: [ring] }, name: 'Dolní', from: '2026-01-01' },
    farmIds: [farmer.farmId],
  });
  return parcels[0]?.id ?? 0;
}

/** What a chosen format holds, as it comes down. */
async function savedGeoJson(page: Page, part: Locator): Promise<unknown> {
  await part.getByRole('button', { name: textOf('strip.save') }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'GeoJSON' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${textOf('strip.fileName', { name: 'Dolní' })}.geojson`);
  return JSON.parse(await readFile(await download.path(), 'utf8'));
}

test('a strip of vegetation is tried by its width on the overview, unknown along water, and saved for a machine', async ({
  page,
  newFarmer,
  expectFitAtEveryWidth,
}) => {
  const farmer = await newFarmer();
  const parcelId = await fieldOf(farmer);
  await enter(page, farmer, `/farm/${farmer.farmId}/parcels/${parcelId}/overview`);
  const part = page.getByRole('region', { name: textOf('strip.title') });
  await expect(part.getByRole('button', { name: textOf('strip.save') })).toBeDisabled();
  await part.getByLabel(textOf('strip.width')).fill('6');
  await expect(part.getByText(textLike('strip.total'))).toBeVisible();
  await expectFitAtEveryWidth('main');
  expect(await savedGeoJson(page, part)).toMatchObject({
    features: [{ properties: { NAME: 'Dolní', ALONG: 'BOUNDARY', WIDTH_M: 6 }, geometry: { type: 'MultiPolygon' } }],
  });
  await part.getByRole('radio', { name: textOf('strip.along.WATER') }).check();
  await expect(part.getByText(textOf('strip.unknown'))).toBeVisible();
  await expect(part.getByRole('button', { name: textOf('strip.save') })).toBeDisabled();
});

test.describe('in the field', () => {
  test.use({ viewport: phone });

  test('a strip of vegetation is laid along a line that is drawn on the map', async ({
    page,
    newFarmer,
    farmMap,
    expectFitAtEveryWidth,
  }) => {
    const farmer = await newFarmer();
    const parcelId = await fieldOf(farmer);
    const middle = `${at(0, -0.6)[1].toFixed(5)},${lon.toFixed(5)},17z`;
    await enter(page, farmer, `/farm/${farmer.farmId}/map?parcel=${parcelId}&at=@${middle}`);
    await farmMap.atRest();
    const known = page.getByRole('region', { name: textOf('parcel.panel') });
    await known.getByRole('button', { name: textOf('strip.title') }).click();
    const panel = page.getByRole('region', { name: textOf('strip.title') });
    await panel.getByLabel(textOf('strip.width')).fill('20');
    await expect(panel.getByText(textLike('strip.total'))).toBeVisible();
    await panel.getByRole('radio', { name: textOf('strip.along.LINE') }).check();
    await expect(panel.getByText(textOf('map.strip.lineHint'))).toBeVisible();
    await farmMap.click(at(-0.45, 0.6));
    await farmMap.click(at(0.2, 0.2));
    await farmMap.click(at(0.2, 0.2));
    await expect(panel.getByText(textLike('strip.total'))).toBeVisible();
    await expectFitAtEveryWidth('[data-map-part="strips"]');
    expect(await savedGeoJson(page, panel)).toMatchObject({ features: [{ properties: { ALONG: 'LINE' } }] });
    await panel.getByRole('button', { name: textOf('map.strip.leave') }).click();
    await expect(known).toBeVisible();
  });
});
