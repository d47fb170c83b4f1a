import { Language } from '@brazda/contract/shapes.ts';
import type { NotificationEvent } from '@brazda/domain/enumerations/notification.ts';
import { sql, type RawBuilder } from 'kysely';
import type { SystemTransaction } from '#server/db/farm-scope.ts';
import type { Told } from '@brazda/domain/notifications/happening.ts';

export type Way = 'MAIL' | 'PUSH';

/** Something that a reader is to be sent. */
export interface DueNotice {
  readonly id: number;
  readonly userId: number;
  readonly email: string;
  readonly language: Language;
  readonly farmName: string;
  readonly timeZone: string;
  readonly told: Told;
  readonly severity: string;
  readonly link: string;
  readonly since: Date;
  /** When the reader was sent something of this farm last by this way, or somebody was about to send it. */
  readonly lastSentAt: Date | null;
}

interface DueRow extends Omit<DueNotice, 'told' | 'language'> {
  readonly event: NotificationEvent;
  readonly facts: unknown;
  readonly language: string;
}

const waiting: Readonly<Record<Way, RawBuilder<unknown>>> = { MAIL: sql`n.mail_waits`, PUSH: sql`n.push_waits` };
const sent: Readonly<Record<Way, RawBuilder<unknown>>> = {
  MAIL: sql`before.mailed_at`,
  PUSH: sql`greatest(before.pushed_at, before.push_claimed_at)`,
};

/**
 * What waits to be sent to members of a farm by one way; nobody else looks until the transaction ends. Whoever does not belong to the farm
 * any more is sent nothing, nor is anybody of a farm that was deleted.
 */
export async function lockDueNotices(tx: SystemTransaction, farmId: number, way: Way): Promise<DueNotice[]> {
  // Whoever looks at the same moment waits here, and then sees what was sent or claimed.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`notices ${way} ${farmId}`}, 0))`.execute(tx.sql);
  // What somebody was sent last is looked for once, not for each notice: hundreds may wait beside thousands.
  const { rows } = await sql<DueRow>`
    with last_sent as materialized (
      select before.user_id, max(${sent[way]}) as at from automation.notification before
      where before.farm_id = ${farmId} and before.user_id in (
        select n.user_id from automation.notification n where n.farm_id = ${farmId} and ${waiting[way]})
      group by before.user_id)
    select n.id, n.user_id, u.email, u.language, f.name as farm_name, c.time_zone, n.event, n.facts, n.severity, n.link, n.since,
      last_sent.at as last_sent_at
    from automation.notification n
    join last_sent on last_sent.user_id = n.user_id
    join core.farm_user m on m.farm_id = n.farm_id and m.user_id = n.user_id
    join core.app_user u on u.id = n.user_id
    join core.farm f on f.id = n.farm_id and f.retired_at is null
    join core.country c on c.code = f.country_code
    where n.farm_id = ${farmId} and ${waiting[way]}
    order by n.user_id, n.id`.execute(tx.sql);
  return rows.map(({ event, facts, language, ...row }) => ({
    ...row,
    told: { event, facts } as Told,
    language: Language.catch('en').parse(language),
  }));
}

/** Notes that notices were sent by a way, or with null that they never will be. */
export async function endNotices(
  tx: SystemTransaction,
  farmId: number,
  { way, ids, at }: { readonly way: Way; readonly ids: readonly number[]; readonly at: Date | null },
): Promise<void> {
  const ended =
    way === 'MAIL'
      ? sql`mail_waits = false, mailed_at = ${at}::timestamptz`
      : sql`push_waits = false, pushed_at = ${at}::timestamptz, push_claimed_at = null`;
  await sql`update automation.notification set ${ended} where farm_id = ${farmId} and id = any(${[...ids]}::int[])`.execute(
    tx.sql,
  );
}

/** Says that somebody is about to push notices, so that nobody else does as long as it may take. */
export async function claimPushes(
  tx: SystemTransaction,
  farmId: number,
  ids: readonly number[],
  at: Date,
): Promise<void> {
  await sql`
    update automation.notification set push_claimed_at = ${at}::timestamptz
    where farm_id = ${farmId} and id = any(${[...ids]}::int[])`.execute(tx.sql);
}

/** Lets others push what could not be pushed by whoever has claimed it at an instant. */
export async function givePushesBack(
  tx: SystemTransaction,
  farmId: number,
  ids: readonly number[],
  claimedAt: Date,
): Promise<void> {
  await sql`
    update automation.notification set push_claimed_at = null
    where farm_id = ${farmId} and id = any(${[...ids]}::int[]) and push_claimed_at = ${claimedAt}::timestamptz`.execute(
    tx.sql,
  );
}

/** Forgets what people were told so long ago. */
export async function deleteOldNotifications(tx: SystemTransaction, before: Date): Promise<void> {
  await sql`delete from automation.notification where created_at < ${before}`.execute(tx.sql);
}
