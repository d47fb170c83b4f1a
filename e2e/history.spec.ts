import { landFiles } from '@brazda/harness/land-files.ts';
import { expect, test } from './fixtures.ts';
import { desk, inDark, phone, tablet } from './support/devices.ts';
import { enter } from './support/entrance.ts';
import { textLike, textOf } from './support/text.ts';

test.describe('what was done on a farm', () => {
  test.use({ devices: { phone, tablet, desk: inDark(desk) } });

  test('is undone from the message and from the history, and stands there with all that it changed', async ({
    page,
    newFarmer,
    expectFitAtEveryWidth,
  }) => {
    const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
    const { rows } = await farmer.api.agroevidence.parcels.list({ farmIds: [farmer.farmId] });
    const parcel = rows[0];
    await enter(page, farmer, `/farm/${farmer.farmId}/map?parcel=${parcel?.id ?? 0}`);
    const panel = page.getByRole('region', { name: textOf('parcel.panel') });
    await panel.getByRole('button', { name: textLike('action.editNamed') }).click();
    await panel.getByRole('textbox').fill('U kapličky');
    await panel.getByRole('textbox').press('Enter');
    await expect(panel.getByRole('heading', { level: 2 })).toContainText('U kapličky');
    await page.getByRole('button', { name: textOf('action.undo') }).click();
    await expect(page.getByText(textOf('changes.undone'))).toBeVisible();
    await expect(panel.getByRole('heading', { level: 2 })).not.toContainText('U kapličky');

    await page.goto(`/farm/${farmer.farmId}/history`);
    const entries = page.getByRole('list', { name: textOf('history.title') }).getByRole('listitem');
    const undoing = entries.filter({ hasText: textOf('audit.action.change.undone') });
    const renaming = entries.filter({ hasText: textOf('audit.action.parcel.renamed') });
    await expect(renaming).toContainText(textOf('history.undone'));
    await renaming.getByRole('button', { name: textLike('history.records', { count: 1 }) }).click();
    await expect(renaming.getByRole('row').filter({ hasText: 'U kapličky' })).toBeVisible();
    await expectFitAtEveryWidth('main');
    await undoing.getByRole('button', { name: textLike('history.undoOf') }).click();
    await expect(renaming).not.toContainText(textOf('history.undone'));
    await page.goto(`/farm/${farmer.farmId}/map?parcel=${parcel?.id ?? 0}`);
    await expect(panel.getByRole('heading', { level: 2 })).toContainText('U kapličky');
  });
});

test('what a farmer changes of a parcel is undone from its overview, where all that touched it is listed', async ({
  page,
  newFarmer,
}) => {
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  const { agroevidence } = farmer.api;
  const farmIds = [farmer.farmId];
  const { rows } = await agroevidence.parcels.list({ farmIds });
  const parcelId = rows[0]?.id ?? 0;
  await agroevidence.centers.create({ params: { id: farmer.farmId }, body: { name: 'Dvůr' }, farmIds });
  await agroevidence.seedApplications.record({
    params: { id: parcelId },
    body: { cropId: 1, validFrom: '2026-03-01' },
    farmIds,
  });
  await agroevidence.sowingPlan.changeParcel({
    params: { parcelId },
    body: { cropId: 36, seasonId: 2027 },
    farmIds,
  });
  await enter(page, farmer, `/farm/${farmer.farmId}/parcels/${parcelId}/overview`);
  const center = page.getByRole('combobox', { name: textOf('parcelOverview.center') });
  await center.selectOption({ label: 'Dvůr' });
  await expect(page.getByText(textOf('parcelOverview.center.changed'))).toBeVisible();
  await page.getByRole('button', { name: textOf('action.undo') }).click();
  await expect(page.getByText(textOf('changes.undone'))).toBeVisible();
  await expect(center).toHaveValue('');
  const changes = page.getByRole('table', { name: textOf('parcelOverview.changes') });
  for (const done of ['cultivation.recorded', 'plan.changed', 'change.undone'] as const)
    await expect(changes.getByText(textOf(`audit.action.${done}`)).first()).toBeVisible();
  await page.getByRole('link', { name: textOf('parcelOverview.changes.all') }).click();
  const entries = page.getByRole('list', { name: textOf('history.title') }).getByRole('listitem');
  await expect(entries.filter({ hasText: textOf('audit.action.plan.changed') })).toHaveCount(1);
});

test('a scenario of the plan that was put away is there again where that is undone', async ({ page, newFarmer }) => {
  const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
  const farmIds = [farmer.farmId];
  const { id } = await farmer.api.agroevidence.planScenarios.create({ body: { name: 'Suchý rok' }, farmIds });
  await enter(page, farmer, `/farm/${farmer.farmId}/sowing-plan?scenario=${id}`);
  await page.getByRole('button', { name: textOf('sowingPlan.scenario.edit') }).click();
  await page.getByRole('button', { name: textOf('sowingPlan.scenario.retire') }).click();
  await expect(page.getByText(textOf('sowingPlan.scenario.retired', { name: 'Suchý rok' }))).toBeVisible();
  const choice = page.getByRole('combobox', { name: textOf('sowingPlan.scenario.label') });
  await expect(choice.getByRole('option', { name: 'Suchý rok' })).toHaveCount(0);
  await page.getByRole('button', { name: textOf('action.undo') }).click();
  await expect(choice.getByRole('option', { name: 'Suchý rok' })).toHaveCount(1);
});
