import type { DiseaseLevel } from '../enumerations/agronomy.ts';
import {
  foundAmong,
  levelsOf,
  verdictOf,
  type DiseaseFinding,
  type DiseaseRule,
  type DiseaseVerdict,
  type LevelAmong,
  type SprayProtection,
  type WeatherHour,
} from './disease.ts';
import { countOf, reaches, type KnownSum } from './known-hours.ts';

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
  const judged = blightDays(days, figures);
  const met = judged.map((day) => blightOf(day, figures.humidHours));
  const certain = met.filter(({ isCertain }) => isCertain).length;
  const possible = met.filter(({ mayBe }) => mayBe).length;
  const levels = levelsOf({ certain, possible }, (count) =>
    count === days.length ? 'HIGH' : count > 0 ? 'LOW' : 'NONE',
  );
  return verdictOf(rule, protection, findingOf(levels, certain, judged));
}

/** A Smith period on the second of two days: high when it is full, low when it is near. */
export function judgeSmith(days: TwoDays, protection: SprayProtection, rule = smithRule): DiseaseVerdict {
  const { figures } = rule;
  const judged = blightDays(days, figures);
  const [first, second] = judged;
  const begun = blightOf(first, figures.firstDayHours);
  const full = blightOf(second, figures.secondDayHours);
  const near = blightOf(second, figures.nearHours);
  const levelOf = (isBegun: boolean, isFull: boolean, isNear: boolean): DiseaseLevel =>
    isBegun && isFull ? 'HIGH' : isBegun && isNear ? 'LOW' : 'NONE';
  const levels = {
    certain: levelOf(begun.isCertain, full.isCertain, near.isCertain),
    possible: levelOf(begun.mayBe, full.mayBe, near.mayBe),
  };
  const count = levels.certain === 'HIGH' ? 2 : begun.isCertain ? 1 : 0;
  return verdictOf(rule, protection, findingOf(levels, count, judged));
}

/** Days of the change of the clock have an hour more or less. */
const leastHours = 23;

interface BlightDay {
  /** Whether no hour was too cold; null where nobody knows. */
  readonly isMild: boolean | null;
  readonly humidHours: KnownSum;
  readonly unknownHours: number;
}

function blightDays([first, second]: TwoDays, figures: BlightFigures): readonly [BlightDay, BlightDay] {
  return [blightDay(first, figures), blightDay(second, figures)];
}

function blightDay(hours: readonly WeatherHour[], { temperatureMin, humidity }: BlightFigures): BlightDay {
  const mild = hours.map((hour) => reaches(hour.temperature, temperatureMin));
  const isWhole = hours.length >= leastHours && mild.every((isMild) => isMild !== null);
  const unknown = hours.filter((hour) => hour.temperature === null || hour.humidity === null);
  const humid = hours.map((hour) => reaches(hour.humidity, humidity));
  return {
    isMild: mild.includes(false) ? false : isWhole || null,
    humidHours: countOf(humid, leastHours),
    unknownHours: unknown.length + Math.max(0, leastHours - hours.length),
  };
}

/** Whether a day is one of blight for certain, and whether it may be. */
function blightOf(
  { isMild, humidHours }: BlightDay,
  needed: number,
): { readonly isCertain: boolean; readonly mayBe: boolean } {
  return {
    isCertain: isMild === true && humidHours.certain >= needed,
    mayBe: isMild !== false && humidHours.possible >= needed,
  };
}

function findingOf(levels: LevelAmong, met: number, days: readonly BlightDay[]): DiseaseFinding {
  const unknown = days.reduce((sum, { unknownHours }) => sum + unknownHours, 0);
  const code = levels.certain === 'LOW' ? 'HUMID_DAYS_NEAR' : 'BLIGHT_DAYS';
  return foundAmong(levels, code, { actual: met, needed: days.length, unit: 'DAYS', unknown });
}
