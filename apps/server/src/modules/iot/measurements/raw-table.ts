import { sensorFeatureFacts } from '@brazda/domain/enumerations/sensor.ts';
import type { SheetCell } from '#server/files/spreadsheet/sheet.ts';
import { windowsOf } from './export-windows.ts';
import { findReadings, type RawValue } from './exported-measurements.repository.ts';
import { inOrder, numberColumn, timeCells, timeColumns } from './measured-columns.ts';
import type { MeasuredTable, Taken } from './measured-table.ts';

/** Values that are read at once: any number of them takes no more room than these. */
const pieceSize = 5000;
/** Within so many days what comes next is found by its instant. */
const daysOfWindow = 7;

/** Each value as it came: a row for each instant at which something was measured, a column for each sensor. */
export function rawTable(taken: Taken): MeasuredTable {
  const { sensors, nodeIds, names, timeZone, words } = taken;
  const series = inOrder(
    sensors.map((sensor) => ({ ...sensor, unit: sensorFeatureFacts[sensor.feature].unit })),
    nodeIds,
  );
  const columns = series.map((one) =>
    numberColumn(
      one,
      { words, names },
      one.aggregation === 'INCREMENT' ? 'spreadsheet.measurements.counter' : undefined,
    ),
  );
  const places = series.map(({ id }) => id);
  return { columns: [...timeColumns(words, timeZone), ...columns], rows: rowsOf(taken, places) };
}

async function* rowsOf(taken: Taken, places: readonly number[]): AsyncGenerator<readonly SheetCell[]> {
  const clock = timeCells(taken.timeZone);
  let at: Date | undefined;
  let cells: SheetCell[] = [];
  for await (const value of valuesOf(taken)) {
    if (at?.getTime() !== value.at.getTime()) {
      if (at) yield [...clock(at), ...cells];
      at = value.at;
      cells = places.map(() => null);
    }
    // The wind of a base stands in the columns of all nodes that take it from there.
    for (const [place, sensorId] of places.entries()) if (sensorId === value.sensorId) cells[place] = value.value;
  }
  if (at) yield [...clock(at), ...cells];
}

async function* valuesOf({ farms, sensors, days, timeZone }: Taken): AsyncGenerator<RawValue> {
  for (const window of windowsOf(days, '1d', daysOfWindow)) {
    let after: RawValue | undefined;
    for (;;) {
      const piece = await findReadings(farms, sensors, { ...window, timeZone }, { after, limit: pieceSize });
      yield* piece;
      after = piece.at(-1);
      if (piece.length < pieceSize) break;
    }
  }
}
