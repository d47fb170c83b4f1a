import type { NotificationSetting } from '@brazda/contract/automation/notification-settings.ts';
import { sql } from 'kysely';
import { ofFarms, type FarmChange, type FarmReading } from '#server/db/farm-scope.ts';

/** What a user has said; of what they said nothing there is no row. */
export function findSettings(farms: FarmReading, userId: number): Promise<NotificationSetting[]> {
  return farms.rows(sql<NotificationSetting>`
    select s.farm_id, s.kind, s.in_inbox, s.by_mail, s.by_push from automation.notification_setting s
    where ${ofFarms(farms, sql`s.farm_id`)} and s.user_id = ${userId}::int`);
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
