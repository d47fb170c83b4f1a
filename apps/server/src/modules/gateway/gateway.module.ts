import type { MountModule } from '#server/module.ts';
import { accountRoutes } from './accounts/accounts.routes.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { userRoutes } from './users/users.routes.ts';

/** Accounts and sessions: who may come in. */
export const mountGateway: MountModule = (mounting, services) => {
  sessionRoutes(mounting, services);
  accountRoutes(mounting, services);
  userRoutes(mounting, services);
};
