import type { Tables } from '../db/tables.generated.ts';
import { sql } from 'kysely';
import type { TestApp } from './start-app.ts';

type Started = Pick<TestApp, 'services'>;
/** What is kept of a row: all of its columns but those that say nothing of the matter, and how often it was written. */
type KeptRow = Readonly<Record<string, unknown>>;
/** Rows by their table and id. */
export type KeptState = ReadonlyMap<string, KeptRow>;

interface RecordedTable {
  readonly entity: string;
  readonly farmColumn: string;
  readonly idColumn: string;
  readonly columns: string;
}

interface RowChange {
  readonly entity: string;
  readonly id: number;
  readonly operation: Tables['core.change']['operation'];
  readonly before: KeptRow | null;
  readonly after: KeptRow | null;
  readonly number: number;
}

/** The rows that a farm has now in all tables whose changes are kept. */
export async function keptState({ services }: Started, farmId: number): Promise<KeptState> {
  const state = new Map<string, KeptRow>();
  for (const { entity, farmColumn, idColumn, columns } of await recordedTables({ services })) {
    const { rows } = await sql<{ row: KeptRow }>`
      select to_jsonb(w) - 'version' as row
      from (select ${sql.raw(columns)} from ${sql.table(entity)} where ${sql.ref(farmColumn)} = ${farmId}) as w`.execute(
      services.database.kysely,
    );
    for (const { row } of rows) state.set(`${entity} ${String(row[idColumn])}`, row);
  }
  return state;
}

/** The number of the last change of a farm's rows, as they are counted one by one. */
export async function lastRowChange({ services }: Started, farmId: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(id), 0)::int as last from core.change where farm_id = ${farmId}`.execute(
    services.database.kysely,
  );
  return rows[0]?.last ?? 0;
}

/**
 * What a farm was after each of these changes, told by nothing but what is kept of its changes. Throws where a change does
 * not begin with what the one before it has left.
 */
export async function replayedStates(
  { services }: Started,
  farmId: number,
  moments: readonly number[],
): Promise<KeptState[]> {
  const { rows: changes } = await sql<RowChange>`
    select c.entity, c.entity_id::int as id, c.operation, c.before - 'version' as before, c.after - 'version' as after,
      c.id::int as number
    from core.change c where c.farm_id = ${farmId} order by c.id`.execute(services.database.kysely);
  const state = new Map<string, KeptRow>();
  let next = 0;
  return moments.map((moment) => {
    for (let change = changes[next]; change && change.number <= moment; change = changes[++next]) replay(state, change);
    return new Map(state);
  });
}

function replay(state: Map<string, KeptRow>, { entity, id, operation, before, after, number }: RowChange): void {
  const key = `${entity} ${id}`;
  const known = state.get(key) ?? null;
  const begins = operation === 'INSERT' ? null : before;
  if (!isSame(known, begins)) {
    throw new Error(
      `Change ${number} of ${key} begins with ${JSON.stringify(begins)}, left was ${JSON.stringify(known)}`,
    );
  }
  if (after === null) state.delete(key);
  else state.set(key, after);
}

function isSame(one: KeptRow | null, other: KeptRow | null): boolean {
  const sorted = (row: KeptRow | null): string =>
    JSON.stringify(row && Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
  return sorted(one) === sorted(other);
}

/** The tables that `core.record_changes` was called for, and which of their columns it keeps, as the database knows it. */
async function recordedTables({ services }: Started): Promise<readonly RecordedTable[]> {
  const { rows } = await sql<RecordedTable>`
    select format('%s.%s', n.nspname, c.relname) as entity, a.arguments[1] as farm_column, a.arguments[2] as id_column,
      core.kept_columns(c.oid, a.arguments[3:]) as columns
    from pg_trigger t
    join pg_class c on c.oid = t.tgrelid
    join pg_namespace n on n.oid = c.relnamespace
    cross join lateral (select string_to_array(encode(t.tgargs, 'escape'), '\\000') as arguments) as a
    where t.tgname = 'record_inserted' order by 1`.execute(services.database.kysely);
  return rows;
}
