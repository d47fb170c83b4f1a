import { addDays } from '../days.ts';
import type { DiseaseLevel, DiseaseModel, DiseaseReason, DiseaseUnit } from '../enumerations/agronomy.ts';
import type { KnownSum } from './known-hours.ts';

/** Weather of one hour at a crop; null is not known, and never taken for dry or cold. */
export interface WeatherHour {
  /** °C. */
  readonly temperature: number | null;
  /** Percent. */
  readonly humidity: number | null;
  /** mm in the hour. */
  readonly rainfall: number | null;
  readonly isLeafWet: boolean | null;
}

/** Where a model stands, and since when it is used as it stands there. */
export interface ModelSource {
  readonly document: string;
  /** An address or a DOI. */
  readonly address: string;
  /** Calendar day, or null where nobody says. */
  readonly validFrom: string | null;
}

/** A model of a disease with its figures: data, so that a farm or a newer source may have others. */
export interface DiseaseRule<Figures> {
  readonly model: DiseaseModel;
  readonly source: ModelSource;
  readonly figures: Figures;
}

/** The day that is judged, and the last day on which a spray protects the crop; null where none does. */
export interface SprayProtection {
  readonly day: string;
  readonly protectedUntil: string | null;
}

/** What a level rests on. */
export interface DiseaseReasoning {
  readonly code: DiseaseReason;
  readonly actual: number | null;
  readonly needed: number | null;
  readonly unit: DiseaseUnit | null;
  /** Of how many hours, or days where the unit is of days, the weather is not known. */
  readonly unknown: number;
  readonly protectedUntil: string | null;
}

export interface DiseaseVerdict {
  readonly model: DiseaseModel;
  readonly level: DiseaseLevel;
  readonly reason: DiseaseReasoning;
  readonly source: ModelSource;
}

/** What a model says by itself, before it is asked who sprayed. */
export interface DiseaseFinding {
  readonly level: DiseaseLevel;
  readonly reason: DiseaseReasoning;
}

export type ReasonNumbers = Partial<Omit<DiseaseReasoning, 'code'>>;

const noNumbers = { actual: null, needed: null, unit: null, unknown: 0, protectedUntil: null } as const;

export function found(level: DiseaseLevel, code: DiseaseReason, numbers: ReasonNumbers = {}): DiseaseFinding {
  return { level, reason: { ...noNumbers, ...numbers, code } };
}

/** A level that is certain, and the highest that it could be if all that nobody knows of the weather were as a disease likes it. */
export interface LevelAmong {
  readonly certain: DiseaseLevel;
  readonly possible: DiseaseLevel;
}

/** A level that some hours bear out: nobody knows it where hours that nobody knows could have made it more. */
export function foundAmong(
  { certain, possible }: LevelAmong,
  code: DiseaseReason,
  numbers: ReasonNumbers,
): DiseaseFinding {
  return certain === possible ? found(certain, code, numbers) : found('UNKNOWN', 'WEATHER_UNKNOWN', numbers);
}

/** The level of what is certain, and of what is possible. */
export function levelsOf(
  { certain, possible }: Pick<KnownSum, 'certain' | 'possible'>,
  levelOf: (sum: number) => DiseaseLevel,
): LevelAmong {
  return { certain: levelOf(certain), possible: levelOf(possible) };
}

/** A level that a sum bears out, of which so much is needed. */
export function foundBySum(
  sum: KnownSum,
  { code, needed, unit }: Pick<DiseaseReasoning, 'code' | 'needed' | 'unit'>,
  levelOf: (sum: number) => DiseaseLevel,
): DiseaseFinding {
  return foundAmong(levelsOf(sum, levelOf), code, { actual: sum.certain, needed, unit, unknown: sum.unknown });
}

/** What a rule says of a day: nothing but that the crop is protected, where a spray still does. */
export function verdictOf(
  { model, source }: DiseaseRule<unknown>,
  { day, protectedUntil }: SprayProtection,
  finding: DiseaseFinding,
): DiseaseVerdict {
  const isProtected = protectedUntil !== null && day <= protectedUntil;
  return { model, source, ...(isProtected ? found('PROTECTED', 'SPRAYED', { protectedUntil }) : finding) };
}

/** The last day on which a spray protects: so many days after its own. */
export function protectedUntil(sprayedOn: string, days: number): string {
  return addDays(sprayedOn, days);
}
