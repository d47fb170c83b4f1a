import { notificationSettings } from '@brazda/contract/automation/notification-settings.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { changeSetting, readSettings } from './notification-settings.ts';

export function notificationSettingRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, notificationSettings, {
    list: ({ who }) => readSettings(services, who),
    change: ({ params, body, who }) => changeSetting(services, who, { farmId: params.id, ...body }),
  });
}
