import type { Granularity } from '@brazda/domain/enumerations/granularity.ts';
import { sensorFeatureFacts } from '@brazda/domain/enumerations/sensor.ts';
import type { SheetCell } from '#server/files/spreadsheet/sheet.ts';
import { windowsOf } from './export-windows.ts';
import { inOrder, numberColumn, timeCells, timeColumns } from './measured-columns.ts';
import type { Series } from './half-hour-series.ts';
import { measuredSteps, seriesKinds } from './measured-steps.ts';
import type { MeasuredTable, Taken } from './measured-table.ts';

/** Values that are read at once: any number of days takes no more room than these. */
const valuesOfWindow = 40_000;
const mostStepsOfDay = 50;

/** What charts show: a row for each step, and where values are means also the lowest and the highest of them. */
export function stepTable(
  { farms, sensors, nodeIds, names, days, timeZone, words }: Taken,
  granularity: Granularity,
): MeasuredTable {
  const naming = { words, names };
  const columns = inOrder(
    seriesKinds(sensors).map((kind) => ({ ...kind, unit: sensorFeatureFacts[kind.feature].unit })),
    nodeIds,
  ).flatMap((series) =>
    series.aggregation === 'AVG'
      ? [
          numberColumn(series, naming),
          numberColumn(series, naming, 'spreadsheet.measurements.minimum'),
          numberColumn(series, naming, 'spreadsheet.measurements.maximum'),
        ]
      : [numberColumn(series, naming)],
  );
  const mostDays = Math.max(1, Math.floor(valuesOfWindow / mostStepsOfDay / Math.max(1, sensors.length)));
  const clock = timeCells(timeZone);
  const rows = async function* (): AsyncGenerator<readonly SheetCell[]> {
    for (const window of windowsOf(days, granularity, mostDays)) {
      const { times, series } = await measuredSteps(farms, sensors, { ...window, granularity, timeZone });
      const lists = inOrder(series, nodeIds).flatMap(listsOf);
      for (const [at, time] of times.entries()) {
        yield [...clock(new Date(time * 1000)), ...lists.map((list) => list[at] ?? null)];
      }
    }
  };
  return { columns: [...timeColumns(words, timeZone), ...columns], rows: rows() };
}

function listsOf({ values, minimum, maximum }: Series): readonly (readonly (number | null)[])[] {
  return minimum && maximum ? [values, minimum, maximum] : [values];
}
