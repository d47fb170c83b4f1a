import { sql, type Transaction } from 'kysely';
import type { Tables } from './tables.generated.ts';

/** What a transaction is for: one that reads is refused by the database whatever it would write. */
export type Purpose = 'reading' | 'changing';

/**
 * What is prepared to enter a role in the same message as the one statement that goes under it; its parameters are the role
 * and the list of farms. No other statement has its name: those have numbers.
 */
export const enterAlone = {
  name: 'enter',
  text: "select set_config('role', $1, true), set_config('app.farm_ids', $2, true)",
} as const;

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
