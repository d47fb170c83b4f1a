import { spreadsheetWords, type SpreadsheetWords } from '../spreadsheet/spreadsheet-words.ts';
import type { MarkedCell, Sheet, SheetCell, SheetColumn } from '../spreadsheet/sheet.ts';
import { writeSpreadsheet } from '../spreadsheet/write-spreadsheet.ts';
import { columnsOf, type ReportColumn, type ReportColumns } from './report-shape.ts';
import { gapsOf, isMissing, type AnyReportRow, type Report, type ReportCell } from './report.ts';

/** A report as a workbook: what is said of the whole and what is missing, and a sheet of each table. */
export function writeReportSheets(report: Report): AsyncGenerator<Buffer> {
  const words = spreadsheetWords(report.language);
  const tables = report.shape.tables.map(({ key, columns }, at): Sheet => ({
    name: words(`spreadsheet.report.table.${key}`),
    columns: columnsOf(columns).map(([column, { kind, decimals }]): SheetColumn => ({
      title: words(`spreadsheet.report.column.${column}`),
      kind: kind === 'code' ? 'text' : kind,
      ...(decimals !== undefined && { decimals }),
    })),
    rows: sheetRows(report.tables[at] ?? [], columns, words),
  }));
  return writeSpreadsheet([summary(report, words), ...tables]);
}

function summary(report: Report, words: SpreadsheetWords): Sheet {
  const { shape, facts, notes } = report;
  const said = columnsOf(shape.facts).map(([key, column]): SheetCell[] => [
    words(`spreadsheet.report.column.${key}`),
    wordedCell(facts[key] ?? null, column, words),
  ]);
  const lacks = gapsOf(report).map(({ table, column, rows }): SheetCell[] => {
    const key = table as (typeof shape.tables)[number]['key'];
    const where = `${words(`spreadsheet.report.table.${key}`)}: ${words(`spreadsheet.report.column.${column}`)}`;
    return [`${words('spreadsheet.report.missing')} – ${where}`, rows];
  });
  const told = notes.map((note): SheetCell[] => [words(`spreadsheet.report.note.${note}`), null]);
  return {
    name: words(`spreadsheet.report.title.${shape.report}`),
    columns: [
      { title: words('spreadsheet.report.fact'), kind: 'text' },
      { title: words('spreadsheet.report.value'), kind: 'text' },
    ],
    rows: [...said, ...lacks, ...told],
  };
}

function* sheetRows(
  rows: readonly AnyReportRow[],
  columns: ReportColumns,
  words: SpreadsheetWords,
): Generator<readonly MarkedCell[]> {
  const all = columnsOf(columns);
  for (const row of rows) {
    yield all.map(([key, column]) => {
      const cell = row[key] ?? null;
      return isMissing(cell) ? cell : wordedCell(cell, column, words);
    });
  }
}

/** A cell as people read it: codes by their words; what is missing is nothing. */
export function wordedCell(cell: ReportCell, column: ReportColumn, words: SpreadsheetWords): string | number | null {
  if (isMissing(cell)) return null;
  const word = column.kind === 'code' && typeof cell === 'string' ? column.words?.[cell] : undefined;
  return word === undefined ? cell : words(word);
}
