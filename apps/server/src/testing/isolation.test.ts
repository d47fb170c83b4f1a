import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryString } from '@brazda/contract/client.ts';
import type { LiveEvent } from '@brazda/contract/events.ts';
import { createApp } from '../app.ts';
import type { Locks } from '../db/database.ts';
import { proveIsolation } from '../db/farm-scope.ts';
import { changeFarm } from './change-farm.ts';
import { recordEvent } from '../live/outbox.ts';
import { canaries, makeOrdinaryIds } from './canaries.ts';
import { canariesIn, makeCanaryFarm, type CanaryFarm } from './canary-farm.ts';
import {
  endpointsFor,
  everyEndpoint,
  injection,
  isStream,
  type CallInput,
  type NamedEndpoint,
} from './contract-calls.ts';
import { openEvents, type EventStream } from './event-stream.ts';
import type { TestUser } from './factories.ts';
import { farmRows } from './farm-rows.ts';
import { unmarkedIds } from './id-positions.ts';
import {
  attemptsOn,
  besideCanaries,
  withinBudget,
  withoutFile,
  withQuery,
  type Attempt,
} from './isolation-attempts.ts';
import type { Ids } from './module-canary.ts';
import { madeUpIds, sampleInput } from './sample-input.ts';
import { showsOwnFarm, type Asking } from './shows-own-farm.ts';
import { startApp, type TestApp } from './start-app.ts';
import { openTestDatabase } from './test-database.ts';

interface People {
  /** A farmer, who must see nothing of the canary farm. */
  readonly a: TestUser;
  readonly ownIds: Ids;
  readonly canary: CanaryFarm;
  /** A user of both farms, who sees all: proof that the calls are rightly made and the canaries can be seen. */
  readonly c: TestUser;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly payload: Buffer;
  readonly url: string;
}

const withoutCanaries = new Set(canaries.flatMap(({ silent = [] }) => silent));
const withoutControl = new Set(canaries.flatMap(({ withoutControl: left = [] }) => left));

const calls = endpointsFor('user', 'farm');
const callsOfAdmins = endpointsFor('admin');

describe('ids in the contract', () => {
  it('are marked wherever an input is named like one', () => {
    expect(everyEndpoint().flatMap(({ name, endpoint }) => unmarkedIds(endpoint).map((id) => `${name} ${id}`))).toEqual(
      [],
    );
  });

  it.each(everyEndpoint())('stand in a valid sample of $name', (call) => {
    expect(() => sampleInput(call, madeUpIds)).not.toThrow();
  });
});

