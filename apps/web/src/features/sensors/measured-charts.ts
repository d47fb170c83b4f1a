import type { Measurements } from '@brazda/contract/iot/measurements.ts';
import { chartOf, sensorFeatures, sensorUnitFacts, type SensorFeature } from '@brazda/domain/enumerations/sensor.ts';
import type { ChartData, ChartKind, ChartSeries } from '#web/charts/chart-data.ts';
import type { Text } from '#web/i18n/text.ts';
import { topicOf, type InfoTopic } from '#web/parts/agronomy/info-topics.ts';
import { sensorName } from '#web/parts/sensor/sensor-words.ts';

type Series = Measurements['series'][number];

/** One chart: all places where something is measured, and all of the wind. */
export interface MeasuredChart {
  readonly key: string;
  readonly feature: SensorFeature;
  readonly title: string;
  readonly data: ChartData;
  /** What explains it, where anything does. */
  readonly topic: InfoTopic | undefined;
}

const bars: readonly SensorFeature[] = ['RAINFALL', 'EVAPOTRANSPIRATION'];

/** What each sensor is called whose lines stand beside those of others, in their order. */
export type NodeNames = ReadonlyMap<number, string>;

/**
 * What was measured by charts, in the order in which features are named. Of several sensors each line says whose it is, and
 * none has a band: they would lie over each other.
 */
export function measuredCharts(text: Text, measured: Measurements, names: NodeNames): readonly MeasuredChart[] {
  const { times } = measured;
  const order = [...names.keys()];
  const series = measured.series.toSorted((one, other) => order.indexOf(one.nodeId) - order.indexOf(other.nodeId));
  const drawn = (one: Series): ChartSeries => (names.size > 1 ? seriesOf(text, one, names) : chartSeries(text, one));
  const groups = new Map<string, Series[]>();
  for (const feature of sensorFeatures) {
    const key = chartOf(feature);
    const found = series.filter((one) => one.feature === feature).toSorted((one, other) => one.level - other.level);
    if (found.length > 0) groups.set(key, [...(groups.get(key) ?? []), ...found]);
  }
  return [...groups].flatMap(([key, own]) => {
    const [first] = own;
    if (!first) return [];
    const { feature } = first;
    const title = key === 'WIND' ? text('sensors.wind') : text(`sensors.feature.${feature}`);
    const topic = topicOf(feature);
    return [{ key, feature, title, topic, data: { times, series: own.map(drawn) } }];
  });
}

function seriesOf(text: Text, one: Series, names: NodeNames): ChartSeries {
  const { label, ...drawn } = chartSeries(text, { ...one, minimum: null, maximum: null });
  const node = names.get(one.nodeId);
  return { ...drawn, label: node === undefined ? label : text('sensors.compare.line', { node, sensor: label }) };
}

function chartSeries(text: Text, { values, minimum, maximum, ...one }: Series): ChartSeries {
  const { symbol, decimals } = sensorUnitFacts[one.unit];
  return {
    ...{ label: sensorName(text, one), unit: symbol, decimals, kind: kindOf(one.feature), average: values },
    ...(minimum && { minimum }),
    ...(maximum && { maximum }),
  };
}

function kindOf(feature: SensorFeature): ChartKind {
  if (feature === 'WIND_DIRECTION') return 'direction';
  return bars.includes(feature) ? 'bars' : 'line';
}
