const megabyte = 1024 * 1024;

/** What one table may cost whoever reads it. Sizes within an archive are counted while unpacking, for declared sizes lie. */
export interface SpreadsheetLimits {
  readonly fileBytes: number;
  /** One file within a workbook, unpacked. */
  readonly partBytes: number;
  readonly archiveEntries: number;
  readonly rows: number;
  readonly columns: number;
  readonly cellCharacters: number;
  /** Of all cells together. */
  readonly characters: number;
}

/** Of a catalogue, which is read where the call is answered. */
export const spreadsheetLimits = {
  fileBytes: 5 * megabyte,
  partBytes: 8 * megabyte,
  archiveEntries: 500,
  rows: 5000,
  columns: 100,
  // So many a cell of Excel may have: lists of crops and notes of labels are long.
  cellCharacters: 32_767,
  characters: 8 * megabyte,
} as const satisfies SpreadsheetLimits;

/** Of years of records, which are read in a thread of their own. */
export const recordTableLimits = {
  ...{ fileBytes: 10 * megabyte, partBytes: 48 * megabyte, archiveEntries: 500 },
  ...{ rows: 20_000, columns: 100, cellCharacters: 1000, characters: 12 * megabyte },
} as const satisfies SpreadsheetLimits;

export type SpreadsheetFault = 'unreadable' | 'tooLarge' | 'tooManyRows';

/** Why a table cannot be read. */
export class SpreadsheetError extends Error {
  readonly fault: SpreadsheetFault;

  constructor(fault: SpreadsheetFault, cause?: unknown) {
    super(fault, { cause });
    this.name = 'SpreadsheetError';
    this.fault = fault;
  }
}
