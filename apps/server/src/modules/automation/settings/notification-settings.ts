import type { NotificationSetting } from '@brazda/contract/automation/notification-settings.ts';
import { notificationKinds } from '@brazda/domain/enumerations/notification.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { recordEvent } from '#server/live/outbox.ts';
import { requireFarm } from '#server/modules/agroevidence/public.ts';
import type { Services } from '#server/services.ts';
import { findSettings, putSetting } from './notification-settings.repository.ts';

/** Whoever has said nothing is told by all ways. */
const usual = { inInbox: true, byMail: true, byPush: true } as const;

/** By which ways whoever asks is told of each kind of thing on farms. */
export async function readSettings(
  { database }: Pick<Services, 'database'>,
  { userId, ...who }: Who,
): Promise<NotificationSetting[]> {
  const said = await findSettings(readingOf(database, who), userId);
  return who.farmIds.flatMap((farmId) =>
    notificationKinds.map(
      (kind) => said.find((one) => one.farmId === farmId && one.kind === kind) ?? { farmId, kind, ...usual },
    ),
  );
}

/** Throws `farm.notFound`. */
export function changeSetting(
  services: Pick<Services, 'database' | 'clock' | 'nudge'>,
  who: Who,
  setting: NotificationSetting,
): Promise<NotificationSetting> {
  return changeFarms(services, who, async (tx) => {
    await requireFarm(tx, who, setting.farmId, 'farm.read');
    await putSetting(tx, who.userId, setting);
    await recordEvent(tx, { farmId: setting.farmId, topic: 'notifications.changed' });
    return setting;
  });
}
