import { sql } from 'kysely';
import type { LiveEvent } from '@brazda/contract/events.ts';
import { recordEvent } from '#server/live/outbox.ts';
import { changeFarm } from '#server/testing/change-farm.ts';
import type { Ids, ModuleCanary, OwnedFarm } from '#server/testing/module-canary.ts';
import type { TestApp } from '#server/testing/start-app.ts';

async function fill({ services, make }: TestApp, { user, farm }: OwnedFarm): Promise<Partial<Ids>> {
  const { database } = services;
  const event: LiveEvent = { farmId: farm.id, topic: 'import.progressed', importId: 987_654_321 };
  await changeFarm(database, farm.id, (tx) => recordEvent(tx, event));
  await sql`update core.app_user set first_name = 'ZZ-B-first', last_name = 'ZZ-B-last' where id = ${user.id}`.execute(
    database.kysely,
  );
  await sql`insert into core.audit_event (farm_id, at, action, detail)
    values (${farm.id}, now(), 'farm.changed', '{"text": "ZZ-B-detail"}')`.execute(database.kysely);
  await sql`insert into core.job (farm_id, lane, kind, payload, state, last_error)
    values (${farm.id}, 'ZZ-B-lane', 'ZZ-B-kind', '{"text": "ZZ-B-payload"}', 'FAILED', 'ZZ-B-error')`.execute(
    database.kysely,
  );
  const { id: retiredFarm } = await make.retiredFarm(user, 'ZZ-B-gone');
  return { retiredFarm };
}

export const canary: ModuleCanary = {
  fill,
  makeOrdinary: async ({ make }, { user }) => ({ retiredFarm: (await make.retiredFarm(user)).id }),
  silent: ['core.farmEvents.follow'],
};
