/** What a counter of rain has shown. */
export interface CounterReading {
  /** Seconds since 1970. */
  readonly at: number;
  /** Millimetres since it began to count. */
  readonly value: number;
}

export interface CounterRules {
  /** Millimetres at which it begins anew; null where it never does. */
  readonly range?: number | null;
  /** Millimetres that can fall in five minutes. */
  readonly mostInFiveMinutes?: number;
}

/** What gauges are held to elsewhere (weewx#50). */
const mostInFiveMinutesByDefault = 40;
/** Millimetres of a cloudburst, and of a day of rain after it: more than was ever measured in these lands. General knowledge. */
const mostOfCloudburst = 120;
const mostOfDay = 400;
const hour = 3600;
/** A counter that went back to its beginning, from where it would have had to count so much more, was set back. */
const leastOfSetBack = { millimetres: 5, times: 5 } as const;
const fiveMinutes = 300;
/** Within which a single tip of a bucket would be a cloudburst, so that no time is taken for shorter. */
const fewestSeconds = 10;

/**
 * Millimetres of rain between two readings of a counter. A counter that went back has begun anew at its end if that is
 * nearer than a fall by as much, and if so much can have fallen; otherwise it was set back, or one of both readings is wrong.
 * Neither of that, nor a leap that no rain makes, is rain: the next increment counts from the new reading (weewx#50,
 * weewx-rtldavis#22, NeverDry#125).
 */
export function rainIncrement(
  previous: CounterReading,
  next: CounterReading,
  { range = null, mostInFiveMinutes = mostInFiveMinutesByDefault }: CounterRules = {},
): number {
  const seconds = next.at - previous.at;
  if (seconds <= 0) return 0;
  const difference = next.value - previous.value;
  const fallen = difference < 0 ? afterTheEnd(difference, next.value, range) : difference;
  const byRate = (mostInFiveMinutes * Math.max(seconds, fewestSeconds)) / fiveMinutes;
  const most = Math.min(byRate, mostOfCloudburst + (mostOfDay * seconds) / (24 * hour));
  return fallen <= most ? withoutNoise(fallen) : 0;
}

/** What a counter that went back would have counted over its end. */
function afterTheEnd(difference: number, value: number, range: number | null): number {
  if (range === null || -difference <= range / 2 || -difference > range) return 0;
  const fallen = difference + range;
  const isSetBack = fallen > leastOfSetBack.millimetres && fallen > value * leastOfSetBack.times;
  return isSetBack ? 0 : fallen;
}

/** Sums of tenths are none in binary. */
export function withoutNoise(millimetres: number): number {
  return Math.round(millimetres * 1e6) / 1e6;
}

/**
 * The increment of each of some readings, by time; the first one ever is none. `previous` is the reading before them. One
 * that came late is simply put in its place, and this computed again: increments are never kept instead of readings.
 */
export function increments(
  readings: readonly CounterReading[],
  { previous = null, ...rules }: CounterRules & { readonly previous?: CounterReading | null } = {},
): number[] {
  return readings.map((reading, at) => {
    const before = at === 0 ? previous : (readings[at - 1] ?? null);
    return before ? rainIncrement(before, reading, rules) : 0;
  });
}

/** How strongly it rained between two readings of a counter, in millimetres an hour; null where no time is between them. */
export function rainRate(previous: CounterReading, next: CounterReading, rules: CounterRules = {}): number | null {
  return ratePerHour(rainIncrement(previous, next, rules), next.at - previous.at);
}

/** Millimetres an hour of what has fallen within some seconds; null where those are none. */
export function ratePerHour(millimetres: number, seconds: number): number | null {
  return seconds > 0 ? withoutNoise((millimetres * hour) / Math.max(seconds, fewestSeconds)) : null;
}

/** Our own choice: gauges report each hour or more often, and their clocks drift by some seconds. */
const closely = 1.25 * hour;

/**
 * Whether what is counted of a day is all that fell on it: where its first reading follows one of the day before closely,
 * or where it was dry between both. After a longer time nobody knows on which side of midnight it rained.
 */
export function isWholeDayKnown(
  before: Pick<CounterReading, 'at'> | null,
  first: Pick<CounterReading, 'at'>,
  wasDryBetween: boolean,
): boolean {
  return before !== null && (wasDryBetween || first.at - before.at <= closely);
}
