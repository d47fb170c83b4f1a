import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { changeFarm } from '#server/testing/change-farm.ts';
import { withChangedFarms, withFarms } from '../db/farm-scope.ts';
import type { TestFarm, TestUser } from '../testing/factories.ts';
import { startApp } from '../testing/start-app.ts';
import { changeFarms } from './change-farms.ts';

const started = startApp();

interface ChangeRow {
  readonly action: string;
  readonly userId: number | null;
  readonly entity: string;
  readonly entityId: number;
  readonly operation: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

async function changesOf(farmId: number, entity: string): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select e.action, e.user_id, c.entity, c.entity_id::int as entity_id, c.operation, c.before, c.after
    from core.change c join core.audit_event e on e.id = c.audit_event_id
    where c.farm_id = ${farmId} and c.entity = ${entity} and c.audit_event_id > 0 order by c.id`.execute(
    started.services.database.kysely,
  );
  return rows;
}

function whoOf(user: TestUser, farm: TestFarm): Parameters<typeof changeFarms>[1] {
  const farmIds = [farm.id];
  return { userId: user.id, originalUserId: null, requestId: 'probe', memberships: farmIds, farmIds };
}

describe('A change of a farm', () => {
  it('is kept row by row, before and after, under what is told of it', async () => {
    const { user, farm } = await started.make.farmer();
    const parcel = await started.make.parcel({ farm, name: 'Za humny' });
    const { parcels } = started.api(user).agroevidence;
    await parcels.change({ params: { id: parcel.id }, body: { name: 'U lesa' } });
    const renamed = (await changesOf(farm.id, 'agroevidence.parcel')).filter(
      ({ action }) => action === 'parcel.renamed',
    );
    expect(renamed).toMatchObject([
      {
        userId: user.id,
        entityId: parcel.id,
        operation: 'UPDATE',
        before: { local_name: 'Za humny' },
        after: { local_name: 'U lesa' },
      },
    ]);
  });

  it('is not kept at all where nobody says what it is', async () => {
    const { farm } = await started.make.farmer();
    const { database } = started.services;
    const scope = { memberships: [farm.id], farmIds: [farm.id] };
    const untold = withChangedFarms(database, scope, (tx) =>
      tx.updateTable('core.farm').set({ name: 'Nikdo' }).where('id', '=', farm.id).execute(),
    );
    await expect(untold).rejects.toMatchObject({ code: '23503' });
    const name = await withFarms(database, scope, (tx) =>
      tx.selectFrom('core.farm').select('name').where('id', '=', farm.id).executeTakeFirst(),
    );
    expect(name).toEqual({ name: farm.name });
  });

  it('that changes nothing leaves nothing, and needs no word', async () => {
    const { user, farm } = await started.make.farmer();
    await changeFarms(started.services, whoOf(user, farm), (tx) =>
      tx.updateTable('core.farm').set({ name: farm.name }).where('id', '=', farm.id).execute(),
    );
    expect((await changesOf(farm.id, 'core.farm')).filter(({ operation }) => operation === 'UPDATE')).toEqual([]);
  });

  it('stands under its first entry where several things are told', async () => {
    const { user, farm } = await started.make.farmer();
    await changeFarms(started.services, whoOf(user, farm), async (tx) => {
      await tx.tell({ action: 'farm.changed', farmId: farm.id }, 'silent');
      await tx.tell({ action: 'farm.restored', farmId: farm.id }, 'silent');
      await tx.updateTable('core.farm').set({ name: 'Dvůr' }).where('id', '=', farm.id).execute();
    });
    const updated = (await changesOf(farm.id, 'core.farm')).filter(({ operation }) => operation === 'UPDATE');
    expect(updated).toMatchObject([{ action: 'farm.changed', after: { name: 'Dvůr' } }]);
  });

  it('of more rows than are kept one by one is kept as one that says how many', async () => {
    const { farm } = await started.make.farmer();
    const { database } = started.services;
    await changeFarm(database, farm.id, (tx) =>
      sql`insert into agroevidence.parcel (farm_id, local_name, source, search_key)
        select ${farm.id}, 'P ' || n, 'MANUAL', 'p' from generate_series(1, 2001) as n`.execute(tx.sql),
    );
    const changes = await changesOf(farm.id, 'agroevidence.parcel');
    expect(changes).toMatchObject([{ entityId: 0, operation: 'INSERT', after: { rows: 2001 } }]);
  });

  it('of outlines that are very large together is kept as one that says how many, and of one alone as it is', async () => {
    const { farm } = await started.make.farmer();
    const { id: parcelId } = await started.make.parcel({ farm, name: 'Bahna' });
    const addVersions = (count: number): Promise<unknown> =>
      changeFarm(started.services.database, farm.id, (tx) =>
        sql`insert into agroevidence.parcel_version (farm_id, parcel_id, valid, valid_from_known, is_current, geometry,
            label, area_m2)
          select ${farm.id}, ${parcelId}, '[2020-01-01,2021-01-01)', true, false, st_multi(square), st_centroid(square), 1
          from generate_series(1, ${count}),
            (select st_segmentize(st_makeenvelope(15, 49, 15.01, 49.01, 4326), 0.0000004) as square) as drawn`.execute(
          tx.sql,
        ),
      );
    await addVersions(2);
    await addVersions(1);
    const [, many, single] = await changesOf(farm.id, 'agroevidence.parcel_version');
    expect(many).toMatchObject({ entityId: 0, operation: 'INSERT', after: { rows: 2 } });
    expect(single).toMatchObject({ operation: 'INSERT', after: { parcel_id: parcelId } });
  });

  it('never keeps the key by which a farm signs in to the registry', async () => {
    const { farm } = await started.make.farmer();
    const { database } = started.services;
    await changeFarm(database, farm.id, (tx) =>
      sql`insert into agroevidence.registry_access (farm_id, login, szrid, sealed_key, changed_at)
        values (${farm.id}, 'x', '1', 'secret-bytes', now())`.execute(tx.sql),
    );
    const [change] = await changesOf(farm.id, 'agroevidence.registry_access');
    expect(change?.after).toMatchObject({ login: 'x' });
    expect(change?.after).not.toHaveProperty('sealed_key');
  });
});
