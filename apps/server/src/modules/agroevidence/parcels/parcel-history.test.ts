import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { changeFarm } from '#server/testing/change-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

async function farmWithParcel() {
  const { user, farm } = await started.make.farmer();
  const parcel = await started.make.parcel({ farm, name: 'Za humny' });
  const { parcelHistory: history } = started.api(user).agroevidence;
  return { farm, parcel, history, params: { id: parcel.id } };
}

describe('What a parcel was before', () => {
  it('is told by its versions, the newest first, each with the days on which it held', async () => {
    const { farm, parcel, history, params } = await farmWithParcel();
    await changeFarm(started.services.database, farm.id, async (tx) => {
      await sql`update agroevidence.parcel_version set is_current = false, valid = daterange('2024-05-01', '2026-01-01')
        where parcel_id = ${parcel.id}`.execute(tx.sql);
      await sql`insert into agroevidence.parcel_version
          (farm_id, parcel_id, valid, valid_from_known, geometry, label, area_m2, official_area_ha, block_number)
        select farm_id, parcel_id, daterange('2026-01-01', null), true, geometry, label, area_m2, 1.5, '7405/6'
        from agroevidence.parcel_version where parcel_id = ${parcel.id}`.execute(tx.sql);
    });
    const versions = await history.versions({ params });
    expect(versions).toMatchObject([
      { validFrom: '2026-01-01', validTo: null, isCurrent: true, blockNumber: '7405/6', officialArea: 1.5 },
      { validFrom: '2024-05-01', validTo: '2025-12-31', isCurrent: false, blockNumber: '7405/5', landUseCode: 'R' },
    ]);
    expect(versions[1]?.geometry.type).toBe('MultiPolygon');
  });

  it('holds no version of an import that was taken back', async () => {
    const { farm, parcel, history, params } = await farmWithParcel();
    await changeFarm(started.services.database, farm.id, (tx) =>
      sql`insert into agroevidence.parcel_version
          (farm_id, parcel_id, valid, valid_from_known, is_current, geometry, label, area_m2, retracted_at)
        select farm_id, parcel_id, daterange('2020-01-01', '2024-05-01'), true, false, geometry, label, area_m2, now()
        from agroevidence.parcel_version where parcel_id = ${parcel.id}`.execute(tx.sql),
    );
    expect(await history.versions({ params })).toHaveLength(1);
  });

  it('is told by the parcels that it came from, and these tell what they became', async () => {
    const { farm, parcel, history, params } = await farmWithParcel();
    const before = await started.make.parcel({ farm, name: 'Velké pole', isRetired: true });
    await changeFarm(started.services.database, farm.id, (tx) =>
      sql`insert into agroevidence.parcel_lineage (farm_id, import_id, from_parcel_id, to_parcel_id, area_m2)
        select farm_id, import_id, ${before.id}, ${parcel.id}, 12345 from agroevidence.parcel_version
        where parcel_id = ${parcel.id}`.execute(tx.sql),
    );
    expect(await history.predecessors({ params })).toMatchObject({
      predecessors: [
        { id: before.id, localName: 'Velké pole', status: 'RETIRED', sharedArea: 1.2345, since: '2024-05-01' },
      ],
      successors: [],
    });
    expect(await history.predecessors({ params: { id: before.id } })).toMatchObject({
      predecessors: [],
      successors: [{ id: parcel.id, localName: 'Za humny' }],
    });
  });

  it('is not told to those who have no part in the farm', async () => {
    const { params } = await farmWithParcel();
    const { history } = await farmWithParcel();
    for (const call of [history.versions, history.predecessors, history.registry])
      await expect(call({ params })).rejects.toMatchObject({ status: 404, code: 'parcel.notFound' });
  });
});

describe('GET parcels/{id}/eagri', () => {
  it('tells what the register said when the farm last took it', async () => {
    const { history, params } = await farmWithParcel();
    expect(await history.registry({ params })).toMatchObject({
      source: 'EAGRI',
      blockNumber: '7405/5',
      square: '760-1170',
      landUseCode: 'R',
      validFrom: '2024-05-01',
      nitrateVulnerable: 'YES',
    });
  });
});
