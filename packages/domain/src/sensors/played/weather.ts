import { clearSkyRadiation } from '../../agronomy/radiation.ts';
import { dayOfYear, extraterrestrialRadiationOfHour } from '../../agronomy/sun.ts';
import { saturationVapourPressure } from '../../agronomy/vapour.ts';
import { clamp, daySeconds, playedDays, wettedBy, type PlayedDay, type PlayedPlace } from './days.ts';
import { chance, drift } from './noise.ts';

/** What a farm's devices would measure at an instant, in the units of their features. */
export interface PlayedWeather {
  readonly temperature: number;
  readonly humidity: number;
  readonly pressure: number;
  readonly irradiation: number;
  readonly windSpeed: number;
  readonly windGust: number;
  readonly windDirection: number;
  /** From 0, dry, to 20, wet. */
  readonly leafWetness: number;
  /** Millimetres since 2010. */
  readonly rain: number;
  readonly soilTemperature: number;
  readonly soilMoisture: number;
  /** Below zero: what the soil draws at. */
  readonly soilWaterPotential: number;
  readonly conductivity: number;
}

/** The weather of a place at a second since 1970. */
export type PlayedCourse = (second: number) => PlayedWeather;

/**
 * Made-up weather that hangs together: it rains out of clouds, which keep the sun away and days and nights alike; air is
 * damp where it is cool; leaves are wet after rain and at night; soil is wetted by rain and dried by warm days. No model of
 * anything: it is to look plausible in charts, and to be the same at every run.
 */
export function playedWeather(place: PlayedPlace): PlayedCourse {
  const days = playedDays(place);
  return (second) => weatherAt(place, second, days);
}

function weatherAt(place: PlayedPlace, second: number, days: (day: number) => PlayedDay): PlayedWeather {
  const day = Math.floor(second / daySeconds);
  const hour = (second - day * daySeconds) / 3600;
  const [today, tomorrow] = [days(day), days(day + 1)];
  const temperature = temperatureAt(place, { today, tomorrow, day, hour });
  const rained = today.showers.reduce(
    (sum, { from, hours, millimetres }) => sum + millimetres * shareOf(hour, from, hours),
    0,
  );
  const humidity = humidityAt(place, { today, temperature, hour, at: second / 3600 });
  return {
    ...{ temperature, humidity },
    ...windAt(place, { clouds: today.clouds, hour, at: second / 3600 }),
    pressure:
      1013.25 * (1 - 2.25577e-5 * place.elevation) ** 5.25588 +
      9 * drift(place.seed + 20, day / 3 + hour / 72) -
      4 * today.clouds,
    irradiation: irradiationAt(place, { clouds: today.clouds, day, hour }),
    leafWetness: leafWetnessAt({ humidity, today, hour }),
    rain: today.rainBefore + rained,
    ...soilAt(place, { today, day, hour, rained }),
  };
}

/** Coldest at dawn, warmest in the middle of the afternoon, and from one day's mean to the next one's without a leap. */
function temperatureAt(
  { seed, longitude }: PlayedPlace,
  {
    today,
    tomorrow,
    day,
    hour,
  }: { readonly today: PlayedDay; readonly tomorrow: PlayedDay; readonly day: number; readonly hour: number },
): number {
  const solarHour = hour + longitude / 15;
  const share = hour / 24;
  const mean = today.mean * (1 - share) + tomorrow.mean * share;
  const swing = today.swing * (1 - share) + tomorrow.swing * share;
  return mean + swing * Math.cos((2 * Math.PI * (solarHour - 15)) / 24) + 0.4 * drift(seed + 10, day * 24 + hour);
}

/** So long it takes until the air is damp of rain, and until it is no more. */
const hoursToDampen = 0.75;
const hoursToClear = 2.5;

function humidityAt(
  { seed }: PlayedPlace,
  {
    today,
    temperature,
    hour,
    at,
  }: { readonly today: PlayedDay; readonly temperature: number; readonly hour: number; readonly at: number },
): number {
  // The air holds about as much vapour as dawn could: what was more is dew.
  const dew = today.mean - today.swing * 0.9 + 1.2 * drift(seed + 11, at / 9);
  const relative = (100 * saturationVapourPressure(dew)) / saturationVapourPressure(temperature);
  const ofRain = Math.max(relative, 94 + 3 * drift(seed + 19, at));
  return clamp(relative + (ofRain - relative) * dampnessOfRain(today, hour), 18, 100);
}

/** From 0 to 1: how far the air is damp of today's rain. */
function dampnessOfRain({ showers }: PlayedDay, hour: number): number {
  const ofShowers = showers.map(({ from, hours }) =>
    Math.min((hour - from) / hoursToDampen, 1 - (hour - from - hours) / hoursToClear),
  );
  return clamp(Math.max(0, ...ofShowers), 0, 1);
}

