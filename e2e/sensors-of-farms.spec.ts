import { administrator } from '@brazda/harness/administrator.ts';
import { expect, test } from './fixtures.ts';
import { enter } from './support/entrance.ts';
import { sensingFarm } from './support/sensing-farm.ts';
import { textOf } from './support/text.ts';

test('an administrator finds the sensors of a farm, and devices that nobody has added', async ({
  page,
  newFarmer,
  expectAccessible,
  expectFitAtEveryWidth,
}) => {
  const farmer = await newFarmer({ farmName: 'Dozorovaná' });
  const { addSensor, send } = await sensingFarm(page, farmer);
  await addSensor('dozor-1', null);
  await addSensor('dozor-2', null);
  await send('dozor-1', 7.5);
  await send('cizinec', 1);

  // Where the administration of a farm is sought, that of the installation is found.
  await enter(page, administrator, `/farm/${farmer.farmId}/admin/sensors?search=dozor-1`);
  await expect(page).toHaveURL(/\/admin\/sensors\?search=dozor-1$/);
  const table = page.getByRole('table', { name: textOf('admin.sensors.title') });
  await expect(table.getByRole('row').filter({ hasText: 'Dozorovaná' })).toContainText('dozor-1');
  await expect(page.getByText(textOf('sensors.count', { count: 1 }), { exact: true })).toBeVisible();
  await expect(page.getByText('7,5')).toBeHidden();
  const waiting = page.getByRole('table', { name: textOf('admin.sensors.waitingTitle') });
  await expect(waiting.getByRole('row').filter({ hasText: 'cizinec' })).toContainText('Dozorovaná');
  // Nobody touches the page: it is told.
  await send('druhy-cizinec', 1);
  await expect(waiting.getByRole('row').filter({ hasText: 'druhy-cizinec' })).toContainText('Dozorovaná');
  await expectAccessible();
  await expectFitAtEveryWidth();

  await page.getByLabel(textOf('admin.sensors.search')).fill('dozorovana');
  await expect(page.getByText(textOf('sensors.count', { count: 2 }), { exact: true })).toBeVisible();
  await table.getByRole('button', { name: textOf('sensors.heard') }).click();
  await expect(page).toHaveURL(/by=heard-at/);
  await expect(table.getByRole('row').nth(1)).toContainText('dozor-1');
});
