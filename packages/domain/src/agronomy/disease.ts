import { addDays } from '../days.ts';
import type { DiseaseLevel, DiseaseModel, DiseaseReason, DiseaseUnit } from '../enumerations/agronomy.ts';

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

/**
 * A level that some hours bear out. High is certain by what is known alone. Below it, hours that nobody knows could have
 * made it more, so that nobody knows the level either.
 */
export function foundAmong(level: DiseaseLevel, code: DiseaseReason, numbers: ReasonNumbers): DiseaseFinding {
  const isUnknown = (numbers.unknown ?? 0) > 0 && level !== 'HIGH';
  return isUnknown ? found('UNKNOWN', 'WEATHER_UNKNOWN', numbers) : found(level, code, numbers);
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
