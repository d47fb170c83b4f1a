import { sql } from 'kysely';
import { readConfig } from '../../apps/server/src/config.ts';
import type { Database } from '../../apps/server/src/db/database.ts';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import { chartDays } from '../../apps/server/src/modules/iot/measurements/chart-days.ts';
import { halfHourMilliseconds } from '../../apps/server/src/modules/iot/uplinks/half-hours.repository.ts';
import { createParts, yearOf } from '../../apps/server/src/telemetry/parts.ts';
import { unownedJob } from '../../apps/server/src/testing/unowned-job.ts';
import type { Ground } from './product.ts';

/** Whose half hours are written, and of which days before now. */
export interface History {
  readonly days: number;
  /** Of these nodes alone, by how they come in the list of nodes: the first so many; without it of all. */
  readonly nodes?: number;
}

const dayMilliseconds = 86_400_000;
/** So much is written at once. */
const daysAtOnce = 2;

/**
 * Writes the half hours that all sensors would have, as the product would have kept them: one row for each sensor and half
 * hour, in the order of time, in parts by year. Values have tenths, as devices send them, and means have more. The readings
 * of which they would be made are left out: no chart reads them. Then all days are charted, once. No product may run
 * meanwhile. Gives how many rows there are.
 */
export async function writeHistory(
  { environment }: Pick<Ground, 'environment'>,
  histories: readonly History[],
): Promise<number> {
  const database = await openDatabase(readConfig(environment));
  try {
    for (const history of histories) await writeHalfHours(database, history);
    await sql`analyze iot.half_hour`.execute(database.kysely);
    await sql`
      insert into iot.uncharted_day (farm_id, day)
      select distinct h.farm_id, (h.at at time zone 'Europe/Prague')::date from iot.half_hour h on conflict do nothing`.execute(
      database.kysely,
    );
    await chartDays({ database, clock: { now: () => new Date() } }, unownedJob(database));
    await sql`analyze iot.charted_day`.execute(database.kysely);
    await tidy(database);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from iot.half_hour`.execute(
      database.kysely,
    );
    return rows[0]?.count ?? 0;
  } finally {
    await database.close();
  }
}

/** What came over months was tidied and written to its files as it came: here that would go on beside the calls that are measured. */
async function tidy({ kind, background }: Database): Promise<void> {
  if (kind !== 'postgres') return;
  await sql`vacuum (analyze) iot.half_hour, iot.charted_day`.execute(background.kysely);
  await sql`checkpoint`.execute(background.kysely);
}

async function writeHalfHours(database: Database, { days, nodes }: History): Promise<void> {
  const now = Math.floor(Date.now() / halfHourMilliseconds) * halfHourMilliseconds;
  const parts = createParts(database);
  for (let before = days; before > 0; before -= daysAtOnce) {
    const from = new Date(now - before * dayMilliseconds);
    const to = new Date(now - Math.max(0, before - daysAtOnce) * dayMilliseconds);
    await parts.withParts(async () => {
      parts.require([yearOf('iot.half_hour', from), yearOf('iot.half_hour', to)]);
      await database.kysely.transaction().execute(async (tx) => {
        // The product would not wait so long.
        await sql`set local statement_timeout = 0`.execute(tx);
        await sql`
        insert into iot.half_hour (farm_id, sensor_id, at, count, sum, minimum, maximum, increment, sectors)
        select s.farm_id, s.id, at, 3, 3 * v + 0.1, v - 0.4, v + 0.4, case when s.aggregation = 'INCREMENT' then 0.1 end,
          case when s.aggregation = 'MAX_COUNT' then array[0, 1, 0, 0, 0, 2, 0, 0] end
        from generate_series(${from}::timestamptz, ${to}::timestamptz - interval '30 minutes', '30 minutes') as at
        cross join iot.sensor s
        cross join lateral (select round((15 + 8 * sin(extract(epoch from at)::float8 / 13750 + s.id))::numeric, 1)::float8 as v) course
        where s.node_id in (select n.id from iot.node n order by n.id limit ${nodes ?? null}) on conflict do nothing`.execute(
          tx,
        );
      });
    });
  }
}
