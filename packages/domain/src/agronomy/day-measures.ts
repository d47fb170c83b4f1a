import { knownOfDay, meanOf } from './coverage.ts';
import type { EvapotranspirationDay } from './daily-evapotranspiration.ts';
import { megajoules } from './radiation.ts';

/** What sensors of a place said in an hour: means, null where too little was measured. */
export interface MeasuredHour {
  /** °C. */
  readonly temperature: number | null;
  /** Percent. */
  readonly humidity: number | null;
  /** m/s, at the height of the instrument. */
  readonly windSpeed: number | null;
  /** W/m². */
  readonly irradiation: number | null;
}

type DayMeasures = Pick<
  EvapotranspirationDay,
  'temperatureMax' | 'temperatureMin' | 'humidityMax' | 'humidityMin' | 'humidityMean' | 'windSpeed' | 'solarRadiation'
>;

/** What the hours of a day come to, one place for each of its 23 to 25 hours; each is null where too few hours are known. */
export function measuresOfDay(hours: readonly MeasuredHour[]): DayMeasures {
  const temperatures = knownOfDay(hours.map(({ temperature }) => temperature));
  const humidities = knownOfDay(hours.map(({ humidity }) => humidity));
  const irradiation = irradiationOfDay(hours.map((hour) => hour.irradiation));
  return {
    temperatureMax: temperatures && Math.max(...temperatures),
    temperatureMin: temperatures && Math.min(...temperatures),
    humidityMax: humidities && Math.max(...humidities),
    humidityMin: humidities && Math.min(...humidities),
    humidityMean: meanOf(humidities),
    windSpeed: meanOf(knownOfDay(hours.map(({ windSpeed }) => windSpeed))),
    solarRadiation: irradiation === null ? null : megajoules(irradiation, hours.length),
  };
}

/** So many hours that follow each other may be missing in the light of day. */
const mostMissingInLight = 2;
/** W/m² around an hour, up to which it is dusk or dark: there the radiation of many hours is next to nothing. */
const dusk = 50;

/**
 * The mean radiation of a day, of which a few hours are not known: the sun does not shine on the day's beginning and end,
 * and between hours that are known it goes evenly from one to the other. Null where too much of the light is missing: the
 * mean of the others would be that of a longer night, or of a longer day.
 */
function irradiationOfDay(hours: readonly (number | null)[]): number | null {
  if (knownOfDay(hours) === null) return null;
  const filled = hours.map((known, at) => known ?? irradiationBetween(hours, at));
  return filled.some((one) => one === null) ? null : meanOf(filled.filter((one) => one !== null));
}

function irradiationBetween(hours: readonly (number | null)[], at: number): number | null {
  const before = hours.findLastIndex((known, place) => place < at && known !== null);
  const next = hours.findIndex((known, place) => place > at && known !== null);
  const after = next === -1 ? hours.length : next;
  const [from, to] = [hours[before] ?? 0, hours[after] ?? 0];
  if (after - before - 1 > mostMissingInLight && (from + to) / 2 > dusk) return null;
  return from + ((to - from) * (at - before)) / (after - before);
}
