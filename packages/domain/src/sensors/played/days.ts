import { dayOfYear, daylightHours } from '../../agronomy/sun.ts';
import { chance, drift } from './noise.ts';

/** Where and how a made-up course of weather is. The same seed has the same weather at every run. */
export interface PlayedPlace {
  readonly seed: number;
  /** Degrees, north and east positive. */
  readonly latitude: number;
  readonly longitude: number;
  /** Metres above the sea. */
  readonly elevation: number;
}

/** Rain between two hours of a day, in UTC. */
export interface Shower {
  readonly from: number;
  readonly hours: number;
  readonly millimetres: number;
}

/** What a day is like, and what it has inherited from the days before. */
export interface PlayedDay {
  /** 0 without a cloud, 1 overcast. */
  readonly clouds: number;
  /** °C. */
  readonly mean: number;
  /** Half of what lies between night and afternoon, °C. */
  readonly swing: number;
  readonly showers: readonly Shower[];
  /** Millimetres that have fallen since the first day of all. */
  readonly rainBefore: number;
  /** Percent of volume in the soil when the day begins, and what leaves it by plants and air until the next. */
  readonly soilMoisture: number;
  readonly dried: number;
}

export const daySeconds = 86_400;

/** The first day of all is 1 January 2010, before which no sensor has measured. */
const firstDay = Date.UTC(2010, 0, 1) / 1000 / daySeconds;

/** Percent of volume: what mineral soil holds against gravity, and below which no plant gets any. */
const fieldCapacity = 33;
const wiltingPoint = 12;
/** Millimetres in each percent of a rooted layer of 40 cm. */
const millimetresOfPercent = 4;

/** Days of a place, each made of the one before. */
export function playedDays(place: PlayedPlace): (day: number) => PlayedDay {
  const days: PlayedDay[] = [];
  return (day) => {
    const wanted = Math.max(0, day - firstDay);
    for (let at = days.length; at <= wanted; at += 1) days.push(nextDay(place, firstDay + at, days[at - 1]));
    return days[wanted] as PlayedDay;
  };
}

function nextDay(place: PlayedPlace, day: number, before: PlayedDay | undefined): PlayedDay {
  const ofYear = dayOfYear(new Date(day * daySeconds * 1000).toISOString().slice(0, 10));
  // Warmest in the middle of July, at sea level some 20 °C in Central Europe; 0.65 °C less for each hundred metres.
  const season = -Math.cos((2 * Math.PI * (ofYear - 18)) / 365);
  const clouds = clamp(0.55 + 0.6 * drift(place.seed + 1, day / 3) - 0.1 * season, 0, 1);
  const mean =
    11.5 + 10.5 * season - 0.0065 * place.elevation + 5 * drift(place.seed + 2, day / 4) - 2 * season * clouds;
  const swing = (2.5 + 2.5 * (season + 1)) * (1 - 0.65 * clouds);
  const soilMoisture = before ? moistureAfter(before) : fieldCapacity - 6;
  const thirst = clamp((soilMoisture - wiltingPoint) / (fieldCapacity - wiltingPoint), 0, 1);
  const light = daylightHours(place.latitude, ofYear);
  const evaporated = Math.max(0.2, 0.022 * light * Math.max(0, mean) * (1 - 0.6 * clouds));
  return {
    ...{ clouds, mean, swing, soilMoisture },
    showers: showersOf(place.seed, day, { clouds, season }),
    rainBefore: before ? before.rainBefore + fallen(before) : 0,
    dried: (evaporated * thirst) / millimetresOfPercent,
  };
}

/** Long gentle rain in winter, short and heavy showers of an afternoon in summer; it falls out of clouds alone. */
function showersOf(
  seed: number,
  day: number,
  { clouds, season }: { readonly clouds: number; readonly season: number },
): readonly Shower[] {
  if (clouds < 0.5 || chance(seed + 3, day) > (clouds - 0.2) * 1.2) return [];
  const isSummer = season > 0.2;
  const hours = isSummer ? 0.5 + 2 * chance(seed + 4, day) : 2 + 7 * chance(seed + 4, day);
  const from = isSummer ? 10 + 8 * chance(seed + 5, day) : 14 * chance(seed + 5, day);
  const millimetres = (isSummer ? 24 : 9) * chance(seed + 6, day) ** 2 + 0.4;
  return [{ from, hours, millimetres }];
}

export function fallen({ showers }: PlayedDay): number {
  return showers.reduce((sum, { millimetres }) => sum + millimetres, 0);
}

/** What the soil cannot hold runs through it within the day. */
function moistureAfter(before: PlayedDay): number {
  const wetted = before.soilMoisture + fallen(before) / millimetresOfPercent - before.dried;
  return clamp(wetted, wiltingPoint - 2, fieldCapacity + 2);
}

/** Percent of volume that so many millimetres bring. */
export function wettedBy(millimetres: number): number {
  return millimetres / millimetresOfPercent;
}

export function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(highest, Math.max(lowest, value));
}
