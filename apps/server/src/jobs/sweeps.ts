import { z } from 'zod';
import type { Logger } from 'pino';
import { enqueueInstallationJob } from './enqueue-job.ts';
import { handleInstallationJobs, installationJobKind, type HandledKind } from './job-kinds.ts';
import type { Schedule } from './schedules.ts';

/** Takes away what is over, under a name for the log. */
export type Sweeps = Readonly<Record<string, () => Promise<void>>>;

/** Does all sweeps, one after the other; one that fails leaves the others their turn. */
export async function sweepAll(sweeps: Sweeps, onError: (error: unknown, name: string) => void): Promise<void> {
  for (const [name, sweep] of Object.entries(sweeps)) {
    try {
      await sweep();
    } catch (error) {
      onError(error, name);
    }
  }
}

const sweepJob = installationJobKind({
  name: 'sweep',
  lane: { name: 'tidying', atOnce: 1 },
  payload: z.object({}),
  key: () => 'sweep',
});

/** Sweeps each hour, in one of all processes. */
export const sweepHourly: Schedule = {
  name: 'sweep',
  cron: '11 * * * *',
  ask: (tx) => enqueueInstallationJob(tx, sweepJob, {}),
};

export function handleSweeps(sweeps: Sweeps, log: Logger): HandledKind {
  return handleInstallationJobs(sweepJob, {
    work: () =>
      sweepAll(sweeps, (error, swept) => {
        log.warn({ err: error, swept }, 'what is over cannot be swept away');
      }),
    giveUp: () => Promise.resolve(),
  });
}
