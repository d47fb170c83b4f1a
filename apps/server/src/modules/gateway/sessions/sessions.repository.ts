import { sql, type Selectable } from 'kysely';
import type { SystemTransaction } from '#server/db/farm-scope.ts';
import type { Tables } from '#server/db/tables.generated.ts';

export type SessionRow = Selectable<Tables['gateway.session']>;
export type SessionEnd = 'SIGN_OUT' | 'REUSE' | 'EXPIRED';

export async function insertSession(
  tx: SystemTransaction,
  session: Pick<SessionRow, 'id' | 'userId' | 'rememberMe' | 'createdAt' | 'idleExpiresAt' | 'absoluteExpiresAt'>,
): Promise<void> {
  await tx.sql.insertInto('gateway.session').values(session).execute();
}

/** Finds a session and holds it until the transaction ends, so that of many renewals one rotates. */
export function lockSession(tx: SystemTransaction, id: string): Promise<SessionRow | undefined> {
  return tx.sql.selectFrom('gateway.session').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function findLivingSession(tx: SystemTransaction, id: string, now: Date): Promise<SessionRow | undefined> {
  return tx.sql
    .selectFrom('gateway.session')
    .selectAll()
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .where('idleExpiresAt', '>', now)
    .where('absoluteExpiresAt', '>', now)
    .executeTakeFirst();
}

export async function rotateSession(
  tx: SystemTransaction,
  id: string,
  change: { counter: number; rotations: readonly number[]; idleExpiresAt: Date },
): Promise<void> {
  await tx.sql
    .updateTable('gateway.session')
    .set({ ...change, rotations: JSON.stringify(change.rotations) })
    .where('id', '=', id)
    .execute();
}

export async function endSession(tx: SystemTransaction, id: string, reason: SessionEnd, now: Date): Promise<void> {
  await tx.sql
    .updateTable('gateway.session')
    .set({
      revokedAt: sql<Date>`coalesce(revoked_at, ${now})`,
      revokedReason: sql<string>`coalesce(revoked_reason, ${reason})`,
    })
    .where('id', '=', id)
    .execute();
}
