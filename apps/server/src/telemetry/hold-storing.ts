import { sql } from 'kysely';
import type { FarmChange, SystemTransaction } from '../db/farm-scope.ts';

/** Two that store at the same time would wait for each other's sensors: one does, whichever process it is in. */
const onlyOne = 7_247_134;

/** Whether this transaction is the one that stores what devices send; false where another does just now. */
export async function isFirstToStore(tx: SystemTransaction): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`select pg_try_advisory_xact_lock(${onlyOne}) as is_ours`.execute(
    tx.sql,
  );
  return rows[0]?.isOurs === true;
}

/** Waits until nobody stores what devices send; nobody begins to before the transaction ends. */
export async function holdStoring(tx: FarmChange): Promise<void> {
  await sql`select pg_advisory_xact_lock(${onlyOne})`.execute(tx.sql);
}
