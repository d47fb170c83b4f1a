import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { sharedTestDatabase } from '../testing/test-database.ts';
import { askOnce, keepSchedules, type Schedule } from './schedules.ts';

const log = pino({ level: 'silent' });
const clock = { now: () => new Date() };

let database: Database;
beforeAll(async () => {
  database = await sharedTestDatabase();
});
afterEach(async () => {
  await sql`delete from core.schedule where name like 'probe%'`.execute(database.kysely);
});

function schedule(cron: string): Schedule & { readonly asked: () => number } {
  let times = 0;
  return {
    name: `probe ${cron}`,
    cron,
    ask: async () => {
      times += 1;
    },
    asked: () => times,
  };
}

describe('What is due by the clock', () => {
  it('is asked for once each time, however many processes keep the schedule', async () => {
    const hourly = schedule('0 * * * *');
    const due = new Date('2026-04-01T10:00:00Z');
    const asked = await Promise.all([1, 2, 3].map(() => askOnce(database, hourly, due)));
    expect(asked.filter(Boolean)).toHaveLength(1);
    expect(await askOnce(database, hourly, new Date('2026-04-01T09:00:00Z'))).toBe(false);
    expect(await askOnce(database, hourly, new Date('2026-04-01T11:00:00Z'))).toBe(true);
    expect(hourly.asked()).toBe(2);
  });

  it('is asked for at the start where nobody was there at its time, and then at each time', async () => {
    const eachSecond = schedule('* * * * * *');
    const kept = keepSchedules({ database, clock, log, nudge: () => undefined }, [eachSecond]);
    await expect.poll(eachSecond.asked, { timeout: 6000 }).toBeGreaterThanOrEqual(3);
    await kept.close();
  });

  it('is due again where asking for it failed', async () => {
    const due = new Date('2026-04-01T10:00:00Z');
    const hourly = schedule('0 * * * *');
    const failing: Schedule = { ...hourly, ask: () => Promise.reject(new Error('no')) };
    await expect(askOnce(database, failing, due)).rejects.toThrow('no');
    expect(await askOnce(database, hourly, due)).toBe(true);
  });
});
