import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmReading } from './farm-scope.ts';

/** Tables by their names with the schema. */
interface WatchedTables {
  /** Those of farms, of which only their rows count. */
  readonly ofFarms: readonly string[];
  /** Those of all, which are alike for each farm. */
  readonly ofAll: readonly string[];
}

/**
 * A text of the state of some tables: another as soon as a row of them is. Of each it says how many rows there are and the
 * sum of the transactions that wrote them: what is written later has a higher number, and what goes is missed. Those are
 * numbers of one database: what is kept of them holds no more once a backup was restored.
 */
export async function stateOfTables(farms: FarmReading, tables: WatchedTables): Promise<string> {
  const parts = [
    ...tables.ofFarms.map((table) => stateOf(table, ofFarms(farms, sql.raw(`r.${farmColumn(table)}`)))),
    ...tables.ofAll.map((table) => stateOf(table, sql<boolean>`true`)),
  ];
  const [row] = await farms.rows(sql<{ state: string }>`select concat_ws(' ', ${sql.join(parts)}) as state`);
  if (!row) throw new Error('The state of the farm was not told');
  return row.state;
}

function farmColumn(table: string): string {
  return table === 'core.farm' ? 'id' : 'farm_id';
}

function stateOf(table: string, isMeant: RawBuilder<boolean>): RawBuilder<string> {
  return sql`
    (select count(*) || ':' || coalesce(sum(r.xmin::text::bigint), 0) from ${sql.raw(table)} r where ${isMeant})`;
}
