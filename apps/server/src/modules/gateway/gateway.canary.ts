import type { ModuleCanary } from '#server/testing/module-canary.ts';

export const canary: ModuleCanary = {
  fill: async ({ make }, { user, farm }) => ({
    invitation: await make.invitation(farm, user, 'zz-b-invited@example.com'),
  }),
  makeOrdinary: async ({ make }, { user, farm }) => ({
    invitation: await make.invitation(farm, user, `invited-${user.id}@example.com`),
  }),
  samples: {
    'gateway.users.read': () => ({ params: { email: 'someone@example.com' } }),
  },
  withoutControl: [
    'gateway.accounts.remove',
    'gateway.farmMembers.leave',
    'gateway.farmMembers.remove',
    'gateway.invitations.accept',
  ],
};
