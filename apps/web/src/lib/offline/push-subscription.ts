import type { NewPushSubscription } from '@brazda/contract/automation/push-subscriptions.ts';
import { api } from '../api.ts';
import { logger } from '../logger.ts';

/** A subscription of this browser as the server is told of it. */
export function saidSubscription(subscription: PushSubscription): NewPushSubscription {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
}

/** Lets no more notices come to this browser. What the server does not hear of, it learns when it sends the next. */
export async function endSubscription(signal: AbortSignal): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  const ended = await Promise.allSettled([
    subscription.unsubscribe(),
    forgetAtServer(saidSubscription(subscription), signal),
  ]);
  for (const one of ended)
    if (one.status === 'rejected') logger.warning('The subscription of the browser could not be ended', one.reason);
}

/** Which of a user's browsers this is, the server says to whoever subscribes with it once more. */
async function forgetAtServer(body: NewPushSubscription, signal: AbortSignal): Promise<void> {
  const { id } = await api.automation.pushSubscriptions.subscribe({ body, signal });
  await api.automation.pushSubscriptions.unsubscribe({ params: { pushSubscriptionId: id }, signal });
}
