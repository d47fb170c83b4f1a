import { withSystem } from '#server/db/farm-scope.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import type { FarmJob } from '#server/jobs/job-kinds.ts';
import { frontOf } from '#server/mail/front.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { Services } from '#server/services.ts';
import { pushNotices } from '../push/push-notices.ts';
import { bundleNotices } from './bundle-notices.ts';
import { deleteOldNotifications, endNotices, lockDueNotices } from './due-notices.repository.ts';
import { noticeMail } from './notice-mail.ts';
import { sendNoticesJob } from './tell-members.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'config' | 'log' | 'nudge' | 'secrets'>;

/** Within this nobody gets a second mail of one farm. */
const mailPauseMilliseconds = 5 * 60_000;
/** Thirteen months: so long somebody may want to see what was told in the same season of last year. */
const keptMilliseconds = 396 * 86_400_000;

/** Sends members of a farm what waits for them; what has to wait longer is looked at again then. */
export async function sendNotices(
  services: Needs,
  { farmId, change }: Pick<FarmJob, 'farmId' | 'change'>,
): Promise<void> {
  const mailsIn = await mailNotices(services, farmId);
  const pushesIn = await pushNotices(services, farmId);
  services.nudge();
  const waits = [mailsIn, pushesIn].flatMap((wait) => wait ?? []);
  if (waits.length === 0) return;
  const seconds = Math.min(...waits) / 1000;
  await change((tx) => enqueueJob(tx, farmId, sendNoticesJob, { isLater: true }, seconds));
}

/** Writes mails; gives in how many milliseconds the next ones are due, if any are. */
export function mailNotices({ database, clock, config }: Needs, farmId: number): Promise<number | undefined> {
  const now = clock.now();
  const front = frontOf(config, '*');
  return withSystem(database, async (tx) => {
    const { due, nextIn } = bundleNotices(await lockDueNotices(tx, farmId, 'MAIL'), now, mailPauseMilliseconds);
    for (const bundle of due) {
      await queueMail(tx, noticeMail(bundle, farmId, front));
      await endNotices(tx, farmId, { way: 'MAIL', ids: bundle.map(({ id }) => id), at: now });
    }
    return nextIn;
  });
}

export function sweepNotifications({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - keptMilliseconds);
  return withSystem(database, (tx) => deleteOldNotifications(tx, before));
}
