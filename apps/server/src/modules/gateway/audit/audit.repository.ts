import type { AuditOrder } from '@brazda/domain/enumerations/admin-order.ts';
import type { SortDirection } from '@brazda/domain/enumerations/sort-direction.ts';
import { sql, type Selectable } from 'kysely';
import type { SystemTransaction } from '#server/db/farm-scope.ts';
import type { Tables } from '#server/db/tables.generated.ts';

export type AuditRow = Selectable<Tables['core.auditEvent']> & {
  readonly farmName: string | null;
  readonly email: string | null;
  readonly originalEmail: string | null;
  readonly aboutId: number | null;
  readonly aboutEmail: string | null;
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
  readonly by: AuditOrder;
  readonly direction: SortDirection;
  readonly limit: number;
  readonly offset: number;
}

/** A page of what was done, with the names that farms and users have today. */
export function listAuditEvents(tx: SystemTransaction, filter: AuditFilter, page: AuditPage): Promise<AuditRow[]> {
  const { by, direction, limit, offset } = page;
  return namedEvents(tx, filter)
    .$if(by !== 'at', (query) =>
      query.orderBy(orderedBy[by], (order) => (direction === 'asc' ? order.asc() : order.desc()).nullsLast()),
    )
    .orderBy('event.at', direction)
    .orderBy('event.id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
}

const orderedBy = { at: 'event.at', action: 'event.action', user: 'person.email', farm: 'farm.searchKey' } as const;

/** The next of what was done before something else was, the newest first. */
export function listAuditEventsBefore(
  tx: SystemTransaction,
  filter: AuditFilter,
  last: Pick<AuditRow, 'at' | 'id'> | undefined,
  limit: number,
): Promise<AuditRow[]> {
  return namedEvents(tx, filter)
    .$if(last !== undefined, (query) => query.where(sql<boolean>`(event.at, event.id) < (${last?.at}, ${last?.id})`))
    .orderBy('event.at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(limit)
    .execute();
}

/** The user of whom a detail tells by number: of whoever was added, removed or given a role. */
const aboutId = sql<number | null>`case when jsonb_typeof(event.detail -> 'userId') = 'number'
  then (event.detail ->> 'userId')::int end`;

function namedEvents(tx: SystemTransaction, filter: AuditFilter) {
  return chosenEvents(tx, filter)
    .leftJoin('core.farm as farm', 'farm.id', 'event.farmId')
    .leftJoin('core.appUser as person', 'person.id', 'event.userId')
    .leftJoin('core.appUser as original', 'original.id', 'event.originalUserId')
    .leftJoin('core.appUser as about', (join) => join.on('about.id', '=', aboutId))
    .selectAll('event')
    .select(['farm.name as farmName', 'person.email as email', 'original.email as originalEmail'])
    .select([aboutId.as('aboutId'), 'about.email as aboutEmail']);
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
