import { withSystem } from '#server/db/farm-scope.ts';
import { mailWords } from '#server/mail/mail-words.ts';
import type { Services } from '#server/services.ts';
import { bundleNotices, type Bundle } from '../telling/bundle-notices.ts';
import {
  claimPushes,
  endNotices,
  givePushesBack,
  lockDueNotices,
  type DueNotice,
} from '../telling/due-notices.repository.ts';
import { sayNotification } from '../telling/say-notification.ts';
import { pushKeys, type PushKeys } from './push-keys.ts';
import { sendPush, type PushMessage, type PushOutcome } from './push-message.ts';
import { deleteSubscription, findSubscriptions, type PushSubscriptionRow } from './push-subscriptions.repository.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'config' | 'log' | 'secrets'>;

/**
 * Within this no device is woken a second time for one farm. So long nobody else pushes what somebody is about to push, which
 * takes ten seconds at most.
 */
const pushPauseMilliseconds = 60_000;

/**
 * Pushes what waits for members of a farm; gives in how many milliseconds the next is due, if any is. What goes to one reader is
 * claimed before it is sent: of several who push at the same time one does. Whoever is stopped between the two leaves that to
 * the next, a minute later: an alarm may come twice, which devices show as one by its tag, and is never lost.
 */
export async function pushNotices(services: Needs, farmId: number): Promise<number | undefined> {
  const waits: number[] = [];
  const tried = new Set<number>();
  for (;;) {
    const { claimed, nextIn } = await claimNext(services, farmId, tried);
    if (!claimed) return nextOf([...waits, ...(nextIn === undefined ? [] : [nextIn])]);
    tried.add(claimed.bundle[0].userId);
    // As long as no browser was reached and one may be later, it is tried again.
    if (!(await pushClaimed(services, farmId, claimed))) waits.push(pushPauseMilliseconds);
  }
}

function nextOf(waits: readonly number[]): number | undefined {
  return waits.length > 0 ? Math.min(...waits) : undefined;
}

/** What is to be sent to one reader, and to which browsers; nobody else sends it meanwhile. */
interface Claimed {
  readonly bundle: Bundle;
  readonly own: readonly PushSubscriptionRow[];
  readonly at: Date;
}

/** Claims what waits for the next reader who has not been tried yet. */
function claimNext(
  { database, clock }: Needs,
  farmId: number,
  tried: ReadonlySet<number>,
): Promise<{ readonly claimed: Claimed | undefined; readonly nextIn: number | undefined }> {
  const at = clock.now();
  return withSystem(database, async (tx) => {
    const waiting = (await lockDueNotices(tx, farmId, 'PUSH')).filter(({ userId }) => !tried.has(userId));
    const { due, nextIn } = bundleNotices(waiting, at, pushPauseMilliseconds);
    const [bundle] = due;
    if (!bundle) return { claimed: undefined, nextIn };
    await claimPushes(tx, farmId, idsOf(bundle), at);
    return { claimed: { bundle, own: await findSubscriptions(tx, [bundle[0].userId]), at }, nextIn };
  });
}

function idsOf(bundle: Bundle): number[] {
  return bundle.map(({ id }) => id);
}

/** False where no browser was reached and one may be later. */
async function pushClaimed(services: Needs, farmId: number, { bundle, own, at }: Claimed): Promise<boolean> {
  const { database } = services;
  const outcomes =
    own.length > 0 ? await pushBundle(services, { farmId, bundle, own, keys: await pushKeys(services) }) : [];
  const isSent = outcomes.includes('SENT');
  const isOver = isSent || !outcomes.includes('LATER');
  await withSystem(database, (tx) =>
    isOver
      ? endNotices(tx, farmId, { way: 'PUSH', ids: idsOf(bundle), at: isSent ? at : null })
      : givePushesBack(tx, farmId, idsOf(bundle), at),
  );
  return isOver;
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
      tag: `${farm}/${matterOf(first)}`,
    };
  return {
    title: mailWords(language)('mail.notice.bundle', { count: bundle.length, farm: farmName }),
    // As many as a device shows.
    body: said
      .slice(0, 4)
      .map(({ title }) => title)
      .join('\n'),
    url: `${farm}/notifications`,
    // It tells of several things, so it takes the place of nothing: neither of the one before it nor of one of them.
    tag: `${farm}/notifications#${Math.max(...idsOf(bundle))}`,
  };
}

/** What a notice is about: what is told of the same later takes its place on a device, and nothing else does. */
function matterOf({ link, told }: DueNotice): string {
  switch (told.event) {
    case 'SENSOR_ALARM_BEGAN':
    case 'SENSOR_ALARM_ENDED': {
      const { ruleId, sensorId, feature, level, comparison } = told.facts;
      return ruleId === undefined || sensorId === undefined
        ? `${link}#${feature}-${level}-${comparison}`
        : `${link}#alarm-${ruleId}-${sensorId}`;
    }
    case 'SENSOR_SILENT':
    case 'SENSOR_HEARD':
      return `${link}#silence`;
    case 'AUTHORISATION_LOST':
      return `${link}#${told.facts.product}`;
  }
}

/** Where push services may turn to: the page, or whoever sends its mails. */
function subjectOf({ mail }: Needs['config']): string {
  if (mail.publicUrl.startsWith('https:')) return mail.publicUrl;
  return `mailto:${/<([^>]+)>/.exec(mail.from)?.[1] ?? mail.from}`;
}
