import { adminNodes } from '@brazda/contract/iot/admin-nodes.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { readAdminNodes, readStatistics, readWaitingDevices } from './read-admin-nodes.ts';

export function adminNodeRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, adminNodes, {
    list: ({ query }) => readAdminNodes(services, query),
    statistics: () => readStatistics(services),
    waiting: ({ query }) => readWaitingDevices(services, query),
  });
}
