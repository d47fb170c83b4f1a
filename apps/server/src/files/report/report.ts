import type { Language } from '@brazda/contract/shapes.ts';
import {
  columnsOf,
  type ReportColumnKey,
  type ReportColumns,
  type ReportNote,
  type ReportShape,
} from './report-shape.ts';

/** Something that the law asks for and nobody has said. */
export interface Missing {
  readonly isMissing: true;
}

/** Null is nothing, or not known where the law does not ask for it. */
export type ReportCell = string | number | null | Missing;

export const missing: Missing = { isMissing: true };

export function isMissing(cell: ReportCell | undefined): cell is Missing {
  return typeof cell === 'object' && cell !== null;
}

/** A value that the law asks for. */
export function needed(value: string | number | null): ReportCell {
  return value === null || value === '' ? missing : value;
}

/** Cells by the keys of the columns of a table, or of the facts of a report. */
export type ReportRow<Columns extends ReportColumns = ReportColumns> = {
  readonly [Key in keyof Columns]: ReportCell;
};
export type AnyReportRow = Readonly<Partial<Record<ReportColumnKey, ReportCell>>>;

/** What a report says; its tables in the order of its shape. */
export interface ReportContent {
  readonly facts: AnyReportRow;
  readonly tables: readonly (readonly AnyReportRow[])[];
  readonly notes: readonly ReportNote[];
}

/** A report with all that its file is made of; nothing of it hangs on the clock. */
export interface Report extends ReportContent {
  readonly shape: ReportShape;
  readonly language: Language;
  readonly farm: string;
  /** What was asked for, as it was meant. */
  readonly question: Readonly<Record<string, unknown>>;
  readonly ruleVersions: Readonly<Record<string, string>>;
}

/** A column that rows lack though the law asks for it. */
export interface ReportGap {
  readonly table: string;
  readonly column: ReportColumnKey;
  readonly rows: number;
}

/** What is missing, and in how many rows. */
export function gapsOf({ shape, tables }: Pick<Report, 'shape' | 'tables'>): ReportGap[] {
  return shape.tables.flatMap(({ key, columns }, at) =>
    columnsOf(columns).flatMap(([column]) => {
      const rows = (tables[at] ?? []).filter((row) => isMissing(row[column])).length;
      return rows === 0 ? [] : [{ table: key, column, rows }];
    }),
  );
}

/** The keys of what a row lacks. */
export function missingOf(row: AnyReportRow): ReportColumnKey[] {
  return (Object.keys(row) as ReportColumnKey[]).filter((key) => isMissing(row[key]));
}

export function rowsOf({ tables }: Pick<Report, 'tables'>): number {
  return tables.reduce((sum, rows) => sum + rows.length, 0);
}

export function incompleteOf(rows: readonly AnyReportRow[]): number {
  return rows.filter((row) => Object.values(row).some((cell) => isMissing(cell))).length;
}
