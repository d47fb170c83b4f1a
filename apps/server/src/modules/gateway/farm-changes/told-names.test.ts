import type { ChangedRecord } from '@brazda/contract/gateway/farm-changes.ts';
import { describe, expect, it } from 'vitest';
import { leafFeed } from '#server/testing/leaf-feed.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
const gtin = '08590000000015';
const lad27 = 1;
const annualWeeds = 'annual-weeds';

async function workedFarm() {
  const { user, farm } = await started.make.farmer();
  const parcel = await started.make.parcel({ farm });
  const { agroevidence, gateway } = started.api(user);
  const recordsOf = async (changeId: number, record: string): Promise<ChangedRecord[]> => {
    const params = { id: farm.id, changeId };
    const { rows } = await gateway.farmChanges.records({ params });
    return rows.filter((row) => row.record === record);
  };
  const lastOf = async (record: string): Promise<ChangedRecord[]> => {
    const { rows } = await gateway.farmChanges.list({ params: { id: farm.id }, query: { 'per-page': 1 } });
    return recordsOf(rows[0]?.id ?? 0, record);
  };
  return { parcel, api: agroevidence, lastOf };
}

describe('What was done on a farm is told by names', () => {
  it('of what was applied and against what', async () => {
    const { parcel, api, lastOf } = await workedFarm();
    const { id: materialId, name } = await api.catalogueMaterials.create({ body: leafFeed });
    const used = { materialId, value: 5, unit: 'L' as const, organismCodes: [annualWeeds] };
    await api.actions.recordApplication({
      body: {
        ...{ actionType: 'FERT', day: '2026-04-10', operator: 'Jan Novák' },
        materials: [used],
        targets: [{ parcelId: parcel.id }],
      },
    });
    const { rows: organisms } = await api.plantProtections.organisms({ query: {} });
    const weeds = organisms.find(({ code }) => code === annualWeeds)?.name;
    expect(weeds).toBeTypeOf('string');
    expect(await lastOf('agroevidence.action_amount')).toMatchObject([
      { after: { used_material_id: name, organism_codes: [weeds] } },
    ]);
  });

  it('of the material of a package, the catalogue’s and the farm’s own', async () => {
    const { api, lastOf } = await workedFarm();
    const own = await api.catalogueMaterials.create({ body: leafFeed });
    await api.packageCodes.learn({ params: { gtin }, body: { materialId: lad27 } });
    const known = (await api.packageCodes.read({ params: { gtin } })).material;
    expect(await lastOf('agroevidence.package_code')).toMatchObject([{ after: { material_id: known.name } }]);
    await api.packageCodes.learn({ params: { gtin }, body: { materialId: own.id } });
    expect(await lastOf('agroevidence.package_code')).toMatchObject([{ after: { own_material_id: own.name } }]);
  });

  it('of the scenario that was planned in', async () => {
    const { parcel, api, lastOf } = await workedFarm();
    const { id, name } = await api.planScenarios.create({ body: { name: 'Více řepky' } });
    await api.sowingPlan.changeParcel({
      params: { parcelId: parcel.id },
      query: { 'scenario-id': id },
      body: { cropId: 36, seasonId: 2027 },
    });
    expect(await lastOf('agroevidence.plan_entry')).toMatchObject([{ after: { scenario_id: name } }]);
  });
});
