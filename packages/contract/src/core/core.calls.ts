import { countries } from './countries.ts';
import { farmEvents } from './farm-events.ts';

/** The calls of the module by what they are about. */
export const calls = { countries, farmEvents };
