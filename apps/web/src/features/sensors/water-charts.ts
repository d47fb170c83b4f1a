import type { WaterBalance } from '@brazda/contract/iot/water-balances.ts';
import type { ChartData, ChartSeries, ChartValues } from '#web/charts/chart-data.ts';
import type { Text } from '#web/i18n/text.ts';

export interface WaterChart {
  readonly key: 'depletion' | 'came' | 'evaporated' | 'coefficients';
  readonly title: string;
  readonly data: ChartData;
}

/** The water of a parcel by charts, one value for each day; the whole day by day when their tables are read beside. */
export function waterCharts(text: Text, balance: WaterBalance): readonly WaterChart[] {
  const { times } = balance;
  const chart = (key: WaterChart['key'], series: readonly ChartSeries[]): WaterChart => ({
    ...{ key, title: text(`waterBalance.chart.${key}`) },
    data: { times, series },
  });
  const millimetres = (
    column:
      | 'depletion'
      | 'readily'
      | 'total'
      | 'rainfall'
      | 'irrigation'
      | 'deepPercolation'
      | 'reference'
      | 'evapotranspiration',
    kind: ChartSeries['kind'],
  ): ChartSeries => ({
    ...{ label: text(`waterBalance.column.${column}`), unit: 'mm', decimals: 1, kind },
    average: balance[column],
  });
  const coefficient = (column: 'coefficient' | 'stress', average: ChartValues): ChartSeries => ({
    ...{ label: text(`waterBalance.column.${column}`), unit: '', decimals: 2, kind: 'line', average },
  });
  return [
    chart('depletion', [
      millimetres('depletion', 'line'),
      millimetres('readily', 'line'),
      millimetres('total', 'line'),
    ]),
    chart('came', [
      millimetres('rainfall', 'bars'),
      ...(balance.irrigation.some((one) => one > 0) ? [millimetres('irrigation', 'bars')] : []),
      millimetres('deepPercolation', 'line'),
    ]),
    chart('evaporated', [millimetres('evapotranspiration', 'line'), millimetres('reference', 'line')]),
    chart('coefficients', [coefficient('coefficient', balance.coefficient), coefficient('stress', balance.stress)]),
  ];
}
