import type { Database } from '../db/database.ts';
import type { InstallationJob } from '../jobs/job-kinds.ts';
import { changeFarm } from './change-farm.ts';

/** A job of the installation that nobody else could have: what it does is done at once, without a queue. */
export function unownedJob(database: Database): Pick<InstallationJob, 'progress' | 'changeFarm'> {
  return {
    progress: () => Promise.resolve(),
    changeFarm: (farmId, first, rest) =>
      changeFarm(database, farmId, async (tx) => {
        const done = await first(tx);
        return (await rest?.(tx, done)) as never;
      }),
  };
}
