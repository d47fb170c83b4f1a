/** How long the steps are in which measurements are shown. A day is one of the farm, a week begins on Monday. */
export const granularities = ['30m', '1h', '4h', '1d', '7d'] as const;
export type Granularity = (typeof granularities)[number];

/** Seconds of a step as it mostly is: days on which clocks are changed have an hour more or less. */
export const secondsOf: Readonly<Record<Granularity, number>> = {
  '30m': 1800,
  '1h': 3600,
  '4h': 14_400,
  '1d': 86_400,
  '7d': 604_800,
};

/** Steps of all series together: more than a chart has pixels for. */
export const mostChartValues = 200_000;

/** How many steps some series have on so many days. */
export function stepsOfSeries(granularity: Granularity, days: number, series: number): number {
  return (days * secondsOf['1d'] * Math.max(1, series)) / secondsOf[granularity];
}

/** The shortest steps that a chart can show of some series on so many days. */
export function finestGranularity(days: number, series: number): Granularity {
  return granularities.find((granularity) => stepsOfSeries(granularity, days, series) <= mostChartValues) ?? '7d';
}

/** Steps in which measurements are taken along: those of charts, or each value as it came. */
export const exportedSteps = [...granularities, 'raw'] as const;
export type ExportedStep = (typeof exportedSteps)[number];
