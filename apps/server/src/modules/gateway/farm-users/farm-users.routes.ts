import { farmUsers, type FarmUser } from '@brazda/contract/gateway/farm-users.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import type { MemberRow } from '../../core/public.ts';
import { addMember, readMembers, removeMember } from './change-members.ts';

export function farmUserRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, farmUsers, {
    list: async ({ query }) => {
      const rows = (await readMembers(services.database, onlyOf(query.farmIds))).map(farmUserView);
      return { rows, total: rows.length };
    },
    add: ({ query, body, who, keep }) =>
      addMember(services, who, { farmId: onlyOf(query.farmIds), chosen: body }, (tx, member) =>
        keep(tx, farmUserView(member)),
      ),
    remove: async ({ query, body, who }) => {
      await removeMember(services, who, onlyOf(query.farmIds), body);
      return undefined;
    },
  });
}

function onlyOf(farmIds: readonly number[]): number {
  const [only] = farmIds;
  if (only === undefined) throw new Error('The contract asks for one farm');
  return only;
}

function farmUserView({ userId, email, firstName, lastName, role, joinedAt }: MemberRow): FarmUser {
  return { userId, email, firstName, lastName, role, joinedAt: joinedAt.toISOString() };
}
