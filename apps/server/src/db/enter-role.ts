import { sql, type Transaction } from 'kysely';
import type { Tables } from './tables.generated.ts';

/** What a transaction is for: one that reads is refused by the database whatever it would write. */
export type Purpose = 'reading' | 'changing';

/** Written without parameters: so PostgreSQL takes it in one message with the beginning of the transaction. */
export async function enterRole(
  transaction: Transaction<Tables>,
  role: 'brazda_farm' | 'brazda_system' | 'brazda_ingest',
  farmIds: readonly number[],
  purpose: Purpose = 'changing',
): Promise<void> {
  const farms = sql.lit(`{${farmIds.join(',')}}`);
  const readOnly = purpose === 'reading' ? sql`, set_config('transaction_read_only', 'on', true)` : sql``;
  await sql`select set_config('role', ${sql.lit(role)}, true), set_config('app.farm_ids', ${farms}, true)${readOnly}`.execute(
    transaction,
  );
}
