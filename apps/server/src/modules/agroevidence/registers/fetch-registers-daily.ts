import type { RegisterKind } from '@brazda/domain/enumerations/register-kind.ts';
import { z } from 'zod';
import { enqueueInstallationJob } from '#server/jobs/enqueue-job.ts';
import { installationJobKind, type InstallationJob } from '#server/jobs/job-kinds.ts';
import type { Schedule } from '#server/jobs/schedules.ts';
import { recordEvent } from '#server/live/outbox.ts';
import type { Services } from '#server/services.ts';
import { registryLane } from '../lanes.ts';
import { askForRegister } from './begin-register-import.ts';

/** Begins the daily import of the public registers, where the ministry's services are connected. */
export const fetchRegistersJob = installationJobKind({
  name: 'fetch-registers',
  lane: registryLane,
  payload: z.object({}),
  key: () => 'daily',
});

/** The ministry renews them every day after 20:00; here it is 20:30 in winter and 21:30 in summer. */
export const fetchRegistersDaily: Schedule = {
  name: 'fetch registers',
  cron: '30 19 * * *',
  ask: (tx) => enqueueInstallationJob(tx, fetchRegistersJob, {}),
};

/** Organisms first: products name them. */
const inOrder: readonly RegisterKind[] = ['ORGANISM', 'FERTILIZER', 'PLANT_PROTECTION'];

export async function fetchRegisters(
  { registry, clock, nudge }: Pick<Services, 'registry' | 'clock' | 'nudge'>,
  job: InstallationJob,
): Promise<void> {
  if (!registry?.fetchesDaily) return;
  await job.change(async (tx) => {
    for (const register of inOrder) await askForRegister(tx, register, clock.now());
    await recordEvent(tx, { topic: 'registers.progressed' });
  });
  nudge();
}
