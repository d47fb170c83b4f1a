import { sql, type Selectable } from 'kysely';
import type { SystemTransaction } from '#server/db/farm-scope.ts';
import type { Tables } from '#server/db/tables.generated.ts';

export type AuditRow = Selectable<Tables['core.auditEvent']> & {
  readonly farmName: string | null;
  readonly email: string | null;
  readonly originalEmail: string | null;
};

export interface AuditFilter {
  readonly farmId: number | undefined;
  readonly userId: number | undefined;
  readonly action: string | undefined;
  /** From this instant on, and before that one. */
  readonly since: Date | undefined;
  readonly before: Date | undefined;
}

export interface AuditPage {
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** A page of what was done, with the names that farms and users have today. */
export function listAuditEvents(tx: SystemTransaction, filter: AuditFilter, page: AuditPage): Promise<AuditRow[]> {
  return chosenEvents(tx, filter)
    .leftJoin('core.farm as farm', 'farm.id', 'event.farmId')
    .leftJoin('core.appUser as person', 'person.id', 'event.userId')
    .leftJoin('core.appUser as original', 'original.id', 'event.originalUserId')
    .selectAll('event')
    .select(['farm.name as farmName', 'person.email as email', 'original.email as originalEmail'])
    .orderBy('event.at', page.direction)
    .orderBy('event.id', page.direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countAuditEvents(tx: SystemTransaction, filter: AuditFilter): Promise<number> {
  const { count } = await chosenEvents(tx, filter)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Events of a user are also those that an administrator did as somebody else. */
function chosenEvents(tx: SystemTransaction, { farmId, userId, action, since, before }: AuditFilter) {
  return tx.sql
    .selectFrom('core.auditEvent as event')
    .$if(farmId !== undefined, (query) => query.where('event.farmId', '=', farmId ?? 0))
    .$if(userId !== undefined, (query) =>
      query.where((where) =>
        where.or([where('event.userId', '=', userId ?? 0), where('event.originalUserId', '=', userId ?? 0)]),
      ),
    )
    .$if(action !== undefined, (query) => query.where('event.action', '=', action ?? ''))
    .$if(since !== undefined, (query) => query.where('event.at', '>=', since ?? new Date(0)))
    .$if(before !== undefined, (query) => query.where('event.at', '<', before ?? new Date(0)));
}
