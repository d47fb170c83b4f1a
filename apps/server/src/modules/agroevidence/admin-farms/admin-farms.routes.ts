import { adminFarms } from '@brazda/contract/agroevidence/admin-farms.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { changeFarm } from './change-farm.ts';
import { readAdminFarms } from './read-admin-farms.ts';
import { removeRegistryAccess } from './remove-registry-access.ts';

export function adminFarmRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, adminFarms, {
    list: ({ query }) => readAdminFarms(services.database, query),
    change: ({ params, body, who, version }) => changeFarm(services, who, { ...params, version }, body),
    removeRegistryAccess: async ({ params, who }) => {
      await removeRegistryAccess(services, who, params.id);
      return undefined;
    },
  });
}
