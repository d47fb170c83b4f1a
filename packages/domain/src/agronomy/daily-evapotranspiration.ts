import type { EvapotranspirationMethod, EvapotranspirationNeed } from '../enumerations/agronomy.ts';
import { windSpeedAtTwoMetres } from './air.ts';
import { hargreaves, penmanMonteithOfDay } from './evapotranspiration.ts';
import { solarRadiationOfSunshine, solarRadiationOfTemperatures } from './radiation.ts';
import { dayOfYear, daylightHours, extraterrestrialRadiation } from './sun.ts';
import {
  vapourPressureOfDewPoint,
  vapourPressureOfHumidityMean,
  vapourPressureOfHumidityRange,
  type TemperatureRange,
} from './vapour.ts';

/** What is known of a day at a place; null is not known, and never filled by a neighbour. */
export interface EvapotranspirationDay {
  /** Calendar day. */
  readonly day: string;
  /** Degrees, north positive. */
  readonly latitude: number;
  readonly elevationM: number | null;
  readonly temperatureMax: number | null;
  readonly temperatureMin: number | null;
  /** Percent. */
  readonly humidityMax: number | null;
  readonly humidityMin: number | null;
  readonly humidityMean: number | null;
  /** Mean, °C. */
  readonly dewPoint: number | null;
  /** Mean, m/s, at the height of the instrument. */
  readonly windSpeed: number | null;
  readonly windHeightM: number | null;
  /** MJ/m² in the day. */
  readonly solarRadiation: number | null;
  readonly sunshineHours: number | null;
}

export interface Evapotranspiration {
  readonly millimetres: number;
  readonly method: EvapotranspirationMethod;
  /** What was not measured, so that the method had to do without. */
  readonly missing: readonly EvapotranspirationNeed[];
}

/** u2 in m/s where no wind is measured: the mean of over 2000 stations (FAO-56, chapter 4, missing wind speed data). */
const windSpeedOfTheWorld = 2;

/**
 * Reference evapotranspiration of a day by the best method that its measures allow; null without both temperatures.
 * Radiation alone, or humidity and wind, may be estimated as FAO-56 says (eq. 48 and 50); where both are missing,
 * Hargreaves is truer to what was measured.
 */
export function dailyEvapotranspiration(day: EvapotranspirationDay): Evapotranspiration | null {
  const { temperatureMax, temperatureMin } = day;
  if (temperatureMax === null || temperatureMin === null || temperatureMax < temperatureMin) return null;
  const range = { temperatureMax, temperatureMin };
  const missing = missingOf(day);
  const method = methodFor(day, missing);
  const millimetres = method === 'HARGREAVES' ? byHargreaves(day, range) : byPenmanMonteith(day, range);
  return millimetres === null ? null : { millimetres: Math.max(0, millimetres), method, missing };
}

function missingOf(day: EvapotranspirationDay): readonly EvapotranspirationNeed[] {
  const lacks: Record<EvapotranspirationNeed, boolean> = {
    RADIATION: day.solarRadiation === null,
    HUMIDITY: day.dewPoint === null && day.humidityMean === null && humidityRangeOf(day) === null,
    WIND: day.windSpeed === null,
    WIND_HEIGHT: day.windSpeed !== null && windSpeedOf(day) === null,
    ELEVATION: day.elevationM === null,
  };
  return (Object.keys(lacks) as EvapotranspirationNeed[]).filter((need) => lacks[need]);
}

function methodFor(day: EvapotranspirationDay, missing: readonly EvapotranspirationNeed[]): EvapotranspirationMethod {
  const isRadiationKnown = !missing.includes('RADIATION') || day.sunshineHours !== null;
  const isAirKnown = !(['HUMIDITY', 'WIND', 'WIND_HEIGHT'] as const).some((need) => missing.includes(need));
  if (missing.includes('ELEVATION') || (!isRadiationKnown && !isAirKnown)) return 'HARGREAVES';
  if (!isRadiationKnown) return 'PENMAN_MONTEITH_ESTIMATED_RADIATION';
  if (!isAirKnown) return 'PENMAN_MONTEITH_ESTIMATED_AIR';
  return missing.includes('RADIATION') ? 'PENMAN_MONTEITH_SUNSHINE' : 'PENMAN_MONTEITH';
}

function byHargreaves({ latitude, day }: EvapotranspirationDay, range: TemperatureRange): number {
  return hargreaves(range, extraterrestrialRadiation(latitude, dayOfYear(day)));
}

function byPenmanMonteith(day: EvapotranspirationDay, range: TemperatureRange): number | null {
  if (day.elevationM === null) return null;
  return penmanMonteithOfDay({
    ...range,
    latitude: day.latitude,
    elevationM: day.elevationM,
    dayOfYear: dayOfYear(day.day),
    vapourPressure: vapourPressureOf(day, range),
    windSpeed: windSpeedOf(day) ?? windSpeedOfTheWorld,
    solarRadiation: solarRadiationOf(day, range),
  });
}

/** Rs: measured, from sunshine, or estimated from the temperatures. */
function solarRadiationOf(day: EvapotranspirationDay, range: TemperatureRange): number {
  const { latitude, solarRadiation, sunshineHours } = day;
  if (solarRadiation !== null) return solarRadiation;
  const ofYear = dayOfYear(day.day);
  const extraterrestrial = extraterrestrialRadiation(latitude, ofYear);
  if (sunshineHours === null) return solarRadiationOfTemperatures(range, extraterrestrial);
  return solarRadiationOfSunshine(sunshineHours, daylightHours(latitude, ofYear), extraterrestrial);
}

/** ea: by what says it best; where nothing does, as if there had been dew in the morning (FAO-56 eq. 48). */
function vapourPressureOf(day: EvapotranspirationDay, range: TemperatureRange): number {
  if (day.dewPoint !== null) return vapourPressureOfDewPoint(day.dewPoint);
  const humidity = humidityRangeOf(day);
  if (humidity) return vapourPressureOfHumidityRange(range, humidity.most, humidity.least);
  if (day.humidityMean !== null) return vapourPressureOfHumidityMean(range, day.humidityMean);
  return vapourPressureOfDewPoint(range.temperatureMin);
}

function humidityRangeOf({ humidityMax, humidityMin }: EvapotranspirationDay): { most: number; least: number } | null {
  return humidityMax === null || humidityMin === null ? null : { most: humidityMax, least: humidityMin };
}

function windSpeedOf({ windSpeed, windHeightM }: EvapotranspirationDay): number | null {
  return windSpeed === null || windHeightM === null ? null : windSpeedAtTwoMetres(windSpeed, windHeightM);
}
