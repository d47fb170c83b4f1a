import type { NewPushSubscription, PushSubscription } from '@brazda/contract/automation/push-subscriptions.ts';
import type { Who } from '#server/access/who.ts';
import { withSystem } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { toldBy } from '#server/foundation/settings.ts';
import { recordEvent } from '#server/live/outbox.ts';
import type { Services } from '#server/services.ts';
import { isKnownService, pushSettings } from './push-settings.ts';
import {
  deleteSubscription,
  findSubscriptions,
  putSubscription,
  type PushSubscriptionRow,
} from './push-subscriptions.repository.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'config' | 'nudge'>;

/** As much of what a browser says of itself as tells it from another. */
const longestDevice = 200;

export async function readSubscriptions({ database }: Needs, { userId }: Who): Promise<PushSubscription[]> {
  const rows = await withSystem(database, (tx) => findSubscriptions(tx, [userId]));
  return rows.map(subscriptionView);
}

/** Throws `push.unknownService`: nothing is sent to whichever address somebody names. */
export async function subscribe(
  { database, clock, config, nudge }: Needs,
  { userId }: Who,
  { endpoint, keys }: NewPushSubscription,
  device: string | undefined,
): Promise<PushSubscription> {
  if (!isKnownService(toldBy(config, pushSettings), endpoint)) throw new Failure('push.unknownService');
  const kept = await withSystem(database, async (tx) => {
    const row = await putSubscription(tx, {
      ...{ userId, endpoint, ...keys, createdAt: clock.now() },
      device: device?.slice(0, longestDevice) ?? null,
    });
    await recordEvent(tx, { topic: 'notificationSettings.changed', userId });
    return row;
  });
  nudge();
  return subscriptionView(kept);
}

/** Throws `pushSubscription.notFound`. */
export async function unsubscribe({ database, nudge }: Needs, { userId }: Who, id: number): Promise<void> {
  await withSystem(database, async (tx) => {
    if (!(await deleteSubscription(tx, userId, id))) throw new Failure('pushSubscription.notFound');
    await recordEvent(tx, { topic: 'notificationSettings.changed', userId });
  });
  nudge();
}

function subscriptionView({ id, endpoint, device, createdAt }: PushSubscriptionRow): PushSubscription {
  return { id, service: new URL(endpoint).host, device, createdAt: createdAt.toISOString() };
}
