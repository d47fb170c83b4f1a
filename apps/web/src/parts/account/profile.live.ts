import type { Renewals } from '#web/lib/live/renewals.ts';
import { profileKeys } from './profile.queries.ts';

export const profileRenewals: Renewals = { 'profile.changed': () => [profileKeys.all] };
