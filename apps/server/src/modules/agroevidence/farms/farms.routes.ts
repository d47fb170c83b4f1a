import { farms } from '@brazda/contract/agroevidence/farms.ts';
import { roleOn } from '#server/access/who.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { readRegistryAccess } from '../registry/registry-access.ts';
import { farmView } from './farms.view.ts';
import { readFarm, readFarms } from './read-farms.ts';
import { renameFarm } from './rename-farm.ts';
import { readContents, readRetiredFarms, restoreFarm, retireFarm } from './retire-farm.ts';

export function farmRoutes(mounting: Mounting, services: Services): void {
  const { database } = services;
  mount(mounting, farms, {
    list: async ({ who }) => {
      const rows = (await readFarms(database, who)).map(({ farm, map }) => farmView(farm, map, roleOn(who, farm.id)));
      return { rows, total: rows.length };
    },
    read: async ({ params, who }) => {
      const { farm, map } = await readFarm(database, who, params.id);
      return farmView(farm, map, roleOn(who, farm.id));
    },
    change: ({ params, body, who, version }) => renameFarm(services, who, { ...params, version }, body.name),
    contents: ({ params, who }) => readContents(services, who, params.id),
    retire: ({ params, body, who }) => retireFarm(services, who, params.id, body.name),
    retired: async ({ who }) => {
      const rows = await readRetiredFarms(services, who);
      return { rows, total: rows.length };
    },
    restore: ({ params, who }) => restoreFarm(services, who, params.id),
    settings: async ({ params, who }) => {
      const { farm } = await readFarm(database, who, params.id);
      const access = await readRegistryAccess(services, who, params.id);
      const eagriSettingsEnabled = services.registry !== undefined && access !== undefined;
      return { farmId: farm.id, eagriSettingsEnabled, timeZone: farm.timeZone };
    },
  });
}
