import { handleFarmJobs } from '#server/jobs/job-kinds.ts';
import type { ServerModule } from '#server/module.ts';
import { notificationRoutes } from './notifications/notifications.routes.ts';
import { pushSettings } from './push/push-settings.ts';
import { pushSubscriptionRoutes } from './push/push-subscriptions.routes.ts';
import { notificationSettingRoutes } from './settings/notification-settings.routes.ts';
import { sendNotices, sweepNotifications } from './telling/send-notices.ts';
import { sendNoticesJob } from './telling/tell-members.ts';

/** What people are told of their farms: in the inbox, by mail and in browsers. */
export const automation: ServerModule = {
  name: 'automation',
  settings: [pushSettings],
  mount: (mounting, services) => {
    notificationRoutes(mounting, services);
    notificationSettingRoutes(mounting, services);
    pushSubscriptionRoutes(mounting, services);
  },
  jobs: (services) => [
    handleFarmJobs(sendNoticesJob, {
      work: (job) => sendNotices(services, job),
      // What waits goes out with the next that happens.
      giveUp: () => Promise.resolve(),
    }),
  ],
  sweeps: (services) => ({ notifications: () => sweepNotifications(services) }),
};
