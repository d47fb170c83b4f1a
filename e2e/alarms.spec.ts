import { expect, test } from './fixtures.ts';
import { makeDeviceKey } from './support/device-key.ts';
import { enter } from './support/entrance.ts';
import { sensingFarm } from './support/sensing-farm.ts';
import { textLike, textOf } from './support/text.ts';

test('a frost is told in the inbox, and somebody takes note of it', async ({
  page,
  newFarmer,
  server,
  expectFitAtEveryWidth,
}) => {
  const farmer = await newFarmer({ farmName: 'Vinná' });
  await enter(page, farmer, `/farm/${farmer.farmId}/sensors/connection`);
  const key = await makeDeviceKey(page, 'Stanice');
  const send = async (value: number): Promise<void> => {
    const { status } = await fetch(`${server.url}/iot/uplinks/generic?key=${key}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: 'vinice-1', readings: [{ feature: 'TEMPERATURE', value }] }),
    });
    expect(status).toBe(202);
  };
  await send(3);
  await page.getByRole('link', { name: textOf('sensors.messages.makeNamed', { device: 'vinice-1' }) }).click();
  await page.getByRole('button', { name: textOf('action.save') }).click();
  await expect(page.getByText('3 °C', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: textOf('sensors.rule.add') }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel(textOf('history.column.iot.alarm_rule.comparison'))
    .selectOption({ label: textOf('history.value.iot.alarm_rule.comparison.BELOW') });
  await dialog.getByLabel(textOf('history.column.iot.alarm_rule.threshold')).fill('0');
  await expectFitAtEveryWidth();
  await dialog.getByRole('button', { name: textOf('action.save') }).click();
  await expect(page.getByText(textOf('sensors.rule.added'))).toBeVisible();

  await send(-2);
  await expect(page.getByRole('heading', { name: textOf('sensors.alarms') })).toBeVisible();
  await expectFitAtEveryWidth();
  await page.getByRole('link', { name: textOf('shell.notifications', { count: 1 }) }).click();
  await expect(page.getByRole('heading', { name: textOf('notifications.section') })).toBeVisible();
  await expectFitAtEveryWidth();
  await page.getByRole('listitem').filter({ hasText: 'vinice-1' }).getByRole('link').click();
  await page.getByRole('button', { name: textOf('sensors.alarm.acknowledge') }).click();
  await expect(page.getByText(textOf('sensors.alarm.acknowledgedBy', { who: farmer.email }))).toBeVisible();
  await expect(page.getByLabel(textOf('shell.notifications', { count: 0 }), { exact: true })).toBeVisible();

  await page.goto(`${server.url}/farm/${farmer.farmId}/notifications/settings`);
  await expect(page.getByRole('heading', { name: textOf('notifications.settings') })).toBeVisible();
  await expectFitAtEveryWidth();
});

test.describe('a place', () => {
  test('is watched on when the sensor there is replaced', async ({
    page,
    newFarmer,
    server,
    expectFitAtEveryWidth,
  }) => {
    const farmer = await newFarmer({ farmName: 'Sadařská' });
    const { addSensor, send } = await sensingFarm(page, farmer);
    const sensors = `${server.url}/farm/${farmer.farmId}/sensors`;
    const old = await addSensor('sad-stary', [14.4, 49.1]);
    await send('sad-stary', 3);
    await enter(page, farmer, `${sensors}/${old}`);
    await expect(page.getByText('3 °C', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: textOf('sensors.rule.add') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(textOf('sensors.rule.where')).selectOption({ label: textOf('sensors.rule.where.PLACE') });
    await expect(dialog.getByText(textOf('sensors.rule.where.help'))).toBeVisible();
    await dialog.getByLabel(textOf('history.column.iot.alarm_rule.threshold')).fill('0');
    await expectFitAtEveryWidth();
    await dialog.getByRole('button', { name: textOf('action.save') }).click();
    const ofPlace = page.getByText(textOf('sensors.rule.isOfPlace', { name: 'sad-stary' }));
    await expect(ofPlace).toBeVisible();
    await expectFitAtEveryWidth();
    await send('sad-stary', -2);
    await expect(page.getByRole('button', { name: textOf('sensors.alarm.acknowledge') })).toBeVisible();

    await page.getByRole('button', { name: textOf('sensors.retire') }).click();
    await expect(page.getByText(textOf('sensors.retired', { name: 'sad-stary' }))).toBeVisible();
    // Where no sensor stands just now, the rule is among all of the farm.
    await page.getByRole('link', { name: textOf('sensors.rules'), exact: true }).click();
    await expect(ofPlace).toBeVisible();
    await expectFitAtEveryWidth();
    await page.goBack();
    const fresh = await addSensor('sad-novy', [14.4001, 49.1]);
    await send('sad-novy', -1);
    await page.getByRole('link', { name: 'sad-novy' }).click();
    await expect(page).toHaveURL(new RegExp(`/sensors/${fresh}`));
    await expect(ofPlace).toBeVisible();
    await expect(page.getByRole('button', { name: textOf('sensors.alarm.acknowledge') })).toBeVisible();
    await page.goto(sensors);
    await expect(page.getByText(textOf('sensors.sign.alarms', { count: 1 }))).toBeVisible();

    // What was put away is found where its place is told of, and can be brought back.
    await page.getByRole('link', { name: textOf('sensors.places') }).click();
    await page.getByRole('link', { name: 'sad-stary' }).click();
    await expect(page.getByText(textLike('sensors.retiredSince'))).toBeVisible();
    await expect(page.getByText('-2 °C', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: textOf('sensors.retire') })).toBeHidden();
    await expectFitAtEveryWidth();
    await page.getByRole('button', { name: textOf('sensors.restore') }).click();
    await expect(page.getByRole('button', { name: textOf('sensors.retire') })).toBeVisible();
  });
});
