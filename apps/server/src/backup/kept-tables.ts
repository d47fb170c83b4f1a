import { moduleNames } from '@brazda/contract/modules.ts';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import { DatabaseUnusable } from '../db/database.ts';
import type { Tables } from '../db/tables.generated.ts';
import { digitsOfRow, type BackupPart } from './backup-lines.ts';

export interface KeptColumn {
  readonly name: string;
  readonly type: string;
}

/** A table of the product, as the catalogue of the database has it. Names are quoted where they have to be. */
export interface KeptTable {
  readonly name: string;
  /** Those that are stored, not computed of others. */
  readonly columns: readonly KeptColumn[];
  /** Whether row-level security binds its owner too. */
  readonly isForced: boolean;
  /** The parts in which it lies; null where it is one. */
  readonly parts: readonly BackupPart[] | null;
}

export const ourSchemas: readonly string[] = moduleNames;

/** What belongs to the product: the schemas of its modules, and the list of migrations. */
const isOurs = sql<boolean>`(n.nspname = any(${[...ourSchemas]}::text[]) or (n.nspname = 'public' and c.relname = 'migration'))`;

export async function keptTables(tx: Transaction<Tables>): Promise<KeptTable[]> {
  const { rows } = await sql<KeptTable>`
    select format('%I.%I', n.nspname, c.relname) as name, c.relforcerowsecurity as is_forced,
      (select json_agg(json_build_object('name', format('%I', a.attname), 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      case when c.relkind = 'p' then (select coalesce(json_agg(json_build_object('begins', bound[1]::timestamptz, 'ends', bound[2]::timestamptz)
          order by bound[1]::timestamptz), '[]')
        from pg_inherits i join pg_class p on p.oid = i.inhrelid
        cross join regexp_match(pg_get_expr(p.relpartbound, p.oid), $x$FROM [(]'([^']+)'[)] TO [(]'([^']+)'[)]$x$) as bound
        where i.inhparent = c.oid) end as parts
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and ${isOurs}
    order by 1`.execute(tx);
  return rows;
}

export async function keptSequences(tx: Transaction<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'S' and ${isOurs}
    order by 1`.execute(tx);
  return rows.map(({ name }) => name);
}

/** A row as a line of a backup: the texts of its columns, whatever their types. */
export function lineOf(columns: readonly string[]): RawBuilder<string> {
  const texts = columns.map((column) => sql`${sql.raw(column)}::text`);
  return sql<string>`to_json(array[${sql.join(texts)}])::text`;
}

/** What `RowSum` would give for all rows of a table. */
export function sumOfRows(table: string, columns: readonly string[]): RawBuilder<{ rows: number; sum: string }> {
  const digits = sql.lit(digitsOfRow);
  const bits = sql.raw(`bit(${digitsOfRow * 4})`);
  return sql`
    select count(*)::int as rows, coalesce(sum(
      ('x' || substr(encode(sha256(convert_to(line, 'UTF8')), 'hex'), 1, ${digits}))::${bits}::bigint), 0)::text as sum
    from (select ${lineOf(columns)} as line from ${sql.raw(table)}) as lines`;
}

/** From here on texts of values are the same in every database, and nothing that takes long is broken off. */
export async function setTexts(tx: Transaction<Tables>): Promise<void> {
  await sql`
    select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true), set_config('intervalstyle', 'iso_8601', true),
      set_config('bytea_output', 'hex', true), set_config('extra_float_digits', '1', true), set_config('search_path', 'public', true),
      set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx);
}

/** Row-level security binds the owner of tables too, except where it says that it copies whole tables. */
export async function readWholeTables(tx: Transaction<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${isOurs} and c.relrowsecurity and (c.relforcerowsecurity or not pg_has_role(c.relowner, 'usage'))
      and not (select r.rolsuper or r.rolbypassrls from pg_roles r where r.rolname = current_user)
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'whole_for_copies'
        and (select bool_or(pg_has_role(member, 'usage')) from unnest(p.polroles) as member))`.execute(tx);
  const [hidden] = rows;
  if (hidden) {
    throw new DatabaseUnusable(
      `The user of DATABASE_URL may not read whole tables (${hidden.name}), so a backup would lack rows. Start this version of Brázda once as the owner of the database, and try again.`,
    );
  }
  await sql`select set_config('brazda.copying', 'yes', true)`.execute(tx);
}
