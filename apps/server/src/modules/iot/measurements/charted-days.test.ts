import { granularities } from '@brazda/domain/enumerations/granularity.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { changeFarmOfOthers } from '#server/audit/change-farms.ts';
import { nobody } from '#server/audit/record-audit.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { sensingFarm, type SentValue } from '#server/testing/sensing-farm.ts';
import { startApp } from '#server/testing/start-app.ts';
import { unownedJob } from '#server/testing/unowned-job.ts';
import { chartDays } from './chart-days.ts';
import { findDueDays, takeUncharted } from './charted-days.repository.ts';

const started = startApp();
const hour = 3_600_000;

function chartAll(): Promise<void> {
  return chartDays(started.services, unownedJob(started.services.database));
}

/** So many values from an instant on, each some hours after the one before. */
function course(from: string, count: number, hours: number, valueAt: (at: number) => number): SentValue[] {
  return Array.from({ length: count }, (_, at): SentValue => [
    new Date(Date.parse(from) + at * hours * hour).toISOString(),
    valueAt(at),
  ]);
}

/** A node that has measured means, rain by two counters and the wind for a few days, with gaps between. */
async function measuringFarm(from: string) {
  const sensing = await sensingFarm(started);
  const node = await sensing.makeNode('Meteostanice');
  await sensing.measure(
    node,
    'TEMPERATURE',
    course(from, 40, 2.2, (at) => 10 + 7 * Math.sin(at / 3)),
  );
  await sensing.measure(
    node,
    'RAINFALL',
    course(from, 20, 5, (at) => at * 0.3),
  );
  await sensing.measure(
    node,
    'RAINFALL',
    course(from, 10, 9, (at) => at * 0.01),
    1,
  );
  await sensing.measure(
    node,
    'WIND_DIRECTION',
    course(from, 25, 3.4, (at) => (at * 67) % 360),
  );
  await sensing.measure(
    node,
    'RAIN_INTENSITY',
    course(from, 5, 30, (at) => at),
  );
  return { ...sensing, node };
}

type Measuring = Awaited<ReturnType<typeof measuringFarm>>;

function read({ iot, node }: Measuring, from: string, to: string, granularity: (typeof granularities)[number]) {
  return iot.measurements.read({ query: { 'node-id': [node.id], from, to, granularity } });
}

async function daysKept(table: 'charted_day' | 'uncharted_day', { farm }: Measuring): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct to_char(day, 'YYYY-MM-DD') as day from ${sql.table(`iot.${table}`)} where farm_id = ${farm.id}
    order by 1`.execute(started.services.database.kysely);
  return rows.map(({ day }) => day);
}

describe.each([
  ['days of 24 hours', '2026-03-10T22:00:00Z', '2026-03-09', '2026-03-16'],
  ['a day of 23 hours', '2026-03-27T22:00:00Z', '2026-03-27', '2026-04-02'],
  ['a day of 25 hours', '2025-10-24T20:00:00Z', '2025-10-24', '2025-10-30'],
  ['the turn of a year', '2025-12-29T20:00:00Z', '2025-12-29', '2026-01-04'],
])('%s, once they are charted', (_, begins, from, to) => {
  it('say in each step what their half hours said', async () => {
    const farm = await measuringFarm(begins);
    const said = new Map<string, unknown>();
    for (const granularity of granularities) said.set(granularity, await read(farm, from, to, granularity));
    expect(await daysKept('charted_day', farm)).toEqual([]);
    await chartAll();
    expect(await daysKept('uncharted_day', farm)).toEqual([]);
    expect((await daysKept('charted_day', farm)).length).toBeGreaterThan(4);
    // What charts say does not come from half hours any more.
    await sql`delete from iot.half_hour where farm_id = ${farm.farm.id}`.execute(started.services.database.kysely);
    for (const granularity of granularities.filter((each) => each !== '7d'))
      expect(await read(farm, from, to, granularity), granularity).toEqual(said.get(granularity));
  });
});

describe('a day that is charted', () => {
  const from = '2026-02-01T11:00:00Z';

  it('says what has come late at once, and is charted anew with it', async () => {
    const farm = await measuringFarm(from);
    await chartAll();
    await farm.measure(farm.node, 'TEMPERATURE', [['2026-02-02T11:10:00Z', 31]]);
    expect(await daysKept('uncharted_day', farm)).toEqual(['2026-02-02']);
    const before = await read(farm, '2026-02-01', '2026-02-04', '30m');
    expect(before.series.flatMap(({ maximum }) => maximum ?? [])).toContain(31);
    await chartAll();
    expect(await daysKept('uncharted_day', farm)).toEqual([]);
    expect(await read(farm, '2026-02-01', '2026-02-04', '30m')).toEqual(before);
  });

  it('is charted anew where rain of the day after is counted from what came late', async () => {
    const farm = await measuringFarm(from);
    await chartAll();
    await farm.measure(farm.node, 'RAINFALL', [['2026-02-01T22:50:00Z', 0.65]]);
    expect(await daysKept('uncharted_day', farm)).toEqual(['2026-02-01', '2026-02-02']);
  });

  it('stays uncharted where something has come since its half hours were read', async () => {
    const farm = await measuringFarm(from);
    const { database } = started.services;
    const farmId = farm.farm.id;
    const reading = readingOf(database, { memberships: [farmId], farmIds: [farmId] });
    const due = await findDueDays(reading, farmId, { until: '2026-02-03', atMost: 1 });
    expect(due).toMatchObject([{ day: '2026-02-03' }]);
    const taken = (): Promise<boolean[]> =>
      changeFarmOfOthers(started.services, nobody, farmId, (tx) =>
        Promise.all(due.map((day) => takeUncharted(tx, farmId, day))),
      );
    await farm.measure(farm.node, 'TEMPERATURE', [['2026-02-03T08:00:00Z', 44]]);
    expect(await taken()).toEqual([false]);
    expect(await daysKept('uncharted_day', farm)).toContain('2026-02-03');
  });

  it('is not one of a farm that goes by other clocks by now', async () => {
    const farm = await measuringFarm(from);
    await chartAll();
    await sql`update core.farm set country_code = 'FI' where id = ${farm.farm.id}`.execute(
      started.services.database.kysely,
    );
    const { timeZone, series } = await read(farm, '2026-02-02', '2026-02-03', '1d');
    expect(timeZone).toBe('Europe/Helsinki');
    const { series: hours } = await read(farm, '2026-02-02', '2026-02-03', '1h');
    const highest = hours.flatMap(({ maximum }) => maximum ?? []).filter((value) => value !== null);
    expect(Math.max(...series.flatMap(({ maximum }) => maximum ?? []).filter((value) => value !== null))).toBe(
      Math.max(...highest),
    );
  });

  it('is none of yesterday, of which devices still send', async () => {
    const farm = await measuringFarm(
      new Date(started.clock.now().getTime() - 24 * hour).toISOString().slice(0, 19) + 'Z',
    );
    await chartAll();
    expect(await daysKept('charted_day', farm)).toEqual([]);
  });
});
