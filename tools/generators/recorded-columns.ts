import { allRecordedTables, isTold } from '../../apps/server/src/audit/recorded-tables.ts';
import { readRecordedColumns, type RecordedColumn } from '../../apps/server/src/db/read-recorded-columns.ts';
import { modules } from '../../apps/server/src/modules.ts';

/** What the history tells of each record: so that nothing is told there without a word of its own. */
export const recordedColumnsGenerator = {
  name: 'columns of the history',
  path: 'apps/web/src/features/history/recorded-columns.generated.ts',
  generate: async (): Promise<string> => {
    const tables = allRecordedTables(modules.map(({ recordedTables }) => recordedTables));
    const told = (await readRecordedColumns()).filter(({ record, column }) => isTold(tables.get(record), column));
    return render(told);
  },
};

function render(columns: readonly RecordedColumn[]): string {
  const records = [...new Set(columns.map(({ record }) => record))];
  const body = records.map((record) => {
    const own = columns.filter((column) => column.record === record);
    return `  '${record}': {\n${own.map(line).join('')}  },\n`;
  });
  return `// Generated from the migrated database and what modules say of its tables; do not edit.

/** The columns that the history tells of each record, with all their values where the database lists them. */
export const recordedColumns: Readonly<Record<string, Readonly<Record<string, readonly string[] | null>>>> = {
${body.join('')}};
`;
}

function line({ column, values }: RecordedColumn): string {
  const listed = values === null ? 'null' : `[${values.map((value) => `'${value}'`).join(', ')}]`;
  return `    ${column}: ${listed},\n`;
}
