import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { changeFarm } from '#server/testing/change-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

async function dividedFarm() {
  const { user, farm } = await started.make.farmer();
  const { agroevidence: api } = started.api(user);
  const create = { params: { id: farm.id }, body: { name: 'Dvůr' } };
  const center = await api.centers.create(create);
  const zone = await api.zones.create({ ...create, body: { name: 'Nad vodou' } });
  const parcels = [
    await started.make.parcel({ farm, name: 'Za humny' }),
    await started.make.parcel({ farm, name: 'U lesa' }),
  ].map(({ id }) => id);
  return { user, farm, api, center, zone, parcels };
}

describe('Centres and zones of a farm', () => {
  it('are listed by their names with how many parcels are in each', async () => {
    const { api, farm, center, zone, parcels } = await dividedFarm();
    await api.centers.create({ params: { id: farm.id }, body: { name: 'Čertův dvůr' } });
    await api.centers.assign({ body: { centerId: center.id, parcelIds: parcels } });
    await api.zones.assign({ body: { zoneId: zone.id, isIn: true, parcelIds: parcels.slice(1) } });
    const { rows } = await api.centers.list();
    expect(rows.map(({ name, parcels: count }) => [name, count])).toEqual([
      ['Čertův dvůr', 0],
      ['Dvůr', 2],
    ]);
    expect((await api.zones.list()).rows).toMatchObject([{ name: 'Nad vodou', parcels: 1 }]);
    expect((await api.centers.list({ query: { search: 'certuv' } })).total).toBe(1);
  });

  it('have names of their own, whatever their case', async () => {
    const { api, farm } = await dividedFarm();
    const twice = api.centers.create({ params: { id: farm.id }, body: { name: 'DVŮR' } });
    await expect(twice).rejects.toMatchObject({ status: 409, code: 'division.nameTaken' });
  });

  it('can be given another name, unless somebody else has done so meanwhile', async () => {
    const { api, center } = await dividedFarm();
    const params = { centerId: center.id };
    const renamed = await api.centers.rename({ params, body: { name: 'Nový dvůr' }, version: center.version });
    expect(renamed).toMatchObject({ name: 'Nový dvůr' });
    const late = api.centers.rename({ params, body: { name: 'Starý dvůr' }, version: center.version });
    await expect(late).rejects.toMatchObject({ code: 'record.changed', body: { current: { name: 'Nový dvůr' } } });
  });

  it('are put away when no parcel is in them, and their name is free again', async () => {
    const { api, farm, zone, parcels } = await dividedFarm();
    await api.zones.assign({ body: { zoneId: zone.id, isIn: true, parcelIds: parcels } });
    const params = { zoneId: zone.id };
    await expect(api.zones.retire({ params })).rejects.toMatchObject({ code: 'division.inUse' });
    await api.zones.assign({ body: { zoneId: zone.id, isIn: false, parcelIds: parcels } });
    await api.zones.retire({ params });
    expect((await api.zones.list()).total).toBe(0);
    await expect(api.zones.retire({ params })).rejects.toMatchObject({ code: 'division.notFound' });
    await api.zones.create({ params: { id: farm.id }, body: { name: 'Nad vodou' } });
  });

  it('are gone where it is undone that they were added', async () => {
    const { api, user, farm, zone } = await dividedFarm();
    const { farmChanges } = started.api(user).gateway;
    const { rows } = await farmChanges.list({ params: { id: farm.id }, query: { action: 'division.created' } });
    const added = rows.find(({ detail }) => detail['divisionId'] === zone.id && detail['kind'] === 'zone');
    await farmChanges.undo({ params: { id: farm.id, changeId: added?.id ?? 0 } });
    expect((await api.zones.list()).total).toBe(0);
    expect((await api.centers.list()).total).toBe(1);
  });

  it('are as they were when a change of them is undone', async () => {
    const { api, user, farm, center } = await dividedFarm();
    const params = { centerId: center.id };
    const undo = (changeId: number | null) =>
      started.api(user).gateway.farmChanges.undo({ params: { id: farm.id, changeId: changeId ?? 0 } });
    const renamed = await api.centers.rename({ params, body: { name: 'Nový dvůr' } });
    await undo(renamed.changeId);
    expect((await api.centers.list()).rows).toMatchObject([{ name: 'Dvůr' }]);
    const retired = await api.centers.retire({ params });
    await undo(retired.changeId);
    expect((await api.centers.list()).rows).toMatchObject([{ name: 'Dvůr' }]);
    const again = await api.centers.retire({ params });
    await api.centers.create({ params: { id: farm.id }, body: { name: 'Dvůr' } });
    await expect(undo(again.changeId)).rejects.toMatchObject({ code: 'change.inTheWay' });
  });

  it('belong to their farm alone', async () => {
    const { center, parcels } = await dividedFarm();
    const other = await dividedFarm();
    const rename = other.api.centers.rename({ params: { centerId: center.id }, body: { name: 'Můj' } });
    await expect(rename).rejects.toMatchObject({ status: 404 });
    const foreignCenter = { centerId: center.id, parcelIds: other.parcels };
    await expect(other.api.centers.assign({ body: foreignCenter })).rejects.toMatchObject({
      code: 'division.notFound',
    });
    const foreignParcels = { centerId: other.center.id, parcelIds: parcels };
    await expect(other.api.centers.assign({ body: foreignParcels })).rejects.toMatchObject({ code: 'parcel.notFound' });
  });
});

