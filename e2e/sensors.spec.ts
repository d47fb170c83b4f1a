import { expect, test } from './fixtures.ts';
import { makeDeviceKey } from './support/device-key.ts';
import { enter } from './support/entrance.ts';
import { textOf } from './support/text.ts';

test('a device that sends becomes a sensor, and what it measures is seen as it comes', async ({
  page,
  newFarmer,
  server,
  expectFitAtEveryWidth,
}) => {
  const farmer = await newFarmer({ farmName: 'Mlýnská' });
  await enter(page, farmer, `/farm/${farmer.farmId}/sensors`);
  await expect(page.getByText(textOf('sensors.noneHelp'))).toBeVisible();
  await expectFitAtEveryWidth();

  await page.getByRole('link', { name: textOf('sensors.connection') }).click();
  const key = await makeDeviceKey(page, 'Vlastní zařízení');
  await page.getByLabel(textOf('sensors.addresses.choose')).selectOption('GENERIC');
  const address = page.getByRole('group', { name: textOf('sensors.address'), exact: true }).getByRole('code');
  await expect(address).toHaveText(`${server.url}/iot/uplinks/generic`);
  await expectFitAtEveryWidth();

  const send = async (value: number): Promise<void> => {
    const answer = await fetch((await address.textContent()) ?? '', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ id: 'mlyn-1', readings: [{ feature: 'TEMPERATURE', value }] }),
    });
    expect(answer.status).toBe(202);
  };
  await send(21.5);
  await expect(page.getByText(textOf('sensors.state.PARKED')).last()).toBeVisible();
  await page.getByRole('link', { name: textOf('sensors.messages.makeNamed', { device: 'mlyn-1' }) }).click();
  await expect(page.getByLabel(textOf('history.column.iot.node.external_id'))).toHaveValue('mlyn-1');
  await page.getByLabel(textOf('sensors.name')).fill('U mlýna');
  await page.getByRole('button', { name: textOf('action.save') }).click();
  await expect(page.getByRole('heading', { name: 'U mlýna' })).toBeVisible();
  await expect(page.getByText('21,5 °C', { exact: true })).toBeVisible();
  await expectFitAtEveryWidth();

  await page.getByRole('link', { name: textOf('sensors.toList') }).click();
  await expect(page.getByRole('link', { name: 'U mlýna' })).toBeVisible();
  await expect(page.getByText('21,5 °C', { exact: true })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const { origin } = new URL(server.url);
  await fetch(`${origin}/iot/uplinks/generic?key=${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 'mlyn-1', readings: [{ feature: 'TEMPERATURE', value: 22.5 }] }),
  });
  await expect(page.getByText('22,5 °C', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await expect(page.getByText(textOf('sensors.count', { count: 1 }), { exact: true })).toBeVisible();
  await expectFitAtEveryWidth();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: textOf('sensors.save') }).click();
  await page.getByRole('menuitem', { name: /xlsx/ }).click();
  expect((await download).suggestedFilename()).toBe(`${textOf('sensors.section')}.xlsx`);

  await page.getByRole('link', { name: 'U mlýna' }).click();
  const measured = page.waitForEvent('download');
  await page.getByRole('button', { name: textOf('sensors.save') }).click();
  await page.getByRole('menuitem', { name: textOf('sensors.save.raw.csv') }).click();
  expect((await measured).suggestedFilename()).toMatch(/^U mlýna \d{4}-\d\d-\d\d \d{4}-\d\d-\d\d\.csv$/);

  const ownKey = await makeDeviceKey(page, 'Jen mlýn');
  await expect(page.getByText(textOf('sensors.keys.unused'))).toBeVisible();
  await expectFitAtEveryWidth();
  await fetch(`${origin}/iot/uplinks/generic?key=${ownKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 'mlyn-1', readings: [{ feature: 'TEMPERATURE', value: 23.5 }] }),
  });
  await expect(page.getByText(textOf('sensors.keys.unused'))).toBeHidden();

  await page.getByRole('button', { name: textOf('sensors.place.do') }).click();
  await page.getByLabel(textOf('sensors.latitude')).fill('49,1');
  await page.getByLabel(textOf('sensors.longitude')).fill('14,4');
  await page.getByRole('button', { name: textOf('action.save') }).click();
  await expect(page.getByText(textOf('sensors.moved', { name: 'U mlýna' }))).toBeVisible();
  await page.getByRole('link', { name: textOf('sensors.toList') }).click();
  await page.getByRole('link', { name: textOf('sensors.places') }).click();
  await expect(page.getByText(textOf('sensors.places.status.ACTIVE'))).toBeVisible();
  await page.getByLabel(textOf('sensors.groups.new')).fill('Sady');
  await page.getByRole('button', { name: textOf('sensors.groups.add') }).click();
  await page.getByRole('button', { name: textOf('sensors.places.chooseNamed', { name: 'U mlýna' }) }).click();
  await page.getByRole('dialog').getByLabel('Sady').check();
  await expectFitAtEveryWidth();
  await page.getByRole('button', { name: textOf('action.save') }).click();
  await expect(page.getByText(textOf('sensors.places.grouped', { name: 'U mlýna' }))).toBeVisible();
  await expectFitAtEveryWidth();
});

test('what the fields of any device mean is chosen from its last message and tried at once', async ({
  page,
  newFarmer,
  server,
  expectFitAtEveryWidth,
}) => {
  const farmer = await newFarmer({ farmName: 'Sadová' });
  await enter(page, farmer, `/farm/${farmer.farmId}/sensors/connection`);
  const key = await makeDeviceKey(page, 'Sondy');
  const answer = await fetch(`${server.url}/iot/uplinks/generic?key=${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 'sonda-1', t: 215, probes: [{ vwc: 0.31 }] }),
  });
  expect(answer.status).toBe(202);
  await page.getByRole('link', { name: textOf('sensors.messages.makeNamed', { device: 'sonda-1' }) }).click();
  const line = page.getByRole('group', { name: 'probes.0.vwc' });
  await line.getByLabel(textOf('sensors.mapping.feature')).selectOption('SOIL_MOISTURE');
  await line.getByLabel(textOf('sensors.mapping.factor')).fill('100');
  await expect(line.getByText(textOf('sensors.mapping.becomes', { came: '0,31', value: '31 %' }))).toBeVisible();
  await expectFitAtEveryWidth();
  await page.getByRole('button', { name: textOf('action.save') }).click();
  await expect(page.getByText('31 %', { exact: true })).toBeVisible();
});
