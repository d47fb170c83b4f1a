import { sql, type Transaction } from 'kysely';
import type { Tables } from './tables.generated.ts';

/** Written without parameters: so PostgreSQL takes it in one message with the beginning of the transaction. */
export async function enterRole(
  transaction: Transaction<Tables>,
  role: 'brazda_farm' | 'brazda_system',
  farmIds: readonly number[],
): Promise<void> {
  const farms = sql.lit(`{${farmIds.join(',')}}`);
  await sql`select set_config('role', ${sql.lit(role)}, true), set_config('app.farm_ids', ${farms}, true)`.execute(
    transaction,
  );
}
