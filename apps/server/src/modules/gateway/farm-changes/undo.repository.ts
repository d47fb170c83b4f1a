import { sql } from 'kysely';
import { ofFarm, type FarmChange, type FarmTransaction } from '#server/db/farm-scope.ts';

/** The tables that a change wrote to, what was written last in front: what stands on another goes before it. */
export async function tablesOfChange(tx: FarmTransaction, farmId: number, changeId: number): Promise<string[]> {
  const { rows } = await sql<{ entity: string }>`
    select c.entity from core.change c where ${ofFarm(tx, sql`c.farm_id`, farmId)} and c.audit_event_id = ${changeId}
    group by c.entity order by max(c.id) desc`.execute(tx.sql);
  return rows.map(({ entity }) => entity);
}

/** Those of a table's records in a change that are not as it has left them. */
export async function changedSince(
  tx: FarmTransaction,
  farmId: number,
  changeId: number,
  entity: string,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id::int from core.changed_since(${farmId}, ${changeId}, ${entity}) as id limit 1000`.execute(tx.sql);
  return rows.map(({ id }) => id);
}

/** Later changes of records that are in effect, the newest first. */
export async function laterChanges(
  tx: FarmTransaction,
  farmId: number,
  changeId: number,
  { entity, ids }: { readonly entity: string; readonly ids: readonly number[] },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct c.audit_event_id as id from core.change c
    where ${ofFarm(tx, sql`c.farm_id`, farmId)} and c.entity = ${entity} and c.entity_id = any(${[...ids]}::int[])
      and c.audit_event_id > ${changeId} and not exists (
        select from core.undone_change u
        where u.farm_id = c.farm_id and c.audit_event_id in (u.audit_event_id, u.by_event_id))
    order by 1 desc limit 25`.execute(tx.sql);
  return rows.map(({ id }) => id);
}

/** Makes a table's records as they were before a change; gives the tables whose records stand in the way of that. */
export async function undoRows(tx: FarmChange, farmId: number, changeId: number, entity: string): Promise<string[]> {
  const { rows } = await sql<{ standing: string[] }>`
    select core.undo_rows(${farmId}, ${changeId}, ${entity}) as standing`.execute(tx.sql);
  return rows[0]?.standing ?? [];
}

/** The records of a table that a change wrote. */
export async function recordsOfChange(
  tx: FarmTransaction,
  farmId: number,
  changeId: number,
  entity: string,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct c.entity_id::int as id from core.change c
    where ${ofFarm(tx, sql`c.farm_id`, farmId)} and c.audit_event_id = ${changeId} and c.entity = ${entity}`.execute(
    tx.sql,
  );
  return rows.map(({ id }) => id);
}

/** Writes down that a change is in effect no more; what it had undone itself is in effect again. */
export async function markUndone(tx: FarmChange, farmId: number, changeId: number, byEventId: number): Promise<void> {
  await sql`delete from core.undone_change where ${ofFarm(tx, sql`farm_id`, farmId)} and by_event_id = ${changeId}`.execute(
    tx.sql,
  );
  await sql`insert into core.undone_change (farm_id, audit_event_id, by_event_id)
    values (${farmId}, ${changeId}, ${byEventId})`.execute(tx.sql);
}

/** Lets nobody else undo the same at the same time. */
export async function lockUndoing(tx: FarmChange, farmId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('undo', ${farmId}))`.execute(tx.sql);
}