describe.each<{ title: string; locks: Locks; isShared: boolean }>([
  { title: 'both locks', locks: { code: true, rows: true }, isShared: true },
  { title: 'row-level security alone', locks: { code: false, rows: true }, isShared: false },
  { title: 'the check in code alone', locks: { code: true, rows: false }, isShared: false },
])('the farms of others, with $title', ({ locks, isShared }) => {
  const started = startApp(isShared ? {} : { database: () => openTestDatabase(locks) });
  let people: People;
  beforeAll(async () => {
    people = await makePeople(started);
  });

  it('stand in every table of farms', async () => {
    const rows = await farmRows(started.services.database, people.canary.farm.id);
    const empty = Object.entries(rows).filter(([name, { count }]) => count === 0 && name !== 'core.canary');
    expect(empty.map(([name]) => `${name} is empty: let ${canaryFileOf(name)} leave a canary in it`)).toEqual([]);
  });

  it('stay unseen and unchanged, whatever id a caller sends', async () => {
    const { a, ownIds, canary } = people;
    const before = await farmRows(started.services.database, canary.farm.id);
    const wrong: string[] = [];
    for (const attempt of withinBudget(calls.flatMap((call) => attemptsOn(call, ownIds, canary.ids)))) {
      const answer = await send(started, attempt.call, attempt.input, a.token);
      const problem = await problemOf(answer, attempt, locks, {
        again: () => send(started, attempt.call, attempt.input, a.token),
        own: () => send(started, attempt.call, ofOwnFarm(attempt.call, ownIds), a.token),
      });
      if (problem !== undefined) wrong.push(`${attempt.title}: ${problem}`);
    }
    expect(wrong).toEqual([]);
    expect(await farmRows(started.services.database, canary.farm.id)).toEqual(before);
  });

  it('stay unseen and unchanged by calls of administrators, whatever id a farmer sends', async () => {
    const { a, ownIds, canary } = people;
    const before = await farmRows(started.services.database, canary.farm.id);
    const told = new Set<string>();
    for (const call of callsOfAdmins) {
      for (const input of [sampleInput(call, canary.ids), sampleInput(call, ownIds), {}]) {
        const answer = await send(started, call, input, a.token);
        expect(canariesIn(answer), call.name).toEqual([]);
        told.add(`${answer.status} ${(JSON.parse(answer.payload.toString()) as { code: string }).code}`);
      }
    }
    expect([...told]).toEqual(['404 route.notFound']);
    expect(await farmRows(started.services.database, canary.farm.id)).toEqual(before);
  });

  it('stay unseen where no id is sent at all', async () => {
    const { a, ownIds } = people;
    for (const call of calls) {
      const answer = await send(started, call, withoutFile(sampleInput(call, ownIds)), a.token);
      expect(canariesIn(answer), call.name).toEqual([]);
    }
  });

  it('tell nothing of what happens on them', async () => {
    const { a, ownIds, canary } = people;
    const asked = locks.code ? [ownIds.farm] : [ownIds.farm, canary.farm.id];
    const events = await openEvents(started.app, a.token, `?${queryString({ farmIds: asked })}`);
    expect(events.status).toBe(200);
    await tell(started, canary.farm.id, 987_654_321);
    await tell(started, ownIds.farm, 1);
    const heard = await eventsUntil(events, 1);
    const isOwn = (event: LiveEvent): boolean =>
      'farmId' in event ? event.farmId === ownIds.farm : 'userId' in event && event.userId === a.id;
    expect(heard.filter((event) => !isOwn(event))).toEqual([]);
    events.close();
  });

  if (!locks.rows) {
    it('would be seen by this test if neither lock held', async () => {
      const { services } = started;
      const database = { ...services.database, locks: { code: false, rows: false } };
      const app = await createApp({ ...services, database });
      const call = calls.find(({ name }) => name === 'agroevidence.parcels.list') ?? failed();
      const answer = await send({ app }, call, { query: { language: 'cs' } }, people.a.token);
      expect(canariesIn(answer)).toContain('zz-b');
      await app.close();
    });
  }

  if (!isShared && locks.rows) {
    it('are not served where row-level security is found broken at the start', async () => {
      const { database } = started.services;
      await expect(proveIsolation(database)).resolves.toBeUndefined();
      await sql`alter table core.canary disable row level security`.execute(database.kysely);
      await expect(proveIsolation(database)).rejects.toThrow('Row-level security does not hold');
      await sql`alter table core.canary enable row level security`.execute(database.kysely);
      await sql`create policy too_open on core.canary to brazda_farm using (true)`.execute(database.kysely);
      await expect(proveIsolation(database)).rejects.toThrow('Row-level security does not hold');
    });
  }

  if (isShared) {
    it('are open to one who belongs to both', async () => {
      const wrong: string[] = [];
      const silent: string[] = [];
      for (const call of calls.filter(({ name }) => !withoutControl.has(name))) {
        const answers = await Promise.all(
          controlsOn(call, people).map((input) => send(started, call, input, people.c.token)),
        );
        if (answers.some(({ status }) => status >= 300 && status !== 409)) {
          const statuses = answers.map(({ status }) => status).join(', ');
          wrong.push(`${call.name}: ${statuses}; where it ends something, name it in “withoutControl” of its canary`);
        }
        const isReading = call.endpoint.access === 'farm' && call.endpoint.method === 'GET';
        const isSilent = answers.some((answer) => canariesIn(answer).length === 0);
        if (isReading && isSilent && !withoutCanaries.has(call.name))
          silent.push(`${call.name}: let a canary show in it, or name it in “silent”`);
      }
      expect({ wrong, silent }).toEqual({ wrong: [], silent: [] });
    });
  }
});

