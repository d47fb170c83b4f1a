import type { Database } from '#server/db/database.ts';
import { Failure } from '#server/foundation/failure.ts';
import { isCountrySupported } from '../../core/public.ts';

/** Throws `country.unsupported` where farms cannot lie in a country. */
export async function requireCountry(database: Database, code: string): Promise<void> {
  if (!(await isCountrySupported(database, code))) throw new Failure('country.unsupported');
}
