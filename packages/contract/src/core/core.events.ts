import { farmEvent, userEvent } from '../event.ts';

/** What happens to farms and to who belongs to them. */
export const events = [
  /** Its name, or whether it is there at all. */
  farmEvent('farm.changed', {}),
  /** Who belongs to it, and as what. */
  farmEvent('members.changed', {}),
  /** The user came to a farm, lost one, or may do something else on one. */
  userEvent('memberships.changed'),
] as const;
