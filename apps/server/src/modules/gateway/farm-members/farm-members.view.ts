import type { FarmMember } from '@brazda/contract/gateway/farm-members.ts';
import type { MemberRow } from '../../core/public.ts';

export function farmMemberView({ userId, email, firstName, lastName, role, joinedAt, version }: MemberRow): FarmMember {
  return { userId, email, firstName, lastName, role, joinedAt: joinedAt.toISOString(), version };
}
