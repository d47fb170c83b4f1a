import { sql } from 'kysely';
import type { SystemTransaction } from '#server/db/farm-scope.ts';

export interface ExportedAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: string;
  readonly isAdministrator: boolean;
  readonly createdAt: Date;
  readonly licenceAcceptedAt: Date;
  readonly passwordChangedAt: Date;
}

export async function readAccount(tx: SystemTransaction, userId: number): Promise<ExportedAccount | undefined> {
  const { rows } = await sql<ExportedAccount>`
    select u.email, u.first_name, u.last_name, u.language, u.is_admin as is_administrator, u.created_at,
      c.licence_accepted_at, c.changed_at as password_changed_at
    from core.app_user u join gateway.credential c on c.user_id = u.id where u.id = ${userId}`.execute(tx.sql);
  return rows[0];
}

/** The sessions of a user, first begun first; none of their secrets. */
export async function readSessions(tx: SystemTransaction, userId: number): Promise<object[]> {
  const { rows } = await sql<object>`
    select created_at, idle_expires_at, absolute_expires_at, remember_me, revoked_at as ended_at,
      revoked_reason as end_reason, original_user_id is not null as is_of_administrator
    from gateway.session where user_id = ${userId} order by created_at`.execute(tx.sql);
  return rows;
}

/** How a user has arranged lists. */
export async function readListViews(tx: SystemTransaction, userId: number): Promise<object[]> {
  const { rows } = await sql<object>`
    select list, columns from gateway.list_view where user_id = ${userId} order by list`.execute(tx.sql);
  return rows;
}

export interface ExportedMembership {
  readonly farmId: number;
  readonly farmName: string;
  readonly countryCode: string;
  readonly role: string;
  readonly joinedAt: Date;
  readonly deletedAt: Date | null;
}

export async function readMemberships(tx: SystemTransaction, userId: number): Promise<ExportedMembership[]> {
  const { rows } = await sql<ExportedMembership>`
    select f.id as farm_id, f.name as farm_name, f.country_code, m.role, m.joined_at, f.retired_at as deleted_at
    from core.farm_user m join core.farm f on f.id = m.farm_id
    where m.user_id = ${userId} order by m.joined_at, f.id`.execute(tx.sql);
  return rows;
}

export interface ExportedAct {
  readonly id: number;
  readonly at: Date;
  readonly action: string;
  readonly farmId: number | null;
  readonly isByAdministrator: boolean;
  readonly detail: unknown;
}

/** A piece of what was written down of a user's acts, and of what an administrator did as them; those after one. */
export async function readActsAfter(
  tx: SystemTransaction,
  userId: number,
  after: number,
  limit: number,
): Promise<ExportedAct[]> {
  const { rows } = await sql<ExportedAct>`
    select id, at, action, farm_id, original_user_id is not null as is_by_administrator, detail
    from core.audit_event where user_id = ${userId} and id > ${after} order by id limit ${limit}`.execute(tx.sql);
  return rows;
}
