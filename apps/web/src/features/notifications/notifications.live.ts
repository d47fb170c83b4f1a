import type { Renewals } from '#web/lib/live/renewals.ts';
import { notificationKeys } from './notifications.queries.ts';

export const renewals: Renewals = {
  'notifications.changed': ({ farmId }) => [notificationKeys.all(farmId)],
  'notificationSettings.changed': () => [notificationKeys.browsers],
};
