import type { FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import { sql, type Selectable } from 'kysely';
import type { SystemTransaction } from '#server/db/farm-scope.ts';
import type { Tables } from '#server/db/tables.generated.ts';

export type InvitationRow = Omit<Selectable<Tables['gateway.invitation']>, 'role'> & { readonly role: FarmRole };

/** Adds an invitation; those to the same email before it open nothing any more. */
export async function replaceInvitation(
  tx: SystemTransaction,
  invitation: Pick<InvitationRow, 'farmId' | 'email' | 'role' | 'invitedBy' | 'invitedAt' | 'expiresAt'> & {
    readonly keyHash: Buffer;
  },
): Promise<InvitationRow> {
  await tx.sql
    .deleteFrom('gateway.invitation')
    .where('farmId', '=', invitation.farmId)
    .where(sql`lower(email)`, '=', invitation.email.toLowerCase())
    .execute();
  const row = await tx.sql.insertInto('gateway.invitation').values(invitation).returningAll().executeTakeFirstOrThrow();
  return withRole(row);
}

/** The invitations of a farm that nobody has accepted, newest first. */
export async function listInvitations(tx: SystemTransaction, farmId: number): Promise<InvitationRow[]> {
  const rows = await tx.sql
    .selectFrom('gateway.invitation')
    .selectAll()
    .where('farmId', '=', farmId)
    .where('acceptedAt', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(withRole);
}

/** The database takes no other roles. */
function withRole(row: Selectable<Tables['gateway.invitation']>): InvitationRow {
  return { ...row, role: row.role };
}

/** Calls an invitation back; false where there is none, or where it was accepted. */
export async function revokeInvitation(tx: SystemTransaction, farmId: number, id: number, at: Date): Promise<boolean> {
  const row = await tx.sql
    .updateTable('gateway.invitation')
    .set({ revokedAt: sql<Date>`coalesce(revoked_at, ${at})` })
    .where('farmId', '=', farmId)
    .where('id', '=', id)
    .where('acceptedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Calls back what somebody has sent and may not give any more. */
export async function revokeInvitationsOf(
  tx: SystemTransaction,
  {
    farmId,
    invitedBy,
    stillGiven,
    at,
  }: {
    readonly farmId: number;
    readonly invitedBy: number;
    readonly stillGiven: readonly FarmRole[];
    readonly at: Date;
  },
): Promise<void> {
  await tx.sql
    .updateTable('gateway.invitation')
    .set({ revokedAt: at })
    .where('farmId', '=', farmId)
    .where('invitedBy', '=', invitedBy)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where(sql<boolean>`role <> all(${[...stillGiven]}::text[])`)
    .execute();
}

export interface OpenInvitation {
  readonly farmId: number;
  readonly id: number;
  readonly email: string;
  readonly role: FarmRole;
  readonly farmName: string;
}

/** The invitation that a key opens, if its farm is there and it is still good. Whoever holds the farm holds it too. */
export async function findOpenInvitation(
  tx: SystemTransaction,
  keyHash: Buffer,
  now: Date,
): Promise<OpenInvitation | undefined> {
  const { rows } = await sql<OpenInvitation>`
    select i.farm_id, i.id, i.email, i.role, f.name as farm_name
    from gateway.invitation i join core.farm f on f.id = i.farm_id and f.retired_at is null
    where i.key_hash = ${keyHash} and i.revoked_at is null and i.accepted_at is null and i.expires_at > ${now}`.execute(
    tx.sql,
  );
  return rows[0];
}

export async function markAccepted(
  tx: SystemTransaction,
  { farmId, id }: Pick<OpenInvitation, 'farmId' | 'id'>,
  at: Date,
): Promise<void> {
  await tx.sql
    .updateTable('gateway.invitation')
    .set({ acceptedAt: at })
    .where('farmId', '=', farmId)
    .where('id', '=', id)
    .execute();
}

/** Forgets whom somebody's email was invited to. */
export async function deleteInvitationsTo(tx: SystemTransaction, email: string): Promise<void> {
  await tx.sql
    .deleteFrom('gateway.invitation')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .execute();
}

/** Forgets invitations that ended before an instant: accepted, called back or run out. */
export async function deleteEndedInvitations(tx: SystemTransaction, before: Date): Promise<void> {
  await tx.sql
    .deleteFrom('gateway.invitation')
    .where(sql<Date>`least(coalesce(accepted_at, expires_at), coalesce(revoked_at, expires_at))`, '<', before)
    .execute();
}
