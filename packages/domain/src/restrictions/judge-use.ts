import { addDays, beginningOfDays, endOfDays, isWithin, type DayRange } from '../days.ts';
import {
  inUnit,
  kilogramsOf,
  millionths,
  perHectare,
  totalOf,
  unitKindOf,
  type SaidAmount,
} from '../materials/amount.ts';
import { mayBeBoth } from '../enumerations/deduction-kind.ts';
import type { RestrictionReason, Vote } from '../enumerations/restriction.ts';
import type { AuthorisedUse } from '../materials/material-facts.ts';
import { always, finding, onDays, type Judged, type RuleSource } from './finding.ts';
import type { JudgedApplication, JudgedParcel, SaidMaterial } from './question.ts';

/** Checks of one use of a product that hang on what was said, and on what grows. */
export function judgeCrop(
  use: AuthorisedUse,
  { stand, cropIds }: JudgedParcel,
  day: string,
  source: RuleSource,
): Judged {
  const check = 'CROP';
  const about = use.cropText === '' ? null : use.cropText;
  if (!use.cropIds.some((id) => cropIds.includes(id))) throw new RangeError('The use is of another crop');
  if (stand === null) return always(finding({ check, vote: 'ALLOWED', reason: 'CROP_AUTHORISED', source }, { about }));
  const closed: DayRange[] = [];
  if (stand.from > beginningOfDays) closed.push({ from: beginningOfDays, to: addDays(stand.from, -1) });
  if (stand.to < endOfDays) closed.push({ from: addDays(stand.to, 1), to: endOfDays });
  const days = { from: toldDay(stand.from), to: toldDay(stand.to) };
  if (isWithin(stand, day)) {
    return onDays(finding({ check, vote: 'ALLOWED', reason: 'CROP_AUTHORISED', source }, { ...days, about }), closed);
  }
  return onDays(
    finding({ check, vote: 'FORBIDDEN', reason: 'CROP_STANDS_NO_MORE', source }, { ...days, about }),
    closed,
  );
}

/**
 * Whether a product may be used on all that stands on a parcel: on a part, or instead of the crop that is meant, something
 * else may stand for which it has no use. Undefined where nothing else stands for which it has none.
 */
export function judgeOtherCrops(
  uses: readonly AuthorisedUse[],
  { otherStands }: JudgedParcel,
  day: string,
  source: RuleSource,
): Judged | undefined {
  const without = otherStands.filter(({ cropId }) => !uses.some(({ cropIds }) => cropIds.includes(cropId)));
  if (without.length === 0) return undefined;
  const closed = without.map(({ from, to }) => ({ from, to }));
  const stands = closed.find((range) => isWithin(range, day));
  const days = { from: stands ? toldDay(stands.from) : null, to: stands ? toldDay(stands.to) : null };
  const vote = stands ? 'UNKNOWN' : 'ALLOWED';
  const reason = stands ? 'OTHER_CROP_STANDS' : 'CROP_AUTHORISED';
  return onDays(finding({ check: 'CROP', vote, reason, source }, days), closed);
}

function toldDay(day: string): string | null {
  return day <= beginningOfDays || day >= endOfDays ? null : day;
}

export function judgeOrganism(use: AuthorisedUse, said: readonly string[], source: RuleSource): Judged {
  const check = 'ORGANISM';
  const about = use.organisms.map(({ name }) => name).join(', ') || null;
  if (use.organisms.length === 0) return unknown(check, 'ORGANISMS_NOT_STATED', source);
  if (said.length === 0)
    return always(finding({ check, vote: 'UNKNOWN', reason: 'ORGANISM_NOT_SAID', source }, { about }));
  const codes = new Set(use.organisms.map(({ code }) => code));
  if (said.every((code) => codes.has(code))) {
    return always(finding({ check, vote: 'ALLOWED', reason: 'ORGANISM_AUTHORISED', source }, { about }));
  }
  return always(finding({ check, vote: 'FORBIDDEN', reason: 'ORGANISM_NOT_AUTHORISED', source }, { about }));
}

