import type { ClimateRegion } from '@brazda/domain/enumerations/climate-region.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { editedFarm, springDay } from '#server/testing/edited-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

/** Of the catalogue. */
const lad27 = 1;
/** Banned where it is cool and wet, and nowhere else. */
const autumnDay = '2026-10-20';

describe('The climate region of a parcel', () => {
  it('is said, taken back and undone, and hangs on the version that is known', async () => {
    const { agroevidence, parcelId, undo } = await editedFarm(started);
    const { parcels } = agroevidence;
    const params = { id: parcelId };
    const before = await parcels.read({ params });
    expect(before.climateRegion).toBeNull();
    const said = await parcels.change({ params, body: { climateRegion: 0 }, version: before.version });
    expect(said).toMatchObject({ climateRegion: 0, cadastralUnit: null, localName: before.localName });
    const late = parcels.change({ params, body: { climateRegion: 3 }, version: before.version });
    await expect(late).rejects.toMatchObject({ code: 'record.changed' });
    const back = await parcels.change({ params, body: { climateRegion: null } });
    expect(back.climateRegion).toBeNull();
    await undo(back.changeId ?? 0);
    expect((await parcels.read({ params })).climateRegion).toBe(0);
    await undo(said.changeId ?? 0);
    expect((await parcels.read({ params })).climateRegion).toBeNull();
  });

  it('is one of ten', async () => {
    const { agroevidence, parcelId } = await editedFarm(started);
    const change = agroevidence.parcels.change({ params: { id: parcelId }, body: { climateRegion: 10 as 9 } });
    await expect(change).rejects.toMatchObject({ status: 400 });
  });

  it('goes over to the parts of a parcel, and to what they are merged to where they agree', async () => {
    const { agroevidence, parcelId, split, merge } = await editedFarm(started);
    await agroevidence.parcels.change({ params: { id: parcelId }, body: { climateRegion: 7 } });
    const { parcels } = await split(parcelId);
    expect(parcels.map(({ climateRegion }) => climateRegion)).toEqual([7, 7]);
    const ids = parcels.map(({ id }) => id);
    const [whole] = (await merge(ids, springDay)).parcels;
    expect(whole?.climateRegion).toBe(7);
  });

  it('is unknown of a parcel that is merged of others in different regions', async () => {
    const { agroevidence, parcelId, split, merge } = await editedFarm(started);
    const { parcels } = await split(parcelId);
    const ids = parcels.map(({ id }) => id);
    await agroevidence.parcels.change({ params: { id: ids[0] ?? 0 }, body: { climateRegion: 7 } });
    const [whole] = (await merge(ids, springDay)).parcels;
    expect(whole?.climateRegion).toBeNull();
  });

  it('decides whether nitrogen may be brought onto it, unless whoever asks says otherwise', async () => {
    const { agroevidence, farm, parcelId } = await editedFarm(started);
    const inZone = sql`update agroevidence.parcel_version set nitrate_vulnerable = 'YES' where farm_id = ${farm.id}`;
    await inZone.execute(started.services.database.kysely);
    const materials = [{ materialId: lad27, value: 100, unit: 'KG' as const }];
    const judged = async (asked: { readonly climateRegion?: number } = {}) => {
      const body = { day: autumnDay, targets: [{ parcelId, ...asked }], materials };
      const { findings } = await agroevidence.restrictions.judge({ body });
      return findings.filter(({ check }) => check === 'BAN_PERIOD').map(({ vote }) => vote);
    };
    expect(await judged()).toEqual(['UNKNOWN']);
    await agroevidence.parcels.change({ params: { id: parcelId }, body: { climateRegion: 8 } });
    expect(await judged()).toEqual(['FORBIDDEN']);
    expect(await judged({ climateRegion: 3 })).toEqual(['ALLOWED']);
    await agroevidence.parcels.change({ params: { id: parcelId }, body: { climateRegion: 3 } });
    expect(await judged()).toEqual(['ALLOWED']);
  });
});

describe('PUT parcels/climate-regions', () => {
  async function farmOfThree() {
    const edited = await editedFarm(started);
    const { farm, agroevidence, parcelId } = edited;
    const others = [await started.make.parcel({ farm }), await started.make.parcel({ farm })];
    const parcelIds = [parcelId, ...others.map(({ id }) => id)];
    const said = async () => (await agroevidence.parcels.list()).rows.map(({ climateRegion }) => climateRegion);
    const assign = (climateRegion: ClimateRegion | null) =>
      agroevidence.climateRegions.assign({ body: { climateRegion, parcelIds } });
    return { ...edited, parcelIds, said, assign };
  }

  it('says the region of many parcels, counts those that had another, tells it once and can be undone', async () => {
    const { user, farm, agroevidence, parcelId, said, assign, undo } = await farmOfThree();
    await agroevidence.parcels.change({ params: { id: parcelId }, body: { climateRegion: 7 } });
    const before = await said();
    const { changed, changeId } = await assign(7);
    expect(changed).toBe(2);
    expect(await said()).toEqual([7, 7, 7]);
    expect(await assign(7)).toEqual({ changed: 0, changeId: null });
    const { farmChanges } = started.api(user).gateway;
    const { rows } = await farmChanges.list({ params: { id: farm.id }, query: { action: 'parcel.assigned' } });
    expect(rows[0]).toMatchObject({ detail: { climateRegion: 7, parcels: 2 }, records: 2 });
    await undo(changeId ?? 0);
    expect(await said()).toEqual(before);
  });

  it('takes back what was said of many parcels', async () => {
    const { said, assign } = await farmOfThree();
    await assign(0);
    expect(await said()).toEqual([0, 0, 0]);
    expect(await assign(null)).toMatchObject({ changed: 3 });
    expect(await said()).toEqual([null, null, null]);
  });

  it('changes nothing where a parcel is historical, of another farm or named with no region of the ten', async () => {
    const { farm, agroevidence, parcelIds, said, assign } = await farmOfThree();
    const retired = await started.make.parcel({ farm, isRetired: true });
    const foreign = (await editedFarm(started)).parcelId;
    const assignAlso = (id: number) =>
      agroevidence.climateRegions.assign({ body: { climateRegion: 3, parcelIds: [...parcelIds, id] } });
    await expect(assignAlso(retired.id)).rejects.toMatchObject({ code: 'parcel.retired' });
    await expect(assignAlso(foreign)).rejects.toMatchObject({ status: 404, code: 'parcel.notFound' });
    await expect(assign(10 as 9)).rejects.toMatchObject({ status: 400 });
    expect(await said()).toEqual([null, null, null]);
  });
});
