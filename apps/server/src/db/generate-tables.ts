import { migratedSchema, type Column } from './migrated-schema.ts';

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

/** The types of all tables of a migrated database as TypeScript. */
export async function generateTables(): Promise<string> {
  return render((await migratedSchema()).columns);
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

function line({ column, type, isNullable, isFilled, values }: Column): string {
  const plain = values?.map((value) => `'${value}'`).join(' | ') ?? plainType(type);
  const nullable = isNullable && plain !== 'unknown' ? `${plain} | null` : plain;
  return `    ${camelCase(column)}: ${isFilled ? `Generated<${nullable}>` : nullable};\n`;
}

/** A name that begins with `_` is that of an array in the catalogue of the database. */
function plainType(type: string): string {
  const plain = typeScriptTypes[type.replace(/^_/, '')] ?? 'string';
  return type.startsWith('_') ? `${plain}[]` : plain;
}

function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
