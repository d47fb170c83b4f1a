import type { AuditEvent } from '@brazda/contract/gateway/audit.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { changeFarm } from '#server/testing/change-farm.ts';
import { changeAdministrator } from '#server/administrators/administrators.ts';
import { nobody, recordAudit } from '#server/audit/record-audit.ts';
import { Browser } from '#server/testing/browser.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

async function eventsOf(
  query: Parameters<ReturnType<typeof started.api>['gateway']['audit']['list']>[0],
): Promise<AuditEvent[]> {
  const admin = await started.make.admin();
  return (await started.api(admin).gateway.audit.list(query)).rows;
}

function actionsOf(events: readonly AuditEvent[]): string[] {
  return events.map(({ action }) => action);
}

describe('GET api/admin/audit', () => {
  it('tells who came, who was refused and who left, without a word of what was typed', async () => {
    const user = await started.make.user();
    const browser = new Browser(started.app);
    await browser.signIn({ email: user.email, password: 'spatne-heslo' });
    await browser.signIn(user);
    await browser.signOut();
    await browser.signOut();
    const events = await eventsOf({ query: { 'user-id': user.id, 'sort-dir': 'asc' } });
    expect(actionsOf(events)).toEqual(['session.signedIn', 'session.refused', 'session.signedIn', 'session.signedOut']);
    expect(events[1]).toMatchObject({ user: { id: user.id, email: user.email }, originalUser: null, farm: null });
    expect(events[1]?.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.stringify(events)).not.toMatch(/heslo|password/i);
  });

  it('does not keep what somebody without an account typed', async () => {
    const typed = `omylem-heslo-${Date.now()}`;
    await new Browser(started.app).signIn({ email: typed, password: 'x' });
    const { kysely } = started.services.database;
    const { rows } = await sql<{ text: string }>`select e::text as text from core.audit_event e`.execute(kysely);
    expect(rows.filter(({ text }) => text.includes(typed))).toEqual([]);
  });

  it('tells what happened to a farm: its registration, members and name', async () => {
    const admin = await started.make.admin();
    const user = await started.make.user();
    const other = await started.make.user();
    const body = { farmName: 'Statek Za Humny', countryCode: 'CZ' };
    const farm = await started.api(user).agroevidence.registration.empty({ body });
    const query = { farmIds: [farm.id] };
    const api = started.api(admin);
    await api.gateway.farmUsers.add({ query, body: { userId: other.id } });
    await api.gateway.farmUsers.remove({ query, body: { userId: other.id } });
    await api.agroevidence.adminFarms.change({ params: { id: farm.id }, body: { name: 'Dvůr', countryCode: 'CZ' } });
    const events = await eventsOf({ query: { 'farm-id': farm.id } });
    expect(actionsOf(events)).toEqual(['farm.changed', 'member.removed', 'member.added', 'farm.registered']);
    expect(events[0]).toMatchObject({
      farm: { id: farm.id, name: 'Dvůr' },
      user: { id: admin.id },
      detail: { nameBefore: 'Statek Za Humny', name: 'Dvůr' },
    });
    expect(events[3]).toMatchObject({ user: { id: user.id, email: user.email } });
  });

  it('tells who became an administrator by the command line, once each time', async () => {
    const user = await started.make.user();
    const { services } = started;
    expect(await changeAdministrator(services, `  ${user.email.toUpperCase()}`, true)).toBe('changed');
    expect(await changeAdministrator(services, user.email, true)).toBe('unchanged');
    expect(await changeAdministrator(services, user.email, false)).toBe('changed');
    expect(await changeAdministrator(services, 'nikdo@example.com', true)).toBe('unknown');
    const events = (await eventsOf({ query: { 'per-page': 1000 } })).filter(
      ({ detail }) => detail['userId'] === user.id,
    );
    expect(events).toMatchObject([
      { action: 'admin.revoked', user: null },
      { action: 'admin.granted', user: null },
    ]);
  });

  it('finds by action and by day, page by page, the newest first', async () => {
    const { farm } = await started.make.farmer();
    const at = (day: string): Promise<number> =>
      changeFarm(started.services.database, farm.id, (tx) =>
        recordAudit(tx, nobody, { action: 'import.finished', farmId: farm.id, detail: { day } }, new Date(day)),
      );
    const days = ['2020-01-01T00:00:00Z', '2020-01-02T23:59:59Z', '2020-01-03T00:00:00Z'];
    for (const day of days) await at(day);
    const byFarm = { 'farm-id': farm.id };
    const daysOf = (events: readonly AuditEvent[]): unknown[] => events.map(({ detail }) => detail['day']);
    expect(daysOf(await eventsOf({ query: byFarm }))).toEqual(days.toReversed());
    expect(daysOf(await eventsOf({ query: { ...byFarm, from: '2020-01-02', to: '2020-01-02' } }))).toEqual([days[1]]);
    expect(daysOf(await eventsOf({ query: { ...byFarm, 'per-page': 1, page: 2 } }))).toEqual([days[1]]);
    expect(await eventsOf({ query: { ...byFarm, action: 'parcel.renamed' } })).toEqual([]);
  });

  it('stands by a column, of what is alike in it the newest first, and the other way round', async () => {
    const { farm, user } = await started.make.farmer();
    for (const [second, action] of (['farm.changed', 'crop.created', 'farm.changed'] as const).entries()) {
      await changeFarm(started.services.database, farm.id, (tx) =>
        recordAudit(
          tx,
          { ...nobody, userId: second === 0 ? user.id : null },
          { action, farmId: farm.id, detail: { second } },
          new Date(Date.UTC(2020, 0, 1, 0, 0, second)),
        ),
      );
    }
    const secondsBy = async (query: object): Promise<unknown[]> =>
      (await eventsOf({ query: { 'farm-id': farm.id, ...query } })).map(({ detail }) => detail['second']);
    expect(await secondsBy({ 'sort-col': 'action' })).toEqual([2, 0, 1]);
    expect(await secondsBy({ 'sort-col': 'action', 'sort-dir': 'asc' })).toEqual([1, 0, 2]);
    expect(await secondsBy({ 'sort-col': 'user', 'sort-dir': 'asc' })).toEqual([0, 1, 2]);
    expect(await secondsBy({ 'sort-col': 'farm', 'per-page': 1, page: 2 })).toEqual([1]);
  });

  it('keeps a change and its record together: neither is kept without the other', async () => {
    const { farm } = await started.make.farmer();
    const broken = changeFarm(started.services.database, farm.id, async (tx) => {
      await recordAudit(tx, nobody, { action: 'farm.changed', farmId: farm.id }, new Date());
      throw new Error('broken off');
    });
    await expect(broken).rejects.toThrow('broken off');
    expect(await eventsOf({ query: { 'farm-id': farm.id } })).toEqual([]);
    const foreign = changeFarm(started.services.database, farm.id, (tx) =>
      recordAudit(tx, nobody, { action: 'farm.changed', farmId: farm.id + 1 }, new Date()),
    );
    await expect(foreign).rejects.toMatchObject({ code: '42501' });
  });
});
