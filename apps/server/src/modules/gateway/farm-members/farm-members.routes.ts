import { farmMembers, type FarmMember } from '@brazda/contract/gateway/farm-members.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import type { MemberRow } from '../../core/public.ts';
import { changeRole, leaveFarm, readFarmMembers, removeFarmMember } from './change-farm-members.ts';

export function farmMemberRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, farmMembers, {
    list: async ({ params, who }) => {
      const rows = (await readFarmMembers(services.database, who, params.id)).map(farmMemberView);
      return { rows, total: rows.length };
    },
    change: async ({ params, body, who }) => {
      const { id: farmId, userId } = params;
      return farmMemberView(await changeRole(services, who, { farmId, userId, role: body.role }));
    },
    remove: async ({ params, who }) => {
      await removeFarmMember(services, who, params.id, params.userId);
      return undefined;
    },
    leave: async ({ params, who }) => {
      await leaveFarm(services, who, params.id);
      return undefined;
    },
  });
}

function farmMemberView({ userId, email, firstName, lastName, role, joinedAt }: MemberRow): FarmMember {
  return { userId, email, firstName, lastName, role, joinedAt: joinedAt.toISOString() };
}
