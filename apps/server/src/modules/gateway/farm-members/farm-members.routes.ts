import { farmMembers } from '@brazda/contract/gateway/farm-members.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { changeRole, leaveFarm, readFarmMembers, removeFarmMember } from './change-farm-members.ts';
import { farmMemberView } from './farm-members.view.ts';

export function farmMemberRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, farmMembers, {
    list: async ({ params, who }) => {
      const rows = (await readFarmMembers(services.database, who, params.id)).map(farmMemberView);
      return { rows, total: rows.length };
    },
    change: async ({ params, body, who, version }) => {
      const { id: farmId, userId } = params;
      return farmMemberView(await changeRole(services, who, { farmId, userId, version }, body.role));
    },
    remove: async ({ params, who, version }) => {
      const { id: farmId, userId } = params;
      await removeFarmMember(services, who, { farmId, userId, version });
      return undefined;
    },
    leave: async ({ params, who }) => {
      await leaveFarm(services, who, params.id);
      return undefined;
    },
  });
}
