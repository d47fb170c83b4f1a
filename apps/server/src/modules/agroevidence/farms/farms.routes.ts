import { farms } from '@brazda/contract/agroevidence/farms.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { farmView } from './farms.view.ts';
import { readFarm, readFarms } from './read-farms.ts';

export function farmRoutes(mounting: Mounting, { database }: Services): void {
  mount(mounting, farms, {
    list: async ({ who }) => {
      const rows = (await readFarms(database, who)).map(({ farm, map }) => farmView(farm, map));
      return { rows, total: rows.length };
    },
    read: async ({ params, who }) => {
      const { farm, map } = await readFarm(database, who, params.id);
      return farmView(farm, map);
    },
    settings: async ({ params, who }) => {
      const { farm } = await readFarm(database, who, params.id);
      return { farmId: farm.id, eagriSettingsEnabled: false, timeZone: farm.timeZone };
    },
  });
}
