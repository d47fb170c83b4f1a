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
  const irradiation = meanOf(knownOfDay(hours.map((hour) => hour.irradiation)));
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
