/** How values are drawn: as a line with gaps, as bars from zero, or as arrows that point where the wind blows. */
export type ChartKind = 'line' | 'bars' | 'direction';

/** Values in the order of the times; null where nothing is known. */
export type ChartValues = readonly (number | null)[];

export interface ChartSeries {
  readonly label: string;
  /** As it is written after a number; empty where there is none. Series of one unit share an axis. */
  readonly unit: string;
  /** With how many decimals values are written where there is room for all of them. */
  readonly decimals: number;
  readonly kind: ChartKind;
  readonly average: ChartValues;
  /** Between these a band is drawn. */
  readonly minimum?: ChartValues;
  readonly maximum?: ChartValues;
}

/** In columns, as it comes from the server: the beginnings of the times that values are of, in seconds since 1970. */
export interface ChartData {
  readonly times: readonly number[];
  readonly series: readonly ChartSeries[];
}

/** Where the axis of the first unit ends whatever is measured; by what is measured where it is not said. */
export interface AxisLimits {
  readonly min?: number;
  readonly max?: number;
}

/** From wet to dry, or from good to bad. */
export const zoneTones = ['full', 'good', 'fair', 'poor', 'bad'] as const;
export type ZoneTone = (typeof zoneTones)[number];

/** Values of the first unit that mean the same to a farmer. */
export interface ValueZone {
  readonly from: number;
  readonly to: number;
  readonly label: string;
  readonly tone: ZoneTone;
}

/** Whether there is anything to be drawn. */
export function hasValues({ series }: ChartData): boolean {
  return series.some(({ average }) => average.some((value) => value !== null));
}

/** The zone in which a value lies; its upper end belongs to it. */
export function zoneOf(value: number, zones: readonly ValueZone[]): ValueZone | undefined {
  return zones.find(({ from, to }) => Math.min(from, to) < value && value <= Math.max(from, to));
}
