import {
  found,
  foundBySum,
  verdictOf,
  type DiseaseFinding,
  type DiseaseRule,
  type DiseaseVerdict,
  type SprayProtection,
  type WeatherHour,
} from './disease.ts';
import { countOf, eitherOf, mostInARow, reaches, type Contribution } from './known-hours.ts';

/** From how much rain in mm, or what humidity in percent, an hour is wet. */
interface WetHourFigures {
  readonly rainfall: number;
  readonly humidity: number;
}

interface HumidityModelFigures extends WetHourFigures {
  readonly wetHoursInARow: number;
  /** BBCH, both included. */
  readonly growthStageFrom: number;
  readonly growthStageTo: number;
  /** For how long a spray is taken to protect. */
  readonly protectionDays: number;
}

interface ReferenceModelFigures extends WetHourFigures {
  readonly windowHours: number;
  readonly wetHours: number;
}

export const septoriaHumidityRule: DiseaseRule<HumidityModelFigures> = {
  model: 'WHEAT_SEPTORIA_HUMIDITY',
  source: {
    document: 'Septoria humidity model, Aarhus University and SEGES',
    address: 'https://www.vips-landbruk.no/forecasts/models/SEPTORIAHU/',
    validFrom: '2017-01-01',
  },
  figures: {
    ...{ rainfall: 0.2, humidity: 85, wetHoursInARow: 20 },
    ...{ growthStageFrom: 31, growthStageTo: 75, protectionDays: 10 },
  },
};

export const septoriaReferenceRule: DiseaseRule<ReferenceModelFigures> = {
  model: 'WHEAT_SEPTORIA_REFERENCE',
  source: {
    document: 'Septoria reference humidity model, NIBIO VIPS',
    address: 'https://gitlab.nibio.no/VIPS/models/grid/SEPTREFHUM',
    validFrom: '2023-10-25',
  },
  figures: { rainfall: 0.2, humidity: 85, windowHours: 72, wetHours: 40 },
};

/** A stand of wheat as the humidity model asks for it: BBCH, null where nobody knows. */
export interface WheatStand extends SprayProtection {
  readonly growthStage: number | null;
}

/** Septoria by wet hours that follow each other, while the upper leaves are to be kept green. */
export function judgeSeptoriaHumidity(
  hours: readonly WeatherHour[],
  stand: WheatStand,
  rule = septoriaHumidityRule,
): DiseaseVerdict {
  return verdictOf(rule, stand, findingOfStage(wetRunFinding(hours, rule.figures), stand.growthStage, rule.figures));
}

/** Septoria by all wet hours of yesterday, today and tomorrow: of the last of the hours, as many as the window has. */
export function judgeSeptoriaReference(
  hours: readonly WeatherHour[],
  protection: SprayProtection,
  rule = septoriaReferenceRule,
): DiseaseVerdict {
  const { windowHours, wetHours } = rule.figures;
  const wet = hours.slice(-windowHours).map((hour) => isWetHour(hour, rule.figures));
  const reason = { code: 'WET_HOURS_IN_WINDOW', needed: wetHours, unit: 'HOURS' } as const;
  const finding = foundBySum(countOf(wet, windowHours), reason, (count) => (count >= wetHours ? 'HIGH' : 'NONE'));
  return verdictOf(rule, protection, finding);
}

/** What the humidity model says where it is known how far the crop is grown, and the weather was judged without that. */
export function withGrowthStage(
  verdict: DiseaseVerdict,
  growthStage: number | null,
  { model, figures } = septoriaHumidityRule,
): DiseaseVerdict {
  if (verdict.model !== model || growthStage === null) return verdict;
  const isOpen = verdict.reason.code === 'GROWTH_STAGE_UNKNOWN';
  const weather = isOpen ? found('HIGH', 'WET_HOURS_IN_A_ROW', verdict.reason) : verdict;
  return { ...verdict, ...findingOfStage(weather, growthStage, figures) };
}

/** What wet hours mean for a crop that is grown so far; what is not known of it keeps a risk open. */
function findingOfStage(
  weather: DiseaseFinding,
  growthStage: number | null,
  figures: HumidityModelFigures,
): DiseaseFinding {
  if (growthStage === null)
    return weather.level === 'HIGH' ? found('UNKNOWN', 'GROWTH_STAGE_UNKNOWN', weather.reason) : weather;
  return isWithinStages(growthStage, figures)
    ? weather
    : found('NONE', 'GROWTH_STAGE_OUTSIDE', { actual: growthStage });
}

function wetRunFinding(hours: readonly WeatherHour[], figures: HumidityModelFigures): DiseaseFinding {
  const needed = figures.wetHoursInARow;
  const run = mostInARow(hours.map((hour) => asRun(isWetHour(hour, figures))));
  const sum = hours.length === 0 ? { ...run, unknown: needed } : run;
  const reason = { code: 'WET_HOURS_IN_A_ROW', needed, unit: 'HOURS' } as const;
  return foundBySum(sum, reason, (count) => (count >= needed ? 'HIGH' : 'NONE'));
}

function isWithinStages(growthStage: number, { growthStageFrom, growthStageTo }: HumidityModelFigures): boolean {
  return growthStageFrom <= growthStage && growthStage <= growthStageTo;
}

function isWetHour(hour: WeatherHour, { rainfall, humidity }: WetHourFigures): boolean | null {
  return eitherOf(reaches(hour.rainfall, rainfall), reaches(hour.humidity, humidity));
}

function asRun(isWet: boolean | null): Contribution {
  return isWet === true ? 1 : (isWet ?? { atMost: 1 });
}
