import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

describe('What was done on a farm', () => {
  it('is listed for those who belong to it, with who did it and each record before and after', async () => {
    const { user, farm } = await started.make.farmer();
    const parcel = await started.make.parcel({ farm, name: 'U lesa' });
    const { agroevidence, gateway } = started.api(user);
    await agroevidence.parcels.change({ params: { id: parcel.id }, body: { name: 'Za humny' } });
    const params = { id: farm.id };
    const query = { record: 'agroevidence.parcel', 'record-number': parcel.id, action: 'parcel.renamed' as const };
    const { rows, total } = await gateway.farmChanges.list({ params, query });
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      farmId: farm.id,
      user: { id: user.id, email: user.email },
      originalUser: null,
      records: 1,
    });
    const records = await gateway.farmChanges.records({ params: { ...params, changeId: rows[0]?.id ?? 0 } });
    expect(records).toMatchObject({
      total: 1,
      rows: [
        {
          record: 'agroevidence.parcel',
          recordNumber: parcel.id,
          operation: 'UPDATE',
          before: { local_name: 'U lesa' },
          after: { local_name: 'Za humny' },
        },
      ],
    });
  });

  it('is found by who did it and by day, the newest first', async () => {
    const { user, farm } = await started.make.farmer();
    const parcel = await started.make.parcel({ farm });
    const { agroevidence, gateway } = started.api(user);
    const names = ['Dlouhý lán', 'Krátký lán'];
    for (const name of names) await agroevidence.parcels.change({ params: { id: parcel.id }, body: { name } });
    const params = { id: farm.id };
    const action = 'parcel.renamed' as const;
    const namesOf = async (query: Parameters<typeof gateway.farmChanges.list>[0]['query']): Promise<unknown[]> =>
      (await gateway.farmChanges.list({ params, query: { action, ...query } })).rows.map(
        ({ detail }) => detail['name'],
      );
    expect(await namesOf({ 'user-id': user.id })).toEqual(names.toReversed());
    expect(await namesOf({ 'sort-dir': 'asc', 'per-page': 1, page: 2 })).toEqual(['Krátký lán']);
    const stranger = await started.make.user();
    await expect(namesOf({ 'user-id': stranger.id })).rejects.toMatchObject({ code: 'user.notFound' });
    expect(await namesOf({ to: '2020-01-01' })).toEqual([]);
  });

  it('is found by the day that it was on the farm, also where the clocks were just changed', async () => {
    const { user, farm } = await started.make.farmer();
    const parcel = await started.make.parcel({ farm });
    const { agroevidence, gateway } = started.api(user);
    // Half an hour after midnight in Prague: of the day on which summer time ends, and of the day after it.
    const instants = ['2026-10-24T22:30:00.000Z', '2026-10-25T23:30:00.000Z'];
    for (const instant of instants) {
      await agroevidence.parcels.change({ params: { id: parcel.id }, body: { name: `Lán ${instant}` } });
      await sql`update core.audit_event set at = ${instant} where farm_id = ${farm.id} and detail ->> 'name' = ${`Lán ${instant}`}`.execute(
        started.services.database.kysely,
      );
    }
    const on = async (day: string): Promise<unknown[]> => {
      const query = { action: 'parcel.renamed' as const, from: day, to: day };
      return (await gateway.farmChanges.list({ params: { id: farm.id }, query })).rows.map(({ at }) => at);
    };
    expect(await on('2026-10-26')).toEqual(instants.slice(1));
    expect(await on('2026-10-25')).toEqual(instants.slice(0, 1));
    expect(await on('2026-10-24')).toEqual([]);
  });

  it('is found by the parcel that it touched: its name, its outline, its crops, its plan and what was done on it', async () => {
    const { user, farm } = await started.make.farmer();
    const [parcel, other] = [await started.make.parcel({ farm }), await started.make.parcel({ farm })];
    const { agroevidence, gateway } = started.api(user);
    const ofParcel = { params: { id: parcel.id } };
    await agroevidence.parcels.change({ ...ofParcel, body: { name: 'Dlouhý lán' } });
    const crop = { cropId: 1, validFrom: '2026-03-01' };
    await agroevidence.seedApplications.record({ ...ofParcel, body: crop });
    const plan = { cropId: 1, seasonId: 2027 };
    await agroevidence.sowingPlan.changeParcel({ params: { parcelId: parcel.id }, body: plan });
    const work = { actionType: 'PLOW' as const, day: '2026-03-20', targets: [{ parcelId: parcel.id }] };
    const { action } = await agroevidence.actions.recordOther({ body: work });
    await agroevidence.actions.changeOther({ body: { ...work, id: action.id, note: 'Znovu' } });
    await agroevidence.parcels.change({ params: { id: other.id }, body: { name: 'U lesa' } });
    await agroevidence.sowingPlan.changeParcel({ params: { parcelId: other.id }, body: plan });
    const query = { 'parcel-number': parcel.id };
    const { rows, total } = await gateway.farmChanges.list({ params: { id: farm.id }, query });
    const found = rows.map(({ action: done }) => done).toReversed();
    expect(found).toEqual([
      'parcel.renamed',
      'cultivation.recorded',
      'plan.changed',
      'action.recorded',
      'action.changed',
    ]);
    expect(total).toBe(found.length);
  });

  it('is nobody else’s to see', async () => {
    const { farm } = await started.make.farmer();
    const { gateway } = started.api(await started.make.user());
    await expect(gateway.farmChanges.list({ params: { id: farm.id } })).rejects.toMatchObject({
      code: 'farm.notFound',
    });
  });
});
