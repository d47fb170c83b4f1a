import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { changeFarmOfOthers } from '#server/audit/change-farms.ts';
import { changeFarm } from '#server/testing/change-farm.ts';
import type { TestUser } from '#server/testing/factories.ts';
import type { TestParcel } from '#server/testing/make-parcel.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

async function renamed(name = 'U lesa'): Promise<{
  readonly user: TestUser;
  readonly parcel: TestParcel;
  readonly rename: (name: string) => Promise<number>;
  readonly undo: (changeId: number) => Promise<number>;
  readonly nameNow: () => Promise<string>;
}> {
  const { user, farm } = await started.make.farmer();
  const parcel = await started.make.parcel({ farm, name });
  const { agroevidence, gateway } = started.api(user);
  return {
    user,
    parcel,
    rename: async (to) =>
      (await agroevidence.parcels.change({ params: { id: parcel.id }, body: { name: to } })).changeId ?? 0,
    undo: async (changeId) => (await gateway.farmChanges.undo({ params: { id: parcel.farmId, changeId } })).changeId,
    nameNow: async () => (await agroevidence.parcels.read({ params: { id: parcel.id } })).localName,
  };
}

describe('Undoing a change', () => {
  it('makes its records again as they were, so that they are found and shown as before', async () => {
    const { user, parcel, rename, undo, nameNow } = await renamed();
    const changeId = await rename('Za humny');
    const undoneBy = await undo(changeId);
    expect(await nameNow()).toBe('U lesa');
    const { agroevidence, gateway } = started.api(user);
    const { rows: found } = await agroevidence.parcels.suggestions({ query: { search: 'u lesa' } });
    expect(found.map(({ id }) => id)).toEqual([parcel.id]);
    const { rows } = await gateway.farmChanges.list({ params: { id: parcel.farmId } });
    expect(rows.find(({ id }) => id === changeId)).toMatchObject({ canUndo: false, undoneBy });
    expect(rows.find(({ id }) => id === undoneBy)).toMatchObject({
      action: 'change.undone',
      detail: { changeId },
      canUndo: true,
      undoneBy: null,
    });
  });

  it('can be undone in its turn, as often as one likes', async () => {
    const { rename, undo, nameNow } = await renamed();
    const first = await rename('Za humny');
    const second = await undo(first);
    const third = await undo(second);
    expect(await nameNow()).toBe('Za humny');
    await undo(third);
    expect(await nameNow()).toBe('U lesa');
  });

  it('is refused where later changes stand on it, and says which; once they are undone it goes', async () => {
    const { rename, undo, nameNow } = await renamed();
    const first = await rename('Za humny');
    const second = await rename('Pod lesem');
    await expect(undo(first)).rejects.toMatchObject({
      code: 'change.inTheWay',
      body: { current: [{ id: second, action: 'parcel.renamed', canUndo: true }] },
    });
    expect(await nameNow()).toBe('Pod lesem');
    await undo(second);
    await undo(first);
    expect(await nameNow()).toBe('U lesa');
  });

  it('is done once, however often it is asked for', async () => {
    const { rename, undo } = await renamed();
    const changeId = await rename('Za humny');
    await undo(changeId);
    await expect(undo(changeId)).rejects.toMatchObject({ code: 'change.undone' });
  });

  it('ends after 90 days', async () => {
    const { user, parcel, rename, undo } = await renamed();
    const changeId = await rename('Za humny');
    const { kysely } = started.services.database;
    await sql`update core.audit_event set at = at - interval '91 days' where id = ${changeId}`.execute(kysely);
    const { rows } = await started.api(user).gateway.farmChanges.list({ params: { id: parcel.farmId } });
    expect(rows.find(({ id }) => id === changeId)).toMatchObject({ canUndo: false, undoneBy: null });
    await expect(undo(changeId)).rejects.toMatchObject({ code: 'change.notUndoable' });
  });

  it('is not for what is taken back in a way of its own', async () => {
    const { user, parcel, undo } = await renamed();
    const { rows } = await started.api(user).gateway.farmChanges.list({ params: { id: parcel.farmId } });
    expect(rows.filter(({ canUndo }) => canUndo)).toEqual([]);
    await expect(undo(2_000_000_000)).rejects.toMatchObject({ code: 'change.notFound' });
  });

  it('is neither for strangers nor for those who may not change the land', async () => {
    const { user, farm } = await started.make.farmer();
    const parcel = await started.make.parcel({ farm });
    const { agroevidence } = started.api(user);
    const { changeId } = await agroevidence.parcels.change({
      params: { id: parcel.id },
      body: { name: 'Přejmenovaný' },
    });
    const params = { id: farm.id, changeId: changeId ?? 0 };
    const stranger = started.api(await started.make.user());
    await expect(stranger.gateway.farmChanges.undo({ params })).rejects.toMatchObject({ code: 'farm.notFound' });
    const reader = started.api(await started.make.member(farm, 'reader'));
    await expect(reader.gateway.farmChanges.undo({ params })).rejects.toMatchObject({ code: 'farm.notAllowed' });
  });
});

