import { parentPort, workerData } from 'node:worker_threads';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { SpreadsheetError, type SpreadsheetFault, type SpreadsheetLimits } from './spreadsheet-limits.ts';
import type { SpreadsheetRow } from './spreadsheet-row.ts';

/** What the thread is asked. */
export interface SpreadsheetQuestion {
  readonly bytes: Uint8Array;
  readonly limits: SpreadsheetLimits;
}

export type SpreadsheetReply =
  { readonly rows: readonly SpreadsheetRow[] } | { readonly fault: SpreadsheetFault } | { readonly failure: string };

// Only createSpreadsheetReader starts this program, and always with one table.
const { bytes, limits } = workerData as SpreadsheetQuestion;
readSpreadsheet(bytes, limits).then(
  (rows) => {
    say({ rows });
  },
  (error: unknown) => {
    if (error instanceof SpreadsheetError) say({ fault: error.fault });
    else say({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  },
);

function say(reply: SpreadsheetReply): void {
  parentPort?.postMessage(reply);
}
