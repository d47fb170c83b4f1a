import { landFiles } from '@brazda/harness/land-files.ts';
import { expect, test } from './fixtures.ts';
import { makeDeviceKey } from './support/device-key.ts';
import { enter } from './support/entrance.ts';
import { textLike, textOf } from './support/text.ts';

const hourMs = 3_600_000;
const sentHours = 240;
/** Of the catalogue. */
const potatoes = 51;

test('a parcel gets its soil, its balance is seen, irrigation lowers what is missing, and undoing takes it back', async ({
  page,
  newFarmer,
  server,
  expectFitAtEveryWidth,
}) => {
  const farmer = await newFarmer({ farmName: 'Závlahářská', landFile: landFiles.czechBlocks });
  const { agroevidence, iot } = farmer.api;
  const farmIds = [farmer.farmId];
  const { rows } = await agroevidence.parcels.list({ farmIds });
  const { id, localName } = rows[0] ?? { id: 0, localName: '' };
  await agroevidence.seedApplications.record({
    params: { id },
    body: { cropId: potatoes, validFrom: '2026-04-15', sownOn: '2026-04-15' },
    farmIds,
  });
  await enter(page, farmer, `/farm/${farmer.farmId}/sensors/connection`);
  const key = await makeDeviceKey(page, 'Stanice');
  const until = Math.floor(Date.now() / hourMs) * hourMs;
  const send = async (feature: string, valueAt: (hour: number) => number): Promise<void> => {
    const readings = Array.from({ length: sentHours }, (_, at) => {
      const time = new Date(until - (sentHours - at) * hourMs);
      return { feature, value: valueAt(time.getUTCHours()), time: time.toISOString() };
    });
    const answer = await fetch(`${server.url}/iot/uplinks/generic?key=${key}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: 'stanice-1', time: readings.at(-1)?.time, readings }),
    });
    expect(answer.status).toBe(202);
  };
  await send('TEMPERATURE', (hour) => 16 - 6 * Math.cos((hour / 12) * Math.PI));
  await send('HUMIDITY', (hour) => (hour < 8 ? 90 : 55));
  await send('RAINFALL', () => 0);
  await page.goto(`${server.url}/farm/${farmer.farmId}/sensors/new?device=stanice-1&network=GENERIC`);
  await page.getByLabel(textOf('sensors.name')).fill('Stanice u lesa');
  await page.getByLabel(textOf('sensors.latitude')).fill('49,1');
  await page.getByLabel(textOf('sensors.longitude')).fill('14,4');
  await page.getByRole('button', { name: textOf('action.save') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stanice u lesa' })).toBeVisible();
  const { rows: nodes } = await iot.nodes.list({ query: {}, farmIds });
  await iot.diseaseLights.chooseNode({
    params: { parcelId: id },
    body: { nodeId: nodes[0]?.id ?? 0 },
    farmIds,
  });

  await page.getByRole('link', { name: textOf('sensors.toList') }).click();
  await page.getByRole('link', { name: textOf('waterBalance.section') }).click();
  await expect(page.getByText(textOf('waterBalance.lack.SOIL_UNSAID'))).toBeVisible();
  await expectFitAtEveryWidth();
  await page.getByRole('button', { name: textOf('waterBalance.soil.sayNamed', { name: localName }) }).click();
  await page.getByRole('button', { name: textOf('action.save') }).click();
  await expect(page.getByText(textOf('validation.required'))).toBeVisible();
  await page
    .getByLabel(textOf('waterBalance.soil.texture'))
    .selectOption(textOf('history.value.iot.parcel_soil.texture.LOAM'));
  await expect(page.getByText(textLike('waterBalance.soil.typical'))).toBeVisible();
  await expectFitAtEveryWidth();
  await page.getByRole('button', { name: textOf('action.save') }).click();
  await expect(page.getByText(textOf('waterBalance.soil.said', { name: localName }))).toBeVisible();

  await page.getByRole('link', { name: localName, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    textOf('waterBalance.ofParcel', { name: localName }),
  );
  const enterWater = async (kind: 'FIELD_CAPACITY' | 'IRRIGATION', daysAgo: number, millimetres?: string) => {
    await page.getByRole('button', { name: textOf('waterBalance.entry.add') }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel(textOf('waterBalance.entry.kind'))
      .selectOption(textOf(`history.value.iot.water_entry.kind.${kind}`));
    const day = new Date(Date.now() - daysAgo * 24 * hourMs);
    await dialog
      .getByLabel(textOf('waterBalance.entry.day'), { exact: true })
      .fill(`${day.getDate()}. ${day.getMonth() + 1}. ${day.getFullYear()}`);
    if (millimetres !== undefined)
      await dialog.getByLabel(textOf('waterBalance.entry.amount.IRRIGATION')).fill(millimetres);
    await dialog.getByRole('button', { name: textOf('action.save') }).click();
    await expect(dialog).toBeHidden();
  };
  await enterWater('FIELD_CAPACITY', 7);
  const used = page.getByText(textLike('waterBalance.used')).first();
  await expect(used).toBeVisible();
  const chart = page.getByRole('region', { name: textOf('waterBalance.chart.depletion') });
  await expect(chart).toBeVisible();
  await expect(page.getByText(textOf('waterBalance.noIrrigation'))).toBeVisible();
  await chart.getByRole('button', { name: textOf('chart.table') }).click();
  await expect(chart.getByRole('columnheader', { name: textLike('waterBalance.column.readily') })).toBeVisible();
  await expectFitAtEveryWidth();
  const dry = (await used.textContent()) ?? '';

  await enterWater('IRRIGATION', 2, '4');
  await expect(used).not.toHaveText(dry);
  await expect(page.getByText(textOf('waterBalance.noIrrigation'))).toBeHidden();
  const balance = async () => (await iot.waterBalances.read({ params: { parcelId: id }, farmIds })).standing;
  const watered = (await balance())?.depletion ?? 0;
  await page.getByRole('button', { name: textOf('action.undo') }).click();
  await expect(used).toHaveText(dry);
  expect((await balance())?.depletion).toBeGreaterThan(watered);

  const explain = page
    .getByRole('button', { name: textOf('agronomyInfo.open', { title: textOf('agronomyInfo.WATER_BALANCE.title') }) })
    .first();
  await explain.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText(textOf('agronomyInfo.WATER_BALANCE.limits'))).toBeVisible();
  await expectFitAtEveryWidth();
  await page.keyboard.press('Escape');
  await expect(explain).toBeFocused();

  await page.getByRole('link', { name: textOf('waterBalance.toOverview') }).click();
  const part = page.getByRole('region', { name: textOf('waterBalance.section') });
  await expect(part.getByText(dry)).toBeVisible();
  await expectFitAtEveryWidth();
  await part.getByRole('link', { name: textOf('waterBalance.toParcel') }).click();
  await page.getByRole('link', { name: textOf('waterBalance.toList') }).click();
  await page.getByLabel(textOf('agronomy.which')).selectOption(textOf('waterBalance.state.UNKNOWN'));
  await expect(page).toHaveURL(/state=UNKNOWN/);
  await expect(page.getByText(textOf('agronomy.nothing'))).toBeVisible();

  // What was said of the field holds for its parts.
  const land = await agroevidence.parcels.map({ farmIds });
  const [longitude, latitude] = land.rows.find((row) => row.id === id)?.properties.label ?? [0, 0];
  const line: [number, number][] = [
    [longitude, latitude - 0.1],
    [longitude, latitude + 0.1],
  ];
  const yesterday = new Date(Date.now() - 24 * hourMs).toISOString().slice(0, 10);
  const division = { line: { type: 'LineString' as const, coordinates: line }, from: yesterday };
  const { parcels } = await agroevidence.parcelEditing.split({ params: { id }, body: division, farmIds });
  await page.goto(`${server.url}/farm/${farmer.farmId}/sensors/water/${parcels[0]?.id ?? 0}`);
  await expect(page.getByText(textOf('waterBalance.entry.takenFrom', { name: localName }))).toBeVisible();
  await expect(page.getByText(textOf('waterBalance.takenFrom', { name: localName }))).toBeVisible();
  await expectFitAtEveryWidth();
});
