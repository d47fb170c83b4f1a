import { randomUUID } from 'node:crypto';
import { registryLogin } from '@brazda/simulators/registry/registry-land.ts';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { sweepRequestKeys } from '#server/request-keys/request-keys.ts';
import { startConnectedApp } from '#server/testing/connected-app.ts';
import { everyEndpoint, injection, type CallInput, type NamedEndpoint } from '#server/testing/contract-calls.ts';
import { at, editedFarm, lineThrough, rectangle, springDay } from '#server/testing/edited-farm.ts';
import type { TestUser } from '#server/testing/factories.ts';
import { ringAround, zippedShapefile } from '#server/testing/shapefile-builder.ts';
import type { App } from './app-types.ts';

const { started } = await startConnectedApp({});
const creating = everyEndpoint().filter(({ endpoint }) => endpoint.creates);

// As another process on the same database: it remembers nothing of what the first one has done.
let other: App;
beforeAll(async () => {
  other = await createApp(started.services, { limitFactor: 1000 });
});
afterAll(() => other.close());

interface Prepared {
  readonly user?: TestUser;
  readonly input: CallInput;
  /** The same call with something else in it. */
  readonly changed: CallInput;
}

let count = 0;
const country = { countryCode: 'CZ' };

async function newAccount(): Promise<Prepared> {
  count += 1;
  const body = { email: `keyed-${process.pid}-${count}@example.com`, password: 'dlouhe-heslo', licenceAccepted: true };
  return { input: { body }, changed: { body: { ...body, password: 'jine-dlouhe-heslo' } } };
}

function landOf(degrees: number): File {
  const bytes = zippedShapefile({ parcels: [{ rings: [ringAround([14.5, 49.2], degrees)] }] });
  return new File([new Uint8Array(bytes)], 'land.zip');
}

async function farmOfItsOwner(): Promise<{ user: TestUser; farmId: number }> {
  const user = await started.make.user();
  const farm = await started
    .api(user)
    .agroevidence.registration.empty({ body: { farmName: 'Dvůr', countryCode: 'CZ' } });
  return { user, farmId: farm.id };
}

/** What takes a name, of a farm in its path. */
async function namedOfFarm(): Promise<Prepared> {
  const { user, farmId } = await farmOfItsOwner();
  const named = (name: string): CallInput => ({ params: { id: farmId }, body: { name } });
  return { user, input: named('Středisko Lhota'), changed: named('Středisko Újezd') };
}

const prepare: Readonly<Record<string, () => Promise<Prepared>>> = {
  'gateway.accounts.create': newAccount,
  'gateway.accounts.register': newAccount,
  'gateway.farmUsers.add': async () => {
    const { farm } = await started.make.farmer();
    const [one, two] = [await started.make.user(), await started.make.user()];
    const to = (userId: number): CallInput => ({ query: { farmIds: [farm.id] }, body: { userId } });
    return { user: await started.make.admin(), input: to(one.id), changed: to(two.id) };
  },
  'gateway.invitations.invite': async () => {
    const { user, farmId } = await farmOfItsOwner();
    const of = (email: string): CallInput => ({ params: { id: farmId }, body: { email, role: 'reader' } });
    return { user, input: of('zvana@example.com'), changed: of('jina@example.com') };
  },
  'agroevidence.landUpdates.beginFromFile': async () => {
    const { user, farmId } = await farmOfItsOwner();
    const of = (degrees: number): CallInput => ({ params: { id: farmId }, query: {}, file: landOf(degrees) });
    return { user, input: of(0.001), changed: of(0.002) };
  },
  'gateway.farmChanges.undo': async () => {
    const { user, farm } = await started.make.farmer();
    const parcel = await started.make.parcel({ farm });
    const rename = async (name: string): Promise<CallInput> => {
      const { change } = started.api(user).agroevidence.parcels;
      return {
        params: { id: farm.id, changeId: (await change({ params: { id: parcel.id }, body: { name } })).changeId },
      };
    };
    const changed = await rename('U lesa');
    return { user, changed, input: await rename('Za humny') };
  },
  'agroevidence.centers.create': namedOfFarm,
  'agroevidence.zones.create': namedOfFarm,
  'agroevidence.landFeatures.create': async () => {
    const { user, farmId } = await farmOfItsOwner();
    const of = (latitude: number): CallInput => {
      const coordinates = [
        [14.3, 48.8],
        [14.4, latitude],
      ];
      return {
        params: { id: farmId },
        body: { kind: 'WATER', features: [{ geometry: { type: 'LineString', coordinates } }] },
      };
    };
    return { user, input: of(48.9), changed: of(49) };
  },
  'agroevidence.planScenarios.create': async () => {
    const { input, changed, ...rest } = await namedOfFarm();
    return { ...rest, input: { body: input.body }, changed: { body: changed.body } };
  },
  'agroevidence.catalogues.createCrop': async () => {
    const { user } = await farmOfItsOwner();
    const named = (name: string): CallInput => ({ body: { name, color: { red: 1, green: 2, blue: 3 } } });
    return { user, input: named('Svazenka'), changed: named('Pohanka') };
  },
  'agroevidence.seedApplications.record': async () => {
    const { user, farm } = await started.make.farmer();
    const { id } = await started.make.parcel({ farm });
    const of = (cropId: number): CallInput => ({ params: { id }, body: { cropId, validFrom: '2026-03-20' } });
    return { user, input: of(1), changed: of(2) };
  },
  'agroevidence.parcelEditing.draw': async () => {
    const { user } = await farmOfItsOwner();
    const named = (name: string): CallInput => ({
      body: { outline: rectangle(0, 0, 1, 1), name, from: springDay },
    });
    return { user, input: named('Za humny'), changed: named('U lesa') };
  },
  'agroevidence.parcelEditing.split': async () => {
    const { user, parcelId: id } = await editedFarm(started);
    const cutAt = (x: number): CallInput => ({
      params: { id },
      body: { line: lineThrough(at(x, -1), at(x, 2)), from: springDay },
    });
    return { user, input: cutAt(0.5), changed: cutAt(0.6) };
  },
  'agroevidence.parcelEditing.merge': async () => {
    const { user, parcelId, split } = await editedFarm(started);
    const parcels = (await split(parcelId)).parcels.map(({ id }) => ({ id }));
    const called = (name: string): CallInput => ({ body: { parcels, name, from: springDay } });
    return { user, input: called('Za humny'), changed: called('U lesa') };
  },
  'agroevidence.registration.empty': async () => ({
    user: await started.make.user(),
    input: { body: { farmName: 'Dvůr', ...country } },
    changed: { body: { farmName: 'Samota', ...country } },
  }),
  'agroevidence.registration.eagri': async () => {
    const user = await started.make.user();
    await started.api(user).agroevidence.eagri.signIn({ body: registryLogin });
    const named = (farmName: string): CallInput => ({ body: { farmName, ...country } });
    return { user, input: named('Dvůr'), changed: named('Samota') };
  },
  'agroevidence.registration.shapefile': async () => {
    const query = { farmName: 'Dvůr', ...country };
    return {
      user: await started.make.user(),
      input: { query, file: landOf(0.001) },
      changed: { query, file: landOf(0.002) },
    };
  },
};