/** Stronger by day and under clouds, from the west most of the time. */
function windAt(
  { seed }: PlayedPlace,
  { clouds, hour, at }: { readonly clouds: number; readonly hour: number; readonly at: number },
): Pick<PlayedWeather, 'windSpeed' | 'windGust' | 'windDirection'> {
  const byDay = 0.8 + 0.5 * Math.cos((2 * Math.PI * (hour - 13)) / 24);
  const windSpeed = Math.max(
    0,
    (1.2 + 2.4 * clouds + 2 * drift(seed + 12, at / 7)) * byDay + 0.5 * drift(seed + 13, at * 2),
  );
  const windGust = windSpeed * (1.5 + 0.3 * drift(seed + 14, at * 2)) + 0.3;
  const windDirection = (((265 + 95 * drift(seed + 15, at / 16) + 15 * drift(seed + 16, at)) % 360) + 360) % 360;
  return { windSpeed, windGust, windDirection };
}

/** W/m²: of a clear sky by the height of the sun, less what clouds take. */
function irradiationAt(
  { seed, latitude, longitude, elevation }: PlayedPlace,
  { clouds, day, hour }: { readonly clouds: number; readonly day: number; readonly hour: number },
): number {
  const ofYear = dayOfYear(new Date(day * daySeconds * 1000).toISOString().slice(0, 10));
  const moment = { latitude, longitude, zoneLongitude: 0, dayOfYear: ofYear, middleHour: hour };
  const clear = (clearSkyRadiation(elevation, extraterrestrialRadiationOfHour(moment)) * 1e6) / 3600;
  const passing = clamp(clouds + 0.35 * drift(seed + 17, (day * 24 + hour) * 3), 0, 1);
  return clear * (1 - 0.75 * passing ** 2);
}

const hoursToDry = 3;

function leafWetnessAt({
  humidity,
  today,
  hour,
}: {
  readonly humidity: number;
  readonly today: PlayedDay;
  readonly hour: number;
}): number {
  const byRain = Math.max(
    0,
    ...today.showers.map(({ from, hours }) => (hour < from ? 0 : 1 - Math.max(0, hour - from - hours) / hoursToDry)),
  );
  const byDew = clamp((humidity - 86) / 12, 0, 0.8);
  return 20 * Math.max(byRain, byDew);
}

/** At ten centimetres: later than the air, and by less. */
function soilAt(
  { seed }: PlayedPlace,
  {
    today,
    day,
    hour,
    rained,
  }: { readonly today: PlayedDay; readonly day: number; readonly hour: number; readonly rained: number },
): Pick<PlayedWeather, 'soilTemperature' | 'soilMoisture' | 'soilWaterPotential' | 'conductivity'> {
  const season = -Math.cos((2 * Math.PI * (day - 18 - 12)) / 365.25);
  const ofSeason = 11 + 9 * season;
  const soilTemperature = Math.max(
    0.4,
    0.65 * ofSeason + 0.35 * today.mean + 0.3 * today.swing * Math.cos((2 * Math.PI * (hour - 18)) / 24),
  );
  const soilMoisture =
    today.soilMoisture + wettedBy(rained) - (today.dried * hour) / 24 + 0.05 * drift(seed + 18, day * 24 + hour);
  // Campbell's curve of a loam: air enters at 3 kPa, saturated at 45 percent.
  const soilWaterPotential = -clamp(3 * (soilMoisture / 45) ** -4.5, 5, 400);
  return { soilTemperature, soilMoisture, soilWaterPotential, conductivity: 0.12 + 0.012 * (soilMoisture - 10) };
}

function shareOf(hour: number, from: number, hours: number): number {
  return clamp((hour - from) / hours, 0, 1);
}

/** The harvest comes in on 10 August; so much the grain gains each day while it breathes. */
const harvest = { month: 7, day: 10 };
const warmingOfDay = 0.025;

/**
 * °C of the levels of a grain store from above, `levels` of them: brought in warm, cooled by air through September, then
 * warming slowly by itself, a level in the middle more than the others.
 */
export function playedStore(place: PlayedPlace, levels: number): (second: number) => readonly number[] {
  return (second) => {
    const at = new Date(second * 1000);
    const ofYear = Date.UTC(at.getUTCFullYear(), harvest.month, harvest.day) / 1000;
    const since = second >= ofYear ? ofYear : Date.UTC(at.getUTCFullYear() - 1, harvest.month, harvest.day) / 1000;
    const stored = (second - since) / daySeconds;
    return Array.from({ length: levels }, (_, level) => {
      const cooled = 11 * (1 - Math.exp(-stored / 18));
      const hot = level === Math.floor(levels / 2) ? 2.2 : 1;
      const own = 1.2 * (chance(place.seed + 30, level) - 0.5);
      return 25 + own - cooled + warmingOfDay * hot * stored + 0.15 * drift(place.seed + 31 + level, stored / 2);
    });
  };
}
