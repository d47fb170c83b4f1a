import { expect, test } from './fixtures.ts';
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
  await page.getByLabel(textOf('sensors.keys.name')).fill('Vlastní zařízení');
  await page.getByRole('button', { name: textOf('sensors.keys.make') }).click();
  const shown = page.getByRole('group', { name: textOf('sensors.key'), exact: true }).getByRole('code');
  await expect(shown).toBeVisible();
  const key = (await shown.textContent()) ?? '';
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
  await expect(page.getByText('21,5 °C')).toBeVisible();
  await expectFitAtEveryWidth();

  await page.getByRole('link', { name: textOf('sensors.toList') }).click();
  await expect(page.getByRole('link', { name: 'U mlýna' })).toBeVisible();
  await expect(page.getByText('21,5 °C')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const { origin } = new URL(server.url);
  await fetch(`${origin}/iot/uplinks/generic?key=${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 'mlyn-1', readings: [{ feature: 'TEMPERATURE', value: 22.5 }] }),
  });
  await expect(page.getByText('22,5 °C')).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await expect(page.getByText(textOf('sensors.count', { count: 1 }), { exact: true })).toBeVisible();
  await expectFitAtEveryWidth();
});
