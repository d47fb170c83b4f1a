import { accounts } from './accounts.ts';
import { audit } from './audit.ts';
import { authentication } from './authentication.ts';
import { farmChanges } from './farm-changes.ts';
import { farmMembers } from './farm-members.ts';
import { farmUsers } from './farm-users.ts';
import { flags } from './flags.ts';
import { invitations } from './invitations.ts';
import { landscape } from './landscape.ts';
import { listViews } from './list-views.ts';
import { passwordReset } from './password-reset.ts';
import { users } from './users.ts';

/** The calls of the module by what they are about. */
export const calls = {
  authentication,
  accounts,
  passwordReset,
  users,
  listViews,
  farmUsers,
  farmMembers,
  farmChanges,
  invitations,
  audit,
  flags,
  landscape,
};
