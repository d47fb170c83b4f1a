import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { sweepHourly } from '#server/jobs/sweeps.ts';
import { sweepRequestKeys } from '#server/request-keys/request-keys.ts';
import { canaries } from '#server/testing/canaries.ts';
import { startConnectedApp } from '#server/testing/connected-app.ts';
import { everyEndpoint, injection, type CallInput, type NamedEndpoint } from '#server/testing/contract-calls.ts';
import type { KeyedCall, KeyedCalls } from '#server/testing/keyed-call.ts';
import { modules } from '../modules.ts';
import { newAccount } from '../modules/gateway/keyed-accounts.canary.ts';
import type { App } from './app-types.ts';

const { started } = await startConnectedApp({});
const creating = everyEndpoint().filter(({ endpoint }) => endpoint.creates);

// As another process on the same database: it remembers nothing of what the first one has done.
let other: App;
beforeAll(async () => {
  other = await createApp(started.services, { limitFactor: 1000 });
});
afterAll(() => other.close());

const country = { countryCode: 'CZ' };
const keyed: KeyedCalls = Object.fromEntries(
  canaries.flatMap((canary) => Object.entries(canary.keyed?.(started) ?? {})),
);

function statusOf({ endpoint }: NamedEndpoint): number {
  return endpoint.status ?? 200;
}

async function prepared({ name }: NamedEndpoint): Promise<KeyedCall> {
  const made = await keyed[name]?.();
  if (!made) throw new Error(`${name} creates something: say in “keyed” of its module's canary what it is given`);
  return made;
}

async function send(
  call: NamedEndpoint,
  { user, input }: Pick<KeyedCall, 'user' | 'input'>,
  key: string,
  app: App = started.app,
): Promise<LightMyRequestResponse> {
  const request = await injection(call, input, user?.token);
  return app.inject({ ...request, headers: { ...request.headers, 'idempotency-key': key } });
}

/** Work that the clock or other work asks for, at whatever moment of a test. */
const askedByNobody = [sweepHourly, ...modules.flatMap(({ schedules }) => schedules ?? [])]
  .map(({ name }) => name)
  .concat(canaries.flatMap(({ askedByWork }) => askedByWork ?? []));
const added = canaries.flatMap((canary) => canary.added ?? []);

/**
 * What a call leaves behind, by kind: work of the caller's farms, as that of others goes on, calls that wrote down what they
 * did, and rows of the tables that are added to.
 */