describe('The rows of a table', () => {
  interface Entry {
    readonly id: number;
    readonly season: number;
    readonly cropId: number;
    readonly areaM2: number | null;
  }

  /** All of a farm's plan, as rows. */
  async function planOf(farmId: number): Promise<Entry[]> {
    const { rows } = await sql<Entry>`
      select id, season, crop_id, area_m2 from agroevidence.plan_entry where farm_id = ${farmId} order by id`.execute(
      started.services.database.kysely,
    );
    return rows;
  }

  it('are what they were after rows were added, changed and taken away at once', async () => {
    const { farm } = await started.make.farmer();
    const parcel = await started.make.parcel({ farm });
    const { database } = started.services;
    const at = parcel.farmId;
    await changeFarm(database, at, (tx) =>
      sql`insert into agroevidence.plan_entry (farm_id, season, parcel_id, crop_id, area_m2)
        select ${at}, season, ${parcel.id}, 1, 1000 from generate_series(2020, 2029) as season`.execute(tx.sql),
    );
    const before = await planOf(at);
    const changeId = await changeFarm(database, at, async (tx) => {
      await sql`delete from agroevidence.plan_entry where farm_id = ${at} and season in (2021, 2022)`.execute(tx.sql);
      await sql`update agroevidence.plan_entry set crop_id = 2, area_m2 = null where farm_id = ${at} and season > 2026`.execute(
        tx.sql,
      );
      await sql`insert into agroevidence.plan_entry (farm_id, season, parcel_id, crop_id)
        values (${at}, 2021, ${parcel.id}, 3), (${at}, 2040, ${parcel.id}, 3)`.execute(tx.sql);
      const { rows } = await sql<{ id: number }>`select core.change_number()::int as id`.execute(tx.sql);
      return rows[0]?.id ?? 0;
    });
    await changeFarm(database, at, (tx) =>
      sql`select core.undo_rows(${at}, ${changeId}, 'agroevidence.plan_entry')`.execute(tx.sql),
    );
    expect(await planOf(at)).toEqual(before);
  });

  it('are undone and done again however many they are', async () => {
    const { user, farm } = await started.make.farmer();
    const { id: parcelId } = await started.make.parcel({ farm });
    const actor = { userId: user.id, originalUserId: null, requestId: null };
    const changeId = await changeFarmOfOthers(started.services, actor, farm.id, async (tx) => {
      // Each statement in itself is kept row by row; together they are more than are kept of one.
      for (const parts of [sql`1, 15`, sql`16, 30`])
        await sql`insert into agroevidence.plan_entry (farm_id, season, parcel_id, part, crop_id, area_m2)
          select ${farm.id}, season, ${parcelId}, part, 1, 1000
          from generate_series(1991, 2090) as season, generate_series(${parts}) as part`.execute(tx.sql);
      return tx.tell({ action: 'plan.changed', farmId: farm.id, detail: {} }, 'silent');
    });
    const planned = await planOf(farm.id);
    expect(planned).toHaveLength(3000);
    const { farmChanges } = started.api(user).gateway;
    const params = { id: farm.id };
    const undone = await farmChanges.undo({ params: { ...params, changeId } });
    expect(await planOf(farm.id)).toEqual([]);
    const again = await farmChanges.undo({ params: { ...params, changeId: undone.changeId } });
    expect(await planOf(farm.id)).toEqual(planned);
    const { rows } = await farmChanges.list({ params });
    expect(rows.find(({ id }) => id === again.changeId)).toMatchObject({ records: 3000, canUndo: true });
  });
});
