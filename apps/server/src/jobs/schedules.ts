import { Cron } from 'croner';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../foundation/clock.ts';
import type { Database } from '../db/database.ts';
import { withSystem, type SystemTransaction } from '../db/farm-scope.ts';
import type { Poller } from '../concurrency/poller.ts';

/** Work that is asked for by the clock. */
export interface Schedule {
  readonly name: string;
  /** When, as cron says it, in UTC. */
  readonly cron: string;
  /** Asks for the work, which then is a job like any other. */
  readonly ask: (tx: SystemTransaction) => Promise<unknown>;
}

/**
 * Asks for work at its time, each time once however many processes keep the same schedules. What was due while no process
 * ran is asked for once at the start.
 */
export function keepSchedules(
  {
    database,
    clock,
    log,
    nudge,
  }: {
    readonly database: Database;
    readonly clock: Clock;
    readonly log: Logger;
    readonly nudge: () => void;
  },
  schedules: readonly Schedule[],
): Pick<Poller, 'close'> {
  const underWay = new Set<Promise<void>>();
  const fire = (schedule: Schedule, cron: Cron): void => {
    const [due] = cron.previousRuns(1, new Date(clock.now().getTime() + 1000));
    if (!due) return;
    const asked = askOnce(database, schedule, due)
      .then((isAsked) => {
        if (isAsked) nudge();
      })
      .catch((error: unknown) => {
        log.warn({ err: error, schedule: schedule.name }, 'what is due by the clock cannot be asked for');
      })
      .finally(() => underWay.delete(asked));
    underWay.add(asked);
  };
  const crons = schedules.map((schedule) => {
    const cron: Cron = new Cron(schedule.cron, { timezone: 'UTC', unref: true }, () => fire(schedule, cron));
    fire(schedule, cron);
    return cron;
  });
  return {
    close: async () => {
      for (const cron of crons) cron.stop();
      await Promise.all(underWay);
    },
  };
}

/** Asks for what was due at an instant, unless another process has; gives whether it did. */
export function askOnce(database: Database, { name, ask }: Schedule, due: Date): Promise<boolean> {
  return withSystem(database, async (tx) => {
    const { rows } = await sql`
      insert into core.schedule (name, fired_for) values (${name}, ${due})
      on conflict (name) do update set fired_for = excluded.fired_for where core.schedule.fired_for < excluded.fired_for
      returning name`.execute(tx.sql);
    if (rows.length === 0) return false;
    await ask(tx);
    return true;
  });
}
