import { farmRoles, type FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import { mayRole } from '@brazda/domain/farm-roles.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeOrdinaryIds } from './canaries.ts';
import { endpointsFor, injection, isStream, type CallInput, type NamedEndpoint } from './contract-calls.ts';
import type { TestFarm, TestUser } from './factories.ts';
import { farmRows } from './farm-rows.ts';
import { withoutFile } from './isolation-attempts.ts';
import type { Ids } from './module-canary.ts';
import { sampleInput } from './sample-input.ts';
import { startApp } from './start-app.ts';

const started = startApp();
const calls = endpointsFor('farm');

/** A farm with land, somebody to be changed, and somebody of the role that is looked at. */
interface Peopled {
  readonly farm: TestFarm;
  readonly ids: Ids;
  readonly own: TestUser;
}

async function peopled(role: FarmRole): Promise<Peopled> {
  const { make } = started;
  const { user, farm } = await make.farmer();
  await make.parcel({ farm });
  const other = await make.member(farm, 'reader');
  const ids = { ...(await makeOrdinaryIds(started, { user, farm })), user: other.id, retiredFarm: 1 };
  return { farm, ids, own: await make.member(farm, role) };
}

/** What those below an owner may give as well. */
const givenRoles: Readonly<Record<string, unknown>> = {
  'gateway.farmMembers.change': { role: 'reader' },
  'gateway.invitations.invite': { email: 'invited@example.com', role: 'reader' },
};

/** A call about the farm, with its farm named in the query or left out. */
function inputsOf(call: NamedEndpoint, ids: Ids): CallInput[] {
  const { query = {}, ...sample } = withoutFile(sampleInput(call, ids));
  const input = { ...sample, ...(call.name in givenRoles && { body: givenRoles[call.name] }) };
  return [
    { ...input, query: { ...query, farmIds: [ids.farm] } },
    { ...input, query },
  ];
}

async function answerTo(call: NamedEndpoint, input: CallInput, { token }: TestUser): Promise<string> {
  const answer = await started.app.inject(await injection(call, input, token));
  if (isStream(call) && answer.statusCode === 200) {
    answer.stream().destroy();
    return '200';
  }
  const isRefused = answer.statusCode === 403 && !isStream(call);
  return isRefused ? `403 ${answer.json<{ code: string }>().code}` : String(answer.statusCode);
}

describe.each(farmRoles)('somebody who is %s', (role) => {
  const isAllowed = ({ endpoint }: NamedEndpoint): boolean =>
    endpoint.permission !== undefined && mayRole(role, endpoint.permission);
  let people: Peopled;
  beforeAll(async () => {
    people = await peopled(role);
  });

  it('is refused each call that the role does not allow, and changes nothing by it', async () => {
    const { farm, ids, own } = people;
    const refused = calls.filter((call) => !isAllowed(call));
    const before = await farmRows(started.services.database, farm.id);
    const wrong: string[] = [];
    for (const call of refused) {
      for (const input of inputsOf(call, ids)) {
        const answer = await answerTo(call, input, own);
        if (answer !== '403 farm.notAllowed') wrong.push(`${call.name}: ${answer}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(await farmRows(started.services.database, farm.id)).toEqual(before);
    expect(refused.length > 0).toBe(role !== 'owner');
  });

  it('is let through to each that it allows', async () => {
    const { ids, own } = people;
    const wrong: string[] = [];
    // To leave comes last: afterwards nothing is allowed any more.
    const leavesLast = (one: NamedEndpoint, other: NamedEndpoint): number =>
      Number(one.name.endsWith('.leave')) - Number(other.name.endsWith('.leave'));
    for (const call of calls.filter(isAllowed).sort(leavesLast)) {
      for (const input of inputsOf(call, ids).slice(0, call.endpoint.method === 'GET' ? 2 : 1)) {
        const answer = await answerTo(call, input, own);
        if (answer.startsWith('403')) wrong.push(`${call.name}: ${answer}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('a role', () => {
  it('on one farm is none on another, which stays one that does not exist', async () => {
    const { user: owner, farm } = await started.make.farmer();
    const { farm: foreign } = await started.make.farmer();
    const tried = started.api(owner).agroevidence.eagri.checkUpdates({ farmIds: [farm.id, foreign.id] });
    await expect(tried).rejects.toMatchObject({ status: 404, code: 'farm.notFound' });
    const reader = await started.make.member(farm, 'reader');
    for (const farmIds of [[foreign.id], [farm.id, foreign.id]]) {
      const byReader = started.api(reader).agroevidence.eagri.checkUpdates({ farmIds });
      await expect(byReader).rejects.toMatchObject({ status: 404, code: 'farm.notFound' });
    }
  });

  it('is asked of each farm that a call names; a call that names none is about those where it is allowed', async () => {
    const { user, farm } = await started.make.farmer();
    const own = await started.make.parcel({ farm });
    const { user: neighbour, farm: theirs } = await started.make.farmer();
    const seen = await started.make.parcel({ farm: theirs, name: 'Bahna' });
    const { farmMembers } = started.api(neighbour).gateway;
    await sql`insert into core.farm_user (farm_id, user_id, role) values (${theirs.id}, ${user.id}, 'reader')`.execute(
      started.services.database.kysely,
    );
    await started.services.signedInUsers.forgetUser(user.id);
    const { change, list } = started.api(user).agroevidence.parcels;
    const body = { name: 'Moje' };
    expect((await list()).total).toBe(2);
    const both = change({ params: { id: own.id }, body, farmIds: [farm.id, theirs.id] });
    await expect(both).rejects.toMatchObject({ status: 403, code: 'farm.notAllowed' });
    expect(await change({ params: { id: own.id }, body })).toMatchObject({ localName: 'Moje' });
    await expect(change({ params: { id: seen.id }, body })).rejects.toMatchObject({ status: 404 });
    expect((await farmMembers.list({ params: { id: theirs.id } })).total).toBe(2);
  });

  it('that was changed by another process is known as soon as that is told', async () => {
    const { farm } = await started.make.farmer();
    const parcel = await started.make.parcel({ farm });
    const manager = await started.make.member(farm, 'manager');
    const { services } = started;
    const rename = (): Promise<unknown> =>
      started.api(manager).agroevidence.parcels.change({ params: { id: parcel.id }, body: { name: 'U lesa' } });
    await rename();
    await sql`update core.farm_user set role = 'reader' where farm_id = ${farm.id} and user_id = ${manager.id}`.execute(
      services.database.kysely,
    );
    services.live.publish({ farmId: farm.id, topic: 'farm.changed' });
    await expect(rename()).rejects.toMatchObject({ status: 403, code: 'farm.notAllowed' });
  });
});
