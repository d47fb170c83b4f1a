import { notifications } from '@brazda/contract/automation/notifications.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { countUnread, markNotification, markAllRead, readNotifications } from './read-notifications.ts';

export function notificationRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, notifications, {
    list: ({ query, who, language }) => readNotifications(services, who, query, language),
    count: ({ who }) => countUnread(services, who),
    change: async ({ params, body, who }) => {
      await markNotification(services, who, params.notificationId, body);
    },
    readAll: async ({ who }) => {
      await markAllRead(services, who);
    },
  });
}