export function judgeGrowthStage(
  use: AuthorisedUse,
  { growthStage: actual }: JudgedParcel,
  application: JudgedApplication,
  source: RuleSource,
): Judged {
  const check = 'GROWTH_STAGE';
  const { growthStageFrom: least, growthStageTo: most, timing } = use;
  const numbers = { least, most, actual, unit: 'BBCH' } as const;
  const told = (vote: Vote, reason: RestrictionReason): Judged =>
    always(finding({ check, vote, reason, source }, numbers));
  const isTiming = timing === null || timing === application.timing;
  if (!isTiming && application.timing !== null && !mayBeBoth(timing, application.timing)) {
    return told('FORBIDDEN', 'TIMING_NOT_AUTHORISED');
  }
  if (least === null && most === null) return unknown(check, 'STAGES_NOT_STATED', source);
  if (actual === null) return told('UNKNOWN', 'STAGE_NOT_SAID');
  if (isOutside(actual, use)) return told('FORBIDDEN', 'STAGE_OUTSIDE');
  return isTiming ? told('ALLOWED', 'STAGE_WITHIN') : told('UNKNOWN', 'TIMING_NOT_SAID');
}

function isOutside(stage: number, { growthStageFrom: least, growthStageTo: most }: AuthorisedUse): boolean {
  return (least !== null && stage < least) || (most !== null && stage > most);
}

/** What was said falls to a hectare of this area; doses that differ by less than this part are the same. */
const sameDose = 1e-9;

export function judgeDose(use: AuthorisedUse, said: SaidMaterial, areaM2: number, source: RuleSource): Judged {
  const check = 'DOSE';
  const { doseMin: least, doseMax: most, doseUnit: unit } = use;
  if (unit === null || most === null) return unknown(check, 'DOSE_NOT_STATED', source);
  const numbers = { least, most, unit };
  const dose = use.dosePer === 'HECTARE' ? doseOfAll(unit, said, areaM2) : undefined;
  if (dose === undefined) {
    return always(finding({ check, vote: 'UNKNOWN', reason: 'DOSE_NOT_COMPARABLE', source }, numbers));
  }
  const told = { ...numbers, actual: dose };
  if (dose > most * (1 + sameDose)) {
    return always(finding({ check, vote: 'FORBIDDEN', reason: 'DOSE_ABOVE', source }, told));
  }
  if (least !== null && dose < least * (1 - sameDose)) {
    return always(finding({ check, vote: 'WARNING', reason: 'DOSE_BELOW', source }, told));
  }
  return always(finding({ check, vote: 'ALLOWED', reason: 'DOSE_WITHIN', source }, told));
}

/** What is brought of a material at once, from however many packages. */
function doseOfAll(unit: SaidAmount['unit'], said: SaidMaterial, areaM2: number): number | undefined {
  const doses = [said.amount, ...said.further].map((amount) => doseIn(unit, { ...said, amount }, areaM2));
  return doses.reduce((sum, dose) => (sum === undefined || dose === undefined ? undefined : sum + dose), 0);
}

/** So much for a hectare in another unit; undefined where a density is wanted and not known. */
function doseIn(unit: SaidAmount['unit'], { amount, material }: SaidMaterial, areaM2: number): number | undefined {
  const squareMetresOfHectare = 10_000;
  const ofHectare =
    amount.basis === 'HECTARE'
      ? totalOf(amount, squareMetresOfHectare)
      : perHectare(totalOf(amount, areaM2) ?? Number.NaN, areaM2);
  if (ofHectare === undefined || Number.isNaN(ofHectare)) return undefined;
  const [from, to] = [unitKindOf(amount.unit), unitKindOf(unit)];
  if (from === to) return inUnit(ofHectare, unit);
  const density = material.kind === 'SEED' ? null : material.facts.kilogramsPerLitre;
  const weights = { kilogramsPerLitre: density, kilogramsPerSeedUnit: null };
  const kilograms = kilogramsOf(ofHectare, from, weights);
  if (kilograms === undefined) return undefined;
  if (to === 'WEIGHT') return inUnit(kilograms * millionths, unit);
  return to === 'VOLUME' && density !== null ? inUnit((kilograms / density) * millionths, unit) : undefined;
}

type NotStated = 'ORGANISMS_NOT_STATED' | 'STAGES_NOT_STATED' | 'DOSE_NOT_STATED';

function unknown(check: 'ORGANISM' | 'GROWTH_STAGE' | 'DOSE', reason: NotStated, source: RuleSource): Judged {
  return always(finding({ check, vote: 'UNKNOWN', reason, source }));
}
