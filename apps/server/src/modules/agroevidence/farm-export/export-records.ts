import type { Database } from '#server/db/database.ts';
import { withFarms, type FarmScope } from '#server/db/farm-scope.ts';
import { recordsAfter, recordTables, type RecordTable } from './exported-records.repository.ts';

const pieceSize = 500;

interface RecordExport {
  readonly scope: FarmScope;
  /** Of the scope. */
  readonly farmId: number;
}

/** All that people have written of a farm, one list for each kind, and what it is called. */
export function* recordsAsJson(
  database: Database,
  wanted: RecordExport,
): Generator<{ readonly kind: string; readonly content: AsyncGenerator<string> }> {
  for (const table of recordTables) {
    yield { kind: table.replaceAll('_', '-'), content: listOf(database, wanted, table) };
  }
}

/** The rows of a table as a list, piece by piece, each read for itself. */
async function* listOf(
  database: Database,
  { scope, farmId }: RecordExport,
  table: RecordTable,
): AsyncGenerator<string> {
  yield '[';
  let after = 0;
  let separator = '\n';
  for (;;) {
    const piece = { farmId, after, limit: pieceSize };
    const rows = await withFarms(database, scope, (tx) => recordsAfter(tx, table, piece));
    for (const { id, record } of rows) {
      yield `${separator}${record}`;
      separator = ',\n';
      after = id;
    }
    if (rows.length < pieceSize) break;
  }
  yield '\n]\n';
}
