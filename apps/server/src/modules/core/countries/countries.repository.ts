import type { Selectable } from 'kysely';
import type { SystemTransaction } from '#server/db/farm-scope.ts';
import type { Tables } from '#server/db/tables.generated.ts';

export type CountryRow = Selectable<Tables['core.country']>;

export function listCountryRows(tx: SystemTransaction): Promise<CountryRow[]> {
  return tx.sql.selectFrom('core.country').selectAll().execute();
}

export function findCountryRow(tx: SystemTransaction, code: string): Promise<CountryRow | undefined> {
  return tx.sql.selectFrom('core.country').selectAll().where('code', '=', code).executeTakeFirst();
}
