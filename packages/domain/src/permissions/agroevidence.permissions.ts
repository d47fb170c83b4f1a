import type { FarmRole } from '../enumerations/farm-role.ts';

/** What may be done with the land of a farm and its records: each with the role that may it and has nothing below it that may. */
export const permissions = {
  /** Write down what was done on its land. */
  'records.write': 'worker',
  /** Bring old records in from files, and take them back as a whole. */
  'records.import': 'manager',
  /** Hand its records over to the ministry. */
  'records.submit': 'manager',
  /** Change its parcels, bring land in, take updates of the registry. */
  'land.change': 'manager',
} as const satisfies Readonly<Record<string, FarmRole>>;
