import type { FarmRole } from '../enumerations/farm-role.ts';

/** What may be done with a farm itself: each with the role that may it and has nothing below it that may. */
export const permissions = {
  /** See all that the farm has. */
  'farm.read': 'reader',
  /** Its name, how it signs in to the registry, and what of its sensors is known. */
  'farm.manage': 'manager',
  /** Its end. */
  'farm.delete': 'owner',
} as const satisfies Readonly<Record<string, FarmRole>>;
