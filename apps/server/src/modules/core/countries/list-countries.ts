import type { Country } from '@brazda/contract/core/countries.ts';
import type { Language } from '@brazda/contract/shapes.ts';
import type { Database } from '#server/db/database.ts';
import { withSystem } from '#server/db/farm-scope.ts';
import { findCountryRow, listCountryRows } from './countries.repository.ts';
import { namedCountries } from './named-countries.ts';

/** Countries a farm can lie in, by name in a language; those with full support first. */
export async function listCountries(database: Database, language: Language, search?: string): Promise<Country[]> {
  return namedCountries(await withSystem(database, listCountryRows), language, search);
}

/** Whether farms can lie in a country. */
export async function isCountrySupported(database: Database, code: string): Promise<boolean> {
  const country = await withSystem(database, (tx) => findCountryRow(tx, code));
  return country !== undefined;
}
