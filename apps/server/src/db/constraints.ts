import type { ErrorCode } from '@brazda/contract/errors.ts';

/** What it means to a caller when the database refuses a row, by the name of the constraint. */
export const constraintFailures: Readonly<Record<string, ErrorCode>> = {
  app_user_email_once: 'account.exists',
  parcel_name_not_blank: 'validation.failed',
  farm_name_not_blank: 'validation.failed',
  farm_country: 'country.unsupported',
};

const diskFull = '53100';

/** Text that the database cannot hold: NUL, or half of a surrogate pair. */
const impossibleText = new Set<unknown>(['22021', '22P05']);

/** Gives the catalogue's code for an error of either driver, or undefined where it is not about the input. */
export function failureOfDatabase(error: unknown): ErrorCode | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (code === diskFull || code === 'ENOSPC') return 'storage.full';
  if (impossibleText.has(code)) return 'request.malformed';
  return typeof constraint === 'string' ? constraintFailures[constraint] : undefined;
}
