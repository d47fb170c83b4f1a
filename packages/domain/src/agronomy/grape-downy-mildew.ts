import {
  found,
  foundAmong,
  foundBySum,
  verdictOf,
  type DiseaseFinding,
  type DiseaseRule,
  type DiseaseVerdict,
  type SprayProtection,
  type WeatherHour,
} from './disease.ts';
import { mostInARow, nothingKnown, sumOf, type Contribution } from './known-hours.ts';

interface OosporeFigures {
  readonly baseTemperature: number;
  /** Degree-days from January on at which the first may be ripe, and at which they are. */
  readonly firstRipe: number;
  readonly ripe: number;
  /** The warmest mean of a day that nobody knows, °C: general knowledge. */
  readonly warmestMean: number;
}

interface PrimaryFigures {
  readonly windowHours: number;
  readonly rainfall: number;
  /** Mean of the window, °C. */
  readonly temperature: number;
  readonly shootLengthCm: number;
}

interface SecondaryFigures {
  /** An hour counts above the first and up to the second, °C, and above the humidity, percent. */
  readonly temperatureAbove: number;
  readonly temperatureMost: number;
  readonly humidityAbove: number;
  readonly degreeHoursAbove: number;
}

export const oosporeRule: DiseaseRule<OosporeFigures> = {
  model: 'GRAPE_DOWNY_MILDEW_OOSPORES',
  source: {
    document: 'Ripening of oospores, Agroscope Changins-Wädenswil (Viret)',
    address: 'http://docs.metos.at/Primary+Infection+of+P.+viticola',
    validFrom: null,
  },
  figures: { baseTemperature: 8, firstRipe: 160, ripe: 170, warmestMean: 30 },
};

export const primaryInfectionRule: DiseaseRule<PrimaryFigures> = {
  model: 'GRAPE_DOWNY_MILDEW_PRIMARY',
  source: {
    document: 'Rule of the three tens',
    address: 'https://www.kicro.eu/index.php/plant-pathology-focus-grapevine-downy-mildew',
    validFrom: null,
  },
  figures: { windowHours: 48, rainfall: 10, temperature: 10, shootLengthCm: 10 },
};

export const secondaryInfectionRule: DiseaseRule<SecondaryFigures> = {
  model: 'GRAPE_DOWNY_MILDEW_SECONDARY',
  source: {
    document: 'Secondary infection by Plasmopara viticola, FieldClimate',
    address: 'http://docs.metos.at/Secondary+infection+by+P.+viticola',
    validFrom: null,
  },
  figures: { temperatureAbove: 12, temperatureMost: 29, humidityAbove: 95, degreeHoursAbove: 50 },
};

/** A vineyard as the rule of the three tens asks for it; null where nobody measured. */
export interface VineStand extends SprayProtection {
  readonly shootLengthCm: number | null;
}

/** Whether oospores in fallen leaves are ripe: by the mean temperatures of all days from the first of January on. */
export function judgeOospores(
  dailyMeans: readonly (number | null)[],
  protection: SprayProtection,
  { figures, ...rule } = oosporeRule,
): DiseaseVerdict {
  const warmth = dailyMeans.map((mean) => (mean === null ? null : Math.max(0, mean - figures.baseTemperature)));
  const atMost = figures.warmestMean - figures.baseTemperature;
  const sum = dailyMeans.length === 0 ? nothingKnown : sumOf(warmth, { atMost });
  const reason = { code: 'DEGREE_DAYS', needed: figures.ripe, unit: 'DEGREE_DAYS' } as const;
  const finding = foundBySum(sum, reason, (degrees) =>
    degrees >= figures.ripe ? 'HIGH' : degrees >= figures.firstRipe ? 'LOW' : 'NONE',
  );
  return verdictOf({ ...rule, figures }, protection, finding);
}

/** Primary infection by the rule of the three tens, at the end of the last 48 hours. */
export function judgePrimaryInfection(
  hours: readonly WeatherHour[],
  stand: VineStand,
  rule = primaryInfectionRule,
): DiseaseVerdict {
  return verdictOf(rule, stand, primaryFinding(hours, stand.shootLengthCm, rule.figures));
}

/** Secondary infection: whether spores grew in a night, by its hours from sunset to sunrise. */
export function judgeSecondaryInfection(
  nightHours: readonly WeatherHour[],
  protection: SprayProtection,
  rule = secondaryInfectionRule,
): DiseaseVerdict {
  const { figures } = rule;
  const needed = figures.degreeHoursAbove;
  const sum = mostInARow(nightHours.map((hour) => degreesOf(hour, figures)));
  const reason = { code: 'DEGREE_HOURS_OF_NIGHT', needed, unit: 'DEGREE_HOURS' } as const;
  return verdictOf(
    rule,
    protection,
    foundBySum(sum, reason, (degrees) => (degrees > needed ? 'HIGH' : 'NONE')),
  );
}

function primaryFinding(
  hours: readonly WeatherHour[],
  shootLengthCm: number | null,
  figures: PrimaryFigures,
): DiseaseFinding {
  if (shootLengthCm !== null && shootLengthCm < figures.shootLengthCm) {
    return found('NONE', 'SHOOTS_TOO_SHORT', { actual: shootLengthCm, needed: figures.shootLengthCm });
  }
  const weather = rainAndWarmth(hours.slice(-figures.windowHours), figures);
  return shootLengthCm === null && weather.level === 'HIGH' ? found('UNKNOWN', 'SHOOTS_UNKNOWN') : weather;
}

function rainAndWarmth(
  hours: readonly WeatherHour[],
  { windowHours, rainfall, temperature }: PrimaryFigures,
): DiseaseFinding {
  const rain = sumOf(column(hours, 'rainfall'), { due: windowHours });
  const warmth = sumOf(column(hours, 'temperature'), { due: windowHours });
  const unknown = Math.max(rain.unknown, warmth.unknown);
  const ofRain = { actual: rain.certain, needed: rainfall, unit: 'MILLIMETRES', unknown } as const;
  const mean = warmth.unknown > 0 ? null : warmth.certain / hours.length;
  // Either alone is enough to say no, whatever nobody knows of the other.
  if (rain.possible < rainfall) return found('NONE', 'RAIN', ofRain);
  if (mean !== null && mean < temperature)
    return found('NONE', 'TOO_COLD', { actual: mean, needed: temperature, unit: 'CELSIUS', unknown });
  return foundAmong(
    { certain: rain.certain >= rainfall && mean !== null ? 'HIGH' : 'NONE', possible: 'HIGH' },
    'RAIN',
    ofRain,
  );
}

function column(hours: readonly WeatherHour[], name: 'rainfall' | 'temperature'): readonly (number | null)[] {
  return hours.map((hour) => hour[name]);
}

function degreesOf({ temperature, humidity }: WeatherHour, figures: SecondaryFigures): Contribution {
  const { temperatureAbove, temperatureMost, humidityAbove } = figures;
  if (humidity !== null && humidity <= humidityAbove) return false;
  if (temperature === null) return { atMost: temperatureMost };
  if (temperature <= temperatureAbove || temperature > temperatureMost) return false;
  return humidity === null ? { atMost: temperature } : temperature;
}
