import type { ServerModule } from '#server/module.ts';
import { accountRoutes } from './accounts/accounts.routes.ts';
import { flagRoutes } from './flags/flags.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { farmChangeRoutes } from './farm-changes/farm-changes.routes.ts';
import { farmMemberRoutes } from './farm-members/farm-members.routes.ts';
import { farmUserRoutes } from './farm-users/farm-users.routes.ts';
import { sweepInvitations } from './invitations/invite-member.ts';
import { invitationRoutes } from './invitations/invitations.routes.ts';
import { landscapeRoutes } from './landscape/landscape.routes.ts';
import { sweepResetKeys } from './password-reset/check-reset-key.ts';
import { listViewRoutes } from './list-views/list-views.routes.ts';
import { passwordResetRoutes } from './password-reset/password-reset.routes.ts';
import { sweepFailedAttempts } from './sessions/failed-attempts.ts';
import { signedInFinder } from './sessions/find-signed-in.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { sweepSessions } from './sessions/sweep-sessions.ts';
import { userRoutes } from './users/users.routes.ts';

const mount: ServerModule['mount'] = (mounting, services) => {
  sessionRoutes(mounting, services);
  accountRoutes(mounting, services);
  passwordResetRoutes(mounting, services);
  userRoutes(mounting, services);
  listViewRoutes(mounting, services);
  farmUserRoutes(mounting, services);
  farmMemberRoutes(mounting, services);
  farmChangeRoutes(mounting, services);
  invitationRoutes(mounting, services);
  auditRoutes(mounting, services);
  flagRoutes(mounting, services);
  landscapeRoutes(mounting, services);
};

/** Accounts and sessions: who may come in. */
export const gateway: ServerModule = {
  name: 'gateway',
  mount,
  findSignedIn: ({ database, clock }) => signedInFinder(database, clock),
  sweeps: (services) => ({
    'failed attempts': () => sweepFailedAttempts(services.database, services.clock.now()),
    'reset keys': () => sweepResetKeys(services),
    sessions: () => sweepSessions(services),
    invitations: () => sweepInvitations(services),
  }),
};