describe('PUT parcels/centers', () => {
  it('can be undone, however many parcels it was of', async () => {
    const { user, api, farm, center } = await dividedFarm();
    const many = 2100;
    await changeFarm(started.services.database, farm.id, (tx) =>
      sql`insert into agroevidence.parcel (farm_id, local_name, source)
        select ${farm.id}, 'Díl ' || number, 'MANUAL' from generate_series(1, ${many}::int) as number`.execute(tx.sql),
    );
    const { rows: all } = await sql<{ id: number; centerId: number | null }>`
      select id, center_id from agroevidence.parcel where farm_id = ${farm.id} order by id`.execute(
      started.services.database.kysely,
    );
    const body = { centerId: center.id, parcelIds: all.map(({ id }) => id) };
    const { changed, changeId } = await api.centers.assign({ body });
    expect(changed).toBeGreaterThanOrEqual(many);
    const params = { id: farm.id, changeId: changeId ?? 0 };
    await started.api(user).gateway.farmChanges.undo({ params });
    const { rows: now } = await sql`
      select id, center_id from agroevidence.parcel where farm_id = ${farm.id} order by id`.execute(
      started.services.database.kysely,
    );
    expect(now).toEqual(all);
  });

  it('sets the centre of many parcels, counts those that had another and tells it once', async () => {
    const { user, api, farm, center, parcels } = await dividedFarm();
    const assign = (centerId: number | null) => api.centers.assign({ body: { centerId, parcelIds: parcels } });
    const { changed, changeId } = await assign(center.id);
    expect([changed, typeof changeId]).toEqual([2, 'number']);
    expect(await assign(center.id)).toEqual({ changed: 0, changeId: null });
    const { rows } = await api.parcels.list();
    expect(rows.map((parcel) => parcel.center)).toEqual([{ centerId: center.id }, { centerId: center.id }]);
    expect(await assign(null)).toMatchObject({ changed: 2 });
    const history = await started
      .api(user)
      .gateway.farmChanges.list({ params: { id: farm.id }, query: { action: 'parcel.assigned' } });
    expect(history.rows).toMatchObject([
      { detail: { center: null, parcels: 2 }, records: 2 },
      { detail: { center: 'Dvůr', parcels: 2 }, records: 2 },
    ]);
  });

  it('changes nothing where one of the parcels is historical', async () => {
    const { api, farm, center, parcels } = await dividedFarm();
    const retired = await started.make.parcel({ farm, isRetired: true });
    const body = { centerId: center.id, parcelIds: [...parcels, retired.id] };
    await expect(api.centers.assign({ body })).rejects.toMatchObject({ code: 'parcel.retired' });
    expect((await api.parcels.list()).rows.map((parcel) => parcel.center)).toEqual([null, null]);
  });
});

describe('PATCH parcels/{id}', () => {
  it('sets the centre and the zones of a parcel, and takes it out of them', async () => {
    const { api, center, zone, parcels } = await dividedFarm();
    const params = { id: parcels[0] ?? 0 };
    await api.parcels.change({ params, body: { center: { centerId: center.id } } });
    const changed = await api.parcels.change({ params, body: { zoneIds: [zone.id] } });
    expect(changed).toMatchObject({ center: { centerId: center.id }, zoneIds: [zone.id], version: 3 });
    const taken = await api.parcels.change({ params, body: { center: { centerId: null }, zoneIds: [] } });
    expect(taken).toMatchObject({ center: null, zoneIds: [] });
  });

  it('stands on a version for a centre as for a name', async () => {
    const { api, center, parcels } = await dividedFarm();
    const params = { id: parcels[0] ?? 0 };
    await api.parcels.change({ params, body: { name: 'Jinak' }, version: 1 });
    const late = api.parcels.change({ params, body: { center: { centerId: center.id } }, version: 1 });
    await expect(late).rejects.toMatchObject({ code: 'record.changed', body: { current: { localName: 'Jinak' } } });
  });

  it('takes no centre or zone of another farm', async () => {
    const { api, parcels } = await dividedFarm();
    const other = await dividedFarm();
    const params = { id: parcels[0] ?? 0 };
    for (const body of [{ center: { centerId: other.center.id } }, { zoneIds: [other.zone.id] }])
      await expect(api.parcels.change({ params, body })).rejects.toMatchObject({ code: 'division.notFound' });
  });
});
