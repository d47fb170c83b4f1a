import type { NotificationSetting } from '@brazda/contract/automation/notification-settings.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { requireFarm } from '#server/modules/agroevidence/public.ts';
import type { Services } from '#server/services.ts';
import { findSettings, putSetting } from './notification-settings.repository.ts';

/** By which ways whoever asks is told of each kind of thing on farms. */
export function readSettings(
  { database }: Pick<Services, 'database'>,
  { userId, ...who }: Who,
): Promise<NotificationSetting[]> {
  return findSettings(readingOf(database, who), userId);
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
    await tx.announce({ farmId: setting.farmId, topic: 'notifications.changed' });
    return setting;
  });
}
