import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { handleFarmJobs, type FarmJob, type FarmJobKind, type JobHandler } from '../jobs/job-kinds.ts';
import { workOnJobs } from '../jobs/worker.ts';
import type { Poller } from '../concurrency/poller.ts';

const Asked = z.object({ asked: z.string().optional() });

/** A kind of jobs that only tests know. */
export const probe: FarmJobKind<z.output<typeof Asked>> = {
  of: 'farm',
  name: 'probe',
  lane: { name: 'probes', atOnce: 3 },
  payload: Asked,
};

export type ProbeHandler = JobHandler<FarmJob<z.output<typeof Asked>>>;

const nothingToClear = (): Promise<void> => Promise.resolve();

export function workOnProbes(
  database: Database,
  log: Logger,
  work: ProbeHandler['work'],
  giveUp: ProbeHandler['giveUp'] = nothingToClear,
): Poller {
  return workOnJobs(database, [handleFarmJobs(probe, { work, giveUp })], log);
}
