import { describe, expect, it } from 'vitest';
import type { TestUser } from '#server/testing/factories.ts';
import { makeCanaryFarm } from '#server/testing/canary-farm.ts';
import { farmRows } from '#server/testing/farm-rows.ts';
import { startApp } from '#server/testing/start-app.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { sweepRetiredFarms } from './retire-farm.ts';

const started = startApp({ database: () => openTestDatabase() });

const day = 86_400_000;

const farmsOf = (user: TestUser): ReturnType<typeof started.api>['agroevidence']['farms'] =>
  started.api(user).agroevidence.farms;

function sweepAfter(days: number): Promise<void> {
  const clock = { now: () => new Date(Date.now() + days * day) };
  return sweepRetiredFarms({ ...started.services, clock });
}

describe('a farm', () => {
  it('is renamed by its owner and its managers, and by nobody who only works on it', async () => {
    const { user, farm } = await started.make.farmer();
    const params = { id: farm.id };
    expect(await farmsOf(user).change({ params, body: { name: ' Horní Lhota ' } })).toMatchObject({
      name: 'Horní Lhota',
    });
    const worker = await started.make.member(farm, 'worker');
    const tried = farmsOf(worker).change({ params, body: { name: 'Moje' } });
    await expect(tried).rejects.toMatchObject({ status: 403, code: 'farm.notAllowed' });
    expect((await farmsOf(worker).list()).rows).toMatchObject([{ name: 'Horní Lhota', role: 'worker' }]);
    const manager = await started.make.member(farm, 'manager');
    const renamed = await farmsOf(manager).change({ params, body: { name: 'Dolní Lhota' } });
    expect(renamed).toMatchObject({ name: 'Dolní Lhota', role: 'manager' });
  });

  it('tells what would be lost with it', async () => {
    const { user, farm } = await started.make.farmer();
    await started.make.parcel({ farm });
    await started.make.parcel({ farm });
    const contents = await farmsOf(user).contents({ params: { id: farm.id } });
    expect(contents).toMatchObject({ parcels: 2, imports: 2 });
    expect(contents.areaHa).toBeGreaterThan(0);
  });

  it('is deleted only by its owner, and only where its name is repeated', async () => {
    const { user, farm } = await started.make.farmer();
    const member = await started.make.member(farm, 'manager');
    const params = { id: farm.id };
    const byMember = farmsOf(member).retire({ params, body: { name: farm.name } });
    await expect(byMember).rejects.toMatchObject({ status: 403, code: 'farm.notAllowed' });
    const misspelt = farmsOf(user).retire({ params, body: { name: 'jiná' } });
    await expect(misspelt).rejects.toMatchObject({ status: 409, code: 'farm.nameDiffers' });
    expect((await farmsOf(user).list()).total).toBe(1);
  });

  it('that was deleted is gone from all lists and calls at once, of members and administrators', async () => {
    const { user, farm } = await started.make.farmer();
    const parcel = await started.make.parcel({ farm });
    const member = await started.make.member(farm, 'manager');
    const admin = await started.make.admin();
    expect((await farmsOf(member).list()).total).toBe(1);
    await farmsOf(user).retire({ params: { id: farm.id }, body: { name: farm.name } });
    for (const person of [user, member]) {
      expect((await farmsOf(person).list()).total).toBe(0);
      const { parcels } = started.api(person).agroevidence;
      await expect(farmsOf(person).read({ params: { id: farm.id } })).rejects.toMatchObject({ status: 404 });
      await expect(parcels.read({ params: { id: parcel.id } })).rejects.toMatchObject({ status: 404 });
      await expect(parcels.list({ farmIds: [farm.id] })).rejects.toMatchObject({ status: 404 });
    }
    const all = await started.api(admin).agroevidence.adminFarms.list({ query: { query: farm.name } });
    expect(all.rows.filter(({ id }) => id === farm.id)).toEqual([]);
    const members = started.api(admin).gateway.farmUsers.list({ query: { farmIds: [farm.id] } });
    await expect(members).rejects.toMatchObject({ code: 'farm.notFound' });
  });

  it('that was deleted is brought back whole by its owner alone, within thirty days', async () => {
    const { user, farm } = await started.make.farmer();
    await started.make.parcel({ farm, name: 'Bahna' });
    const member = await started.make.member(farm, 'manager');
    await farmsOf(user).retire({ params: { id: farm.id }, body: { name: farm.name } });
    expect((await farmsOf(member).retired()).total).toBe(0);
    const { rows } = await farmsOf(user).retired();
    expect(rows).toMatchObject([{ id: farm.id, name: farm.name }]);
    expect(Date.parse(rows[0]?.goesAt ?? '') - Date.parse(rows[0]?.retiredAt ?? '')).toBe(30 * day);
    const params = { id: farm.id };
    await expect(farmsOf(member).restore({ params })).rejects.toMatchObject({ status: 404, code: 'farm.notFound' });
    await sweepAfter(29);
    expect(await farmsOf(user).restore({ params })).toMatchObject({ id: farm.id, name: farm.name });
    await expect(farmsOf(user).restore({ params })).rejects.toMatchObject({ status: 409, code: 'farm.notRetired' });
    const parcels = await started.api(member).agroevidence.parcels.list({ farmIds: [farm.id] });
    expect(parcels.rows).toMatchObject([{ localName: 'Bahna' }]);
  });

  it('that was deleted goes for good after thirty days, from every table, and no other with it', async () => {
    const canary = await makeCanaryFarm(started);
    const { farm: other } = await started.make.farmer();
    await started.make.parcel({ farm: other });
    const { database } = started.services;
    const before = await farmRows(database, other.id);
    await farmsOf(canary.user).retire({ params: { id: canary.farm.id }, body: { name: canary.farm.name } });
    await sweepAfter(31);
    const left = Object.entries(await farmRows(database, canary.farm.id)).filter(([, { count }]) => count > 0);
    expect(left.map(([table]) => table)).toEqual(['core.audit_event']);
    expect(await farmRows(database, other.id)).toEqual(before);
    expect((await farmsOf(canary.user).retired()).total).toBe(0);
  });
});
