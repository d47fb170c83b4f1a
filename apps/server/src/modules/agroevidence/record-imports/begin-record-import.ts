import { createHash } from 'node:crypto';
import type { RecordImport } from '@brazda/contract/agroevidence/record-imports.ts';
import { largestNumber } from '@brazda/contract/shapes.ts';
import { foldText } from '@brazda/domain/fold-text.ts';
import { oneFarm } from '#server/access/one-farm.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { recordTableLimits, SpreadsheetError } from '#server/files/spreadsheet/spreadsheet-limits.ts';
import type { SpreadsheetReader } from '#server/files/spreadsheet/spreadsheet-reader.ts';
import type { SpreadsheetRow } from '#server/files/spreadsheet/spreadsheet-row.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Upload } from '#server/http/uploads.ts';
import type { KeepAnswer, Kept } from '#server/request-keys/request-keys.ts';
import type { Services } from '#server/services.ts';
import { judgeImport } from './judge-import.ts';
import { blockKey } from './known-records.ts';
import { plainText } from './plain-text.ts';
import { readKnownRecords } from './read-known-records.ts';
import { headTable, type HeadedTable } from './record-columns.ts';
import {
  changeRecordImport,
  countOpen,
  findEarlierChoices,
  holdRecordImport,
  insertRecordImport,
  type RecordColumn,
} from './record-imports.repository.ts';
import { recordImportView } from './record-imports.view.ts';
import { insertRows } from './record-rows.repository.ts';

export type RecordNeeds = Pick<Services, 'database' | 'clock' | 'nudge'>;

/**
 * Reads a table of old records and judges its rows; nothing is recorded of it yet. Columns are as they were chosen for an
 * earlier file of its shape. Throws `farm.oneNeeded`, `recordFile.busy` and `recordFile.invalid` with its reason.
 */
export async function beginRecordImport(
  services: RecordNeeds,
  reader: SpreadsheetReader,
  who: Who,
  file: Upload,
  keep: KeepAnswer<RecordImport>,
): Promise<Kept<RecordImport>> {
  const farmId = oneFarm(who);
  const table = await headedTable(services, who, await readTable(reader, who, file));
  const { rows } = table;
  const shape = shapeOf(table.columns);
  const earlier = await findEarlierChoices(readingOf(services.database, who), shape);
  const columns = earlier.columns ? withRoles(table.columns, earlier.columns) : table.columns;
  const { matches } = earlier;
  const choice = { farmId, columns, matches, joinsParcels: true, joinsMaterials: true, takesDoubles: false };
  const judged = await judgeImport(services, choice, rows, who.language);
  return changeFarms(services, who, async (tx) => {
    if ((await countOpen(tx, farmId)) >= mostOpen) throw invalid('tooManyOpen');
    const id = await insertRecordImport(tx, {
      ...{
        farmId,
        fileName: file.name,
        shape,
        isKnownShape: earlier.columns !== null,
        columns,
        matches,
        rows: rows.length,
      },
      ...{ begunBy: who.userId, begunByEmail: who.email, startedAt: tx.at },
    });
    const cells = new Map(rows.map((row) => [row.number, row.cells]));
    await insertRows(
      tx,
      { farmId, id },
      judged.rows.map((row) => ({ ...row, cells: cells.get(row.number) ?? [] })),
    );
    await changeRecordImport(tx, { farmId, id }, judged.change, tx.at);
    await tx.tell(
      { action: 'recordImport.begun', farmId, detail: { importId: id, file: file.name, rows: rows.length } },
      { farmId, topic: 'recordImport.progressed', recordImportId: id },
    );
    const row = await holdRecordImport(tx, id);
    if (!row) throw new Error('The import of records is gone');
    return keep(tx, recordImportView(row));
  });
}

/** More files of one farm than somebody looks at side by side. */
const mostOpen = 20;

async function readTable(reader: SpreadsheetReader, { userId }: Who, file: Upload): Promise<readonly SpreadsheetRow[]> {
  try {
    return await reader.read(userId, file.bytes);
  } catch (error) {
    throw error instanceof SpreadsheetError ? invalid(error.fault) : error;
  }
}

function invalid(code: string): Failure {
  const { rows } = recordTableLimits;
  return new Failure('recordFile.invalid', {
    fields: [{ path: 'file', code: `recordFile.${code}`, detail: { rows } }],
  });
}

/** The headings are known by the words for them, and by what of the farm stands below. */
async function headedTable(services: RecordNeeds, who: Who, read: readonly SpreadsheetRow[]): Promise<HeadedTable> {
  const all = read.map(({ number, cells }) => ({ number, cells: cells.map(plainText) }));
  const nothing = { rows: [], columns: [], said: new Map() };
  const known = await readKnownRecords(services, { farmId: oneFarm(who), language: who.language, ...nothing });
  const table = headTable(all, {
    isType: (text) => known.types.has(foldText(text)),
    isParcel: (text) => known.parcelsByName.has(foldText(text)) || known.parcelsByBlock.has(blockKey(text)),
    isCrop: (text) => known.cropsByName.has(foldText(text)),
  });
  if (table.rows.length === 0) throw invalid('empty');
  if (table.rows.length > recordTableLimits.rows) throw invalid('tooManyRows');
  // A workbook may number rows as it likes: each is known by its number.
  const numbers = new Set(table.rows.map(({ number }) => number));
  const isNumbered =
    numbers.size === table.rows.length &&
    [...numbers].every((one) => Number.isInteger(one) && one > 0 && one < largestNumber);
  return isNumbered ? table : { ...table, rows: table.rows.map((row, at) => ({ ...row, number: at + 2 })) };
}

function shapeOf(columns: readonly RecordColumn[]): string {
  return createHash('sha256')
    .update(JSON.stringify(columns.map(({ title }) => foldText(title))))
    .digest('hex');
}

function withRoles(columns: readonly RecordColumn[], chosen: readonly RecordColumn[]): RecordColumn[] {
  return columns.map((column, at) => ({ ...column, role: chosen[at] ? chosen[at].role : column.role }));
}
