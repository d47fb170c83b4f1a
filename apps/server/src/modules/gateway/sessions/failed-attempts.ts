import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { withSystem, type SystemTransaction } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';

/** How many attempts are free, how long the next one has to wait, and how long it may come to as each doubles it. */
export interface AttemptPace {
  readonly free: number;
  readonly firstDelaySeconds: number;
  readonly longestDelaySeconds: number;
}
const passwordPace: AttemptPace = { free: 5, firstDelaySeconds: 1, longestDelaySeconds: 900 };
const forgottenAfterHours = 24;

/** As what attempts to sign in are counted. */
export function signInSubject(email: string): string {
  return `sign-in|${email.toLowerCase()}`;
}

/**
 * Counts an attempt as failed before it is made, so that many at once cannot slip past; the one that succeeds clears
 * the count. After five, each doubles the delay before the next, up to a quarter of an hour; or at another pace.
 * Throws `request.tooMany` while earlier failures still delay.
 */
export async function beginAttempt(
  database: Database,
  subject: string,
  now: Date,
  pace: AttemptPace = passwordPace,
): Promise<void> {
  const blockedUntil = await withSystem(database, async (tx) => {
    if (await countAttempt(tx, subject, now, pace)) return undefined;
    return (await findAttempts(tx, subject))?.blockedUntil;
  });
  if (!blockedUntil) return;
  throw new Failure('request.tooMany', { retryAfter: Math.max(1, (blockedUntil.getTime() - now.getTime()) / 1000) });
}

/** Whether the attempt may be made; of many at once, the row lets one after the other look. */
async function countAttempt(
  tx: SystemTransaction,
  subject: string,
  now: Date,
  { free, firstDelaySeconds, longestDelaySeconds }: AttemptPace,
): Promise<boolean> {
  const forgotten = new Date(now.getTime() - forgottenAfterHours * 3_600_000);
  const { rows } = await sql<{ failures: number }>`
    insert into gateway.failed_attempt as known (subject, failures, last_at) values (${hashOf(subject)}, 1, ${now})
    on conflict (subject) do update set
      last_at = excluded.last_at,
      failures = case when known.last_at < ${forgotten} then 1 else known.failures + 1 end,
      blocked_until = case when known.last_at >= ${forgotten} and known.failures + 1 >= ${free}
        then ${now}::timestamptz
          + make_interval(secs => least(power(2, known.failures + 1 - ${free}) * ${firstDelaySeconds}, ${longestDelaySeconds})) end
    where known.blocked_until is null or known.blocked_until <= ${now}
    returning failures`.execute(tx.sql);
  return rows.length > 0;
}

/** Forgets attempts that no longer count, so that made-up names do not pile up. */
export async function sweepFailedAttempts(database: Database, now: Date): Promise<void> {
  const forgotten = new Date(now.getTime() - forgottenAfterHours * 3_600_000);
  await withSystem(database, async (tx) => {
    await tx.sql.deleteFrom('gateway.failedAttempt').where('lastAt', '<', forgotten).execute();
  });
}

export async function clearFailedAttempts(database: Database, subject: string): Promise<void> {
  await withSystem(database, (tx) => forgetAttempts(tx, subject));
}

/** The same within the transaction of the change that makes them count no more. */
export async function forgetAttempts(tx: SystemTransaction, subject: string): Promise<void> {
  await tx.sql.deleteFrom('gateway.failedAttempt').where('subject', '=', hashOf(subject)).execute();
}

function findAttempts(tx: SystemTransaction, subject: string): Promise<{ blockedUntil: Date | null } | undefined> {
  return tx.sql
    .selectFrom('gateway.failedAttempt')
    .select('blockedUntil')
    .where('subject', '=', hashOf(subject))
    .executeTakeFirst();
}

/** What was attempted is kept as a hash only: it may be somebody's password typed into the wrong field. */
function hashOf(subject: string): Buffer {
  return createHash('sha256').update(subject).digest();
}
