import { sql } from 'kysely';
import { changeFarmsSilently } from '#server/audit/change-farms.ts';
import { eachApart } from '#server/concurrency/each-apart.ts';
import { ofFarms, withSystem, type FarmChange, type SystemTransaction } from '#server/db/farm-scope.ts';
import type { Services } from '#server/services.ts';

/** So long a message waits for somebody to say what has sent it. */
const parkedMilliseconds = 7 * 86_400_000;

/** Forgets messages of devices that nobody has made known for a week. */
export async function sweepParked(services: Pick<Services, 'database' | 'clock' | 'nudge'>): Promise<void> {
  const before = new Date(services.clock.now().getTime() - parkedMilliseconds);
  await eachApart(await withSystem(services.database, (tx) => farmsWithParked(tx, before)), (farmId) =>
    changeFarmsSilently(services, { memberships: [farmId], farmIds: [farmId] }, (tx) => forgetParked(tx, before)),
  );
}

async function farmsWithParked(tx: SystemTransaction, before: Date): Promise<number[]> {
  const { rows } = await sql<{ farmId: number }>`
    select distinct farm_id from iot.message where state = 'PARKED' and received_at < ${before}`.execute(tx.sql);
  return rows.map(({ farmId }) => farmId);
}

async function forgetParked(tx: FarmChange, before: Date): Promise<void> {
  await sql`delete from iot.message m
    where ${ofFarms(tx, sql`m.farm_id`)} and m.state = 'PARKED' and m.received_at < ${before}`.execute(tx.sql);
}
