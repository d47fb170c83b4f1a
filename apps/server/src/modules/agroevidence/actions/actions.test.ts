import type { actions as endpoints } from '@brazda/contract/agroevidence/actions.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

type ListQuery = z.input<typeof endpoints.list.query>;

/** Of the catalogue. */
const wheat = 1;
const rape = 36;

async function farmer(parcels = 2) {
  const { user, farm } = await started.make.farmer();
  const parcelIds: number[] = [];
  for (let index = 0; index < parcels; index += 1) {
    const at = [14.33 + index * 0.003, 48.89] as const;
    parcelIds.push(
      (await started.make.parcel({ farm, name: `Pole ${index + 1}`, blockNumber: `740${index}/1`, at })).id,
    );
  }
  const { agroevidence, gateway } = started.api(user);
  return {
    ...{ user, farm, parcelIds, actions: agroevidence.actions, gateway },
    targets: parcelIds.map((parcelId) => ({ parcelId })),
    undo: (changeId: number) => gateway.farmChanges.undo({ params: { id: farm.id, changeId } }),
    history: async (parcelId: number) => {
      const { rows } = await agroevidence.seedApplications.ofParcel({ params: { id: parcelId } });
      return rows.map(({ seed, validFrom, validTo, harvestedOn }) => [seed.crop.id, validFrom, validTo, harvestedOn]);
    },
  };
}

const facts = {
  ...{ type: 'MINERAL', releaseClass: 'MINERAL', kilogramsPerLitre: null, doseUnit: 'KG' },
  percent: { N: 27, P2O5: 0, K2O: 0, CaO: 0, MgO: 0, S: 0 },
  countedNitrogen: [{ percent: 100, from: null, to: null, source: 'NV 262/2012', isGeneralKnowledge: true }],
};

