import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { withChangedFarms, type FarmChange, type SystemTransaction } from '../db/farm-scope.ts';

/** Changes a farm for a test, under an entry of the audit that tells of no farm. */
export function changeFarm<T>(database: Database, farmId: number, work: (tx: FarmChange) => Promise<T>): Promise<T> {
  return withChangedFarms(database, { memberships: [farmId], farmIds: [farmId] }, async (tx) => {
    const done = await work(tx);
    await tellOfNoFarm(tx);
    return done;
  });
}

/** Writes the entry without which no change is kept, in the past and of no farm, so that no test meets it. */
export async function tellOfNoFarm(tx: FarmChange | SystemTransaction): Promise<void> {
  const { rows } = await sql<{ isUntold: boolean }>`
    select coalesce(current_setting('brazda.change', true), '') <> ''
      and coalesce(current_setting('brazda.change_told', true), '') = '' as is_untold`.execute(tx.sql);
  if (rows[0]?.isUntold !== true) return;
  await sql`select set_config('role', 'brazda_system', true)`.execute(tx.sql);
  await sql`insert into core.audit_event (id, at, action)
    values (core.audit_number(), '2000-01-01', 'farm.changed')`.execute(tx.sql);
}
