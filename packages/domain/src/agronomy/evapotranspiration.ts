import { atmosphericPressure, psychrometricConstant } from './air.ts';
import {
  clearSkyRadiation,
  netLongwaveRadiation,
  netLongwaveRadiationOfHour,
  netShortwaveRadiation,
  relativeShortwave,
  soilHeatFluxOfHour,
} from './radiation.ts';
import { extraterrestrialRadiation, extraterrestrialRadiationOfHour, isSunUp, type SolarMoment } from './sun.ts';
import {
  actualVapourPressure,
  meanSaturationVapourPressure,
  saturationVapourPressure,
  saturationVapourPressureSlope,
  type TemperatureRange,
} from './vapour.ts';

/** Numerators of eq. 6 and 53 of FAO-56. */
const numerators = { DAY: 900, HOUR: 37 } as const;

/** The state of the air above grass and the energy that it has. */
export interface PenmanMonteithTerms {
  /** T, °C. */
  readonly temperature: number;
  /** Rn, MJ/m² in the period. */
  readonly netRadiation: number;
  /** G, MJ/m² in the period. */
  readonly soilHeatFlux: number;
  /** u2, m/s at 2 m. */
  readonly windSpeed: number;
  /** es, kPa. */
  readonly saturationVapourPressure: number;
  /** ea, kPa. */
  readonly actualVapourPressure: number;
  /** Delta, kPa/°C. */
  readonly slope: number;
  /** gamma, kPa/°C. */
  readonly psychrometricConstant: number;
}

/** Reference evapotranspiration ET0 in mm: a day (FAO-56 eq. 6) or an hour (eq. 53). Below zero it is dew. */
export function penmanMonteith(terms: PenmanMonteithTerms, period: keyof typeof numerators): number {
  const { slope, psychrometricConstant: gamma, windSpeed, temperature } = terms;
  const deficit = terms.saturationVapourPressure - terms.actualVapourPressure;
  const byRadiation = 0.408 * slope * (terms.netRadiation - terms.soilHeatFlux);
  const byAir = ((gamma * numerators[period]) / (temperature + 273)) * windSpeed * deficit;
  return (byRadiation + byAir) / (slope + gamma * (1 + 0.34 * windSpeed));
}

/** What Penman-Monteith needs of a day, measured or estimated. */
export interface PenmanMonteithDay extends TemperatureRange {
  readonly latitude: number;
  readonly elevationM: number;
  readonly dayOfYear: number;
  /** ea, kPa. */
  readonly vapourPressure: number;
  /** u2, m/s at 2 m. */
  readonly windSpeed: number;
  /** Rs, MJ/m². */
  readonly solarRadiation: number;
}

/** ET0 of a day in mm, with G = 0 (FAO-56 eq. 6, 40 and 42); null where the sun does not rise. */
export function penmanMonteithOfDay(day: PenmanMonteithDay): number | null {
  const extraterrestrial = extraterrestrialRadiation(day.latitude, day.dayOfYear);
  const relative = relativeShortwave(day.solarRadiation, clearSkyRadiation(day.elevationM, extraterrestrial));
  if (relative === null) return null;
  const longwave = netLongwaveRadiation(day, day.vapourPressure, relative);
  const temperature = (day.temperatureMax + day.temperatureMin) / 2;
  return penmanMonteith(
    {
      temperature,
      netRadiation: netShortwaveRadiation(day.solarRadiation) - longwave,
      soilHeatFlux: 0,
      windSpeed: day.windSpeed,
      saturationVapourPressure: meanSaturationVapourPressure(day.temperatureMax, day.temperatureMin),
      actualVapourPressure: day.vapourPressure,
      slope: saturationVapourPressureSlope(temperature),
      psychrometricConstant: psychrometricConstant(atmosphericPressure(day.elevationM)),
    },
    'DAY',
  );
}

/** What was measured in an hour at a place; null is not known. */
export interface PenmanMonteithHour extends SolarMoment {
  readonly elevationM: number;
  /** Mean, °C. */
  readonly temperature: number | null;
  /** Mean, percent. */
  readonly humidity: number | null;
  /** u2, m/s at 2 m. */
  readonly windSpeed: number | null;
  /** Rs, MJ/m² in the hour. */
  readonly solarRadiation: number | null;
  /** Rs/Rso two to three hours before sunset, which stands for the clouds of the night. */
  readonly relativeShortwaveBeforeSunset: number | null;
}

/** ET0 of an hour in mm (FAO-56 eq. 53); null where something that it needs is not known. */
export function hourlyEvapotranspiration(hour: PenmanMonteithHour): number | null {
  const { temperature, humidity, windSpeed } = hour;
  if (temperature === null || humidity === null || windSpeed === null) return null;
  const vapourPressure = actualVapourPressure(temperature, humidity);
  const netRadiation = netRadiationOfHour(hour, temperature, vapourPressure);
  if (netRadiation === null) return null;
  return penmanMonteith(
    {
      ...{ temperature, windSpeed, netRadiation },
      soilHeatFlux: soilHeatFluxOfHour(netRadiation, isSunUp(hour)),
      saturationVapourPressure: saturationVapourPressure(temperature),
      actualVapourPressure: vapourPressure,
      slope: saturationVapourPressureSlope(temperature),
      psychrometricConstant: psychrometricConstant(atmosphericPressure(hour.elevationM)),
    },
    'HOUR',
  );
}

/** Net radiation Rn of an hour in MJ/m² (FAO-56 eq. 40); null where the sun or the clouds are not known. */
export function netRadiationOfHour(
  hour: Pick<PenmanMonteithHour, 'solarRadiation' | 'relativeShortwaveBeforeSunset' | 'elevationM'> & SolarMoment,
  temperature: number,
  vapourPressure: number,
): number | null {
  const { solarRadiation } = hour;
  if (solarRadiation === null) return null;
  const clearSky = clearSkyRadiation(hour.elevationM, extraterrestrialRadiationOfHour(hour));
  const relative = isSunUp(hour) ? relativeShortwave(solarRadiation, clearSky) : hour.relativeShortwaveBeforeSunset;
  if (relative === null) return null;
  return netShortwaveRadiation(solarRadiation) - netLongwaveRadiationOfHour(temperature, vapourPressure, relative);
}

/** ET0 of a day in mm from temperatures in °C and Ra in MJ/m² alone (FAO-56 eq. 52). */
export function hargreaves({ temperatureMax, temperatureMin }: TemperatureRange, extraterrestrial: number): number {
  const mean = (temperatureMax + temperatureMin) / 2;
  const range = Math.max(0, temperatureMax - temperatureMin);
  return 0.0023 * (mean + 17.8) * Math.sqrt(range) * 0.408 * extraterrestrial;
}
