import type { DayRange } from '@brazda/domain/days.ts';
import type { FarmReading } from '#server/db/farm-scope.ts';
import type { SheetCell, SheetColumn } from '#server/files/spreadsheet/sheet.ts';
import type { SpreadsheetWords } from '#server/files/spreadsheet/spreadsheet-words.ts';
import type { MeasuredSensor } from './measurements.repository.ts';

/** A table before it is a file. */
export interface MeasuredTable {
  readonly columns: readonly SheetColumn[];
  readonly rows: AsyncIterable<readonly SheetCell[]>;
}

/** What is taken along, and how it is said. */
export interface Taken {
  readonly farms: FarmReading;
  readonly sensors: readonly MeasuredSensor[];
  readonly nodeIds: readonly number[];
  readonly names: ReadonlyMap<number, string>;
  readonly days: DayRange;
  readonly timeZone: string;
  readonly words: SpreadsheetWords;
}
