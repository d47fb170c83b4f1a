import { sql } from 'kysely';
import type { LiveEvent } from '@brazda/contract/events.ts';
import type { Database } from '#server/db/database.ts';
import { recordEvent } from '#server/live/outbox.ts';
import { changeFarm } from '#server/testing/change-farm.ts';
import type { Ids, ModuleCanary, OwnedFarm } from '#server/testing/module-canary.ts';
import type { TestApp } from '#server/testing/start-app.ts';

/** Something that was done on a farm, with a record that it wrote. */
async function makeChange(
  { kysely }: Pick<Database, 'kysely'>,
  { user, farm: { id } }: OwnedFarm,
  mark: string,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into core.audit_event (farm_id, at, action, user_id, detail)
    values (${id}, now(), 'farm.changed', ${user.id}, jsonb_build_object('text', ${`${mark}-detail`}::text)) returning id`.execute(
    kysely,
  );
  const [event] = rows;
  if (!event) throw new Error('No entry of the audit was made');
  const [before, after] = [`${mark}-before`, `${mark}-after`].map((name) => JSON.stringify({ name }));
  await sql`insert into core.change (farm_id, audit_event_id, entity, entity_id, operation, before, after)
    values (${id}, ${event.id}, 'core.farm', ${id}, 'UPDATE', ${before}::jsonb, ${after}::jsonb)`.execute(kysely);
  await sql`insert into core.undone_change (farm_id, audit_event_id, by_event_id)
    values (${id}, ${event.id}, ${event.id})`.execute(kysely);
  return event.id;
}

async function fill({ services, make }: TestApp, { user, farm }: OwnedFarm): Promise<Partial<Ids>> {
  const { database } = services;
  const event: LiveEvent = { farmId: farm.id, topic: 'import.progressed', importId: 987_654_321 };
  await changeFarm(database, farm.id, (tx) => recordEvent(tx, event));
  await sql`update core.app_user set first_name = 'ZZ-B-first', last_name = 'ZZ-B-last' where id = ${user.id}`.execute(
    database.kysely,
  );
  const change = await makeChange(database, { user, farm }, 'ZZ-B');
  await sql`insert into core.job (farm_id, lane, kind, payload, state, last_error)
    values (${farm.id}, 'ZZ-B-lane', 'ZZ-B-kind', '{"text": "ZZ-B-payload"}', 'FAILED', 'ZZ-B-error')`.execute(
    database.kysely,
  );
  const { id: retiredFarm } = await make.retiredFarm(user, 'ZZ-B-gone');
  return { retiredFarm, change };
}

export const canary: ModuleCanary = {
  fill,
  makeOrdinary: async ({ make, services }, { user, farm }) => ({
    retiredFarm: (await make.retiredFarm(user)).id,
    change: await makeChange(services.database, { user, farm }, 'ordinary'),
  }),
  added: ['core.app_user', 'core.farm', 'core.farm_user'],
  silent: ['core.farmEvents.follow'],
  withoutFarm: {
    'core.country': 'countries of the world, the same for all',
    'core.app_user': 'a person may belong to many farms; only the system role may read it',
    'core.registry_sign_in': 'belongs to a person who has no farm yet; only the system role may read it',
    'core.request_key':
      'belongs to whoever sent a call; work on farms may only add to it, and the system role reads it',
    'core.schedule': 'what the installation has asked for by the clock; only the system role may read it',
    'core.telemetry_batch': 'messages of devices of many farms on their way; only the system role may read it',
    'core.mail': 'goes to a person; only the system role may read it',
  },
  otherKeys: {
    'core.farm': 'its id is the farm',
    'core.job': 'taken by the system for all farms, and some jobs have no farm',
    'core.outbox': 'read by the system in the order of commits',
    'core.audit_event': 'read by administrators in the order of time, and some events have no farm',
  },
};
