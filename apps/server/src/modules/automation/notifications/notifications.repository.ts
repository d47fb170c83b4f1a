import {
  kindOfEvent,
  type InboxView,
  type NotificationEvent,
  type NotificationKind,
  type NotificationSeverity,
} from '@brazda/domain/enumerations/notification.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmChange, type FarmConditions, type FarmReading } from '#server/db/farm-scope.ts';
import { isAmong } from '#server/db/is-among.ts';
import type { Happening } from '@brazda/domain/notifications/happening.ts';

export interface NotificationRow {
  readonly farmId: number;
  readonly id: number;
  readonly kind: NotificationKind;
  readonly event: NotificationEvent;
  readonly severity: NotificationSeverity;
  readonly facts: unknown;
  readonly link: string;
  readonly since: Date;
  readonly createdAt: Date;
  readonly readAt: Date | null;
  readonly archivedAt: Date | null;
}

/**
 * Writes down for each member who is to be told, by the ways that they want; for nobody who wants none. Where none of those who
 * are named belongs to the farm any more, everybody is told: an alarm that nobody hears of is worse than one that many do.
 */
export async function insertNotifications(tx: FarmChange, happenings: readonly Happening[], at: Date): Promise<void> {
  const told = happenings.map(({ farmId, event, facts, severity, link, since, userIds, channels }, place) => ({
    ...{ place, farm_id: farmId, kind: kindOfEvent[event], event, facts, severity, link, since },
    user_ids: userIds && userIds.length > 0 ? userIds : null,
    by_mail: channels?.includes('MAIL') ?? true,
    by_push: channels?.includes('PUSH') ?? true,
  }));
  await sql`
    insert into automation.notification (farm_id, user_id, kind, event, severity, facts, link, since, created_at, is_in_inbox,
      mail_waits, push_waits)
    select h.farm_id, m.user_id, h.kind, h.event, h.severity, h.facts, h.link, h.since, ${at}, coalesce(s.in_inbox, true),
      h.by_mail and coalesce(s.by_mail, true), h.by_push and coalesce(s.by_push, true)
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as h (place int, farm_id int, kind text, event text, facts jsonb,
      severity text, link text, since timestamptz, user_ids int[], by_mail boolean, by_push boolean)
    join core.farm_user m on m.farm_id = h.farm_id and (h.user_ids is null or m.user_id = any(h.user_ids)
      or not exists (select from core.farm_user named
        where ${ofFarms(tx, sql`named.farm_id`)} and named.farm_id = h.farm_id and named.user_id = any(h.user_ids)))
    left join automation.notification_setting s on s.farm_id = h.farm_id and s.user_id = m.user_id and s.kind = h.kind
      and ${ofFarms(tx, sql`s.farm_id`)}
    where ${ofFarms(tx, sql`m.farm_id`)}
      and (coalesce(s.in_inbox, true) or (h.by_mail and coalesce(s.by_mail, true)) or (h.by_push and coalesce(s.by_push, true)))
    order by h.place, m.user_id`.execute(tx.sql);
}

interface InboxChoice {
  readonly userId: number;
  readonly view: InboxView;
  readonly kinds: readonly NotificationKind[] | undefined;
}

function chosen(farms: FarmConditions, { userId, view, kinds }: InboxChoice): RawBuilder<unknown> {
  const inView: Readonly<Record<InboxView, RawBuilder<unknown>>> = {
    INBOX: sql`n.archived_at is null`,
    UNREAD: sql`n.archived_at is null and n.read_at is null`,
    ARCHIVE: sql`n.archived_at is not null`,
  };
  return sql`automation.notification n
    where ${ofFarms(farms, sql`n.farm_id`)} and n.user_id = ${userId}::int and n.is_in_inbox and ${inView[view]}
      and ${isAmong(sql`n.kind`, kinds)}`;
}

export function findNotifications(
  farms: FarmReading,
  choice: InboxChoice,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<NotificationRow[]> {
  return farms.rows(sql<NotificationRow>`
    select n.farm_id, n.id, n.kind, n.event, n.severity, n.facts, n.link, n.since, n.created_at, n.read_at, n.archived_at
    from ${chosen(farms, choice)} order by n.created_at desc, n.id desc limit ${limit} offset ${offset}`);
}

export async function countNotifications(farms: FarmReading, choice: InboxChoice): Promise<number> {
  const [row] = await farms.rows(sql<{ total: number }>`select count(*)::int as total from ${chosen(farms, choice)}`);
  return row?.total ?? 0;
}

interface NotificationChange {
  readonly isRead?: boolean | undefined;
  readonly isArchived?: boolean | undefined;
}

/** Changes one of a user's own; gives its farm, or undefined where they have no such. What is put away was read. */
export async function changeNotification(
  tx: FarmChange,
  { userId, id, at }: { readonly userId: number; readonly id: number; readonly at: Date },
  { isRead, isArchived }: NotificationChange,
): Promise<number | undefined> {
  const reads = isRead ?? (isArchived === true ? true : undefined);
  const setTo = (column: RawBuilder<unknown>, value: boolean | undefined): RawBuilder<unknown> =>
    value === undefined ? column : value ? sql`coalesce(${column}, ${at}::timestamptz)` : sql`null::timestamptz`;
  const { rows } = await sql<{ farmId: number }>`
    update automation.notification n
    set read_at = ${setTo(sql`n.read_at`, reads)}, archived_at = ${setTo(sql`n.archived_at`, isArchived)}
    where ${ofFarms(tx, sql`n.farm_id`)} and n.id = ${id}::int and n.user_id = ${userId}::int and n.is_in_inbox
    returning n.farm_id`.execute(tx.sql);
  return rows[0]?.farmId;
}

/** Says that a user has read all; gives the farms in which something was unread. */
export async function readAllNotifications(tx: FarmChange, userId: number, at: Date): Promise<number[]> {
  const { rows } = await sql<{ farmId: number }>`
    with read as (
      update automation.notification n set read_at = ${at}
      where ${ofFarms(tx, sql`n.farm_id`)} and n.user_id = ${userId}::int and n.is_in_inbox and n.read_at is null
        and n.archived_at is null
      returning n.farm_id)
    select distinct farm_id from read`.execute(tx.sql);
  return rows.map(({ farmId }) => farmId);
}
