import type { audit, AuditAction, AuditEvent } from '@brazda/contract/gateway/audit.ts';
import type { z } from 'zod';
import type { Database } from '#server/db/database.ts';
import { withSystem } from '#server/db/farm-scope.ts';
import { countAuditEvents, listAuditEvents, type AuditFilter, type AuditRow } from './audit.repository.ts';

type AuditQuery = z.output<typeof audit.list.query>;

const dayMilliseconds = 86_400_000;

/** A page of what was done. */
export async function readAudit(
  database: Database,
  query: AuditQuery,
): Promise<{ readonly rows: AuditEvent[]; readonly total: number }> {
  const { page, 'per-page': limit, 'sort-dir': direction, 'sort-col': by } = query;
  const filter = filterOf(query);
  return withSystem(database, async (tx) => {
    const rows = await listAuditEvents(tx, filter, { by, direction, limit, offset: (page - 1) * limit });
    return { rows: rows.map(auditView), total: await countAuditEvents(tx, filter) };
  });
}

type AuditChoice = Pick<AuditQuery, 'farm-id' | 'user-id' | 'action' | 'from' | 'to'>;

export function filterOf({ 'farm-id': farmId, 'user-id': userId, action, ...days }: AuditChoice): AuditFilter {
  return { farmId, userId, action, ...daysAsInstants(days) };
}

/** From the first instant of a day to the first after another, both days in UTC. */
function daysAsInstants({ from, to }: Pick<AuditQuery, 'from' | 'to'>): Pick<AuditFilter, 'since' | 'before'> {
  const since = from === undefined ? undefined : new Date(from);
  const before = to === undefined ? undefined : new Date(new Date(to).getTime() + dayMilliseconds);
  return { since, before };
}

export function auditView(row: AuditRow): AuditEvent {
  const { farmId, userId, originalUserId, aboutId } = row;
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action as AuditAction,
    farm: farmId === null ? null : { id: farmId, name: row.farmName },
    user: userId === null ? null : { id: userId, email: row.email },
    originalUser: originalUserId === null ? null : { id: originalUserId, email: row.originalEmail },
    about: aboutId === null ? null : { id: aboutId, email: row.aboutEmail },
    detail: row.detail as AuditEvent['detail'],
    requestId: row.requestId,
  };
}
