import type { MeasurementExport } from '@brazda/contract/iot/measurements.ts';
import { daysBetween } from '@brazda/domain/days.ts';
import { secondsOf } from '@brazda/domain/enumerations/granularity.ts';
import type { TableFormat } from '@brazda/domain/enumerations/table-format.ts';
import { clockOf } from '@brazda/domain/local-time.ts';
import type { Who } from '#server/access/who.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { styleOfLanguage } from '#server/files/spreadsheet/separated-value.ts';
import { spreadsheetWords } from '#server/files/spreadsheet/spreadsheet-words.ts';
import { writeTable, type WrittenTable } from '#server/files/spreadsheet/write-table.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { countInstants, countReadings, findNodeNames } from './exported-measurements.repository.ts';
import { measuredSensors } from './measured-sensors.ts';
import type { Taken } from './measured-table.ts';
import { rawTable } from './raw-table.ts';
import { stepTable } from './step-table.ts';

/** Rows of a sheet of Excel, without that of the titles. */
const mostRows = 1_048_575;
/** Before it nothing was measured. */
const firstDay = '2010-01-01';

export interface NamedTable {
  readonly fileName: string;
  readonly table: WrittenTable;
}

/**
 * What nodes measured on days of their farm as a table that is made while it is sent. Throws `node.notFound` and
 * `measurements.tooManyRows`, before it begins.
 */
export async function exportMeasurements(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  who: Who,
  wish: MeasurementExport,
): Promise<NamedTable> {
  const { nodeIds, from, to, step, features, format } = wish;
  const farms = readingOf(database, who);
  const { sensors, timeZone } = await measuredSensors(farms, nodeIds);
  const words = spreadsheetWords(who.language);
  const today = clockOf(timeZone)(clock.now()).stamp.slice(0, 10);
  const taken: Taken = {
    ...{ farms, nodeIds, timeZone, words },
    sensors: features ? sensors.filter(({ feature }) => features.includes(feature)) : sensors,
    names: await findNodeNames(farms, nodeIds),
    days: { from: from > firstDay ? from : firstDay, to: to < today ? to : today },
  };
  await requireRoom(taken, step, format);
  const { columns, rows } = step === 'raw' ? rawTable(taken) : stepTable(taken, step);
  const style = styleOfLanguage(who.language);
  const table = writeTable(format, words('spreadsheet.measurements'), columns, rows, style);
  return { fileName: fileNameOf(taken, wish), table };
}

/** Throws `measurements.tooManyRows` for more rows than a sheet of Excel holds. */
async function requireRoom(taken: Taken, step: MeasurementExport['step'], format: TableFormat): Promise<void> {
  if (format === 'xlsx' && (await rowsNeeded(taken, step)) > mostRows) throw new Failure('measurements.tooManyRows');
}

/** How many rows a table has, or more where it is too many anyway. */
async function rowsNeeded({ farms, sensors, days, timeZone }: Taken, step: MeasurementExport['step']): Promise<number> {
  if (step !== 'raw') return (daysBetween(days.from, days.to) * secondsOf['1d']) / secondsOf[step];
  const span = { ...days, timeZone };
  const { all, ofOne } = await countReadings(farms, sensors, span);
  // What sensors say at the same instant is one row; to find that out, all of them are looked at.
  return all <= mostRows || ofOne > mostRows ? all : countInstants(farms, sensors, span);
}

function fileNameOf({ names, words }: Taken, { from, to, format }: MeasurementExport): string {
  const [only, ...others] = names.values();
  const of = only !== undefined && others.length === 0 ? only : words('spreadsheet.measurements');
  return `${[of.replace(/[\\/:*?"<>|]/g, ' ').slice(0, 100), from, to].join(' ')}.${format}`;
}
