import type { ReportCellKind, ReportKind } from '@brazda/domain/enumerations/report.ts';
import type { SpreadsheetTextId } from '../spreadsheet/spreadsheet-texts.generated.ts';

/** The end of the ids of texts that begin alike. */
type Tail<Beginning extends string> = SpreadsheetTextId extends infer Id
  ? Id extends `${Beginning}${infer End}`
    ? End
    : never
  : never;

export type ReportColumnKey = Tail<'spreadsheet.report.column.'>;
export type ReportTableKey = Tail<'spreadsheet.report.table.'>;
export type ReportNote = Tail<'spreadsheet.report.note.'>;

/** What stands in a column; of a code, by which text people read it. */
export interface ReportColumn {
  readonly kind: ReportCellKind;
  readonly decimals?: number;
  readonly words?: Readonly<Record<string, SpreadsheetTextId>>;
}

/** Columns by their keys, in their order. */
export type ReportColumns = Readonly<Partial<Record<ReportColumnKey, ReportColumn>>>;

/** A table of a report, as all forms of it show it. */
export interface ReportTableShape {
  readonly key: ReportTableKey;
  readonly columns: ReportColumns;
}

/** What a report looks like: one description for spreadsheets, PDF, JSON and XML. */
export interface ReportShape {
  readonly report: ReportKind;
  /** Of the forms for other programs; it rises when they change. */
  readonly version: number;
  /** What is said of the whole. */
  readonly facts: ReportColumns;
  readonly tables: readonly ReportTableShape[];
}

export const text: ReportColumn = { kind: 'text' };
export const date: ReportColumn = { kind: 'date' };
export function number(decimals: number): ReportColumn {
  return { kind: 'number', decimals };
}
export function code(words: Readonly<Record<string, SpreadsheetTextId>>): ReportColumn {
  return { kind: 'code', words };
}

/** The columns of a table with their keys. */
export function columnsOf(columns: ReportColumns): [ReportColumnKey, ReportColumn][] {
  return Object.entries(columns) as [ReportColumnKey, ReportColumn][];
}
