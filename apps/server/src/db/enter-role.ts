import { sql, type Transaction } from 'kysely';
import type { Tables } from './tables.generated.ts';

/** What a transaction is for: one that reads is refused by the database whatever it would write. */
export type Purpose = 'reading' | 'changing';

/** The same for one statement that goes alone, by the two parameters of a prepared one: a role, and a list of farms as PostgreSQL writes it. */
export const enterAlone = "select set_config('role', $1, true), set_config('app.farm_ids', $2, true)";

/** How PostgreSQL writes a list of farms. */
export function listOfFarms(farmIds: readonly number[]): string {
  return `{${farmIds.join(',')}}`;
}

/** Written without parameters: so PostgreSQL takes it in one message with the beginning of the transaction. */
export async function enterRole(
  transaction: Transaction<Tables>,
  role: 'brazda_farm' | 'brazda_system' | 'brazda_ingest',
  farmIds: readonly number[],
  purpose: Purpose = 'changing',
): Promise<void> {
  const farms = sql.lit(listOfFarms(farmIds));
  const readOnly = purpose === 'reading' ? sql`, set_config('transaction_read_only', 'on', true)` : sql``;
  await sql`select set_config('role', ${sql.lit(role)}, true), set_config('app.farm_ids', ${farms}, true)${readOnly}`.execute(
    transaction,
  );
}
