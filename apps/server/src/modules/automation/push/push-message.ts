import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { PushKeys } from './push-keys.ts';
import type { PushSubscriptionRow } from './push-subscriptions.repository.ts';

/** What the worker of the page is given, as JSON. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** A path of ours. */
  readonly url: string;
  /** Of several with the same tag a device shows the last, and a push service keeps the last for a device that is off. */
  readonly tag: string;
}

/** SENT; GONE where the browser wants no more of it; REFUSED where it is not taken whatever is done; LATER where it may be. */
export type PushOutcome = 'SENT' | 'GONE' | 'REFUSED' | 'LATER';

/** So long a push service keeps it for a device that is off. */
const keptSeconds = 86_400;
const patienceMilliseconds = 10_000;

/** Sends one message to one browser, so that nobody on the way can read it: RFC 8030, 8291 and 8292. */
export async function sendPush(
  { endpoint, p256dh, auth }: Pick<PushSubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>,
  message: PushMessage,
  { keys, subject, isUrgent }: { readonly keys: PushKeys; readonly subject: string; readonly isUrgent: boolean },
): Promise<PushOutcome> {
  const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
    vapidDetails: { subject, ...keys },
    TTL: keptSeconds,
    urgency: isUrgent ? 'high' : 'normal',
    topic: createHash('sha256').update(message.tag).digest('base64url').slice(0, 32),
    contentEncoding: 'aes128gcm',
  });
  try {
    const { status, body } = await fetch(request.endpoint, {
      method: request.method,
      headers: request.headers as Record<string, string>,
      body: new Uint8Array(request.body),
      // Where it leads to was never looked at.
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
    await body?.cancel();
    return outcomeOf(status);
  } catch {
    return 'LATER';
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'SENT';
  if (status === 404 || status === 410) return 'GONE';
  return status === 429 || status >= 500 ? 'LATER' : 'REFUSED';
}
