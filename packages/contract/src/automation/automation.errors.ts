import type { Faults } from '../fault.ts';

/** What can go wrong with notifications. */
export const errors = {
  'notification.notFound': { status: 404, says: 'There is no such notification.' },
  'pushSubscription.notFound': { status: 404, says: 'There is no such browser.' },
  'push.unknownService': {
    status: 422,
    says: 'Notices are not sent to this push service: the installation does not know it.',
  },
} as const satisfies Faults;
