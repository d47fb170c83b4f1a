import { sql } from 'kysely';
import type { FarmChange, SystemTransaction } from './farm-scope.ts';

/**
 * To be called in a transaction of which a crash may undo what it wrote, because whoever goes on then begins anew: its end
 * need not wait for PostgreSQL's disk. What is written later and must not be lost takes it along.
 */
export async function makeLosable(tx: FarmChange | SystemTransaction): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(tx.sql);
}
