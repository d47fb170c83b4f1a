import { groupedBy } from '@brazda/domain/grouped-by.ts';
import { z } from 'zod';
import type { FarmChange } from '#server/db/farm-scope.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import { farmJobKind } from '#server/jobs/job-kinds.ts';
import { recordEvent } from '#server/live/outbox.ts';
import { insertNotifications } from '../notifications/notifications.repository.ts';
import type { Happening } from '@brazda/domain/notifications/happening.ts';

export type { Happening } from '@brazda/domain/notifications/happening.ts';

/** Sends what waits to be sent to the members of a farm; later where some of them were written to a moment ago. */
export const sendNoticesJob = farmJobKind({
  name: 'send-notices',
  // What one sends, and when somebody was written to last, the next one has to know.
  lane: { name: 'notices', atOnce: 4, isOneOfFarm: true },
  payload: z.object({ isLater: z.boolean() }),
  key: ({ isLater }) => (isLater ? 'later' : 'now'),
});

/**
 * Tells members of farms what has happened, each by the ways that they want, in the transaction of what has happened. Mails
 * and pushes go out after it.
 */
export async function tellMembers(tx: FarmChange, happenings: readonly Happening[], at: Date): Promise<void> {
  if (happenings.length === 0) return;
  await insertNotifications(tx, happenings, at);
  for (const farmId of groupedBy(happenings, (happening) => happening.farmId).keys()) {
    await enqueueJob(tx, farmId, sendNoticesJob, { isLater: false });
    await recordEvent(tx, { farmId, topic: 'notifications.changed' });
  }
}
