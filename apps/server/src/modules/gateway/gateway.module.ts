import type { MountModule } from '#server/module.ts';
import { accountRoutes } from './accounts/accounts.routes.ts';
import { flagRoutes } from './flags/flags.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { farmMemberRoutes } from './farm-members/farm-members.routes.ts';
import { farmUserRoutes } from './farm-users/farm-users.routes.ts';
import { invitationRoutes } from './invitations/invitations.routes.ts';
import { landscapeRoutes } from './landscape/landscape.routes.ts';
import { passwordResetRoutes } from './password-reset/password-reset.routes.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { userRoutes } from './users/users.routes.ts';

/** Accounts and sessions: who may come in. */
export const mountGateway: MountModule = (mounting, services) => {
  sessionRoutes(mounting, services);
  accountRoutes(mounting, services);
  passwordResetRoutes(mounting, services);
  userRoutes(mounting, services);
  farmUserRoutes(mounting, services);
  farmMemberRoutes(mounting, services);
  invitationRoutes(mounting, services);
  auditRoutes(mounting, services);
  flagRoutes(mounting, services);
  landscapeRoutes(mounting, services);
};
