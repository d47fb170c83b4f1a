import { expect, test } from './fixtures.ts';
import { enter } from './support/entrance.ts';
import { textOf } from './support/text.ts';

const hour = 3_600_000;
const devices = [
  { id: 'mlyn-1', name: 'U mlýna', values: [4.5, 6, 9.5, 8] },
  { id: 'humna-1', name: 'Za humny', values: [2, 5.5, 11, 6.5] },
] as const;

test('what two sensors measure stands in one chart, after a reload too, and is saved as one file', async ({
  page,
  newFarmer,
  server,
  expectFitAtEveryWidth,
}) => {
  const farmer = await newFarmer({ farmName: 'Mlýnská' });
  const { farmId: farm } = farmer;
  const { accessKeys, nodes } = farmer.api.iot;
  const { key } = await accessKeys.create({ params: { id: farm }, body: { name: 'Pole' } });
  for (const { id, name, values } of devices) {
    await nodes.create({ body: { farm, name, externalId: id, networkType: 'GENERIC' } });
    for (const [at, value] of values.entries()) {
      const time = new Date(Date.now() - (values.length - at) * hour).toISOString();
      const answer = await fetch(`${server.url}/iot/uplinks/generic`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ id, time, readings: [{ feature: 'TEMPERATURE', value }] }),
      });
      expect(answer.status).toBe(202);
    }
  }
  await enter(page, farmer, `/farm/${farm}/sensors`);
  await page.getByRole('link', { name: 'U mlýna' }).click();
  const chart = page.getByRole('application', { name: textOf('sensors.feature.TEMPERATURE') });
  await expect(chart).toBeVisible();
  await page.getByRole('combobox', { name: textOf('sensors.compare') }).fill('humny');
  await page.getByRole('option', { name: 'Za humny' }).click();
  const lineOf = (node: string) =>
    page.getByRole('button', {
      name: textOf('sensors.compare.line', { node, sensor: textOf('sensors.feature.TEMPERATURE') }),
    });
  await expect(lineOf('Za humny')).toBeVisible();
  await expectFitAtEveryWidth();

  await page.reload();
  await expect(lineOf('Za humny')).toBeVisible();
  await expect(lineOf('U mlýna')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: textOf('sensors.save') }).click();
  await page.getByRole('menuitem', { name: textOf('sensors.save.raw.csv') }).click();
  const content = await (await saved).createReadStream();
  let table = '';
  for await (const piece of content) table += String(piece);
  expect(table).toContain('U mlýna');
  expect(table).toContain('Za humny');

  await page.getByRole('button', { name: textOf('sensors.compare.remove', { node: 'Za humny' }) }).click();
  await expect(lineOf('Za humny')).toHaveCount(0);
  await expect(chart).toBeVisible();
});
