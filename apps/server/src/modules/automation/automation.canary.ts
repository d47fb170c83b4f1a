import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { ModuleCanary, OwnedFarm } from '#server/testing/module-canary.ts';

interface Made {
  readonly notification: number;
  readonly pushSubscription: number;
}

async function makeNotification(
  { kysely }: Database,
  { user, farm }: OwnedFarm,
  mark: string,
  value: number,
): Promise<Made> {
  const facts = { node: mark, feature: 'TEMPERATURE', level: 0, comparison: 'ABOVE', threshold: value, value };
  const { rows } = await sql<Made>`
    with told as (
      insert into automation.notification (farm_id, user_id, kind, event, severity, facts, link, since, created_at, is_in_inbox,
        mail_waits, push_waits)
      values (${farm.id}, ${user.id}, 'SENSOR_ALARM', 'SENSOR_ALARM_BEGAN', 'ERROR', ${JSON.stringify(facts)}::jsonb, ${mark},
        now(), now(), true, false, false)
      returning id
    ), setting as (
      insert into automation.notification_setting (farm_id, user_id, kind, in_inbox, by_mail, by_push)
      values (${farm.id}, ${user.id}, 'SENSOR_ALARM', true, false, false)
    ), browser as (
      insert into automation.push_subscription (user_id, endpoint, p256dh, auth, device, created_at)
      values (${user.id}, ${`https://fcm.googleapis.com/${mark}-${user.id}`}, 'key', 'auth', ${mark}, now())
      returning id
    )
    select told.id as notification, browser.id as push_subscription from told, browser`.execute(kysely);
  const [made] = rows;
  if (!made) throw new Error('Nothing was made');
  return made;
}

export const canary: ModuleCanary = {
  fill: async ({ services }, of) => ({ ...(await makeNotification(services.database, of, 'ZZ-B-notice', 9876.54)) }),
  makeOrdinary: async ({ services }, of) => ({ ...(await makeNotification(services.database, of, 'ordinary', 20)) }),
  samples: {
    'automation.pushSubscriptions.subscribe': () => ({
      body: {
        endpoint: 'https://fcm.googleapis.com/fcm/send/sample',
        keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
      },
    }),
  },
  askedByWork: ['send-notices'],
  // Whoever sends what people are told must know their addresses, which work on farms never sees.
  openToSystem: {
    select: { 'automation.notification': 'all' },
    update: { 'automation.notification': ['mail_waits', 'mailed_at', 'push_claimed_at', 'push_waits', 'pushed_at'] },
  },
  silent: [
    'automation.notifications.count',
    // Belongs to one person of the farm.
    'automation.notifications.list',
    'automation.notificationSettings.list',
    'automation.notificationSettings.change',
  ],
  withoutFarm: {
    'automation.push_key': 'belongs to the installation; only the system role may read it',
    'automation.push_subscription': 'belongs to a person; only the system role may read it',
  },
  withoutControl: ['automation.pushSubscriptions.unsubscribe', 'automation.notifications.change'],
};
