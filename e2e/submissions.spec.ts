import type { Farmer } from '@brazda/harness/farmer.ts';
import { createAccount, signInByCalls } from '@brazda/harness/farmer.ts';
import { registryLogin } from '@brazda/simulators/registry/registry-land.ts';
import { connectedTest as test, expect } from './connected-fixtures.ts';
import { enter } from './support/entrance.ts';
import { textLike, textOf } from './support/text.ts';

const facts = {
  ...{ functions: [], formulation: null, activeSubstances: [], kilogramsPerLitre: null, doseUnit: 'L' as const },
  ...{ uses: [], distances: [] },
};

/** The last day of the month before this one, and a day in it. */
function lastMonth(): { readonly end: string; readonly day: string } {
  const today = new Date();
  const end = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 0)).toISOString().slice(0, 10);
  return { end, day: `${end.slice(0, 8)}05` };
}

/** A farm of the registry that has sprayed last month with a product that the ministry does not know, and has one that it does. */
async function sprayingFarmer(url: string): Promise<Farmer> {
  const account = await createAccount(url);
  const { api, token } = await signInByCalls(url, account);
  const { actions, catalogueMaterials, eagri, imports, parcels, registration } = api.agroevidence;
  await eagri.signIn({ body: registryLogin });
  const farm = await registration.eagri({ body: { farmName: 'Statek Pod Lesem', countryCode: 'CZ' } });
  const params = { id: farm.importId ?? 0 };
  await expect.poll(async () => (await imports.read({ params })).state).toBe('SUCCESS');
  const [parcel] = (await parcels.list({ query: { 'per-page': 1 } })).rows;
  const products = [];
  for (const [name, registrationNumber] of [
    ['Neznámý Fung', '1111-1'],
    ['Známý Fung', '9001-0'],
  ] as const) {
    products.push(
      await catalogueMaterials.create({ body: { kind: 'PLANT_PROTECTION', name, registrationNumber, facts } }),
    );
  }
  const { day } = lastMonth();
  await actions.recordApplication({
    body: {
      ...{
        actionType: 'SPRAY',
        day,
        startedAt: `${day}T07:00:00Z`,
        cropId: 1,
        targets: [{ parcelId: parcel?.id ?? 0 }],
      },
      materials: [{ materialId: products[0]?.id ?? 0, value: 0.5, unit: 'L', purpose: 'choroby' }],
    },
  });
  return { ...account, token, farmId: farm.id, api };
}

test('a month is sent, an error is seen on its action, mended there, and the month is accepted', async ({
  page,
  server,
  expectFitAtEveryWidth,
}) => {
  test.setTimeout(180_000);
  const farmer = await sprayingFarmer(server.url);
  const { end } = lastMonth();
  const month = `/farm/${farmer.farmId}/reports/submissions/${end}`;
  await enter(page, farmer, `/farm/${farmer.farmId}/reports`);
  await expect(page.getByText(textOf('submission.title'))).toBeVisible();
  await enter(page, farmer, month);
  await expect(page.getByText(textOf('submission.allRight'))).toBeVisible();
  await expectFitAtEveryWidth();
  await page.getByRole('button', { name: textOf('submission.send') }).press('Enter');
  await expect(page.getByText(textLike('submission.became.FAULTY'))).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/1111-1 není v registru/)).toBeVisible();
  await expectFitAtEveryWidth();

  await page.getByRole('link', { name: textLike('submission.mendAction') }).click();
  await expect(page.getByText(textOf('submission.ofAction'))).toBeVisible();
  await expect(page.getByText(/1111-1 není v registru/)).toBeVisible();
  await expectFitAtEveryWidth();
  await page.getByRole('link', { name: textOf('action.edit') }).click();
  await page.getByRole('combobox', { name: textOf('actions.material.number', { number: 1 }) }).fill('Známý Fung');
  await page
    .getByRole('option', { name: /Známý Fung/ })
    .first()
    .click();
  await page.getByRole('button', { name: textOf('action.save') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await enter(page, farmer, month);
  await page.getByRole('button', { name: textOf('submission.sendAgain') }).press('Enter');
  await expect(page.getByText(textLike('submission.became.ACCEPTED'))).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(textOf('submission.same'))).toBeVisible();
  await expectFitAtEveryWidth();
});
