import { dateFormat, numberFormat } from '@brazda/domain/kept-formats.ts';
import { isHiddenBy } from '@brazda/domain/measures.ts';
import { longestWord, type ColumnWidths } from './column-widths.ts';
import { spreadsheetWords, type SpreadsheetWords } from '../spreadsheet/spreadsheet-words.ts';
import { columnsOf, type ReportColumn, type ReportColumnKey, type ReportColumns } from './report-shape.ts';
import { gapsOf, isMissing, type AnyReportRow, type Report, type ReportCell } from './report.ts';
import { wordedCell } from './write-report-sheets.ts';

/** A document as the thread that sets it gets it: texts only. */
export interface PdfDocument {
  readonly title: string;
  /** What stands at the top of each page. */
  readonly heading: string;
  /** Before the number of the page, and between it and that of all pages. */
  readonly page: string;
  readonly of: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly tables: readonly PdfTable[];
  readonly notes: readonly string[];
}

export interface PdfColumn extends ColumnWidths {
  readonly title: string;
  readonly isNumber: boolean;
}

export interface PdfTable {
  readonly title: string;
  readonly columns: readonly PdfColumn[];
  /** Null is missing. */
  readonly rows: readonly (readonly (string | null)[])[];
  readonly missing: string;
  /** What is said where there are no rows. */
  readonly empty: string;
}

export function pdfDocumentOf(report: Report): PdfDocument {
  const { shape, language, farm, facts, notes, question } = report;
  const words = spreadsheetWords(language);
  const write = writerIn(language, words);
  const title = words(`spreadsheet.report.title.${shape.report}`);
  const days = [question['date'] ?? question['from'], question['to']]
    .filter((day) => typeof day === 'string')
    .map((day) => write(day, { kind: 'date' }));
  const tables = new Map<string, string>(
    shape.tables.map(({ key }) => [key, words(`spreadsheet.report.table.${key}`)]),
  );
  const gaps = gapsOf(report).map(({ table, column, rows }) => {
    const where = `${tables.get(table) ?? table} – ${words(`spreadsheet.report.column.${column}`)}`;
    return `${where}: ${words('spreadsheet.report.missing')} (${rows})`;
  });
  const papers = shape.tables.map(({ columns }, at) => paperColumns(columns, report.tables[at] ?? []));
  const empty = papers.flatMap(({ leftOut }, at) => {
    const names = leftOut.map(([key]) => words(`spreadsheet.report.column.${key}`)).join(', ');
    const where = tables.get(shape.tables[at]?.key ?? '') ?? '';
    return names === '' ? [] : [`${where} – ${words('spreadsheet.report.emptyColumns')}: ${names}`];
  });
  return {
    title,
    heading: [farm, title, days.join(' – ')].join('  ·  '),
    page: words('spreadsheet.report.page'),
    of: '/',
    facts: columnsOf(shape.facts).map(([key, column]) => [
      words(`spreadsheet.report.column.${key}`),
      write(facts[key] ?? null, column) || '–',
    ]),
    tables: shape.tables.map(({ key }, at) =>
      tableOf(words(`spreadsheet.report.table.${key}`), papers[at]?.shown ?? [], report.tables[at] ?? [], {
        words,
        write,
      }),
    ),
    notes: [...gaps, ...empty, ...notes.map((note) => words(`spreadsheet.report.note.${note}`))],
  };
}

type Write = (cell: ReportCell, column: ReportColumn) => string;

/** Of what its decimals would hide. */
const digitsOfSmall = 2;

/** Cells as people of a language write them. */
function writerIn(language: string, words: SpreadsheetWords): Write {
  // In English as Europe writes it.
  const region = language === 'en' ? 'en-GB' : language;
  const days = dateFormat(region, { dateStyle: 'medium', timeZone: 'UTC' });
  return (cell, column) => {
    const value = wordedCell(cell, column, words);
    if (value === null) return '';
    if (typeof value === 'number') {
      const { decimals = 0 } = column;
      const shown = isHiddenBy(decimals, value)
        ? { maximumSignificantDigits: digitsOfSmall }
        : { maximumFractionDigits: decimals };
      return numberFormat(region, shown).format(value);
    }
    return column.kind === 'date' ? days.format(new Date(value)) : value;
  };
}

interface Said {
  readonly words: SpreadsheetWords;
  readonly write: Write;
}

type KeyedColumns = ReturnType<typeof columnsOf>;

/** Paper is narrow: a column in which no row says or lacks anything is named below, and leaves its room to the others. */
function paperColumns(
  columns: ReportColumns,
  rows: readonly AnyReportRow[],
): { readonly shown: KeyedColumns; readonly leftOut: KeyedColumns } {
  const all = columnsOf(columns);
  const isEmpty = ([key]: KeyedColumns[number]): boolean =>
    rows.length > 0 && rows.every((row) => (row[key] ?? '') === '');
  return { shown: all.filter((column) => !isEmpty(column)), leftOut: all.filter(isEmpty) };
}

function tableOf(title: string, all: KeyedColumns, rows: readonly AnyReportRow[], { words, write }: Said): PdfTable {
  const cells = rows.map((row) =>
    all.map(([key, column]) => {
      const cell = row[key] ?? null;
      return isMissing(cell) ? null : write(cell, column);
    }),
  );
  const missing = words('spreadsheet.report.missing');
  return {
    title,
    columns: all.map(([key, column], at) => headOf(key, column, at, cells, { words, missing })),
    rows: cells,
    missing,
    empty: words('spreadsheet.report.nothing'),
  };
}

interface HeadWords {
  readonly words: SpreadsheetWords;
  readonly missing: string;
}

const narrowest = 3;
const widest = 16;
/** Headings are bold. */
const boldness = 1.1;
const air = 0.8;
const wideLetter = 1.3;
const digit = 1.08;
const thinLetter = 0.6;

/** As wide as what stands in it, within bounds: the rest is broken into lines, between words as long as there is room for that. */
function headOf(
  key: ReportColumnKey,
  { kind }: ReportColumn,
  at: number,
  rows: readonly (readonly (string | null)[])[],
  { words, missing }: HeadWords,
): PdfColumn {
  const title = words(`spreadsheet.report.column.${key}`);
  const cells = rows.map((row) => row[at] ?? missing);
  const isWhole = kind === 'number' || kind === 'date';
  const tokens = isWhole ? cells : cells.flatMap((cell) => cell.split(/\s+/).map((word) => word.slice(0, longestWord)));
  const cell = widestOf(tokens, narrowest) + air;
  const word = widestOf(title.split(' '), 0) * boldness + air;
  const whole = Math.min(Math.max(widestOf(cells, narrowest) + air, word), widest + air);
  return { title, isNumber: kind === 'number', cell, word: Math.max(cell, word), whole: Math.max(cell, whole) };
}

function widestOf(texts: readonly string[], least: number): number {
  return texts.reduce((most, text) => Math.max(most, widthOf(text)), least);
}

/** In small letters. */
function widthOf(text: string): number {
  const wide = text.match(/[\p{Lu}mw%]/gu)?.length ?? 0;
  const digits = text.match(/\d/g)?.length ?? 0;
  const thin = text.match(/[\s.,:;()ijlt]/g)?.length ?? 0;
  return text.length + wide * (wideLetter - 1) + digits * (digit - 1) - thin * (1 - thinLetter);
}
