import type { ModuleCanary } from '#server/testing/module-canary.ts';
import { keyedAccounts } from './keyed-accounts.canary.ts';

export const canary: ModuleCanary = {
  keyed: keyedAccounts,
  added: ['gateway.invitation'],
  fill: async ({ make }, { user, farm }) => ({
    invitation: await make.invitation(farm, user, 'zz-b-invited@example.com'),
  }),
  makeOrdinary: async ({ make }, { user, farm }) => ({
    invitation: await make.invitation(farm, user, `invited-${user.id}@example.com`),
  }),
  samples: {
    'gateway.users.read': () => ({ params: { email: 'someone@example.com' } }),
  },
  withoutFarm: {
    'gateway.credential': 'belongs to a person; only the system role may read it',
    'gateway.session': 'belongs to a person; only the system role may read it',
    'gateway.reset_key': 'belongs to a person; only the system role may read it',
    'gateway.failed_attempt': 'belongs to whoever tried; only the system role may read it',
    'gateway.list_view': 'how a user has arranged a list, on whatever farm',
  },
  withoutControl: [
    'gateway.accounts.remove',
    'gateway.farmMembers.leave',
    'gateway.farmMembers.remove',
    'gateway.invitations.accept',
  ],
};
