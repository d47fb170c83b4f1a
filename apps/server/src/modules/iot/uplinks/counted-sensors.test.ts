import { sensorFeatures } from '@brazda/domain/enumerations/sensor.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { sensingFarm } from '#server/testing/sensing-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

/** How many sensors the database reckons with when it plans, and how many there are. */
async function reckoned(): Promise<{ known: number; there: number }> {
  const { rows } = await sql<{ known: number; there: number }>`
    select (select reltuples::float8 from pg_class where oid = 'iot.sensor'::regclass) as known,
      (select count(*)::int from iot.sensor) as there`.execute(started.services.database.kysely);
  return rows[0] ?? { known: NaN, there: NaN };
}

it('The database plans with sensors as soon as many have measured that were not there before', async () => {
  const { send, makeNode } = await sensingFarm(started);
  const { there } = await reckoned();
  const { externalId } = await makeNode('Mnoho měří');
  const levels = Array.from({ length: 1 + Math.ceil((there + 20) / sensorFeatures.length) }, (_, level) => level);
  await send({
    id: externalId,
    readings: levels.flatMap((level) => sensorFeatures.map((feature) => ({ feature, level, value: 1 }))),
  });
  const now = await reckoned();
  expect(now.there).toBeGreaterThan(there * 1.5);
  await expect.poll(async () => (await reckoned()).known, { timeout: 10_000 }).toBe(now.there);
});