/** Calls that one of both farms may make about the other's canary farm, in each way that a list can be written. */
function controlsOn(call: NamedEndpoint, { c, ownIds, canary }: People): CallInput[] {
  const { params, ...input } = besideCanaries(call, sampleInput(call, canary.ids));
  const isOfPassword = call.name === 'gateway.accounts.changePassword';
  const aboutCanary = {
    ...input,
    ...(params && { params: 'email' in params ? { email: c.email } : params }),
    ...(isOfPassword && { body: { currentPassword: c.password, newPassword: c.password } }),
  };
  const { farm } = canary.ids;
  const queries = [{ farmIds: [ownIds.farm, farm] }, {}, { farmIds: farm }, { 'farmIds[]': farm }];
  return queries.slice(0, input.file ? 1 : queries.length).map((query) => withQuery(aboutCanary, query));
}

/** What a stream tells up to an event of an import; earlier changes of the own farm may still be on their way. */
async function eventsUntil(events: EventStream, importId: number): Promise<LiveEvent[]> {
  const heard: LiveEvent[] = [];
  while (!isOfImport(heard.at(-1), importId)) heard.push((await events.next()) ?? failed());
  return heard;
}

function isOfImport(event: LiveEvent | undefined, importId: number): boolean {
  return event?.topic === 'import.progressed' && event.importId === importId;
}

/** Lets something happen on a farm. */
async function tell({ services }: TestApp, farmId: number, importId: number): Promise<void> {
  await changeFarm(services.database, farmId, (tx) =>
    recordEvent(tx, { farmId, topic: 'import.progressed', importId }),
  );
  services.nudge();
}

/** What the farmer asks of the one farm that is compared: by then another may be theirs, which some call has made. */
function ofOwnFarm(call: NamedEndpoint, ownIds: Ids): CallInput {
  return withQuery(besideCanaries(call, sampleInput(call, ownIds)), { farmIds: [ownIds.farm] });
}

async function problemOf(
  answer: Answer,
  { call, isByFarmIds }: Attempt,
  locks: Locks,
  ask: Asking,
): Promise<string | undefined> {
  const canaries = canariesIn(answer);
  if (canaries.length > 0) return `shows ${canaries.join(', ')}`;
  if (answer.status === 403 || answer.status === 404) {
    return 'x-total-count' in answer.headers ? 'counts what is refused' : undefined;
  }
  if (locks.code || !isByFarmIds) return `answers ${answer.status}`;
  if (call.endpoint.method !== 'GET' || isStream(call)) return undefined;
  if (call.name === 'agroevidence.tiles.read') return undefined;
  return (await showsOwnFarm(answer, ask)) ? undefined : 'differs from what the own farm shows';
}

async function send(
  { app }: Pick<TestApp, 'app'>,
  call: NamedEndpoint,
  input: CallInput,
  token: string | undefined,
): Promise<Answer> {
  const request = await injection(call, input, token);
  const answer = await app.inject(request);
  const isOpen = isStream(call) && answer.statusCode === 200;
  const payload = isStream(call) ? await readStream(answer.stream(), isOpen) : answer.rawPayload;
  return { status: answer.statusCode, headers: answer.headers, payload, url: request.url };
}

/** All of an answer, or what a stream without end sends at first. */
async function readStream(stream: AsyncIterable<Buffer> & { destroy(): unknown }, isOpen: boolean): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) {
    parts.push(Buffer.from(part));
    if (isOpen) break;
  }
  if (isOpen) stream.destroy();
  return Buffer.concat(parts);
}

async function makePeople(started: TestApp): Promise<People> {
  const { make, services } = started;
  const { kysely } = services.database;
  const { user: a, farm } = await make.farmer();
  const ownIds = await makeOrdinaryIds(started, { user: a, farm });
  const canary = await makeCanaryFarm(started);
  const c = await make.user();
  const roles = [
    [farm.id, 'manager'],
    [canary.farm.id, 'owner'],
    [canary.ids.retiredFarm, 'owner'],
  ] as const;
  for (const [farmId, role] of roles) {
    await sql`insert into core.farm_user (farm_id, user_id, role) values (${farmId}, ${c.id}, ${role})`.execute(kysely);
  }
  await services.signedInUsers.forgetUser(c.id);
  return { a, ownIds, canary, c };
}

/** The file that has to fill a table, by the schema that the table is in. */
function canaryFileOf(table: string): string {
  const [module = ''] = table.split('.');
  return `modules/${module}/${module}.canary.ts`;
}

function failed(): never {
  throw new Error('There is no such call');
}
