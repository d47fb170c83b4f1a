import type { AuditAction } from '@brazda/contract/gateway/audit.ts';
import { sql } from 'kysely';
import type { FarmChange, SystemTransaction } from '../db/farm-scope.ts';

/** Who does something: as whom they act, who they are, and in which call. */
export interface Actor {
  readonly userId: number;
  /** Whoever acts in another's name; null where people act for themselves. */
  readonly originalUserId: number | null;
  readonly requestId: string;
}

export interface AuditEntry {
  readonly action: AuditAction;
  readonly farmId?: number;
  /** Ids and what was chosen; never a secret, and no more of a person than their number. */
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Who does something, or that nobody is signed in for it. */
export type PossibleActor = Actor | { readonly [K in keyof Actor]: Actor[K] | null };

/** Who did what nobody is signed in for: the command line, a job, an attempt to sign in. */
export const nobody = { userId: null, originalUserId: null, requestId: null } as const;

const written = { topic: 'audit.written' } as const;

/**
 * Writes down who did what, in the transaction of the change itself: both are kept, or neither; administrators hear of it.
 * Gives the number of the entry, under which the first one of a transaction has its changes of records.
 */
export async function recordAudit(
  tx: FarmChange | SystemTransaction,
  { userId, originalUserId, requestId }: PossibleActor,
  { action, farmId, detail = {} }: AuditEntry,
  at: Date,
): Promise<number> {
  const { id } = await tx.sql
    .with('audited', (db) =>
      db
        .insertInto('core.auditEvent')
        .values({
          // The first entry of a transaction has the number under which its changes of records are kept.
          id: sql<number>`core.audit_number()`,
          farmId: farmId ?? null,
          action,
          userId,
          originalUserId,
          requestId,
          detail: JSON.stringify(detail),
          at,
        })
        .returning('id'),
    )
    .with('told', (db) =>
      db
        .insertInto('core.outbox')
        // What works on farms may write of no farm only as the system.
        .values({
          farmId: 'farmIds' in tx ? (farmId ?? null) : null,
          topic: written.topic,
          payload: JSON.stringify(written),
        }),
    )
    .selectFrom('audited')
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
}
