import type { ErrorCode } from '@brazda/contract/errors.ts';
import { DatabaseAway, DatabaseFull } from './database-away.ts';

/** What it means to a caller when the database refuses a row, by the name of the constraint. */
export const constraintFailures: Readonly<Record<string, ErrorCode>> = {
  app_user_email_once: 'account.exists',
  parcel_name_not_blank: 'validation.failed',
  farm_name_not_blank: 'validation.failed',
  farm_country: 'country.unsupported',
  plan_scenario_one_of_a_name: 'planScenario.exists',
};

const diskFull = '53100';

/** Text that the database cannot hold: NUL, or half of a surrogate pair. */
const impossibleText = new Set<unknown>(['22021', '22P05']);

/** Gives the catalogue's code for an error of either driver, or undefined where it is a fault of ours. */
export function failureOfDatabase(error: unknown): ErrorCode | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof DatabaseAway) return 'service.unavailable';
  if (error instanceof DatabaseFull) return 'storage.full';
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (code === diskFull || code === 'ENOSPC') return 'storage.full';
  if (impossibleText.has(code)) return 'request.malformed';
  return typeof constraint === 'string' ? constraintFailures[constraint] : undefined;
}
