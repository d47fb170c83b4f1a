/** A row of a table by its number as people see it, with the texts of its cells. */
export interface SpreadsheetRow {
  readonly number: number;
  readonly cells: readonly string[];
}
