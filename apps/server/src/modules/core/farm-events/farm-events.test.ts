import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { changeFarm } from '#server/testing/change-farm.ts';
import { recordEvent } from '#server/live/outbox.ts';
import { openEvents } from '#server/testing/event-stream.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
const believedMilliseconds = 5_001;

/** Lets something happen on a farm. */
async function tell(farmId: number, importId: number): Promise<void> {
  await changeFarm(started.services.database, farmId, (tx) =>
    recordEvent(tx, { farmId, topic: 'import.progressed', importId }),
  );
  started.services.nudge();
}

describe('GET farms/events', () => {
  it('tells what happens on the own farms, in order', async () => {
    const { user, farm } = await started.make.farmer();
    const events = await openEvents(started.app, user.token);
    for (const importId of [1, 2, 3]) await tell(farm.id, importId);
    for (const importId of [1, 2, 3]) expect(await events.next()).toMatchObject({ farmId: farm.id, importId });
    events.close();
  });

  it('tells of a renamed parcel with the revision of the map', async () => {
    const { user, farm } = await started.make.farmer();
    const parcel = await started.make.parcel({ farm });
    const events = await openEvents(started.app, user.token, `?farmIds=${farm.id}`);
    await started.api(user).agroevidence.parcels.change({ params: { id: parcel.id }, body: { name: 'U lesa' } });
    const { rows } = await started.api(user).agroevidence.farms.list();
    const revision = rows[0]?.revision;
    expect(await events.next()).toEqual({ farmId: farm.id, topic: 'parcels.changed', revision });
    events.close();
  });

  it('tells first what happened a little before, where that is asked for, of the own farms alone', async () => {
    const { user, farm } = await started.make.farmer();
    const { user: neighbour, farm: other } = await started.make.farmer();
    const before = await Promise.all([user, neighbour].map(({ token }) => openEvents(started.app, token)));
    await tell(farm.id, 1);
    await tell(other.id, 2);
    for (const [at, importId] of [1, 2].entries())
      expect(await before[at]?.nextOf('import.progressed')).toMatchObject({ importId });
    const [late, unasked] = [
      await openEvents(started.app, user.token, '?missed-ms=60000'),
      await openEvents(started.app, user.token),
    ];
    await tell(farm.id, 3);
    expect(await late.nextOf('import.progressed')).toMatchObject({ farmId: farm.id, importId: 1 });
    expect(await late.nextOf('import.progressed')).toMatchObject({ farmId: farm.id, importId: 3 });
    expect(await unasked.nextOf('import.progressed')).toMatchObject({ importId: 3 });
    for (const events of [...before, late, unasked]) events.close();
  });

  it('tells of the asked farm only', async () => {
    const { user, farm } = await started.make.farmer();
    const second = await started.make.farm(user);
    const events = await openEvents(started.app, user.token, `?farmIds=${second.id}`);
    await tell(farm.id, 1);
    await tell(second.id, 2);
    expect(await events.next()).toMatchObject({ farmId: second.id, importId: 2 });
    events.close();
  });

  it('refuses the farm of others as not found', async () => {
    const { user } = await started.make.farmer();
    const { farm: other } = await started.make.farmer();
    const events = await openEvents(started.app, user.token, `?farmIds=${other.id}`);
    expect(events.status).toBe(404);
  });

  it('tells those who have it open of a new name', async () => {
    const { user, farm } = await started.make.farmer();
    const events = await openEvents(started.app, user.token);
    await started.api(user).agroevidence.farms.change({ params: { id: farm.id }, body: { name: 'Nový dvůr' } });
    started.services.nudge();
    expect(await events.next()).toEqual({ farmId: farm.id, topic: 'farm.changed' });
    events.close();
  });

  it('tells whoever is taken out of a farm that their farms are others, and nothing more of that farm', async () => {
    const { user: owner, farm } = await started.make.farmer();
    const { user: member } = await started.make.farmer();
    const { gateway } = started.api(await started.make.admin());
    await gateway.farmUsers.add({ query: { farmIds: [farm.id] }, body: { userId: member.id } });
    const [ofOwner, ofMember] = await Promise.all([owner, member].map(({ token }) => openEvents(started.app, token)));
    // What was told of the coming may still be on its way when they begin to listen.
    await tell(farm.id, 3);
    for (const events of [ofOwner, ofMember])
      expect(await events?.nextOf('import.progressed')).toMatchObject({ importId: 3 });
    const { farmMembers } = started.api(owner).gateway;
    await farmMembers.remove({ params: { id: farm.id, userId: member.id } });
    started.services.nudge();
    expect(await ofMember?.next()).toEqual({ topic: 'memberships.changed', userId: member.id });
    expect(await ofOwner?.next()).toEqual({ topic: 'members.changed', farmId: farm.id });
    await tell(farm.id, 1);
    expect(await ofOwner?.next()).toMatchObject({ topic: 'import.progressed' });
    await tell((await started.make.farm(member)).id, 2);
    expect(await ofMember?.next()).not.toHaveProperty('importId', 1);
    ofOwner?.close();
    ofMember?.close();
  });

  it('tells whoever comes to a farm so, and from then on what happens there', async () => {
    const { user } = await started.make.farmer();
    const { farm } = await started.make.farmer();
    const events = await openEvents(started.app, user.token);
    const { gateway } = started.api(await started.make.admin());
    await gateway.farmUsers.add({ query: { farmIds: [farm.id] }, body: { userId: user.id } });
    started.services.nudge();
    expect(await events.next()).toEqual({ topic: 'memberships.changed', userId: user.id });
    await tell(farm.id, 7);
    expect(await events.next()).toEqual({ topic: 'import.progressed', farmId: farm.id, importId: 7 });
    events.close();
  });

  it('tells the members of a farm that is deleted, and again when it is brought back', async () => {
    const { user, farm } = await started.make.farmer();
    const events = await openEvents(started.app, user.token);
    const { farms } = started.api(user).agroevidence;
    await farms.retire({ params: { id: farm.id }, body: { name: farm.name } });
    started.services.nudge();
    expect(await events.nextOf('memberships.changed')).toBeDefined();
    await farms.restore({ params: { id: farm.id } });
    expect(await events.nextOf('memberships.changed')).toBeDefined();
    events.close();
  });

  it('tells administrators what is written down, and nobody else', async () => {
    const admin = await started.make.admin();
    const { user, farm } = await started.make.farmer();
    const [ofAdmin, ofUser] = await Promise.all([admin, user].map(({ token }) => openEvents(started.app, token)));
    await started.api(user).agroevidence.farms.change({ params: { id: farm.id }, body: { name: 'Nový dvůr' } });
    started.services.nudge();
    // What devices have sent before, in tests of others, is told of some seconds later.
    const ofRecords = async (): Promise<unknown> => {
      const event = await ofAdmin?.next();
      return event?.topic === 'devices.heard' ? ofRecords() : event;
    };
    expect(await ofRecords()).toEqual({ topic: 'audit.written' });
    expect(await ofUser?.next()).toEqual({ topic: 'farm.changed', farmId: farm.id });
    ofAdmin?.close();
    ofUser?.close();
  });

  it('tells a reader whose farms were changed behind its back so, as soon as something happens on one', async () => {
    const { user, farm } = await started.make.farmer();
    const events = await openEvents(started.app, user.token);
    await sql`delete from core.farm_user where farm_id = ${farm.id} and user_id = ${user.id}`.execute(
      started.services.database.kysely,
    );
    started.clock.advance(believedMilliseconds);
    await tell(farm.id, 1);
    expect(await events.next()).toEqual({ topic: 'memberships.changed', userId: user.id });
    events.close();
  });

  it('ends for a reader who has signed out', async () => {
    const { user, farm } = await started.make.farmer();
    const url = '/gateway/api/authenticate';
    const credentials = { username: user.email, password: user.password };
    const signedIn = await started.app.inject({ method: 'POST', url, payload: credentials });
    const events = await openEvents(started.app, signedIn.json<{ id_token: string }>().id_token);
    expect(events.status).toBe(200);
    const [cookie] = signedIn.cookies;
    await started.app.inject({ method: 'DELETE', url, cookies: { [cookie?.name ?? '']: cookie?.value ?? '' } });
    await tell(farm.id, 1);
    expect(await events.next()).toBeUndefined();
  });

  it('is refused to who has twenty streams open, until a window is closed; others have theirs', async () => {
    const { user } = await started.make.farmer();
    const { user: other } = await started.make.farmer();
    const address = await started.app.listen({ port: 0, host: '127.0.0.1' });
    const windows: IncomingMessage[] = [];
    const open = async ({ token }: { readonly token: string }): Promise<IncomingMessage> => {
      const headers = { authorization: `Bearer ${token}` };
      const [window] = (await once(get(`${address}/core/farms/events`, { headers, agent: false }), 'response')) as [
        IncomingMessage,
      ];
      windows.push(window);
      return window;
    };
    for (let count = 0; count < 20; count += 1) expect((await open(user)).statusCode).toBe(200);
    const refused = await open(user);
    expect(JSON.parse(await text(refused))).toMatchObject({ status: 429, code: 'farmEvents.tooMany' });
    expect(refused.headers['retry-after']).toBe('60');
    expect((await open(other)).statusCode).toBe(200);
    windows[7]?.destroy();
    await expect.poll(async () => (await open(user)).statusCode, { timeout: 5000 }).toBe(200);
    expect((await open(user)).statusCode).toBe(429);
    for (const window of windows) window.destroy();
  });

  it('carries the headers that guard every answer', async () => {
    const { user } = await started.make.farmer();
    const events = await openEvents(started.app, user.token);
    expect(events.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-accel-buffering': 'no',
    });
    expect(events.headers).toHaveProperty('x-request-id');
    events.close();
  });
});
