import { landFiles } from '@brazda/harness/land-files.ts';
import { expect, test } from './fixtures.ts';
import { makeDeviceKey } from './support/device-key.ts';
import { enter } from './support/entrance.ts';
import { textOf } from './support/text.ts';

const hourMs = 3_600_000;
/** Of the catalogue. */
const potatoes = 51;

test('what a weather station measured becomes evapotranspiration that is explained, and a light for the potatoes', async ({
  page,
  newFarmer,
  server,
  expectFitAtEveryWidth,
}) => {
  const farmer = await newFarmer({ farmName: 'Bramborářská', landFile: landFiles.czechBlocks });
  await enter(page, farmer, `/farm/${farmer.farmId}/sensors/connection`);
  const key = await makeDeviceKey(page, 'Stanice');

  const until = Math.floor(Date.now() / hourMs) * hourMs;
  const send = async (feature: string, valueAt: (hour: number) => number): Promise<void> => {
    const readings = Array.from({ length: 240 }, (_, at) => {
      const time = new Date(until - (240 - at) * hourMs);
      return { feature, value: valueAt(time.getUTCHours()), time: time.toISOString() };
    });
    const answer = await fetch(`${server.url}/iot/uplinks/generic?key=${key}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: 'stanice-1', time: readings.at(-1)?.time, readings }),
    });
    expect(answer.status).toBe(202);
  };
  await send('TEMPERATURE', (hour) => 16 - 4 * Math.cos((hour / 12) * Math.PI));
  await send('HUMIDITY', (hour) => (hour < 8 ? 95 : 65));
  await send('RAINFALL', () => 100);
  await send('IRRADIATION', (hour) => (hour > 5 && hour < 18 ? 400 : 0));
  await send('PRESSURE', () => 965);
  await send('WIND_SPEED', () => 2.5);
  await page.goto(`${server.url}/farm/${farmer.farmId}/sensors/new?device=stanice-1&network=GENERIC`);
  await page.getByLabel(textOf('sensors.name')).fill('Stanice u lesa');
  await page.getByLabel(textOf('history.column.iot.node.wind_height_m')).fill('2');
  await page.getByLabel(textOf('sensors.latitude')).fill('49,1');
  await page.getByLabel(textOf('sensors.longitude')).fill('14,4');
  await page.getByRole('button', { name: textOf('action.save') }).click();

  const chart = page.getByRole('region', { name: textOf('agronomy.chart.evapotranspiration') });
  await expect(chart).toBeVisible();
  await expect(page.getByText(textOf('agronomy.method.PENMAN_MONTEITH'))).toBeVisible();
  await expectFitAtEveryWidth();
  const explain = chart.getByRole('button', {
    name: textOf('agronomyInfo.open', { title: textOf('agronomyInfo.EVAPOTRANSPIRATION.title') }),
  });
  await explain.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText(textOf('agronomyInfo.EVAPOTRANSPIRATION.read'))).toBeVisible();
  await expectFitAtEveryWidth();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(explain).toBeFocused();

  await page.getByRole('link', { name: textOf('sensors.toList') }).click();
  await page.getByRole('link', { name: textOf('agronomy.diseases') }).click();
  await expect(page.getByText(textOf('agronomy.none'))).toBeVisible();
  const { agroevidence } = farmer.api;
  const farmIds = [farmer.farmId];
  const { rows } = await agroevidence.parcels.list({ farmIds });
  const { id, localName } = rows[0] ?? { id: 0, localName: '' };
  await agroevidence.seedApplications.record({
    params: { id },
    body: { cropId: potatoes, validFrom: '2026-03-01' },
    farmIds,
  });
  await page.reload();
  await page.getByRole('button', { name: textOf('agronomy.chooseNamed', { name: localName }) }).click();
  await page.getByLabel(textOf('agronomy.weatherOf')).selectOption('Stanice u lesa');
  await page.getByRole('button', { name: textOf('action.save') }).click();
  await expect(page.getByText(textOf('agronomy.chosen', { name: localName }))).toBeVisible();
  const table = page.getByRole('table', { name: textOf('agronomy.diseases') });
  await expect(table.getByText(textOf('agronomy.level.HIGH'), { exact: true })).toBeVisible();
  await expect(table.getByText(textOf('agronomy.model.POTATO_BLIGHT_HUTTON'))).toBeVisible();
  await expectFitAtEveryWidth();

  await page.goto(`/farm/${farmer.farmId}/parcels/${id}/overview`);
  const part = page.getByRole('region', { name: textOf('agronomy.diseases') });
  await expect(part.getByText(textOf('agronomy.level.HIGH'), { exact: true })).toBeVisible();
  await expectFitAtEveryWidth();
});
