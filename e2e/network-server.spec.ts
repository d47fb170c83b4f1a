import { landFiles } from '@brazda/harness/land-files.ts';
import { devicesOfFarm } from '@brazda/simulators/sensor-networks/devices-of-farm.ts';
import { playNetworks } from '@brazda/simulators/sensor-networks/play-networks.ts';
import { expect, test } from './fixtures.ts';
import { makeDeviceKey } from './support/device-key.ts';
import { enter } from './support/entrance.ts';
import { textOf } from './support/text.ts';

const [station] = devicesOfFarm({ count: 1, place: { seed: 7, latitude: 49.36, longitude: 16.8, elevation: 560 } });
const hour = 3600;

test('a node is made, placed by a press on the map, and its network server brings the first points of its chart', async ({
  page,
  newFarmer,
  server,
  expectFitAtEveryWidth,
}) => {
  if (!station) throw new Error('No device is played');
  const { externalId, model } = station;
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  await enter(page, farmer, `/farm/${farmer.farmId}/sensors/connection`);
  const key = await makeDeviceKey(page, 'Brána u silnice');

  await page.getByRole('link', { name: textOf('sensors.toList') }).click();
  await page.getByRole('link', { name: textOf('sensors.add') }).click();
  await page.getByLabel(textOf('sensors.name')).fill('Meteo');
  await page.getByLabel(textOf('history.column.iot.node.external_id')).fill(externalId);
  await page.getByLabel(textOf('history.column.iot.node.device_type')).selectOption(model.deviceType);
  await page.getByRole('button', { name: textOf('sensors.place.onMap') }).click();
  const map = page.getByRole('application', { name: textOf('sensors.place.map') });
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator('canvas').first()).toBeVisible();
  await expectFitAtEveryWidth();
  await map.click();
  const latitude = page.getByLabel(textOf('sensors.latitude'));
  await expect(latitude).toHaveValue(/^49,\d+$/);
  const pressed = await latitude.inputValue();
  await map.press('ArrowDown');
  // The map glides there.
  await expect(async () => {
    await map.press(' ');
    await expect(latitude).not.toHaveValue(pressed, { timeout: 300 });
  }).toPass();
  await page.getByRole('button', { name: textOf('action.save') }).click();
  await expect(page.getByRole('heading', { name: 'Meteo' })).toBeVisible();

  const now = Math.floor(Date.now() / 1000);
  const receiver = { url: server.url, key };
  const played = await playNetworks({ receiver, devices: [station], from: now - 6 * hour, to: now });
  expect(played.messages).toBeGreaterThan(6);
  await expect(page.getByRole('application', { name: textOf('sensors.feature.TEMPERATURE') })).toBeVisible();
  await expectFitAtEveryWidth();
});
