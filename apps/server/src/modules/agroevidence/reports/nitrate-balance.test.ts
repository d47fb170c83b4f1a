import { beforeAll, describe, expect, it } from 'vitest';
import { at, editingOf, lineThrough, rectangle } from '#server/testing/edited-farm.ts';
import { reportedFarm, type ReportedFarm } from '#server/testing/reported-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

type Row = Readonly<Record<string, unknown>>;

interface Balance {
  readonly facts: Row;
  readonly tables: { readonly inputs: readonly Row[]; readonly outputs: readonly Row[]; readonly land: readonly Row[] };
}

async function balanceOf(worked: ReportedFarm): Promise<Balance> {
  return JSON.parse((await worked.bytesOf('nitrate-balance', { format: 'json' })).toString()) as Balance;
}

/** The ledgers as the form of actions is told them, on the day by which the season is judged. */
async function ledgersOf({ api, parcelIds }: ReportedFarm) {
  return api.nitrogenLedgers.read({
    body: { day: '2026-06-01', targets: parcelIds.map((parcelId) => ({ parcelId })) },
  });
}

describe('The balance of nitrogen', () => {
  let worked: ReportedFarm;
  let hectares: number;
  beforeAll(async () => {
    worked = await reportedFarm(started);
    const { parcels } = await ledgersOf(worked);
    hectares = parcels.reduce((sum, { area }) => sum + area, 0);
  });

  it('has what each fertilizer brought, as it was worked out by hand: 200 kg/ha at 27 % are 54 kg/ha', async () => {
    const { facts, tables } = await balanceOf(worked);
    expect(facts).toMatchObject({ season: '2025/26', from: '2025-07-01', to: '2026-06-30', organicNitrogen: 0 });
    const [lad] = tables.inputs;
    expect(tables.inputs).toHaveLength(1);
    expect(lad).toMatchObject({ releaseClass: 'MINERAL', nitrogenPercent: 27, countedPercent: 100, p2o5: 0, k2o: 0 });
    expect(lad?.['tonnes']).toBeCloseTo(0.2 * hectares, 3);
    expect(lad?.['nitrogen']).toBeCloseTo(54 * hectares, 1);
    expect(facts['nitrogenIn']).toBe(lad?.['nitrogen']);
  });

  it('says of each parcel and of the holding the same as the ledger of the form of actions', async () => {
    const [{ facts, tables }, ledgers] = await Promise.all([balanceOf(worked), ledgersOf(worked)]);
    const told = tables.land.map(({ countedPerHectare, countedNitrogen, cropArea }) => [
      countedPerHectare,
      countedNitrogen,
      cropArea,
    ]);
    const known = ledgers.parcels.map(({ countedPerHectare, total, area }) => [
      countedPerHectare,
      Math.round(total.counted * 1000) / 1000,
      area,
    ]);
    const byArea = (one: readonly unknown[], other: readonly unknown[]) => Number(one[2]) - Number(other[2]);
    expect(told.toSorted(byArea)).toEqual(known.toSorted(byArea));
    const [holding] = ledgers.farms;
    expect(facts).toMatchObject({ area: holding?.area, organicPerHectare: holding?.perHectare });
    expect(facts['organicMost']).toBe(holding?.most?.perHectare ?? null);
  });

  it('says how often something was brought onto a parcel on days on which that is forbidden', async () => {
    const other = await reportedFarm(started);
    const [parcelId = 0] = other.parcelIds;
    const materials = [{ materialId: 1, value: 100, unit: 'KG' as const }];
    await other.api.actions.recordApplication({
      body: { actionType: 'FERT', day: '2025-12-20', cropId: 1, materials, targets: [{ parcelId }] },
    });
    const { tables } = await balanceOf(other);
    expect(tables.land.map(({ banHits }) => banHits).toSorted()).toEqual([0, 1]);
  });

  it('does not know what is left without a harvest, and takes what a harvest takes by the rule and its source', async () => {
    const other = await reportedFarm(started);
    const targets = other.parcelIds.map((parcelId) => ({ parcelId }));
    const products = [{ product: 'MAIN_PRODUCT' as const, value: 8, unit: 'T' as const }];
    await other.api.actions.recordHarvest({
      body: { actionType: 'HARVEST', day: '2026-06-25', cropId: 1, products, byProductTaken: false, targets },
    });
    const { facts, tables } = await balanceOf(other);
    const [wheat] = tables.outputs;
    expect(tables.outputs).toHaveLength(1);
    expect(wheat).toMatchObject({
      crop: 'Pšenice setá ozimá',
      product: 'MAIN_PRODUCT',
      uptake: 24.7,
      generalKnowledge: 'YES',
    });
    expect(wheat?.['yieldPerHectare']).toBeCloseTo(8, 2);
    expect(wheat?.['nitrogen']).toBeCloseTo(8 * 24.7 * hectares, 0);
    expect(facts['surplus']).toBeCloseTo((54 - 8 * 24.7) * hectares, 0);
    const unweighed = [{ ...products[0], unit: 'M3' as const, product: 'MAIN_PRODUCT' as const, value: 3 }];
    await other.api.actions.recordHarvest({
      body: { actionType: 'HARVEST', day: '2026-06-26', cropId: 1, products: unweighed, targets },
    });
    const unknown = await balanceOf(other);
    expect(unknown.tables.outputs[0]).toMatchObject({ tonnes: null, nitrogen: null });
    expect(unknown.facts).toMatchObject({ nitrogenOut: null, surplus: null, surplusPerHectare: null });
  });
});

