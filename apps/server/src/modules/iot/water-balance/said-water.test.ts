import { addDays } from '@brazda/domain/days.ts';
import { clockOf } from '@brazda/domain/local-time.ts';
import { describe, expect, it } from 'vitest';
import { at, editingOf, lineThrough } from '#server/testing/edited-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
const today = (): string => clockOf('Europe/Prague')(started.clock.now()).stamp.slice(0, 10);

async function fieldOfFarmer() {
  const { user, farm } = await started.make.farmer();
  const { id: parcelId } = await started.make.parcel({ farm });
  const { iot, gateway } = started.api(user);
  const { waterBalances } = iot;
  return {
    ...{ user, farm, parcelId, waterBalances, params: { parcelId } },
    read: () => waterBalances.read({ params: { parcelId } }),
    undo: (changeId: number | null) =>
      gateway.farmChanges.undo({ params: { id: farm.id, changeId: changeId ?? 0 }, key: crypto.randomUUID() }),
  };
}

describe('the soil of a parcel', () => {
  it('is said by its texture or in numbers, and is undone', async () => {
    const { waterBalances, params, read, undo } = await fieldOfFarmer();
    expect((await read()).soil).toBeNull();
    const first = await waterBalances.saySoil({ params, body: { texture: 'CLAY', rootDepthM: 0.6 } });
    expect(first).toMatchObject({ texture: 'CLAY', fieldCapacity: null, wiltingPoint: null, rootDepthM: 0.6 });
    const again = await waterBalances.saySoil({ params, body: { texture: 'CLAY', rootDepthM: 0.6 } });
    expect(again.changeId).toBeNull();
    const numbers = { fieldCapacity: 0.31, wiltingPoint: 0.14, rootDepthM: null };
    const { changeId } = await waterBalances.saySoil({ params, body: numbers });
    expect((await read()).soil).toEqual({ texture: null, ...numbers, takenFrom: null });
    await undo(changeId);
    expect((await read()).soil).toMatchObject({ texture: 'CLAY', rootDepthM: 0.6 });
    await undo(first.changeId);
    expect((await read()).soil).toBeNull();
  });

  it('holds more when it is full than when plants wilt', async () => {
    const { waterBalances, params } = await fieldOfFarmer();
    const body = { fieldCapacity: 0.2, wiltingPoint: 0.2, rootDepthM: null };
    await expect(waterBalances.saySoil({ params, body })).rejects.toMatchObject({ code: 'parcelSoil.holdsNoWater' });
  });

  it('holds for the parts that the parcel is split into, until something else is said of one of them', async () => {
    const { user, farm, parcelId, waterBalances, params, undo } = await fieldOfFarmer();
    const { split } = editingOf(started, user, farm);
    await waterBalances.saySoil({ params, body: { texture: 'CLAY', rootDepthM: 0.6 } });
    const { parcels } = await split(parcelId);
    const [first = 0, second = 0] = parcels.map(({ id }) => id);
    const soilOf = async (id: number) => (await waterBalances.read({ params: { parcelId: id } })).soil;
    const takenFrom = { parcelId, name: expect.any(String) as string };
    expect(await soilOf(first)).toMatchObject({ texture: 'CLAY', rootDepthM: 0.6, takenFrom });
    const sand = { texture: 'SAND', rootDepthM: null } as const;
    const { changeId } = await waterBalances.saySoil({ params: { parcelId: second }, body: sand });
    expect(await soilOf(second)).toMatchObject({ ...sand, takenFrom: null });
    expect(await soilOf(first)).toMatchObject({ texture: 'CLAY' });
    await undo(changeId);
    expect(await soilOf(second)).toMatchObject({ texture: 'CLAY', takenFrom });
  });

  it('of the most of what is joined holds for the whole, and that of a smaller piece does not', async () => {
    const { user, farm, parcelId, waterBalances, params } = await fieldOfFarmer();
    const { split, merge } = editingOf(started, user, farm);
    await waterBalances.saySoil({ params, body: { texture: 'LOAM', rootDepthM: null } });
    const { parcels } = await split(parcelId, lineThrough(at(0.25, -0.2), at(0.25, 1.2)));
    const [large = 0, small = 0] = parcels
      .toSorted((one, other) => other.computedArea - one.computedArea)
      .map(({ id }) => id);
    await waterBalances.saySoil({ params: { parcelId: small }, body: { texture: 'SAND', rootDepthM: null } });
    const joined = await merge([large, small]);
    const whole = { parcelId: joined.parcels[0]?.id ?? 0 };
    expect((await waterBalances.read({ params: whole })).soil).toMatchObject({ texture: 'LOAM' });
  });

  it('stands in the history of the farm', async () => {
    const { user, farm, waterBalances, params } = await fieldOfFarmer();
    const { changeId } = await waterBalances.saySoil({ params, body: { texture: 'LOAM', rootDepthM: null } });
    const { rows } = await started.api(user).gateway.farmChanges.list({ params: { id: farm.id } });
    expect(rows.find(({ id }) => id === changeId)).toMatchObject({ action: 'parcelSoil.said', canUndo: true });
  });
});

