import type { SortDirection } from '@brazda/domain/enumerations/sort-direction.ts';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { farmDayBegins } from '#server/db/farm-days.ts';
import { ofFarm, ofFarms, type FarmTransaction } from '#server/db/farm-scope.ts';
import { plannedAnew } from '#server/db/planned-anew.ts';
import type { Tables } from '#server/db/tables.generated.ts';

type EventColumns = Selectable<Tables['core.auditEvent']>;
type ChangeColumns = Selectable<Tables['core.change']>;

export type FarmChangeRow = Pick<EventColumns, 'id' | 'at' | 'action' | 'userId' | 'originalUserId' | 'detail'> & {
  readonly farmId: number;
  readonly records: number;
  readonly canUndo: boolean;
  readonly undoneBy: number | null;
};
export type ChangedRecordRow = Pick<ChangeColumns, 'entity' | 'entityId' | 'operation' | 'before' | 'after'>;

export interface ChangeFilter {
  readonly id?: number;
  readonly userId?: number | undefined;
  readonly action?: string | undefined;
  readonly entity?: string | undefined;
  readonly entityId?: number | undefined;
  /** Of which all that touches it is meant. */
  readonly parcelId?: number | undefined;
  /** Calendar days on the farm, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What can be undone: changes since an instant of these records alone, of some of them at least, other than by these acts. */
export interface UndoableChanges {
  readonly since: Date;
  readonly records: readonly string[];
  readonly allowed: readonly string[];
  readonly otherwise: readonly string[];
}

export interface ChangePage {
  readonly direction: SortDirection;
  readonly limit: number;
  readonly offset: number;
}

/** A page of what was done on a farm, and how much there is. */
export async function listFarmChanges(
  tx: FarmTransaction,
  farmId: number,
  filter: ChangeFilter,
  { direction, limit, offset }: ChangePage,
  undoable: UndoableChanges,
): Promise<{ readonly rows: FarmChangeRow[]; readonly total: number }> {
  const chosen = chosenEvents(tx, farmId, filter);
  const way = direction === 'desc' ? sql`desc` : sql`asc`;
  const { rows } = await sql<FarmChangeRow>`
    ${plannedAnew} select e.id, e.farm_id, e.at, e.action, e.user_id, e.original_user_id, e.detail, written.records,
      u.by_event_id as undone_by, written.records > 0 and written.can_undo and u.by_event_id is null
        and e.at > ${undoable.since} and e.action <> all(${[...undoable.otherwise]}::text[]) as can_undo
    from (select * from core.audit_event e where ${ofFarms(tx, sql`e.farm_id`)} and ${chosen}
      order by e.at ${way}, e.id ${way} limit ${limit} offset ${offset}) as e
    cross join lateral (
      select count(*)::int as records,
        coalesce(bool_and(c.entity_id <> 0 and c.entity = any(${[...undoable.records]}::text[]))
          and bool_or(c.entity = any(${[...undoable.allowed]}::text[])), false) as can_undo
      from core.change c where c.farm_id = e.farm_id and c.audit_event_id = e.id) as written
    left join core.undone_change u on u.farm_id = e.farm_id and u.audit_event_id = e.id
    order by e.at ${way}, e.id ${way}`.execute(tx.sql);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from core.audit_event e where ${ofFarms(tx, sql`e.farm_id`)} and ${chosen}`.execute(
    tx.sql,
  );
  return { rows, total: counted[0]?.total ?? 0 };
}

/** A page of the records that a change wrote, in the order in which they were written. */
export async function listChangedRecords(
  tx: FarmTransaction,
  farmId: number,
  changeId: number,
  { direction, limit, offset }: ChangePage,
): Promise<{ readonly rows: ChangedRecordRow[]; readonly total: number }> {
  const chosen = sql<boolean>`c.farm_id = ${farmId} and c.audit_event_id = ${changeId}`;
  const way = direction === 'desc' ? sql`desc` : sql`asc`;
  const { rows } = await sql<ChangedRecordRow>`
    select c.entity, c.entity_id, c.operation, c.before, c.after
    from core.change c where ${ofFarms(tx, sql`c.farm_id`)} and ${chosen} order by c.id ${way} limit ${limit} offset ${offset}`.execute(
    tx.sql,
  );
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from core.change c where ${ofFarms(tx, sql`c.farm_id`)} and ${chosen}`.execute(
    tx.sql,
  );
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Whether a farm is one of those that the transaction sees. */
export async function isFarmSeen(tx: FarmTransaction, farmId: number): Promise<boolean> {
  const farm = await tx.selectFrom('core.farm').select('id').where('id', '=', farmId).executeTakeFirst();
  return farm !== undefined;
}

/** Whether anything was done on a farm that a filter lets through. */
export async function hasChange(tx: FarmTransaction, farmId: number, filter: ChangeFilter): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from core.audit_event e where ${ofFarms(tx, sql`e.farm_id`)} and ${chosenEvents(tx, farmId, filter)}) as has`.execute(
    tx.sql,
  );
  return rows[0]?.has ?? false;
}

function chosenEvents(
  tx: FarmTransaction,
  farmId: number,
  { id, userId, action, entity, entityId, parcelId, from, to }: ChangeFilter,
): RawBuilder<boolean> {
  const conditions = [
    sql`e.farm_id = ${farmId}`,
    id === undefined ? undefined : sql`e.id = ${id}`,
    userId === undefined ? undefined : sql`(e.user_id = ${userId} or e.original_user_id = ${userId})`,
    action === undefined ? undefined : sql`e.action = ${action}`,
    from === undefined ? undefined : sql`e.at >= ${farmDayBegins(tx, farmId, from)}`,
    to === undefined ? undefined : sql`e.at < ${farmDayBegins(tx, farmId, to, 1)}`,
    entity === undefined && entityId === undefined ? undefined : wrote(entity, entityId),
    parcelId === undefined ? undefined : touched(tx, farmId, parcelId),
  ];
  return sql`${sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  )}`;
}

function wrote(entity: string | undefined, entityId: number | undefined): RawBuilder<unknown> {
  return sql`exists (
    select from core.change c where c.farm_id = e.farm_id and c.audit_event_id = e.id
      and ${entity === undefined ? sql`true` : sql`c.entity = ${entity}`}
      and ${entityId === undefined ? sql`true` : sql`c.entity_id = ${entityId}`})`;
}

/** What names a parcel, and actions that name it among others. */
function touched(tx: FarmTransaction, farmId: number, parcelId: number): RawBuilder<unknown> {
  return sql`e.id in (
    select c.audit_event_id from core.change c
    where ${ofFarm(tx, sql`c.farm_id`, farmId)} and c.parcel_id = ${parcelId}
    union
    select c.audit_event_id from core.change c
    where ${ofFarm(tx, sql`c.farm_id`, farmId)} and c.entity = 'agroevidence.action' and c.entity_id = any(array(
      select distinct (coalesce(t.after, t.before) ->> 'action_id')::bigint from core.change t
      where ${ofFarm(tx, sql`t.farm_id`, farmId)} and t.parcel_id = ${parcelId}
        and t.entity = 'agroevidence.action_target')))`;
}
