import { sql, type UpdateObject } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { withSystem } from '../db/farm-scope.ts';
import type { Tables } from '../db/tables.generated.ts';
import { startPoller, type Poller } from '../concurrency/poller.ts';
import { MailRefused, type MailTransport, type OutgoingMail } from './mail-transport.ts';

const pollMilliseconds = 2000;
/** Longer than any attempt can take, so that two processes hardly ever send the same mail. */
const leaseSeconds = 120;
const longestAttemptMilliseconds = 90_000;
const firstPauseSeconds = 5;
const longestPauseSeconds = 3600;
const givenUpAfterDays = 3;
const forgottenAfterDays = 90;

/**
 * Sends what waits, as long as the process lives: at least once, with the same Message-ID each time. What cannot be sent
 * is tried again after pauses that grow up to an hour, and given up after three days, or once the server refuses it for ever.
 */
export function deliverMails(database: Database, transport: MailTransport, log: Logger): Poller {
  const sendAllDue = async (isClosing: () => boolean): Promise<void> => {
    while (!isClosing()) {
      const mail = await take(database);
      if (!mail) return;
      await attempt(database, transport, mail, log);
    }
  };
  return startPoller(sendAllDue, pollMilliseconds, (error) => {
    log.warn({ err: error }, 'mails cannot be taken');
  });
}

/** Gives back the mails of a process that was killed. Only where no other process can be at work on the same database. */
export async function releaseMails(database: Database): Promise<void> {
  await withSystem(database, (tx) =>
    tx.sql.updateTable('core.mail').set({ lockedUntil: null }).where('state', '=', 'WAITING').execute(),
  );
}

/** Forgets mails that were sent or given up long ago. */
export async function sweepMails(database: Database): Promise<void> {
  await withSystem(database, (tx) =>
    tx.sql
      .deleteFrom('core.mail')
      .where('state', '<>', 'WAITING')
      .where('finishedAt', '<', sql<Date>`now() - make_interval(days => ${forgottenAfterDays})`)
      .execute(),
  );
}

interface TakenMail extends OutgoingMail {
  readonly attempts: number;
  readonly isTooOld: boolean;
}

function take(database: Database): Promise<TakenMail | undefined> {
  return withSystem(database, async (tx) => {
    const due = await tx.sql
      .selectFrom('core.mail')
      .select('id')
      .where('state', '=', 'WAITING')
      .where('dueAt', '<=', sql<Date>`now()`)
      .where((where) => where.or([where('lockedUntil', 'is', null), where('lockedUntil', '<', sql<Date>`now()`)]))
      .orderBy('dueAt')
      .limit(1)
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return undefined;
    const { textBody, htmlBody, ...mail } = await tx.sql
      .updateTable('core.mail')
      .set({
        lockedUntil: sql<Date>`now() + make_interval(secs => ${leaseSeconds})`,
        attempts: sql<number>`attempts + 1`,
      })
      .where('id', '=', due.id)
      .returning(['id', 'recipient', 'subject', 'textBody', 'htmlBody', 'createdAt', 'attempts'])
      .returning(sql<boolean>`created_at < now() - make_interval(days => ${givenUpAfterDays})`.as('isTooOld'))
      .executeTakeFirstOrThrow();
    return { ...mail, text: textBody ?? '', html: htmlBody ?? '' };
  });
}

async function attempt(database: Database, transport: MailTransport, mail: TakenMail, log: Logger): Promise<void> {
  try {
    await withinTime(transport.send(mail));
  } catch (error) {
    await putOff(database, mail, error);
    const told = { mail: mail.id, attempts: mail.attempts, ...reasonOf(error) };
    if (error instanceof MailRefused) log.warn(told, 'a mail was given up: the mail server refuses it for ever');
    else if (mail.isTooOld) log.warn(told, 'a mail was given up after three days of attempts');
    else log.warn(told, 'a mail could not be sent; it is tried again');
    return;
  }
  await change(database, mail, { state: 'SENT', textBody: null, htmlBody: null, lastError: null, ...ended });
}

const ended = { lockedUntil: null, finishedAt: sql<Date>`now()` };

async function putOff(database: Database, mail: TakenMail, error: unknown): Promise<void> {
  const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 1000);
  if (mail.isTooOld || error instanceof MailRefused)
    return change(database, mail, { state: 'GIVEN_UP', lastError, ...ended });
  const pause = Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** Math.min(20, mail.attempts - 1));
  const dueAt = sql<Date>`now() + make_interval(secs => ${pause})`;
  return change(database, mail, { lastError, lockedUntil: null, dueAt });
}

/** Each taking of a mail has its number of attempts; one that another process has by now changes nothing. */
async function change(
  database: Database,
  { id, attempts }: TakenMail,
  values: UpdateObject<Tables, 'core.mail'>,
): Promise<void> {
  await withSystem(database, (tx) =>
    tx.sql
      .updateTable('core.mail')
      .set(values)
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('state', '=', 'WAITING')
      .execute(),
  );
}

/** What may stand in the log: servers repeat the recipient in their words, so only their codes do. */
function reasonOf(error: unknown): Readonly<Record<string, unknown>> {
  const told = error instanceof MailRefused ? error.cause : error;
  if (!(told instanceof Error)) return {};
  const { code, responseCode, command } = told as Error & {
    code?: unknown;
    responseCode?: unknown;
    command?: unknown;
  };
  return { reason: told.name, code, responseCode, command };
}

async function withinTime(sending: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took too long')), longestAttemptMilliseconds);
  });
  try {
    await Promise.race([sending, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
