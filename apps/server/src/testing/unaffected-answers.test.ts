import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { canaries, makeOrdinaryIds } from './canaries.ts';
import { makeCanaryFarm } from './canary-farm.ts';
import { endpointsFor, injection, isStream, type NamedEndpoint } from './contract-calls.ts';
import type { TestFarm, TestUser } from './factories.ts';
import type { Ids } from './module-canary.ts';
import { sampleInput } from './sample-input.ts';
import { startApp } from './start-app.ts';

const started = startApp();
const refused = new Map(canaries.flatMap(({ refusedToOrdinary = {} }) => Object.entries(refusedToOrdinary)));
const reading = endpointsFor('user', 'farm').filter((call) => call.endpoint.method === 'GET' && !isStream(call));

describe('what a farmer is answered', () => {
  it('is the same to the byte, whether another farm is empty or full', async () => {
    const { user, farm } = await started.make.farmer();
    const ids = await fill(farm, user);
    // What is judged when it is read is judged by then.
    await answersTo(user, ids);
    const before = await answersTo(user, ids);
    const { farm: other } = await makeCanaryFarm(started);
    await multiply(other.id, 40);
    expect(await answersTo(user, ids)).toEqual(before);
    expect(before.length).toBeGreaterThan(reading.length - 1);
  });

  it('is of their own farm only, however many ask at the same time', async () => {
    const farmers = await Promise.all([started.make.farmer(), started.make.farmer()]);
    const both = await Promise.all(
      farmers.map(async ({ user, farm }) => ({ user, farm, ids: await fill(farm, user) })),
    );
    const asked = Array.from({ length: 400 }, async (_, index) => {
      const { user, farm, ids } = both[index % 2] ?? both[0] ?? failed();
      const { parcels, farms, imports } = started.api(user).agroevidence;
      const kinds = [
        async () => (await parcels.list()).rows.map((parcel) => parcel.farmId),
        async () => (await farms.list()).rows.map(({ id }) => id),
        async () => (await imports.list({ farmIds: [farm.id] })).rows.map((row) => row.farmId),
        async () => [(await parcels.read({ params: { id: ids.parcel } })).farmId],
      ];
      const seen = (await kinds[index % 4]?.()) ?? [];
      return seen.length > 0 && seen.every((id) => id === farm.id);
    });
    expect((await Promise.all(asked)).filter((isOwn) => !isOwn)).toEqual([]);
  }, 60_000);
});

async function answersTo(user: TestUser, ids: Ids): Promise<string[]> {
  const answers: string[] = [];
  for (const call of reading) {
    const answer = await started.app.inject(await injection(call, inputOf(call, user, ids), user.token));
    const status = refused.get(call.name);
    if (status === undefined) expect(answer.statusCode, call.name).toBeLessThan(300);
    else expect(answer.statusCode, call.name).toBe(status);
    const { date: _date, 'x-request-id': _request, ...headers } = answer.headers;
    const body = status === undefined ? answer.rawPayload.toString('base64') : codeOf(answer.json());
    answers.push(JSON.stringify([call.name, headers, body]));
  }
  return answers;
}

/** A refusal names the moment and the request that it is about; its code does not. */
function codeOf({ code }: { readonly code: string }): string {
  return code;
}

function inputOf(call: NamedEndpoint, user: TestUser, ids: Ids): ReturnType<typeof sampleInput> {
  const input = sampleInput(call, ids);
  return input.params && 'email' in input.params ? { ...input, params: { email: user.email } } : input;
}

async function fill(farm: TestFarm, user: TestUser): Promise<Ids> {
  await started.make.parcel({ farm, name: 'Bahna' });
  return makeOrdinaryIds(started, { user, farm });
}

/** Gives a farm many more parcels, all like those that it has. */
async function multiply(farmId: number, times: number): Promise<void> {
  const { kysely } = started.services.database;
  await sql`
    with added as (
      insert into agroevidence.parcel (farm_id, local_name, source, search_key)
      select farm_id, local_name, source, search_key from agroevidence.parcel, generate_series(1, ${times})
      where farm_id = ${farmId} returning id
    )
    insert into agroevidence.parcel_version (farm_id, parcel_id, valid, valid_from_known, geometry, label, area_m2)
    select ${farmId}, added.id, v.valid, true, v.geometry, v.label, v.area_m2 from added, lateral (
      select * from agroevidence.parcel_version where farm_id = ${farmId} limit 1) v`.execute(kysely);
  await sql`analyze agroevidence.parcel, agroevidence.parcel_version`.execute(kysely);
}

function failed(): never {
  throw new Error('There are two farmers');
}
