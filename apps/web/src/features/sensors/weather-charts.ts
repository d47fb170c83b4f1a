import type { NodeWeather } from '@brazda/contract/iot/agronomy-weather.ts';
import type { ChartData, ChartSeries } from '#web/charts/chart-data.ts';
import type { Text } from '#web/i18n/text.ts';
import type { InfoTopic } from '#web/parts/agronomy/info-topics.ts';

export interface WeatherChart {
  readonly key: 'evapotranspiration' | 'degreeDays' | 'dewPoint' | 'vapourPressureDeficit' | 'wetBulb' | 'wetHours';
  readonly title: string;
  readonly data: ChartData;
  readonly topic?: InfoTopic;
}

/** What is worked out of the weather, by charts; each day is one value. */
export function weatherCharts(text: Text, weather: NodeWeather): readonly WeatherChart[] {
  const { times, leafWetness, degreeDays } = weather;
  const chart = (key: WeatherChart['key'], series: Omit<ChartSeries, 'label'>, topic?: InfoTopic): WeatherChart => {
    const title = text(`agronomy.chart.${key}`);
    return { key, title, data: { times, series: [{ label: title, ...series }] }, ...(topic && { topic }) };
  };
  const ranged = ({ mean, minimum, maximum }: NodeWeather['dewPoint'], unit: string, decimals: number) =>
    ({ unit, decimals, kind: 'line', average: mean, minimum, maximum }) as const;
  return [
    chart(
      'evapotranspiration',
      { unit: 'mm', decimals: 1, kind: 'bars', average: weather.evapotranspiration },
      'EVAPOTRANSPIRATION',
    ),
    chart('wetHours', { unit: 'h', decimals: 0, kind: 'bars', average: leafWetness.wetHours }, 'LEAF_WETNESS'),
    chart('degreeDays', { unit: '°C', decimals: 0, kind: 'line', average: degreeDays.sum }),
    chart('vapourPressureDeficit', ranged(weather.vapourPressureDeficit, 'kPa', 2)),
    chart('dewPoint', ranged(weather.dewPoint, '°C', 1)),
    chart('wetBulb', ranged(weather.wetBulb, '°C', 1)),
  ];
}
