import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { at, editedFarm, rectangle, springDay } from '#server/testing/edited-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

const maize = 17;

describe('Redrawing a parcel', () => {
  it('from a day on leaves what it was before in its history', async () => {
    const { parcelEditing, parcelId, agroevidence } = await editedFarm(started);
    const body = { mode: 'CHANGE' as const, outline: rectangle(0, 0, 0.5, 1), from: springDay };
    const { parcels } = await parcelEditing.redraw({ params: { id: parcelId }, body });
    expect(parcels).toMatchObject([{ id: parcelId, validFrom: springDay, blockNumber: '7405/5' }]);
    const versions = await agroevidence.parcelHistory.versions({ params: { id: parcelId } });
    expect(versions.map(({ validFrom, validTo }) => [validFrom, validTo])).toEqual([
      [springDay, null],
      ['2024-05-01', '2026-02-28'],
    ]);
    expect(versions[0]?.computedArea).toBeCloseTo((versions[1]?.computedArea ?? 0) / 2, 3);
  });

  it('as a correction says that it has always been so', async () => {
    const { parcelEditing, parcelId, agroevidence } = await editedFarm(started);
    const known = await agroevidence.parcels.read({ params: { id: parcelId } });
    const body = { mode: 'CORRECTION' as const, outline: rectangle(0, 0, 0.5, 1) };
    const input = { params: { id: parcelId }, body, version: known.version };
    const { parcels } = await parcelEditing.redraw(input);
    expect(parcels[0]).toMatchObject({ validFrom: '2024-05-01', version: known.version + 1 });
    expect(await agroevidence.parcelHistory.versions({ params: { id: parcelId } })).toHaveLength(1);
    await expect(parcelEditing.redraw(input)).rejects.toMatchObject({ code: 'record.changed' });
  });

  it('cuts what grows on parts of it', async () => {
    const { parcelEditing, parcelId, agroevidence } = await editedFarm(started);
    const east = { type: 'MultiPolygon' as const, coordinates: [rectangle(0.4, 0, 1, 1).coordinates] };
    const sown = { cropId: maize, validFrom: '2026-02-01', geometry: east, role: 'COMPANION' as const };
    await agroevidence.seedApplications.record({ params: { id: parcelId }, body: sown });
    const outline = rectangle(0, 0, 0.5, 1);
    await parcelEditing.redraw({ params: { id: parcelId }, body: { mode: 'CHANGE', outline, from: springDay } });
    const { rows } = await agroevidence.seedApplications.ofParcel({ params: { id: parcelId } });
    expect(rows.filter(({ seed }) => seed.crop.id === maize)).toMatchObject([
      { validFrom: springDay, validTo: null, area: expect.closeTo(0.163, 2) as number },
      { validFrom: '2026-02-01', validTo: springDay, area: expect.closeTo(0.98, 1) as number },
    ]);
  });

  it('goes on where the database knows of outlines of crops, all of them elsewhere', async () => {
    const { farm, parcelEditing, parcelId } = await editedFarm(started);
    for (let row = 1; row <= 30; row += 1) await started.make.parcel({ farm, at: at(row * 2, row) });
    const { kysely } = started.services.database;
    await sql`
      insert into agroevidence.cultivation (farm_id, parcel_id, crop_id, crop_name, role, part, geometry, area_m2, valid, source)
      select farm_id, parcel_id, ${maize}, '', 'COMPANION', 2, st_multi(st_translate(geometry, 1.5, 0.7)), area_m2,
        daterange('2026-02-01', null), 'MANUAL'
      from agroevidence.parcel_version where farm_id = ${farm.id}`.execute(kysely);
    await sql`analyze agroevidence.cultivation, agroevidence.parcel_version`.execute(kysely);
    const outline = rectangle(0, 0, 0.5, 1);
    const { parcels } = await parcelEditing.redraw({ params: { id: parcelId }, body: { mode: 'CORRECTION', outline } });
    expect(parcels).toMatchObject([{ id: parcelId }]);
  });

  it('keeps the import from being taken back over what somebody drew', async () => {
    const { farm, parcelEditing, parcelId, undo, agroevidence } = await editedFarm(started);
    await sql`update agroevidence.import set state = 'SUCCESS' where farm_id = ${farm.id}`.execute(
      started.services.database.kysely,
    );
    const canBeTakenBack = async (): Promise<boolean | undefined> =>
      (await agroevidence.imports.list()).rows[0]?.canBeTakenBack;
    const body = { mode: 'CORRECTION' as const, outline: rectangle(0, 0, 0.5, 1) };
    expect(await canBeTakenBack()).toBe(true);
    const { changeId } = await parcelEditing.redraw({ params: { id: parcelId }, body });
    expect(await canBeTakenBack()).toBe(false);
    await undo(changeId);
    expect(await canBeTakenBack()).toBe(true);
  });
});
