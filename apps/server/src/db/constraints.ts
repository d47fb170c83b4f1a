import type { ErrorCode } from '@brazda/contract/errors.ts';
import { DatabaseAway, DatabaseFull } from './database-away.ts';

/** What it means to a caller when the database refuses a row, by the name of the constraint. */
export const constraintFailures: Readonly<Record<string, ErrorCode>> = {
  app_user_email_once: 'account.exists',
  parcel_name_not_blank: 'validation.failed',
  farm_name_not_blank: 'validation.failed',
  own_crop_name_not_blank: 'validation.failed',
  own_crop_one_of_a_name: 'crop.nameTaken',
  own_crop_days_in_order: 'crop.daysReversed',
  own_material_name_not_blank: 'validation.failed',
  own_material_one_of_a_name: 'material.nameTaken',
  own_material_days_in_order: 'material.daysReversed',
  cultivation_some_day: 'cultivation.daysReversed',
  cultivation_sown_before_harvest: 'cultivation.daysReversed',
  center_name_not_blank: 'validation.failed',
  center_one_of_a_name: 'division.nameTaken',
  zone_name_not_blank: 'validation.failed',
  zone_one_of_a_name: 'division.nameTaken',
  farm_country: 'country.unsupported',
  plan_scenario_one_of_a_name: 'planScenario.exists',
};

const diskFull = '53100';

/** Text that the database cannot hold: NUL, or half of a surrogate pair. */
const impossibleText = new Set<unknown>(['22021', '22P05']);

/** A row that is there already, one that others stand on, and one that lies over another. */
const conflictsOfRows = new Set<unknown>(['23505', '23503', '23P01']);

/** Whether the database refused a row for the sake of others. */
export function isConflictOfRows(error: unknown): boolean {
  return error instanceof Error && 'code' in error && conflictsOfRows.has(error.code);
}

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