describe('The balance of land that was divided or joined within the year', () => {
  const lad = (value: number) => [{ materialId: 1, value, unit: 'KG' as const }];

  /** What stands of each parcel, by its name. */
  function landOf({ tables }: Balance): ReadonlyMap<unknown, Row> {
    return new Map(tables.land.map((row) => [row['parcel'], row]));
  }

  function sumOfLand({ tables }: Balance): number {
    return tables.land.reduce((sum, { broughtNitrogen }) => sum + Number(broughtNitrogen), 0);
  }

  it('holds what was brought before: a quarter of 54 kg/ha on a quarter of the land, the sum of parcels is that of the farm', async () => {
    const worked = await reportedFarm(started);
    const { api, user, farm, parcelIds } = worked;
    const [whole = 0] = parcelIds;
    const before = await balanceOf(worked);
    const brought = Number(landOf(before).get('Za humny')?.['broughtNitrogen']);
    expect(sumOfLand(before)).toBeCloseTo(Number(before.facts['nitrogenIn']), 3);
    const { split } = editingOf(started, user, farm);
    const { parcels } = await split(whole, lineThrough(at(0.25, -0.5), at(0.25, 1.5)), '2026-05-05');
    const divided = await balanceOf(worked);
    const shares = parcels
      .map(({ localName }) => Number(landOf(divided).get(localName)?.['broughtNitrogen']) / brought)
      .toSorted((one, other) => one - other);
    expect(shares[0]).toBeCloseTo(0.25, 3);
    expect(shares[1]).toBeCloseTo(0.75, 3);
    expect(divided.facts['nitrogenIn']).toBe(before.facts['nitrogenIn']);
    expect(sumOfLand(divided)).toBeCloseTo(Number(before.facts['nitrogenIn']), 3);
    const [part] = parcels;
    await api.actions.recordApplication({
      body: {
        actionType: 'FERT',
        day: '2026-05-20',
        cropId: 1,
        materials: lad(100),
        targets: [{ parcelId: part?.id ?? 0 }],
      },
    });
    const further = await balanceOf(worked);
    const more = Number(further.facts['nitrogenIn']) - Number(divided.facts['nitrogenIn']);
    const [was, is] = [divided, further].map((one) => Number(landOf(one).get(part?.localName)?.['broughtNitrogen']));
    expect((is ?? 0) - (was ?? 0)).toBeCloseTo(more, 3);
    expect(sumOfLand(further)).toBeCloseTo(Number(further.facts['nitrogenIn']), 3);
  });

  it('counts what was drawn to the part that it reached, and what was forbidden to the part as well', async () => {
    const worked = await reportedFarm(started);
    const { api, user, farm, parcelIds } = worked;
    const [whole = 0] = parcelIds;
    const geometry = { type: 'MultiPolygon' as const, coordinates: [rectangle(0, 0, 0.4, 1).coordinates] };
    const before = await balanceOf(worked);
    await api.actions.recordApplication({
      body: {
        actionType: 'FERT',
        day: '2025-12-20',
        cropId: 1,
        materials: lad(100),
        targets: [{ parcelId: whole, geometry }],
      },
    });
    const { split } = editingOf(started, user, farm);
    const { parcels } = await split(whole, undefined, '2026-05-05');
    const after = await balanceOf(worked);
    const more = Number(after.facts['nitrogenIn']) - Number(before.facts['nitrogenIn']);
    const rows = parcels.map(({ localName }) => landOf(after).get(localName));
    const [hit, spared] = rows.toSorted((one, other) => Number(other?.['banHits']) - Number(one?.['banHits']));
    expect([hit?.['banHits'], spared?.['banHits']]).toEqual([1, 0]);
    expect(Number(hit?.['broughtNitrogen']) - Number(spared?.['broughtNitrogen'])).toBeCloseTo(more, 1);
    expect(sumOfLand(after)).toBeCloseTo(Number(after.facts['nitrogenIn']), 3);
  });

  it('tells of parcels that were not yet there on the day by which it is judged, too', async () => {
    const worked = await reportedFarm(started);
    const { api, user, farm, parcelIds } = worked;
    const { split } = editingOf(started, user, farm);
    const { parcels } = await split(parcelIds[0] ?? 0, undefined, '2026-06-10');
    const parts = parcels.map(({ id }) => ({ parcelId: id }));
    await api.actions.recordApplication({
      body: { actionType: 'FERT', day: '2026-06-20', cropId: 1, materials: lad(100), targets: parts },
    });
    const balance = await balanceOf(worked);
    expect(balance.tables.land).toHaveLength(4);
    expect(landOf(balance).get(parcels[0]?.localName)).toMatchObject({ crop: null, nitrateVulnerable: null });
    expect(sumOfLand(balance)).toBeCloseTo(Number(balance.facts['nitrogenIn']), 3);
  });
});

describe('The use of active substances', () => {
  it('is what was worked out by hand: 1.5 l/ha at 250 g/l are 0.375 kg/ha, and 1.5 of 2 l/ha are an index of 0.75', async () => {
    const worked = await reportedFarm(started);
    const { tables } = JSON.parse((await worked.bytesOf('active-substances', { format: 'json' })).toString()) as {
      readonly tables: { readonly substances: readonly Row[]; readonly frequency: readonly Row[] };
    };
    const [substance] = tables.substances;
    expect(substance).toMatchObject({ crop: 'Pšenice setá ozimá', substance: 'tebuconazole', unknown: 0 });
    expect(substance?.['perTreatedHectare']).toBeCloseTo(0.375, 3);
    const [frequency] = tables.frequency;
    expect(frequency).toMatchObject({ treatments: 2, unknown: 0 });
    expect(frequency?.['frequency']).toBeCloseTo(0.75, 2);
  });
});
