import type { FarmRole } from '../enumerations/farm-role.ts';

/** What may be done with the people of a farm: each with the role that may it and has nothing below it that may. */
export const permissions = {
  /** Say who belongs to it, and as what. */
  'people.manage': 'manager',
} as const satisfies Readonly<Record<string, FarmRole>>;
