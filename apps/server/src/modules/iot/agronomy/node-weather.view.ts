import type { NodeWeather } from '@brazda/contract/iot/agronomy-weather.ts';
import { isEnoughOfDay } from '@brazda/domain/agronomy/coverage.ts';
import { sumOfDegreeDays } from '@brazda/domain/agronomy/growing-degree-days.ts';
import type { DayRange, WeatherDay, WeatherSite } from '@brazda/domain/agronomy/weather-day.ts';
import { evapotranspirationNeeds } from '@brazda/domain/enumerations/agronomy.ts';

/** A day, when it began, and how many hours it had. */
interface TimedDay extends WeatherDay {
  readonly begins: number;
  readonly hours: number;
}

interface WorkedOut {
  readonly nodeId: number;
  readonly timeZone: string;
  readonly site: WeatherSite;
  readonly elevationSource: NodeWeather['site']['elevationSource'];
  readonly hasLeafSensor: boolean;
  /** The first day that is shown, and the first that counts for growth; days are there from the earlier of them on. */
  readonly from: string;
  readonly since: string;
  readonly baseTemperature: number;
  readonly days: readonly TimedDay[];
}

export function nodeWeatherView(worked: WorkedOut): NodeWeather {
  const shown = worked.days.filter(({ day }) => day >= worked.from);
  const evaporations = shown.map(({ evapotranspiration }) => evapotranspiration);
  return {
    ...{ nodeId: worked.nodeId, timeZone: worked.timeZone },
    site: { ...worked.site, elevationSource: worked.elevationSource },
    times: shown.map(({ begins }) => begins),
    evapotranspiration: evaporations.map((one) => one && rounded(one.millimetres)),
    evapotranspirationMethods: evaporations.map((one) => one && one.method),
    evapotranspirationMissing: evapotranspirationNeeds.filter((need) =>
      evaporations.some((one) => one?.missing.includes(need)),
    ),
    dewPoint: rangesOf(shown, ({ dewPoint }) => dewPoint),
    vapourPressureDeficit: rangesOf(shown, ({ vapourPressureDeficit }) => vapourPressureDeficit),
    wetBulb: rangesOf(shown, ({ wetBulb }) => wetBulb),
    leafWetness: {
      source: worked.hasLeafSensor ? 'SENSOR' : 'HUMIDITY',
      wetHours: shown.map(({ leafWetness: { wetHours, unknownHours }, hours }) =>
        isEnoughOfDay(hours - unknownHours, hours) ? wetHours : null,
      ),
      unknownHours: shown.map(({ leafWetness }) => leafWetness.unknownHours),
    },
    degreeDays: degreeDaysOf(worked, shown),
  };
}

function degreeDaysOf(
  { days, since, baseTemperature }: WorkedOut,
  shown: readonly WeatherDay[],
): NodeWeather['degreeDays'] {
  const counted = days.filter(({ day }) => day >= since);
  const sums = new Map<string, number>();
  let sum = 0;
  for (const { day, degreeDays } of counted) {
    sum += degreeDays ?? 0;
    sums.set(day, rounded(sum));
  }
  return {
    ...{ baseTemperature, since },
    ofDay: shown.map(({ degreeDays }) => degreeDays && rounded(degreeDays)),
    sum: shown.map(({ day, degreeDays }) => (degreeDays === null ? null : (sums.get(day) ?? null))),
    unknownDays: sumOfDegreeDays(counted.map(({ degreeDays }) => degreeDays)).unknownDays,
  };
}

function rangesOf(days: readonly WeatherDay[], rangeOf: (day: WeatherDay) => DayRange | null): NodeWeather['dewPoint'] {
  const ranges = days.map(rangeOf);
  const part = (name: keyof DayRange): (number | null)[] => ranges.map((range) => range && rounded(range[name]));
  return { mean: part('mean'), minimum: part('minimum'), maximum: part('maximum') };
}

/** To four decimals: more than any of the instruments can tell. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000 + 0;
}
