import { knownOfDay, meanOf } from './coverage.ts';
import {
  dailyEvapotranspiration,
  type Evapotranspiration,
  type EvapotranspirationDay,
} from './daily-evapotranspiration.ts';
import { measuresOfDay, type MeasuredHour } from './day-measures.ts';
import { dewPoint } from './dew-point.ts';
import type { WeatherHour } from './disease.ts';
import { simpleDegreeDays } from './growing-degree-days.ts';
import { isWetByHumidity, isWetBySensor, leafWetnessAxis, leafWetnessOf, type LeafWetness } from './leaf-wetness.ts';
import { vapourPressureDeficit } from './vapour-pressure-deficit.ts';
import { wetBulbTemperature } from './wet-bulb.ts';

/** All that a node of the weather can say of an hour; null where it measured nothing. */
export interface SensedHour extends MeasuredHour {
  /** mm in the hour. */
  readonly rainfall: number | null;
  /** On the axis of leaf wetness. */
  readonly leafWetness: number | null;
}

/** A year: of more days nobody reads a chart, and all are worked out when they are asked for. */
export const mostWeatherDays = 366;

/** Where a node stands; null is not known. */
export type WeatherSite = {
  readonly [Part in 'latitude' | 'elevationM' | 'windHeightM']: EvapotranspirationDay[Part] | null;
};

/** From where on its axis a sensor says that the leaf is wet: from the middle. Our own choice, for makers give none. */
export const wetLeafFrom = (leafWetnessAxis.dry + leafWetnessAxis.wet) / 2;

/** The mean of a day, and between what it lay. */
export interface DayRange {
  readonly mean: number;
  readonly minimum: number;
  readonly maximum: number;
}

/** What the hours of one day come to; null where too few are known. */
export interface WeatherDay {
  readonly day: string;
  readonly evapotranspiration: Evapotranspiration | null;
  readonly dewPoint: DayRange | null;
  readonly vapourPressureDeficit: DayRange | null;
  readonly wetBulb: DayRange | null;
  readonly leafWetness: LeafWetness;
  readonly degreeDays: number | null;
}

/** What a day was like, and how its warmth above a base counts for growth. */
export function weatherDayOf(
  day: string,
  hours: readonly SensedHour[],
  {
    site,
    hasLeafSensor,
    baseTemperature,
  }: {
    readonly site: WeatherSite;
    readonly hasLeafSensor: boolean;
    readonly baseTemperature: number;
  },
): WeatherDay {
  const measures = measuresOfDay(hours);
  const range = (valueOf: (hour: SensedHour) => number | null): DayRange | null => rangeOf(hours.map(valueOf));
  return {
    day,
    evapotranspiration: evapotranspirationOf({ day, ...measures }, site),
    dewPoint: range(({ temperature, humidity }) => dewPoint(temperature, humidity)),
    vapourPressureDeficit: range(({ temperature, humidity }) => vapourPressureDeficit(temperature, humidity)),
    wetBulb: range(({ temperature, humidity }) => wetBulbTemperature(temperature, humidity)),
    leafWetness: leafWetnessOf(hours.map((hour) => isLeafWet(hour, hasLeafSensor))),
    degreeDays: simpleDegreeDays({ max: measures.temperatureMax, min: measures.temperatureMin }, baseTemperature),
  };
}

/** An hour as models of diseases ask for it. */
export function weatherHourOf(hour: SensedHour, hasLeafSensor: boolean): WeatherHour {
  const { temperature, humidity, rainfall } = hour;
  return { temperature, humidity, rainfall, isLeafWet: isLeafWet(hour, hasLeafSensor) };
}

/** By a sensor where there is one, else by the humidity of the air. */
function isLeafWet({ leafWetness, humidity }: SensedHour, hasLeafSensor: boolean): boolean | null {
  return hasLeafSensor ? isWetBySensor(leafWetness, wetLeafFrom) : isWetByHumidity(humidity);
}

type Measures = { readonly day: string } & ReturnType<typeof measuresOfDay>;

/** Without a latitude nobody knows how much sun there could be. */
function evapotranspirationOf(
  measures: Measures,
  { latitude, elevationM, windHeightM }: WeatherSite,
): Evapotranspiration | null {
  if (latitude === null) return null;
  const unmeasured = { dewPoint: null, sunshineHours: null };
  return dailyEvapotranspiration({ ...measures, ...unmeasured, latitude, elevationM, windHeightM });
}

function rangeOf(values: readonly (number | null)[]): DayRange | null {
  const known = knownOfDay(values);
  const mean = meanOf(known);
  return known && mean !== null ? { mean, minimum: Math.min(...known), maximum: Math.max(...known) } : null;
}
