import { sql, type Transaction } from 'kysely';
import type { Tables } from '../db/tables.generated.ts';
import type { KeptTable } from './kept-tables.ts';

interface Reference {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Takes off what would stand in the way of filling tables in any order: references, triggers, and the row-level security
 * of their owner, who fills them. What it gives puts all of that back, and checks every reference.
 */
export async function layRulesAside(
  tx: Transaction<Tables>,
  tables: readonly KeptTable[],
): Promise<() => Promise<void>> {
  const references = await referencesOf(tx, tables);
  for (const { table, name } of references) await alter(tx, table, `drop constraint ${name}`);
  for (const { name } of tables) await alter(tx, name, 'disable trigger user');
  const forced = tables.filter(({ isForced }) => isForced);
  for (const { name } of forced) await alter(tx, name, 'no force row level security');
  return async () => {
    for (const { table, name, definition } of references)
      await alter(tx, table, `add constraint ${name} ${definition}`);
    for (const { name } of tables) await alter(tx, name, 'enable trigger user');
    for (const { name } of forced) await alter(tx, name, 'force row level security');
  };
}

async function referencesOf(tx: Transaction<Tables>, tables: readonly KeptTable[]): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and format('%I.%I', n.nspname, c.relname) = any(${tables.map(({ name }) => name)}::text[])
    order by k.oid`.execute(tx);
  return rows;
}

async function alter(tx: Transaction<Tables>, table: string, change: string): Promise<void> {
  await sql.raw(`alter table ${table} ${change}`).execute(tx);
}