async function countThings({ user }: Pick<KeyedCall, 'user'>): Promise<Record<string, number>> {
  const id = user?.id ?? null;
  const ofTables = added.map(
    (table) => sql`(select count(*)::int from ${sql.table(table)}) as ${sql.ref(table.replace('.', '_'))}`,
  );
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from core.job where kind <> all(${askedByNobody})
      and (farm_id is null or farm_id in (select farm_id from core.farm_user where user_id = ${id}::int))) as jobs,
    (select count(distinct request_id)::int from core.audit_event where user_id = ${id}::int) as told,
    ${sql.join(ofTables)}`.execute(started.services.database.kysely);
  return rows[0] ?? {};
}

/** Their answers hold what may be kept nowhere. */
const unkept = ['iot.accessKeys.create'];

it('Every POST that creates something understands a key', () => {
  const made = everyEndpoint().filter(
    ({ name, endpoint: { method, status } }) => method === 'POST' && status === 201 && !unkept.includes(name),
  );
  expect(made.length).toBeGreaterThan(5);
  expect(creating.map(({ name }) => name)).toEqual(expect.arrayContaining(made.map(({ name }) => name)));
});

describe.each(creating)('$name with a key', (call) => {
  it('is done once, and answers the same again', async () => {
    const given = await prepared(call);
    const key = randomUUID();
    const first = await send(call, given, key);
    expect(first.statusCode, first.payload).toBe(statusOf(call));
    const things = await countThings(given);
    const again = await send(call, given, key);
    expect([again.statusCode, again.payload]).toEqual([statusOf(call), first.payload]);
    expect(await countThings(given)).toEqual(things);
  });

  it('is done once when it comes many times at the same moment, at one process or at two', async () => {
    const given = await prepared(call);
    const key = randomUUID();
    const before = await countThings(given);
    const apps = [started.app, other, started.app, other, started.app, other];
    const answers = await Promise.all(apps.map((app) => send(call, given, key, app)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([statusOf(call)]));
    expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
    const after = await countThings(given);
    const more = Object.entries(after).filter(([thing, count]) => count !== before[thing]);
    for (const [thing, count] of more) expect(count - (before[thing] ?? 0), thing).toBe(1);
    expect(more, 'what it leaves behind, once').not.toEqual([]);
  });

  it('gives the same answer where the process that did it is gone and its answer was lost', async () => {
    const given = await prepared(call);
    const key = randomUUID();
    const lost = await send(call, given, key);
    const again = await send(call, given, key, other);
    expect([again.statusCode, again.payload]).toEqual([statusOf(call), lost.payload]);
  });

  it('is refused under the same key with something else in it', async () => {
    const given = await prepared(call);
    const key = randomUUID();
    expect((await send(call, given, key)).statusCode).toBe(statusOf(call));
    const things = await countThings(given);
    const refused = await send(call, { ...given, input: given.changed }, key);
    expect([refused.statusCode, refused.json()]).toMatchObject([422, { code: 'request.keyReused' }]);
    expect(await countThings(given)).toEqual(things);
  });
});

describe('A key', () => {
  const empty = creating.find(({ name }) => name === 'agroevidence.registration.empty') ?? missing();
  const farm: CallInput = { body: { farmName: 'Dvůr', ...country } };

  it('is of one user: another one who sends the same gets what is theirs', async () => {
    const key = randomUUID();
    const [mine, theirs] = [await started.make.user(), await started.make.user()];
    const first = (await send(empty, { user: mine, input: farm }, key)).json<{ id: number }>();
    const second = (await send(empty, { user: theirs, input: farm }, key)).json<{ id: number }>();
    expect(second.id).not.toBe(first.id);
  });

  it('is not used up by a refusal', async () => {
    const key = randomUUID();
    const user = await started.make.user();
    const refused = { body: { farmName: 'Dvůr', countryCode: 'XX' } };
    expect((await send(empty, { user, input: refused }, key)).statusCode).toBe(422);
    expect((await send(empty, { user, input: farm }, key)).statusCode).toBe(201);
  });

  it.each(['short', 'a'.repeat(129), 'with a blank in it, and long enough'])('is refused as %s', async (key) => {
    const answer = await send(empty, { user: await started.make.user(), input: farm }, key);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'validation.failed', fields: [{ path: 'header.idempotency-key' }] },
    ]);
  });

  it('is forgotten after seven days, and one of a sign-up after one', async () => {
    const { database, clock } = started.services;
    const kept = async (): Promise<number> => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from core.request_key`.execute(
        database.kysely,
      );
      return rows[0]?.count ?? 0;
    };
    const inDays = (days: number): Date => new Date(clock.now().getTime() + days * 86_400_000);
    await sweepRequestKeys(database, inDays(0));
    const before = await kept();
    await sweepRequestKeys(database, inDays(1.1));
    expect(await kept()).toBeLessThan(before);
    expect(await kept()).toBeGreaterThan(0);
    await sweepRequestKeys(database, inDays(7.1));
    expect(await kept()).toBe(0);
  });

  it('of what was recorded without a network is kept for more than a year', async () => {
    const { database, clock } = started.services;
    const user = await started.make.user();
    const key = '01997a3c-8e2b-7c41-9d1f-2a6b3c4d5e6f';
    const first = (await send(empty, { user, input: farm }, key)).json<{ id: number }>();
    await sweepRequestKeys(database, new Date(clock.now().getTime() + 399 * 86_400_000));
    expect((await send(empty, { user, input: farm }, key)).json<{ id: number }>().id).toBe(first.id);
  });

  it('is kept with a digest that tells nothing of a password to who does not know the key of the installation', async () => {
    const call = creating.find(({ name }) => name === 'gateway.accounts.create') ?? missing();
    const given = await newAccount();
    await send(call, given, randomUUID());
    const { rows } = await sql<{ row: string }>`select request_key::text as row from core.request_key`.execute(
      started.services.database.kysely,
    );
    expect(rows.map(({ row }) => row).join()).not.toContain('dlouhe-heslo');
  });
});

function missing(): never {
  throw new Error('The contract has no such call');
}
