import { accounts } from '@brazda/contract/gateway/accounts.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { accountExists } from './account-exists.ts';
import { createAccount } from './create-account.ts';

export function accountRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, accounts, {
    create: ({ body }) => createAccount(services, body),
    register: ({ body }) => createAccount(services, body),
    exists: ({ query }) => accountExists(services.database, query.email),
  });
}
