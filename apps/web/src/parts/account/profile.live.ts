import type { Renewals } from '#web/lib/live/renewals.ts';
import { listViewKeys } from './list-views.queries.ts';
import { profileKeys } from './profile.queries.ts';

export const renewals: Renewals = {
  'profile.changed': () => [profileKeys.all],
  'listViews.changed': () => [listViewKeys.all],
};
