import type { ReportKind, ReportPreview } from '@brazda/contract/agroevidence/reports.ts';
import type { Language } from '@brazda/contract/shapes.ts';
import type { Who } from '#server/access/who.ts';
import { columnsOf, type ReportColumn, type ReportColumnKey } from '#server/files/report/report-shape.ts';
import {
  gapsOf,
  incompleteOf,
  missingOf,
  rowsOf,
  type AnyReportRow,
  type Report,
} from '#server/files/report/report.ts';
import { mostPdfRows } from '#server/files/report/pdf-limits.ts';
import { wordedCell } from '#server/files/report/write-report-sheets.ts';
import { spreadsheetWords, type SpreadsheetWords } from '#server/files/spreadsheet/spreadsheet-words.ts';
import { readReport, wantedReport, type ReportNeeds } from './read-report.ts';
import type { AskedReport } from './report-question.ts';

interface AskedPreview extends AskedReport {
  readonly report: ReportKind;
  readonly locale?: Language | undefined;
  readonly rows: number;
}

/** The first rows of a report and what is said of all. Throws what the report itself does. */
export async function previewReport(
  needs: ReportNeeds,
  who: Who,
  { report: kind, rows, ...asked }: AskedPreview,
): Promise<ReportPreview> {
  const wanted = await wantedReport(needs, who, kind, asked);
  const report = await readReport(needs, who, wanted);
  return { report: kind, question: wanted.question, ...previewOf(report, rows) };
}

function previewOf(report: Report, shown: number): Omit<ReportPreview, 'report' | 'question'> {
  const { shape, facts, tables, notes, language } = report;
  const words = spreadsheetWords(language);
  return {
    title: words(`spreadsheet.report.title.${shape.report}`),
    facts: columnsOf(shape.facts).map(([key, column]) => ({
      ...columnView(key, column, words),
      value: wordedCell(facts[key] ?? null, column, words),
    })),
    tables: shape.tables.map(({ key, columns }, at) => {
      const all: readonly AnyReportRow[] = tables[at] ?? [];
      const known = columnsOf(columns);
      return {
        key,
        title: words(`spreadsheet.report.table.${key}`),
        columns: known.map(([column, of]) => columnView(column, of, words)),
        rows: all.slice(0, shown).map((row) => ({
          cells: known.map(([column, of]) => wordedCell(row[column] ?? null, of, words)),
          missing: missingOf(row),
        })),
        total: all.length,
        incomplete: incompleteOf(all),
      };
    }),
    gaps: gapsOf(report).map((gap) => ({ ...gap, title: words(`spreadsheet.report.column.${gap.column}`) })),
    notes: notes.map((note) => words(`spreadsheet.report.note.${note}`)),
    isTooLongForPdf: rowsOf(report) > mostPdfRows,
  };
}

function columnView(key: ReportColumnKey, { kind, decimals }: ReportColumn, words: SpreadsheetWords) {
  return { key, title: words(`spreadsheet.report.column.${key}`), kind, decimals: decimals ?? null };
}
