import { withSystem } from '#server/db/farm-scope.ts';
import { mailWords } from '#server/mail/mail-words.ts';
import type { Services } from '#server/services.ts';
import { bundleNotices, type Bundle } from '../telling/bundle-notices.ts';
import { endNotices, lockDueNotices } from '../telling/due-notices.repository.ts';
import { sayNotification } from '../telling/say-notification.ts';
import { pushKeys, type PushKeys } from './push-keys.ts';
import { sendPush, type PushMessage, type PushOutcome } from './push-message.ts';
import { deleteSubscription, findSubscriptions, type PushSubscriptionRow } from './push-subscriptions.repository.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'config' | 'log' | 'secrets'>;

/** Within this no device is woken a second time for one farm. */
const pushPauseMilliseconds = 60_000;

/** Pushes what waits for members of a farm; gives in how many milliseconds the next is due, if any is. */
export async function pushNotices(services: Needs, farmId: number): Promise<number | undefined> {
  const { database, clock } = services;
  const now = clock.now();
  const { due, nextIn, subscriptions } = await withSystem(database, async (tx) => {
    const bundles = bundleNotices(await lockDueNotices(tx, farmId, 'PUSH'), now, pushPauseMilliseconds);
    const userIds = bundles.due.map(([{ userId }]) => userId);
    return { ...bundles, subscriptions: await findSubscriptions(tx, userIds) };
  });
  const keys = subscriptions.length > 0 ? await pushKeys(services) : undefined;
  const waits = nextIn === undefined ? [] : [nextIn];
  for (const bundle of due) {
    const own = subscriptions.filter(({ userId }) => userId === bundle[0].userId);
    const outcomes = keys ? await pushBundle(services, { farmId, bundle, own, keys }) : [];
    // As long as no browser was reached and one may be later, it is tried again.
    if (outcomes.includes('LATER') && !outcomes.includes('SENT')) waits.push(pushPauseMilliseconds);
    else await end(services, farmId, bundle, outcomes.includes('SENT') ? now : null);
  }
  return waits.length > 0 ? Math.min(...waits) : undefined;
}

function end({ database }: Needs, farmId: number, bundle: Bundle, at: Date | null): Promise<void> {
  return withSystem(database, (tx) => endNotices(tx, farmId, { way: 'PUSH', ids: bundle.map(({ id }) => id), at }));
}

interface Pushed {
  readonly farmId: number;
  readonly bundle: Bundle;
  readonly own: readonly PushSubscriptionRow[];
  readonly keys: PushKeys;
}

async function pushBundle(
  { database, config, log }: Needs,
  { farmId, bundle, own, keys }: Pushed,
): Promise<PushOutcome[]> {
  const message = messageOf(farmId, bundle);
  const how = {
    keys,
    subject: subjectOf(config),
    isUrgent: bundle.some(({ severity }) => severity === 'ERROR'),
  };
  return Promise.all(
    own.map(async (subscription) => {
      const outcome = await sendPush(subscription, message, how);
      const { id, userId, endpoint } = subscription;
      if (outcome === 'GONE') await withSystem(database, (tx) => deleteSubscription(tx, userId, id));
      if (outcome === 'REFUSED') log.warn({ service: new URL(endpoint).host }, 'a push service takes no notice');
      return outcome;
    }),
  );
}

function messageOf(farmId: number, bundle: Bundle): PushMessage {
  const [first, ...others] = bundle;
  const { language, farmName } = first;
  const said = bundle.map(({ told }) => sayNotification(told, language));
  const farm = `/farm/${farmId}`;
  if (others.length === 0)
    return {
      title: said[0]?.title ?? '',
      body: `${said[0]?.text ?? ''}\n${farmName}`,
      url: `${farm}/${first.link}`,
      tag: `${farm}/${first.link}`,
    };
  return {
    title: mailWords(language)('mail.notice.bundle', { count: bundle.length, farm: farmName }),
    // As many as a device shows.
    body: said
      .slice(0, 4)
      .map(({ title }) => title)
      .join('\n'),
    url: `${farm}/notifications`,
    tag: `${farm}/notifications`,
  };
}

/** Where push services may turn to: the page, or whoever sends its mails. */
function subjectOf({ mail }: Needs['config']): string {
  if (mail.publicUrl.startsWith('https:')) return mail.publicUrl;
  return `mailto:${/<([^>]+)>/.exec(mail.from)?.[1] ?? mail.from}`;
}