describe('what is said of the water of a parcel', () => {
  it('is kept by its day, taken back and brought back', async () => {
    const { waterBalances, params, read, undo } = await fieldOfFarmer();
    const watered = await waterBalances.addEntry({
      params,
      body: { day: today(), kind: 'IRRIGATION', millimetres: 20 },
    });
    expect(watered).toMatchObject({ day: today(), kind: 'IRRIGATION', millimetres: 20, ...params });
    const full = await waterBalances.addEntry({ params, body: { day: addDays(today(), -3), kind: 'FIELD_CAPACITY' } });
    const idsOf = async (): Promise<number[]> => (await read()).entries.map(({ id }) => id);
    expect(await idsOf()).toEqual([watered.id, full.id]);
    const { changeId } = await waterBalances.retireEntry({ params: { waterEntryId: full.id } });
    expect(await idsOf()).toEqual([watered.id]);
    await expect(waterBalances.retireEntry({ params: { waterEntryId: full.id } })).rejects.toMatchObject({
      ...{ status: 404, code: 'waterEntry.notFound' },
    });
    await undo(changeId);
    expect(await idsOf()).toEqual([watered.id, full.id]);
    await undo(watered.changeId);
    expect(await idsOf()).toEqual([full.id]);
  });

  it('holds for the parts too that the parcel is split into, whenever, and what is said of a part for that one alone', async () => {
    const { user, farm, parcelId, waterBalances, params, undo } = await fieldOfFarmer();
    const { split } = editingOf(started, user, farm);
    const watered = { day: addDays(today(), -3), kind: 'IRRIGATION', millimetres: 20 } as const;
    const { id: before } = await waterBalances.addEntry({ params, body: watered });
    const { parcels } = await split(parcelId);
    const [first = 0, second = 0] = parcels.map(({ id }) => id);
    const { id: after } = await waterBalances.addEntry({
      params: { parcelId: first },
      body: { day: today(), kind: 'IRRIGATION', millimetres: 10 },
    });
    const entriesOf = async (id: number) => (await waterBalances.read({ params: { parcelId: id } })).entries;
    const taken = { id: before, ...watered, parcelId, takenFrom: { parcelId, name: expect.any(String) as string } };
    expect(await entriesOf(first)).toEqual([expect.objectContaining({ id: after, takenFrom: null }), taken]);
    expect(await entriesOf(second)).toEqual([taken]);
    const parts = await split(second, lineThrough(at(0.75, -0.2), at(0.75, 1.2)), today());
    expect(await entriesOf(parts.parcels[0]?.id ?? 0)).toEqual([taken]);
    const { changeId } = await waterBalances.retireEntry({ params: { waterEntryId: before } });
    expect(await entriesOf(second)).toEqual([]);
    await undo(changeId);
    expect(await entriesOf(second)).toEqual([taken]);
  });

  it('is of days that have come', async () => {
    const { waterBalances, params } = await fieldOfFarmer();
    const body = { day: addDays(today(), 1), kind: 'IRRIGATION' as const, millimetres: 20 };
    await expect(waterBalances.addEntry({ params, body })).rejects.toMatchObject({ code: 'waterEntry.notYet' });
  });

  it('is taken back by the own farm alone', async () => {
    const { waterBalances, params } = await fieldOfFarmer();
    const { id } = await waterBalances.addEntry({
      params,
      body: { day: today(), kind: 'DEPLETION', millimetres: 5 },
    });
    const stranger = await fieldOfFarmer();
    await expect(stranger.waterBalances.retireEntry({ params: { waterEntryId: id } })).rejects.toMatchObject({
      ...{ status: 404, code: 'waterEntry.notFound' },
    });
  });
});
