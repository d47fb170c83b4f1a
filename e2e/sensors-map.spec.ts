import { expect, test } from './fixtures.ts';
import { enter } from './support/entrance.ts';
import { sensingFarm } from './support/sensing-farm.ts';
import { textOf } from './support/text.ts';

const [station, silo] = [
  [14.4, 49.1],
  [14.4012, 49.1],
] as const;

test('sensors are found on the map: by a press, out of a cluster and by keys, and their values come as they are measured', async ({
  page,
  newFarmer,
  farmMap,
  expectAccessible,
  expectFitAtEveryWidth,
}) => {
  const farmer = await newFarmer({ farmName: 'Mapová' });
  const { addSensor, send } = await sensingFarm(page, farmer);
  const id = await addSensor('meteostanice', station);
  for (const name of ['silo-1', 'silo-2']) await addSensor(name, silo);
  await send('meteostanice', 21.5);

  await enter(page, farmer, `/farm/${farmer.farmId}/sensors/${id}`);
  await expect(page.getByText('21,5 °C', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: textOf('sensors.showOnMap') }).click();
  const panel = page.getByRole('region', { name: textOf('map.sensors.panel') });
  await expect(panel.getByRole('heading', { name: 'meteostanice' })).toBeVisible();
  await expect(panel.getByText('21,5 °C', { exact: true })).toBeVisible();
  await farmMap.atRest();
  expect((await farmMap.view()).zoom).toBeCloseTo(18, 1);
  await expectAccessible();
  await expectFitAtEveryWidth();
  await send('meteostanice', 22.5);
  await expect(panel.getByText('22,5 °C', { exact: true })).toBeVisible();

  // Two that stand at one place are a cluster however near the map comes, and then a list.
  for (const zoom of [20, 21]) {
    await farmMap.click(silo);
    await expect.poll(async () => (await farmMap.view()).zoom).toBeCloseTo(zoom, 1);
    await farmMap.atRest();
  }
  await farmMap.click(silo);
  const crowd = page.getByRole('region', { name: textOf('map.sensors.crowd') });
  await expect(crowd.getByRole('button', { name: /silo-1/ })).toBeVisible();
  await expectAccessible();
  await crowd.getByRole('button', { name: /silo-2/ }).click();
  await expect(panel.getByRole('heading', { name: 'silo-2' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await page.getByRole('button', { name: textOf('map.sensors.list') }).click();
  await page.getByLabel(textOf('map.sensors.filter')).fill('meteo');
  await expect(page).toHaveURL(/filter=meteo/);
  await page.getByLabel(textOf('map.sensors.filter')).press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: 'meteostanice' })).toBeVisible();
  await farmMap.atRest();
  await expectFitAtEveryWidth();
  await panel.getByRole('button', { name: textOf('action.close') }).click();
  await farmMap.click(station);
  await expect(panel.getByRole('heading', { name: 'meteostanice' })).toBeVisible();

  // The map of parcels shows them where that is wished, and remembers it.
  const tool = page.getByRole('button', { name: textOf('map.sensors'), exact: true });
  await tool.click();
  await expect(page).toHaveURL(/\/farm\/\d+\/map/);
  await expect(tool).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: textOf('map.layers') }).click();
  await page.getByRole('checkbox', { name: textOf('map.layer.sensors') }).check();
  await expect(page.getByRole('list', { name: textOf('map.sensors.legend') })).toBeVisible();
  await expect(page).toHaveURL(/layers=labels(,|%2C)parcels(,|%2C)sensors/);
});
