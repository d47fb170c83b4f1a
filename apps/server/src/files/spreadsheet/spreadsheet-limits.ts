const megabyte = 1024 * 1024;

/** What one table may cost whoever reads it. Sizes within an archive are counted while unpacking, for declared sizes lie. */
export const spreadsheetLimits = {
  fileBytes: 5 * megabyte,
  /** One file within a workbook, unpacked. */
  partBytes: 8 * megabyte,
  archiveEntries: 500,
  rows: 5000,
  columns: 100,
  cellCharacters: 1000,
} as const;

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
