import type { TileServer } from '@brazda/simulators/tile-server/tile-server.ts';
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { demoFarmer, enter } from './support/entrance.ts';
import { textLike, textOf } from './support/text.ts';
import { searchBox, suggestions } from './support/parcel-search.ts';
import { withTiles } from './support/tile-fixtures.ts';

const credit = '© Vymyšlený registr';

const test = withTiles((tiles) => {
  const licence = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' };
  const overlays = [
    { id: 'lpis_cz', kind: 'wms', url: `${tiles}/wms`, layer: 'zones', attribution: credit, licence },
    { id: 'lpis_sk', kind: 'wms', url: `${tiles}/wms`, layer: 'zones', attribution: 'x', countries: ['SK'] },
    { id: 'counties', kind: 'vector', url: `${tiles}/zones/{z}/{x}/{y}.mvt`, attribution: '© Kraj' },
    {
      id: 'weather',
      kind: 'xyz',
      url: `${tiles}/zones/{z}/{x}/{y}.png?time={time}`,
      attribution: '© Radar',
      moments: { everyMinutes: 10, lateMinutes: 0 },
    },
  ];
  return { MAP_LAYERS: JSON.stringify({ overlays }) };
});

const panel = (page: Page): Locator => page.getByRole('region', { name: textOf('map.layers') });
const asked = (pictures: TileServer, part: string): number =>
  pictures.requests.filter((path) => path.includes(part)).length;

test.beforeEach(async ({ page, farmMap }) => {
  await enter(page, demoFarmer);
  await searchBox(page).fill('zitna');
  await suggestions(page).first().click();
  await farmMap.atRest();
});

test('layers of registers are asked for when they are wished, credited, and found again', async ({
  page,
  pictures,
}) => {
  expect(pictures.requests).toEqual([]);
  await page.getByRole('button', { name: textOf('map.layers') }).click();
  await expect(panel(page).getByRole('checkbox', { name: textOf('map.layer.parcels') })).toBeChecked();
  await expect(panel(page).getByRole('checkbox', { name: textOf('map.layer.lpis_sk') })).toHaveCount(0);
  await panel(page)
    .getByRole('checkbox', { name: textOf('map.layer.lpis_cz') })
    .check();
  await expect.poll(() => asked(pictures, 'LAYERS=zones')).toBeGreaterThan(2);
  await expect(panel(page).getByRole('link', { name: 'CC BY 4.0' })).toBeVisible();
  await expect(page.getByText(credit).first()).toBeVisible();
  await panel(page)
    .getByRole('checkbox', { name: textOf('map.layer.counties') })
    .check();
  await expect.poll(() => asked(pictures, '.mvt')).toBeGreaterThan(0);
  await expect(page).toHaveURL(/layers=/);
  await page.reload();
  await page.getByRole('button', { name: textOf('map.layers') }).click();
  await expect(panel(page).getByRole('checkbox', { name: textOf('map.layer.lpis_cz') })).toBeChecked();
});

test('parcels of registers are drawn from near, as their layer says from afar, counties from everywhere', async ({
  page,
  pictures,
  farmMap,
}) => {
  await page.getByRole('button', { name: textOf('map.layers') }).click();
  for (const layer of ['map.layer.lpis_cz', 'map.layer.counties'] as const)
    await panel(page)
      .getByRole('checkbox', { name: textOf(layer) })
      .check();
  const nearer = panel(page).getByText(textOf('map.layers.nearer'));
  await expect(nearer).toHaveCount(0);
  const before = asked(pictures, '.mvt');
  await expect(async () => {
    await page.getByRole('button', { name: textOf('map.zoomOut') }).click();
    await farmMap.atRest();
    await expect(nearer).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await expect.poll(() => asked(pictures, '.mvt')).toBeGreaterThan(before);
  await expect(page.getByText(credit)).toHaveCount(1);
});

test('rain is shown by its button, with the time that it is of', async ({ page, pictures }) => {
  const button = page.getByRole('button', { name: textOf('map.weather') });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => asked(pictures, 'time=20')).toBeGreaterThan(0);
  await expect(page.getByText(textLike('map.weather.at'))).toBeVisible();
});

test.describe('while a service is down', () => {
  test.use({ allowedErrors: /status of 503/ });

  test('the panel says so quietly', async ({ page, pictures }) => {
    pictures.setMode('503');
    await page.getByRole('button', { name: textOf('map.layers') }).click();
    await panel(page)
      .getByRole('checkbox', { name: textOf('map.layer.lpis_cz') })
      .check();
    await expect(panel(page).getByText(textOf('map.layers.silent'))).toBeVisible();
    // Also to those who have closed the panel.
    await page.keyboard.press('Escape');
    const note = page.getByText(textOf('map.silent', { layers: textOf('map.layer.lpis_cz') }));
    await expect(note).toBeVisible();
    pictures.setMode('normal');
    await expect(note).toBeHidden({ timeout: 30_000 });
  });
});
