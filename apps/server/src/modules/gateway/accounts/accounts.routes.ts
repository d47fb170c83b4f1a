import { Readable } from 'node:stream';
import { accounts } from '@brazda/contract/gateway/accounts.ts';
import { frontOf } from '#server/mail/front.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { accountExists } from './account-exists.ts';
import { exportAccount } from '../account-export/export-account.ts';
import { changePassword } from './change-password.ts';
import { createAccount } from './create-account.ts';
import { removeAccount } from './remove-account.ts';

export function accountRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, accounts, {
    create: ({ body, language, keep }) => createAccount(services, body, language, keep),
    register: ({ body, language, keep }) => createAccount(services, body, language, keep),
    changePassword: async ({ body, who, request }) => {
      await changePassword(services, who, body, frontOf(services.config, request.hostname));
      return undefined;
    },
    export: async ({ who, reply }) => {
      const archive = await exportAccount(services, who);
      return reply
        .type('application/zip')
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="export.zip"')
        .send(Readable.from(archive));
    },
    remove: async ({ body, who }) => {
      await removeAccount(services, who, body.password);
      return undefined;
    },
    exists: ({ query }) => accountExists(services.database, query.email),
  });
}