async function prepared({ name }: NamedEndpoint): Promise<Prepared> {
  const made = await prepare[name]?.();
  if (!made) throw new Error(`${name} creates something; say in this test what it is given`);
  return made;
}

async function send(
  call: NamedEndpoint,
  { user, input }: Pick<Prepared, 'user' | 'input'>,
  key: string,
  app: App = started.app,
): Promise<LightMyRequestResponse> {
  const request = await injection(call, input, user?.token);
  return app.inject({ ...request, headers: { ...request.headers, 'idempotency-key': key } });
}

/** How many things there are that a call can create. */
async function countThings(): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from core.farm) as farms, (select count(*)::int from core.app_user) as users,
    (select count(*)::int from core.farm_user) as members, (select count(*)::int from core.job) as jobs, (select count(*)::int from gateway.invitation) as invitations,
    (select count(*)::int from agroevidence.import) as imports, (select count(*)::int from core.audit_event where action in ('farm.registered', 'member.added')) as told
  `.execute(started.services.database.kysely);
  return rows[0] ?? {};
}

it('Every POST that creates something understands a key', () => {
  const made = everyEndpoint().filter(({ endpoint: { method, status } }) => method === 'POST' && status === 201);
  expect(made.length).toBeGreaterThan(5);
  expect(creating.map(({ name }) => name)).toEqual(expect.arrayContaining(made.map(({ name }) => name)));
});

describe.each(creating)('$name with a key', (call) => {
  it('is done once, and answers the same again', async () => {
    const given = await prepared(call);
    const key = randomUUID();
    const first = await send(call, given, key);
    expect(first.statusCode, first.payload).toBe(call.endpoint.status);
    const things = await countThings();
    const again = await send(call, given, key);
    expect([again.statusCode, again.payload]).toEqual([call.endpoint.status, first.payload]);
    expect(await countThings()).toEqual(things);
  });

  it('is done once when it comes many times at the same moment, at one process or at two', async () => {
    const given = await prepared(call);
    const key = randomUUID();
    const before = await countThings();
    const apps = [started.app, other, started.app, other, started.app, other];
    const answers = await Promise.all(apps.map((app) => send(call, given, key, app)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([call.endpoint.status]));
    expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
    const after = await countThings();
    for (const thing of ['farms', 'users', 'members', 'jobs', 'imports'])
      expect((after[thing] ?? 0) - (before[thing] ?? 0), thing).toBeLessThanOrEqual(1);
  });

  it('gives the same answer where the process that did it is gone and its answer was lost', async () => {
    const given = await prepared(call);
    const key = randomUUID();
    const lost = await send(call, given, key);
    const again = await send(call, given, key, other);
    expect([again.statusCode, again.payload]).toEqual([call.endpoint.status, lost.payload]);
  });

  it('is refused under the same key with something else in it', async () => {
    const given = await prepared(call);
    const key = randomUUID();
    expect((await send(call, given, key)).statusCode).toBe(call.endpoint.status);
    const things = await countThings();
    const refused = await send(call, { ...given, input: given.changed }, key);
    expect([refused.statusCode, refused.json()]).toMatchObject([422, { code: 'request.keyReused' }]);
    expect(await countThings()).toEqual(things);
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
