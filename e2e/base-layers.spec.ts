import { expect } from './fixtures.ts';
import { demoFarmer, enter } from './support/entrance.ts';
import { textOf } from './support/text.ts';
import { searchBox, suggestions } from './support/parcel-search.ts';
import { withTiles } from './support/tile-fixtures.ts';

const credit = '© Vymyšlený zeměměřický úřad';

const test = withTiles((tiles) => {
  const layers = [
    {
      id: 'orthophoto',
      kind: 'wmts',
      url: `${tiles}/wmts`,
      layer: 'orthophoto',
      matrixSet: 'GoogleMapsCompatible',
      attribution: credit,
      licence: { name: 'Podmínky úřadu', url: 'https://conditions.example/' },
      countries: ['CZ'],
    },
    { id: 'satellite', kind: 'xyz', url: `${tiles}/xyz/{z}/{y}/{x}.png`, attribution: '© Družice' },
  ];
  return { MAP_BASE_LAYERS: JSON.stringify(layers) };
});

test('the orthophoto lies under the parcels, its owner is named, and it can be put away', async ({
  page,
  farmMap,
  pictures,
}) => {
  await enter(page, demoFarmer);
  await farmMap.atRest();
  await searchBox(page).fill('zitna');
  await suggestions(page).first().click();
  await farmMap.atRest();
  await expect(page.getByText(credit)).toBeVisible();
  await expect.poll(() => pictures.requests.filter((path) => path.startsWith('/wmts')).length).toBeGreaterThan(3);
  await expect.poll(async () => (await farmMap.colorsSeen()) > 60).toBe(true);

  await page.getByRole('button', { name: textOf('map.layers') }).click();
  const layers = page.getByRole('region', { name: textOf('map.layers') });
  await expect(layers.getByRole('radio', { name: textOf('map.base.orthophoto') })).toBeChecked();
  await expect(layers.locator('img')).toHaveCount(2);
  await expect(layers.getByRole('link', { name: 'Podmínky úřadu' })).toHaveAttribute('href', /conditions/);
  await layers.getByLabel(textOf('map.layers.baseOpacity')).fill('0.3');
  await expect(layers.getByText('30 %')).toBeVisible();
  await layers.getByRole('radio', { name: textOf('map.base.none') }).check();
  await expect(page.getByText(credit)).toHaveCount(0);
  const before = pictures.requests.length;
  await page.getByRole('button', { name: textOf('map.zoomIn') }).click();
  await farmMap.atRest();
  expect(pictures.requests.length).toBe(before);
});

for (const section of ['map', 'map-v2']) {
  test(`on /${section} parcels do not wait for a map service that never answers`, async ({
    page,
    farmMap,
    pictures,
  }) => {
    pictures.setMode('silent');
    const before = pictures.requests.length;
    await enter(page, demoFarmer);
    await expect(page).toHaveURL(/\/farm\/\d+\/map/);
    await page.goto(new URL(page.url()).pathname.replace(/map(-v2)?$/, section));
    await expect.poll(() => pictures.requests.length).toBeGreaterThan(before);
    await expect.poll(farmMap.paintedShare).toBeGreaterThan(0.005);
    await page.getByRole('button', { name: textOf('map.zoomIn') }).click();
    await farmMap.atRest();
    await expect.poll(farmMap.paintedShare).toBeGreaterThan(0.005);
    await expect(page.getByText(textOf('map.loadingParcels'))).toBeHidden();
  });
}

test.describe('while the map service is down', () => {
  // The browser itself notes each picture that does not come; the page must add nothing to that.
  test.use({ allowedErrors: /status of 503/ });

  test('the ground is quiet, the parcels are there, and the service is not flooded', async ({
    page,
    farmMap,
    pictures,
  }) => {
    pictures.setMode('503');
    const noise: string[] = [];
    page.on('console', (message) => {
      if (!message.text().startsWith('Failed to load resource')) noise.push(message.text());
    });
    const before = pictures.requests.length;
    await enter(page, demoFarmer);
    await farmMap.atRest();
    await searchBox(page).fill('zitna');
    await suggestions(page).first().click();
    await expect(
      page.getByRole('region', { name: textOf('parcel.panel') }).getByRole('heading', { level: 2 }),
    ).toContainText('Žitná');
    await farmMap.atRest();
    for (const name of [textOf('map.zoomOut'), textOf('map.zoomIn'), textOf('map.zoomIn')]) {
      await page.getByRole('button', { name }).click();
      await farmMap.atRest();
    }
    await expect.poll(farmMap.paintedShare).toBeGreaterThan(0);
    await page.getByRole('button', { name: textOf('map.layers') }).click();
    const layers = page.getByRole('region', { name: textOf('map.layers') });
    await expect(layers.getByText(textOf('map.layers.silent')).first()).toBeVisible();
    expect(pictures.requests.length - before).toBeLessThan(60);
    expect(noise).toEqual([]);
  });
});