async function makeFertilizer(farmId: number, name = 'LAD 27', more: object = {}): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into agroevidence.own_material (farm_id, kind, name, facts, search_key)
    values (${farmId}, 'FERTILIZER', ${name}, ${JSON.stringify({ ...facts, ...more })}::jsonb, lower(${name})) returning id`.execute(
    started.services.database.kysely,
  );
  return rows[0]?.id ?? 0;
}

const day = '2026-04-10';

describe('Work on the land', () => {
  it('is recorded on many parcels with the area of each, and found again', async () => {
    const { actions, targets, parcelIds } = await farmer(3);
    const [first, ...others] = targets;
    const said = { actionType: 'PLOW', day, operator: 'Jan Novák', note: 'Zamokřeno' } as const;
    const { action } = await actions.recordOther({
      body: { ...said, targets: [{ parcelId: first?.parcelId ?? 0, area: 0.5 }, ...others] },
    });
    expect(action).toMatchObject({
      ...{
        actionType: { name: 'PLOW' },
        group: 'OTHER',
        state: 'DONE',
        day,
        source: 'MANUAL',
        parcels: 3,
        nitrogen: 0,
      },
      ...{ operator: 'Jan Novák', materials: [], products: [], crop: null, version: 1 },
    });
    expect(action.targets.map(({ parcelId, areaOrigin }) => [parcelId, areaOrigin])).toEqual([
      [parcelIds[0], 'MANUAL'],
      [parcelIds[1], 'PARCEL'],
      [parcelIds[2], 'PARCEL'],
    ]);
    expect(action.area).toBeCloseTo(0.5 + 2 * (action.targets[1]?.parcelArea ?? 0), 3);
    const { rows, total } = await actions.list();
    expect([total, rows]).toMatchObject([1, [{ id: action.id, firstParcels: [{ name: 'Pole 1' }, {}, {}] }]]);
    expect(await actions.one({ params: { id: action.id } })).toEqual(action);
  });

  it('is found by its words, its parcels and what it is, and by nothing else', async () => {
    const { actions, targets, parcelIds } = await farmer(2);
    const [one = { parcelId: 0 }, other = { parcelId: 0 }] = targets;
    await actions.recordOther({ body: { actionType: 'PLOW', day, operator: 'Žaneta', targets: [one] } });
    await actions.recordOther({ body: { actionType: 'ROLL', day: '2026-05-02', state: 'PLANNED', targets: [other] } });
    const found = async (query: ListQuery) =>
      (await actions.list({ query })).rows.map(({ actionType }) => actionType.name);
    expect(await found({ search: 'zaneta' })).toEqual(['PLOW']);
    expect(await found({ search: 'pole 2' })).toEqual(['ROLL']);
    expect(await found({ search: 'nic' })).toEqual([]);
    expect(await found({ parcel: [parcelIds[0] ?? 0] })).toEqual(['PLOW']);
    expect(await found({ state: ['PLANNED'] })).toEqual(['ROLL']);
    expect(await found({ group: ['OTHER'], type: ['ROLL'] })).toEqual(['ROLL']);
    expect(await found({ group: ['EPH'] })).toEqual([]);
    expect(await found({ 'day-to': '2026-04-30' })).toEqual(['PLOW']);
    expect(await found({ crop: [wheat] })).toEqual(['ROLL', 'PLOW']);
    expect(await found({ 'sort-col': 'type', 'sort-dir': 'asc' })).toEqual(['PLOW', 'ROLL']);
  });

  it('is recorded once for each key, and anew by who knows its version', async () => {
    const { actions, targets } = await farmer(1);
    const body = { actionType: 'PLOW', day, targets } as const;
    const { action } = await actions.recordOther({ body });
    const changed = await actions.changeOther({ body: { ...body, id: action.id, note: 'Dvakrát' }, version: 1 });
    expect(changed.action).toMatchObject({ id: action.id, note: 'Dvakrát', version: 2 });
    const late = actions.changeOther({ body: { ...body, id: action.id, note: 'Jinak' }, version: 1 });
    await expect(late).rejects.toMatchObject({ status: 412, code: 'record.changed' });
    expect((await actions.one({ params: { id: action.id } })).note).toBe('Dvakrát');
  });

  it('is deleted only as its sender knows it, where they say how they know it', async () => {
    const { actions, targets } = await farmer();
    const said = { actionType: 'PLOW', day, targets } as const;
    const { action } = await actions.recordOther({ body: said });
    const { action: changed } = await actions.changeOther({ body: { ...said, id: action.id, note: 'Zamokřeno' } });
    const query = { actionIds: [action.id] };
    await expect(actions.remove({ query, version: action.version })).rejects.toMatchObject({
      ...{ status: 412, code: 'record.changed' },
      body: { current: { id: action.id, note: 'Zamokřeno', version: changed.version } },
    });
    const { action: other } = await actions.recordOther({ body: said });
    const both = { actionIds: [action.id, other.id] };
    await expect(actions.remove({ query: both, version: changed.version })).rejects.toMatchObject({
      code: 'request.malformed',
    });
    expect(await actions.remove({ query, version: changed.version })).toMatchObject({ deleted: 1 });
  });

  it('is deleted many at once, and is there again when that is undone', async () => {
    const { actions, targets, undo } = await farmer(1);
    const ids: number[] = [];
    for (const actionType of ['PLOW', 'ROLL'] as const) {
      ids.push((await actions.recordOther({ body: { actionType, day, note: 'Jaro', targets } })).action.id);
    }
    const { deleted, changeId } = await actions.remove({ query: { actionIds: ids } });
    expect(deleted).toBe(2);
    expect((await actions.list()).total).toBe(0);
    await expect(actions.remove({ query: { actionIds: ids } })).rejects.toMatchObject({ code: 'action.notFound' });
    await undo(changeId);
    expect((await actions.list({ query: { search: 'jaro' } })).total).toBe(2);
  });

  it('is deleted by what was filtered, if that is as much as was seen, and is there again when that is undone', async () => {
    const { actions, targets, undo } = await farmer(1);
    for (const actionType of ['PLOW', 'PLOW', 'ROLL'] as const) {
      await actions.recordOther({ body: { actionType, day, operator: 'Jan Novák', targets } });
    }
    const other = await farmer(1);
    await other.actions.recordOther({ body: { actionType: 'PLOW', day, targets: other.targets } });
    const filter = { type: ['PLOW' as const], operator: 'Jan Novák' };
    for (const expected of [1, 3]) {
      const remove = actions.removeFiltered({ query: { ...filter, expected } });
      await expect(remove).rejects.toMatchObject({ status: 409, code: 'action.othersMeant' });
    }
    expect((await actions.list()).total).toBe(3);
    const { deleted, changeId } = await actions.removeFiltered({ query: { ...filter, expected: 2 } });
    expect(deleted).toBe(2);
    expect((await actions.list()).rows.map(({ actionType }) => actionType.name)).toEqual(['ROLL']);
    expect((await other.actions.list()).total).toBe(1);
    await undo(changeId);
    expect((await actions.list({ query: filter })).total).toBe(2);
  });

  it.each([
    [
      'ends before it begins',
      { startedAt: '2026-04-10T10:00:00Z', finishedAt: '2026-04-10T09:00:00Z' },
      'action.hoursReversed',
    ],
    ['is done by an order that is none', { orderId: 987_654 }, 'action.orderUnknown'],
  ])('that %s is refused, and nothing is left of it', async (_, wrong, code) => {
    const { actions, targets } = await farmer(1);
    const record = actions.recordOther({ body: { actionType: 'PLOW', day, targets, ...wrong } });
    await expect(record).rejects.toMatchObject({ code });
    expect((await actions.list()).total).toBe(0);
  });

  it('is not done by itself', async () => {
    const { actions, targets } = await farmer(1);
    const body = { actionType: 'PLOW' as const, day, targets };
    const { id } = (await actions.recordOther({ body })).action;
    await expect(actions.changeOther({ body: { ...body, id, orderId: id } })).rejects.toMatchObject({
      code: 'action.orderUnknown',
    });
  });

  it('belongs to its farm alone', async () => {
    const { actions, targets, parcelIds } = await farmer(1);
    const { action } = await actions.recordOther({ body: { actionType: 'PLOW', day, targets } });
    const other = await farmer(1);
    await expect(other.actions.one({ params: { id: action.id } })).rejects.toMatchObject({ code: 'action.notFound' });
    const remove = other.actions.remove({ query: { actionIds: [action.id] } });
    await expect(remove).rejects.toMatchObject({ code: 'action.notFound' });
    const targetsOfOthers = [{ parcelId: parcelIds[0] ?? 0 }];
    const record = other.actions.recordOther({ body: { actionType: 'PLOW', day, targets: targetsOfOthers } });
    await expect(record).rejects.toMatchObject({ code: 'parcel.notFound' });
    expect((await other.actions.list()).total).toBe(0);
  });
});

describe('A sowing', () => {
  it('lets its crop stand once it is done, and not while it is planned', async () => {
    const { actions, targets, parcelIds, history } = await farmer(2);
    const [first = 0, second = 0] = parcelIds;
    const body = { actionType: 'SOWING', day: '2025-08-20', cropId: rape, targets } as const;
    const { action } = await actions.recordSowing({ body: { ...body, state: 'PLANNED' } });
    expect(await history(first)).toEqual([[wheat, '2024-01-01', null, null]]);
    const done = await actions.changeSowing({ body: { ...body, id: action.id } });
    expect(done.action.crop).toMatchObject({ id: rape });
    const sown = [
      [rape, '2025-08-20', null, null],
      [wheat, '2024-01-01', '2025-08-20', null],
    ];
    expect([await history(first), await history(second)]).toEqual([sown, sown]);
  });

  it('that is recorded anew moves its crop, and leaves parcels that it is on no more', async () => {
    const { actions, targets, parcelIds, history } = await farmer(2);
    const [first = 0, second = 0] = parcelIds;
    const body = { actionType: 'SOWING', day: '2025-08-20', cropId: rape, targets } as const;
    const { action } = await actions.recordSowing({ body });
    const [, kept] = action.targets;
    const moved = { ...body, id: action.id, day: '2025-08-25', targets: targets.slice(1) };
    const again = (await actions.changeSowing({ body: moved })).action;
    expect(again.targets).toMatchObject([{ parcelId: second, cultivationId: kept?.cultivationId }]);
    expect(await history(first)).toEqual([[wheat, '2024-01-01', null, null]]);
    expect(await history(second)).toEqual([
      [rape, '2025-08-25', null, null],
      [wheat, '2024-01-01', '2025-08-25', null],
    ]);
  });

  it('that is deleted lets stand what stood before, and undone what it had sown', async () => {
    const { actions, targets, parcelIds, history, undo } = await farmer(1);
    const [first = 0] = parcelIds;
    const body = { actionType: 'SOWING', day: '2025-08-20', cropId: rape, targets } as const;
    const { action } = await actions.recordSowing({ body });
    const sown = await history(first);
    const { changeId } = await actions.remove({ query: { actionIds: [action.id] } });
    expect(await history(first)).toEqual([[wheat, '2024-01-01', null, null]]);
    await undo(changeId);
    expect(await history(first)).toEqual(sown);
  });

  it('on a part of a parcel stands beside what is sown on the rest', async () => {
    const { actions, targets, parcelIds, history } = await farmer(1);
    const [target = { parcelId: 0 }] = targets;
    const day = '2025-08-20';
    const half = { actionType: 'SOWING' as const, day, targets: [{ ...target, area: 0.6 }] };
    await actions.recordSowing({ body: { ...half, cropId: rape } });
    await actions.recordSowing({ body: { ...half, cropId: 17, day: '2025-08-21' } });
    expect((await history(parcelIds[0] ?? 0)).map(([crop, from, to]) => [crop, from, to])).toEqual([
      [17, '2025-08-21', null],
      [rape, day, null],
      [wheat, '2024-01-01', day],
    ]);
  });
});

describe('A harvest', () => {
  it('ends the crop that stands there, counts its yield, and says what was harvested', async () => {
    const { actions, targets, parcelIds, history } = await farmer(2);
    const grain = { product: 'MAIN_PRODUCT', value: 8, unit: 'T', basis: 'HECTARE' } as const;
    const body = { actionType: 'HARVEST' as const, day: '2026-07-20', products: [grain], targets };
    const { action } = await actions.recordHarvest({ body });
    expect(action.products).toMatchObject([{ unitKind: 'WEIGHT', value: 8, unit: 'T' }]);
    const [product] = action.products;
    expect(product?.total).toBeCloseTo(8000 * action.area, 0);
    const parts = action.targets.map(({ amounts }) => amounts[0] ?? 0);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(product?.total ?? 0, 6);
    expect(await history(parcelIds[0] ?? 0)).toEqual([[wheat, '2024-01-01', '2026-07-20', '2026-07-20']]);
    const { changeId } = await actions.remove({ query: { actionIds: [action.id] } });
    expect(changeId).toBeGreaterThan(0);
    expect(await history(parcelIds[0] ?? 0)).toEqual([[wheat, '2024-01-01', null, null]]);
  });

  it('on the first day of a crop is refused', async () => {
    const { actions, targets } = await farmer(1);
    const record = actions.recordHarvest({ body: { actionType: 'HARVEST', day: '2024-01-01', targets } });
    await expect(record).rejects.toMatchObject({ code: 'cultivation.daysReversed' });
  });
});

describe('What is brought onto the land', () => {
  it('comes to the whole exactly, keeps the unit in which it was said, and brings its nitrogen', async () => {
    const { actions, targets, farm } = await farmer(3);
    const materialId = await makeFertilizer(farm.id);
    const said = { materialId, value: 200, unit: 'KG', basis: 'HECTARE' } as const;
    const { action } = await actions.recordApplication({
      body: { actionType: 'FERT', day, materials: [said], targets },
    });
    const [material] = action.materials;
    expect(material).toMatchObject({ name: 'LAD 27', kind: 'FERTILIZER', value: 200, unit: 'KG', basis: 'HECTARE' });
    expect(material?.total).toBeCloseTo(200 * action.area, 1);
    const parts = action.targets.map(({ amounts }) => Math.round((amounts[0] ?? 0) * 1e6));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(Math.round((material?.total ?? 0) * 1e6));
    expect(action.nitrogen).toBeCloseTo((material?.total ?? 0) * 0.27, 2);
    expect(action.targets[0]?.countedNitrogen).toBeCloseTo(54 * (action.targets[0]?.area ?? 0), 1);
    const statistics = await actions.statistics();
    expect(statistics).toMatchObject({ count: 1, withUnknownNitrogen: 0, byMaterial: [{ materialId, count: 1 }] });
    expect(statistics.nitrogen).toBeCloseTo(action.nitrogen ?? 0, 3);
  });

  it('of which nobody knows the weight brings nobody knows how much nitrogen', async () => {
    const { actions, targets, farm } = await farmer(1);
    const materialId = await makeFertilizer(farm.id, 'DAM 390');
    const said = { materialId, value: 100, unit: 'L', basis: 'HECTARE' } as const;
    const { action } = await actions.recordApplication({
      body: { actionType: 'FERT', day, materials: [said], targets },
    });
    expect(action.nitrogen).toBeNull();
    expect(await actions.statistics()).toMatchObject({ nitrogen: 0, withUnknownNitrogen: 1 });
  });

  it('is told as it was when it was used, though it is called otherwise since', async () => {
    const { actions, targets, farm } = await farmer(1);
    const materialId = await makeFertilizer(farm.id);
    const said = { materialId, value: 200, unit: 'KG' } as const;
    const { action } = await actions.recordApplication({
      body: { actionType: 'FERT', day, materials: [said], targets },
    });
    await sql`update agroevidence.own_material set name = 'Jinak' where farm_id = ${farm.id}`.execute(
      started.services.database.kysely,
    );
    expect((await actions.one({ params: { id: action.id } })).materials[0]?.name).toBe('LAD 27');
    const more = await actions.list({ query: { material: [materialId] } });
    expect(more.total).toBe(1);
  });

  it('of a material that nobody has is refused', async () => {
    const { actions, targets } = await farmer(1);
    const other = await farmer(1);
    const materialId = await makeFertilizer(other.farm.id);
    const said = { materialId, value: 200, unit: 'KG' } as const;
    const record = actions.recordApplication({ body: { actionType: 'FERT', day, materials: [said], targets } });
    await expect(record).rejects.toMatchObject({ status: 404, code: 'material.notFound' });
  });
});

describe('An action that is divided', () => {
  it('leaves on each parcel what was there, so that the sums are those of before', async () => {
    const { actions, targets, farm, parcelIds, undo } = await farmer(3);
    const [first = 0, second = 0, third = 0] = parcelIds;
    const materialId = await makeFertilizer(farm.id);
    const said = { materialId, value: 1000, unit: 'KG', basis: 'TOTAL' } as const;
    const { action } = await actions.recordApplication({
      body: { actionType: 'FERT', day, materials: [said], targets },
    });
    const divided = await actions.split({ body: { id: action.id, parts: [[second], [third]] } });
    expect(divided.actions.map((one) => one.targets.map(({ parcelId }) => parcelId))).toEqual([
      [first],
      [second],
      [third],
    ]);
    const totals = divided.actions.map(({ materials }) => Math.round((materials[0]?.total ?? 0) * 1e6));
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(1_000_000_000);
    expect(divided.actions.reduce((sum, one) => sum + (one.nitrogen ?? 0), 0)).toBeCloseTo(action.nitrogen ?? 0, 2);
    expect(divided.actions.flatMap(({ targets: each }) => each.flatMap(({ amounts }) => amounts))).toEqual(
      action.targets.flatMap(({ amounts }) => amounts),
    );
    await undo(divided.changeId);
    expect((await actions.list()).total).toBe(1);
    const { version: _, ...again } = await actions.one({ params: { id: action.id } });
    const { version: __, ...before } = action;
    expect(again).toEqual(before);
  });

  it('is refused where nothing would be left of it, or a parcel is not its own', async () => {
    const { actions, targets, parcelIds } = await farmer(2);
    const { action } = await actions.recordOther({ body: { actionType: 'PLOW', day, targets } });
    for (const parts of [[parcelIds], [[parcelIds[0] ?? 0], [parcelIds[0] ?? 0]]]) {
      const split = actions.split({ body: { id: action.id, parts } });
      await expect(split).rejects.toMatchObject({ status: 422, code: 'action.notDivided' });
    }
    const split = actions.split({ body: { id: action.id, parts: [[987_654]] } });
    await expect(split).rejects.toMatchObject({ code: 'parcel.notFound' });
  });
});

describe('The crop that an action counts to', () => {
  it('is the one that stands, or the one that is planned to come, or none', async () => {
    const { actions, targets, parcelIds } = await farmer(1);
    await actions.recordHarvest({ body: { actionType: 'HARVEST', day: '2026-07-20', targets } });
    const of = async (on: string) => {
      const [target] = await actions.targets({ query: { 'action-date': on, 'parcel-ids': parcelIds } });
      return [target?.standing, target?.crop?.id ?? null];
    };
    expect(await of('2026-07-19')).toEqual(['STANDS', wheat]);
    expect(await of('2026-07-20')).toEqual(['NOTHING', null]);
  });
});
