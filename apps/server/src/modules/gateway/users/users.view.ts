import type { User } from '@brazda/contract/gateway/users.ts';
import type { UserRow } from '../../core/public.ts';

export function userView(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    language: row.language,
    authorities: row.isAdmin ? ['ROLE_ADMIN', 'ROLE_USER'] : ['ROLE_USER'],
    isAdmin: row.isAdmin,
  };
}
