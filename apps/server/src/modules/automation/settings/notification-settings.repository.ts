import type { NotificationSetting } from '@brazda/contract/automation/notification-settings.ts';
import { notificationKinds } from '@brazda/domain/enumerations/notification.ts';
import { sql } from 'kysely';
import { ofFarms, type FarmChange, type FarmReading } from '#server/db/farm-scope.ts';

/** By which ways a user wants to be told of each kind; whoever has said nothing of one is told by all. */
export function findSettings(farms: FarmReading, userId: number): Promise<NotificationSetting[]> {
  return farms.rows(sql<NotificationSetting>`
    select f.id as farm_id, k.kind, coalesce(s.in_inbox, true) as in_inbox, coalesce(s.by_mail, true) as by_mail,
      coalesce(s.by_push, true) as by_push
    from core.farm f
    cross join unnest(${[...notificationKinds]}::text[]) with ordinality as k (kind, place)
    left join automation.notification_setting s on ${ofFarms(farms, sql`s.farm_id`)} and s.farm_id = f.id
      and s.kind = k.kind and s.user_id = ${userId}::int
    where ${ofFarms(farms, sql`f.id`)} order by f.id, k.place`);
}

export async function putSetting(
  tx: FarmChange,
  userId: number,
  { farmId, kind, inInbox, byMail, byPush }: NotificationSetting,
): Promise<void> {
  await sql`
    insert into automation.notification_setting (farm_id, user_id, kind, in_inbox, by_mail, by_push)
    values (${farmId}, ${userId}, ${kind}, ${inInbox}, ${byMail}, ${byPush})
    on conflict (farm_id, user_id, kind) do update
      set in_inbox = excluded.in_inbox, by_mail = excluded.by_mail, by_push = excluded.by_push`.execute(tx.sql);
}
