import { sql, type Selectable } from 'kysely';
import type { SystemTransaction } from '#server/db/farm-scope.ts';
import type { Tables } from '#server/db/tables.generated.ts';

export type SessionRow = Selectable<Tables['gateway.session']>;
export type SessionEnd = NonNullable<SessionRow['revokedReason']>;

export async function insertSession(
  tx: SystemTransaction,
  session: Pick<SessionRow, 'id' | 'userId' | 'rememberMe' | 'createdAt' | 'idleExpiresAt' | 'absoluteExpiresAt'> &
    Partial<Pick<SessionRow, 'originalUserId' | 'originalSessionId'>>,
): Promise<void> {
  await tx.sql.insertInto('gateway.session').values(session).execute();
}

/** Finds a session and holds it until the transaction ends, so that of many renewals one rotates. */
export function lockSession(tx: SystemTransaction, id: string): Promise<SessionRow | undefined> {
  return tx.sql.selectFrom('gateway.session').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** A session that has not ended; one in which somebody acts as another lives only as long as the one behind it. */
export async function findLivingSession(tx: SystemTransaction, id: string, now: Date): Promise<SessionRow | undefined> {
  const row = await tx.sql.selectFrom('gateway.session').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || !isLiving(row, now)) return undefined;
  const { originalSessionId } = row;
  if (originalSessionId === null) return row;
  return (await findLivingSession(tx, originalSessionId, now)) && row;
}

export function isLiving(session: SessionRow, now: Date): boolean {
  return session.revokedAt === null && session.idleExpiresAt > now && session.absoluteExpiresAt > now;
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
      revokedReason: sql<SessionEnd>`coalesce(revoked_reason, ${reason})`,
    })
    .where('id', '=', id)
    .execute();
}

/** Ends the living sessions of a user because the password is another now; one of them may stay. */
export async function endSessionsOfUser(
  tx: SystemTransaction,
  userId: number,
  except: string | undefined,
  now: Date,
): Promise<void> {
  await tx.sql
    .updateTable('gateway.session')
    .set({ revokedAt: now, revokedReason: 'PASSWORD' })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .execute();
}

/** Takes away sessions that had ended before an instant; with one also those in which its holder acted as another. */
export async function deleteEndedSessions(tx: SystemTransaction, before: Date): Promise<void> {
  await tx.sql
    .deleteFrom('gateway.session')
    .where((where) =>
      where.or([
        where('revokedAt', '<', before),
        where('idleExpiresAt', '<', before),
        where('absoluteExpiresAt', '<', before),
      ]),
    )
    .execute();
}

/** How often it was written down, since an instant, that somebody without an account was refused. */
export async function countRefusedStrangers(tx: SystemTransaction, since: Date): Promise<number> {
  const { count } = await tx.sql
    .selectFrom('core.auditEvent')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('userId', 'is', null)
    .where('action', '=', 'session.refused')
    .where('at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}
