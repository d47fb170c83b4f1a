import type { Faults } from '../fault.ts';

/** What can go wrong with farms and what follows them. */
export const errors = {
  'farmEvents.tooMany': { status: 429, says: 'The user follows the farms from too many windows already.' },
  'country.unsupported': { status: 422, says: 'Farms in this country are not supported.' },
} as const satisfies Faults;
