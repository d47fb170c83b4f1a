import type { DiseaseLevel } from '../enumerations/agronomy.ts';
import {
  foundAmong,
  verdictOf,
  type DiseaseFinding,
  type DiseaseRule,
  type DiseaseVerdict,
  type SprayProtection,
  type WeatherHour,
} from './disease.ts';
import { countOf, reaches } from './known-hours.ts';

/** A day of warm and humid air: how warm its coldest hour is, in °C, and from what percent an hour is humid. */
interface BlightFigures {
  readonly temperatureMin: number;
  readonly humidity: number;
}

interface HuttonFigures extends BlightFigures {
  readonly humidHours: number;
}

interface SmithFigures extends BlightFigures {
  readonly firstDayHours: number;
  readonly secondDayHours: number;
  /** With so many on the second day it was nearly a period. */
  readonly nearHours: number;
}

export const huttonRule: DiseaseRule<HuttonFigures> = {
  model: 'POTATO_BLIGHT_HUTTON',
  source: {
    document: 'AHDB 11120018, Hutton Criteria',
    address:
      'https://archive.ahdb.org.uk/development-and-implementation-of-a-new-national-warning-system-for-potato-late-blight-in-great-britain-hutton-criteria',
    validFrom: '2017-01-01',
  },
  figures: { temperatureMin: 10, humidity: 90, humidHours: 6 },
};

export const smithRule: DiseaseRule<SmithFigures> = {
  model: 'POTATO_BLIGHT_SMITH',
  source: {
    document: 'Smith 1956, as FieldClimate counts it',
    address: 'http://docs.metos.at/Smith+Periods+to+predict+Potato+Late+Blight',
    validFrom: '1956-01-01',
  },
  figures: { temperatureMin: 10, humidity: 90, firstDayHours: 10, secondDayHours: 11, nearHours: 10 },
};

/** The hours of two days that follow each other, from midnight to midnight. */
export type TwoDays = readonly [readonly WeatherHour[], readonly WeatherHour[]];

/** The Hutton criteria on the second of two days: high when both are blight days, low when one is. */
export function judgeHutton(days: TwoDays, protection: SprayProtection, rule = huttonRule): DiseaseVerdict {
  const { figures } = rule;
  const met = days.map((hours) => isBlightDay(blightDay(hours, figures), figures.humidHours));
  const count = met.filter(Boolean).length;
  const level = count === days.length ? 'HIGH' : count > 0 ? 'LOW' : 'NONE';
  return verdictOf(rule, protection, findingOf(level, count, days, figures));
}

/** A Smith period on the second of two days: high when it is full, low when it is near. */
export function judgeSmith(days: TwoDays, protection: SprayProtection, rule = smithRule): DiseaseVerdict {
  const { figures } = rule;
  const [first, second] = days.map((hours) => blightDay(hours, figures));
  const isBegun = isBlightDay(first, figures.firstDayHours);
  const isFull = isBegun && isBlightDay(second, figures.secondDayHours);
  const isNear = isBegun && isBlightDay(second, figures.nearHours);
  const level = isFull ? 'HIGH' : isNear ? 'LOW' : 'NONE';
  return verdictOf(rule, protection, findingOf(level, isFull ? 2 : isBegun ? 1 : 0, days, figures));
}

interface BlightDay {
  /** Whether it is certain that no hour was too cold. */
  readonly isMild: boolean;
  readonly humidHours: number;
  readonly unknownHours: number;
}

/** Days of the change of the clock have an hour more or less. */
const leastHours = 23;

function blightDay(hours: readonly WeatherHour[], { temperatureMin, humidity }: BlightFigures): BlightDay {
  const mild = hours.map((hour) => reaches(hour.temperature, temperatureMin));
  const isWhole = hours.length >= leastHours;
  const unknown = hours.filter((hour) => hour.temperature === null || hour.humidity === null);
  return {
    isMild: isWhole && mild.every((isMild) => isMild === true),
    humidHours: countOf(hours.map((hour) => reaches(hour.humidity, humidity))).certain,
    unknownHours: unknown.length + Math.max(0, leastHours - hours.length),
  };
}

function isBlightDay(day: BlightDay | undefined, humidHours: number): boolean {
  return day !== undefined && day.isMild && day.humidHours >= humidHours;
}

function findingOf(level: DiseaseLevel, days: number, hours: TwoDays, figures: BlightFigures): DiseaseFinding {
  const unknown = hours.reduce((sum, ofDay) => sum + blightDay(ofDay, figures).unknownHours, 0);
  const code = level === 'LOW' ? 'HUMID_DAYS_NEAR' : 'BLIGHT_DAYS';
  return foundAmong(level, code, { actual: days, needed: hours.length, unit: 'DAYS', unknown });
}
