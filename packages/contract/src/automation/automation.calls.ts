import { notificationSettings } from './notification-settings.ts';
import { notifications } from './notifications.ts';
import { pushSubscriptions } from './push-subscriptions.ts';

/** The calls of the module by what they are about. */
export const calls = { notifications, notificationSettings, pushSubscriptions };
