import { sql } from 'kysely';
import { migrate } from './migrate.ts';
import { openInMemory } from './open-embedded.ts';

interface Column {
  readonly schema: string;
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly isFilled: boolean;
  /** How the database writes the constraint that lists the values of a column; null where there is none. */
  readonly listed: string | null;
}

const typeScriptTypes: Readonly<Record<string, string>> = {
  int4: 'number',
  int8: 'number',
  float8: 'number',
  numeric: 'number',
  bool: 'boolean',
  timestamptz: 'Date',
  jsonb: 'unknown',
  bytea: 'Uint8Array',
};

/** As the database writes `check (state in ('RUNNING', 'DONE'))`: the column is one of some texts, and nothing else. */
const listOfValues = String.raw`^CHECK \(\(\w+ = ANY \(ARRAY\[('[^']*'::text(, )?)+\]\)\)\)$`;

/** Migrates a fresh database and writes the types of its tables as TypeScript. */
export async function generateTables(): Promise<string> {
  const database = await openInMemory({ code: true, rows: true });
  try {
    await migrate(database);
    const { rows } = await sql<Column>`
      select table_schema as schema, table_name as table, column_name as column, udt_name as type,
        is_nullable = 'YES' as is_nullable,
        (column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS') as is_filled,
        (select pg_get_constraintdef(c.oid) from pg_constraint c
          where c.conrelid = format('%I.%I', table_schema, table_name)::regclass and c.contype = 'c'
            and c.conkey = array[ordinal_position::int2] and pg_get_constraintdef(c.oid) ~ ${listOfValues}) as listed
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_type = 'BASE TABLE' and table_schema not in ('public', 'pg_catalog', 'information_schema')
      order by table_schema, table_name, ordinal_position`.execute(database.kysely);
    return render(rows);
  } finally {
    await database.close();
  }
}

function render(columns: readonly Column[]): string {
  const tables = new Map<string, Column[]>();
  for (const column of columns) {
    const name = `${camelCase(column.schema)}.${camelCase(column.table)}`;
    tables.set(name, [...(tables.get(name) ?? []), column]);
  }
  const body = [...tables].map(([name, own]) => `  '${name}': {\n${own.map(line).join('')}  };\n`).join('');
  return `// Generated from the migrated database; do not edit.\nimport type { Generated } from 'kysely';\n\nexport interface Tables {\n${body}}\n`;
}

function line({ column, type, isNullable, isFilled, listed }: Column): string {
  const plain = listed === null ? plainType(type) : unionOf(listed);
  const nullable = isNullable && plain !== 'unknown' ? `${plain} | null` : plain;
  return `    ${camelCase(column)}: ${isFilled ? `Generated<${nullable}>` : nullable};\n`;
}

function unionOf(constraint: string): string {
  return [...constraint.matchAll(/'([^']*)'::text/g)].map(([, value]) => `'${value}'`).join(' | ');
}

/** A name that begins with `_` is that of an array in the catalogue of the database. */
function plainType(type: string): string {
  const plain = typeScriptTypes[type.replace(/^_/, '')] ?? 'string';
  return type.startsWith('_') ? `${plain}[]` : plain;
}

function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
