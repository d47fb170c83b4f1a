import { clockOf } from '@brazda/domain/local-time.ts';
import { sensorFeatures, sensorUnitFacts, windFeatures } from '@brazda/domain/enumerations/sensor.ts';
import type { SheetCell, SheetColumn } from '#server/files/spreadsheet/sheet.ts';
import type { SpreadsheetTextId } from '#server/files/spreadsheet/spreadsheet-texts.generated.ts';
import type { SpreadsheetWords } from '#server/files/spreadsheet/spreadsheet-words.ts';
import type { Measurements } from '@brazda/contract/iot/measurements.ts';

/** One series by what it is of. */
export type MeasuredSeries = Pick<Measurements['series'][number], 'nodeId' | 'feature' | 'level' | 'unit'>;

/** By node as they were asked for, then as features are named everywhere, then from above. */
export function inOrder<S extends MeasuredSeries>(series: readonly S[], nodeIds: readonly number[]): S[] {
  return series.toSorted(
    (one, other) => nodeIds.indexOf(one.nodeId) - nodeIds.indexOf(other.nodeId) || byFeatureAndLevel(one, other),
  );
}

type Measured = Pick<MeasuredSeries, 'feature' | 'level'>;

/** As features are named everywhere, then from above. */
export function byFeatureAndLevel(one: Measured, other: Measured): number {
  return sensorFeatures.indexOf(one.feature) - sensorFeatures.indexOf(other.feature) || one.level - other.level;
}

/** Without its node where all nodes share a column. */
type NamedSeries = Omit<MeasuredSeries, 'nodeId'> & { readonly nodeId?: number };

interface Naming {
  readonly words: SpreadsheetWords;
  /** By node, where there are several; of one its name stands in that of the file. */
  readonly names?: ReadonlyMap<number, string>;
}

/** What a column is called: the node where there are several, the feature and its place, and what of it. */
export function titleOf(
  { nodeId, feature, level, unit }: NamedSeries,
  { words, names }: Naming,
  what?: SpreadsheetTextId,
): string {
  const { symbol } = sensorUnitFacts[unit];
  const parts = [
    ...(nodeId !== undefined && names && names.size > 1 ? [names.get(nodeId) ?? String(nodeId)] : []),
    `${words(`sensors.feature.${feature}`)}${placeOf(feature, level)}`,
    ...(what ? [words(what)] : []),
  ];
  return `${parts.join(' · ')}${symbol === '' ? '' : ` (${symbol})`}`;
}

/** Which of several; the level of wind says over how many seconds it was measured. */
function placeOf(feature: Measured['feature'], level: number): string {
  if (level === 0) return '';
  return windFeatures.includes(feature) ? ` · ${level} s` : ` ${level}`;
}

/** A column of numbers, all of whose decimals are there though not all are shown. */
export function numberColumn(series: NamedSeries, naming: Naming, what?: SpreadsheetTextId): SheetColumn {
  return { title: titleOf(series, naming, what), kind: 'number', decimals: sensorUnitFacts[series.unit].decimals };
}

/** When it was: what the clocks of the farm showed, and by how much they were ahead. */
export function timeColumns(words: SpreadsheetWords, timeZone: string): readonly SheetColumn[] {
  return [
    { title: `${words('spreadsheet.measurements.time')} (${timeZone})`, kind: 'time' },
    { title: words('spreadsheet.measurements.offset'), kind: 'text' },
  ];
}

/** What stands in them; an offset alone would be taken for a formula. */
export function timeCells(timeZone: string): (at: Date) => readonly [time: SheetCell, offset: SheetCell] {
  const clock = clockOf(timeZone);
  return (at) => {
    const { stamp, offset } = clock(at);
    return [stamp, `UTC${offset}`];
  };
}
