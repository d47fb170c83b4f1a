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
  /** When the reader was sent something of this farm last by this way. */
  readonly lastSentAt: Date | null;
}

interface DueRow extends Omit<DueNotice, 'told' | 'language'> {
  readonly event: NotificationEvent;
  readonly facts: unknown;
  readonly language: string;
}

const waiting: Readonly<Record<Way, RawBuilder<unknown>>> = { MAIL: sql`n.mail_waits`, PUSH: sql`n.push_waits` };
const sent: Readonly<Record<Way, RawBuilder<unknown>>> = { MAIL: sql`mailed_at`, PUSH: sql`pushed_at` };

/**
 * What waits to be sent to members of a farm by one way, held until the transaction ends. Whoever does not belong to the farm
 * any more is sent nothing, nor is anybody of a farm that was deleted.
 */
export async function lockDueNotices(tx: SystemTransaction, farmId: number, way: Way): Promise<DueNotice[]> {
  const { rows } = await sql<DueRow>`
    select n.id, n.user_id, u.email, u.language, f.name as farm_name, c.time_zone, n.event, n.facts, n.severity, n.link, n.since,
      (select max(before.${sent[way]}) from automation.notification before
        where before.farm_id = n.farm_id and before.user_id = n.user_id) as last_sent_at
    from automation.notification n
    join core.farm_user m on m.farm_id = n.farm_id and m.user_id = n.user_id
    join core.app_user u on u.id = n.user_id
    join core.farm f on f.id = n.farm_id and f.retired_at is null
    join core.country c on c.code = f.country_code
    where n.farm_id = ${farmId} and ${waiting[way]}
    order by n.user_id, n.id for no key update of n skip locked`.execute(tx.sql);
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
      : sql`push_waits = false, pushed_at = ${at}::timestamptz`;
  await sql`update automation.notification set ${ended} where farm_id = ${farmId} and id = any(${[...ids]}::int[])`.execute(
    tx.sql,
  );
}

/** Forgets what people were told so long ago. */
export async function deleteOldNotifications(tx: SystemTransaction, before: Date): Promise<void> {
  await sql`delete from automation.notification where created_at < ${before}`.execute(tx.sql);
}
