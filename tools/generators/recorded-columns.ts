import { allRecordedTables, isTold } from '../../apps/server/src/audit/recorded-tables.ts';
import { migratedSchema, type Column } from '../../apps/server/src/db/migrated-schema.ts';
import { modules } from '../../apps/server/src/modules.ts';

/** What the history tells of each record: so that nothing is told there without a word of its own. */
export const recordedColumnsGenerator = {
  name: 'columns of the history',
  path: 'apps/web/src/features/history/recorded-columns.generated.ts',
  generate: async (): Promise<string> => {
    const tables = allRecordedTables(modules.map(({ recordedTables }) => recordedTables));
    const { columns, keptTables } = await migratedSchema();
    return render(
      keptTables.map(({ record, without }) => ({
        record,
        told: columns.filter(
          ({ schema, table, column }) =>
            `${schema}.${table}` === record && !without.includes(column) && isTold(tables.get(record), column),
        ),
      })),
    );
  },
};

interface ToldRecord {
  readonly record: string;
  readonly told: readonly Column[];
}

function render(records: readonly ToldRecord[]): string {
  const body = records.map(({ record, told }) => `  '${record}': {\n${told.map(line).join('')}  },\n`);
  return `// Generated from the migrated database and what modules say of its tables; do not edit.

/** The columns that the history tells of each record, with all their values where the database lists them. */
export const recordedColumns: Readonly<Record<string, Readonly<Record<string, readonly string[] | null>>>> = {
${body.join('')}};
`;
}

function line({ column, values }: Column): string {
  const listed = values === null ? 'null' : `[${values.map((value) => `'${value}'`).join(', ')}]`;
  return `    ${column}: ${listed},\n`;
}
