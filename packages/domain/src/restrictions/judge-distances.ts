import { slopeOfLabelsDegrees } from '../deductions/deduction-rules.ts';
import { mayBeBoth, type DeductionKind, type UnknownDeduction } from '../enumerations/deduction-kind.ts';
import type { DriftReduction } from '../enumerations/material.ts';
import type { SafeDistance } from '../materials/material-facts.ts';
import { always, finding, type Judged, type RuleSource } from './finding.ts';
import { labelOf } from './label-source.ts';
import type { JudgedApplication, JudgedMaterial } from './question.ts';
import { holdsOn, type DistanceRule } from './rules.ts';

/** How far from something a material is kept, and who asks for it. */
export interface DistanceDemand {
  readonly along: DeductionKind;
  /** Null where it must not be used there at all. */
  readonly metres: number | null;
  readonly leastSlopeDegrees: number | null;
  readonly source: RuleSource;
}

/** What a label has to say of every product, or nobody knows how far it is kept away. */
export const statedByLabels = ['BOUNDARY', 'WATER', 'SLOPE_WATER'] as const satisfies readonly DeductionKind[];

/** The distances of a material, and along what none is known though there should be one. */
export interface DistanceDemands {
  readonly demands: readonly DistanceDemand[];
  readonly notStated: readonly DeductionKind[];
  readonly source: RuleSource | null;
}

type SaidOfDistances = Omit<JudgedApplication, 'startedAt' | 'water'>;

export function demandsOf(
  material: JudgedMaterial,
  application: SaidOfDistances,
  rules: readonly DistanceRule[],
): DistanceDemands {
  const ofRules = rules
    .filter(({ materialKind }) => materialKind === null || materialKind === material.kind)
    .filter((rule) => holdsOn(rule, application.day))
    .filter(({ variant }) => variant === null || application.timing === null || mayBeBoth(variant, application.timing))
    .map(demandOfRule);
  if (material.kind === 'SEED') return { demands: [], notStated: [], source: null };
  if (material.kind === 'FERTILIZER') {
    return { demands: ofRules, notStated: ofRules.length === 0 ? ['WATER'] : [], source: null };
  }
  const source = labelOf(material);
  const kinds = [...new Set([...statedByLabels, ...material.facts.distances.map(({ kind }) => kind)])];
  const stated = kinds.map((kind) => statedDistance(material.facts.distances, kind, application));
  const demands = kinds.flatMap((along, at): DistanceDemand[] => {
    const metres = stated[at];
    if (metres === undefined) return [];
    return [{ along, metres, leastSlopeDegrees: along === 'SLOPE_WATER' ? slopeOfLabelsDegrees : null, source }];
  });
  const furtherRules = ofRules.filter((rule) => !demands.some((demand) => asksForAsMuch(demand, rule)));
  const notStated = kinds.filter(
    (kind, at) => stated[at] === undefined && !furtherRules.some(({ along }) => along === kind),
  );
  return { demands: [...demands, ...furtherRules], notStated, source };
}

/** Whether who keeps the one keeps the other as well. */
function asksForAsMuch(one: DistanceDemand, other: DistanceDemand): boolean {
  if (one.along !== other.along) return false;
  const isAsWide = one.metres === null || (other.metres !== null && one.metres >= other.metres);
  const isOnAsMuchLand =
    one.leastSlopeDegrees === null ||
    (other.leastSlopeDegrees !== null && one.leastSlopeDegrees <= other.leastSlopeDegrees);
  return isAsWide && isOnAsMuchLand;
}

function demandOfRule({
  kind,
  widthM,
  leastSlopeDegrees,
  source,
  validFrom,
  validTo,
  isGeneralKnowledge,
}: DistanceRule) {
  return {
    ...{ along: kind, metres: widthM, leastSlopeDegrees },
    source: { document: source, paragraph: null, validFrom, validTo, isGeneralKnowledge },
  };
}

/**
 * What the label says of a kind with so much less drift: the row of the largest reduction that is not above it. Of all times
 * that it may be, the widest holds: whoever sprays a crop that is up may do so in autumn. Undefined where nothing is stated.
 */
function statedDistance(
  distances: readonly SafeDistance[],
  kind: DeductionKind,
  { timing, driftReduction }: SaidOfDistances,
): number | null | undefined {
  const ofKind = distances.filter((distance) => distance.kind === kind);
  const ofTiming = ofKind.filter(({ variant }) => variant !== null && variant === timing);
  const chosen = ofKind.filter(({ variant }) => {
    if (timing === null || variant === timing) return true;
    return variant === null ? ofTiming.length === 0 : mayBeBoth(variant, timing);
  });
  const widths = [...new Set(chosen.map(({ variant }) => variant))].flatMap((variant) => {
    const ofVariant = chosen.filter((distance) => distance.variant === variant);
    const reached = withReduction(ofVariant, driftReduction ?? 0);
    return reached === undefined ? [] : [reached.metres];
  });
  if (widths.length === 0) return undefined;
  return widths.reduce((widest, metres) => (widest === null || metres === null ? null : Math.max(widest, metres)));
}

function withReduction(distances: readonly SafeDistance[], reduction: DriftReduction): SafeDistance | undefined {
  return distances
    .filter((distance) => distance.reduction <= reduction)
    .toSorted((one, other) => other.reduction - one.reduction)[0];
}

/** What is left of a parcel where a distance is kept. */
export interface LandLeft {
  readonly unknownBecause: UnknownDeduction | null;
  readonly leftOutM2: number;
  readonly remainingM2: number;
  /** Whether that is what a wider strip leaves, of another material of the same application, in which this one lies. */
  readonly isWithinWider?: boolean;
}

const squareMetresOfHectare = 10_000;
/** Land of less than a square metre is none. */
const noLandM2 = 1;

/** Whether the land that is to be worked keeps a distance. */
export function judgeDistance(
  { along, metres, source }: DistanceDemand,
  { unknownBecause, leftOutM2, remainingM2, isWithinWider = false }: LandLeft,
  workedM2: number,
): Judged {
  const check = 'DISTANCE';
  const numbers = { along, least: metres, unit: 'METRES' } as const;
  if (unknownBecause === 'NO_FEATURES') {
    return always(finding({ check, vote: 'UNKNOWN', reason: 'DISTANCE_NO_FEATURES', source }, numbers));
  }
  if (unknownBecause !== null) {
    return always(finding({ check, vote: 'UNKNOWN', reason: 'DISTANCE_NO_SLOPE', source }, numbers));
  }
  const told = { ...numbers, leftOut: leftOutM2 / squareMetresOfHectare, actual: workedM2 / squareMetresOfHectare };
  if (leftOutM2 < noLandM2 || workedM2 <= remainingM2) {
    return always(finding({ check, vote: 'ALLOWED', reason: 'DISTANCE_KEPT', source }, told));
  }
  if (remainingM2 < noLandM2) {
    return always(finding({ check, vote: 'FORBIDDEN', reason: 'DISTANCE_TAKES_ALL', source }, told));
  }
  if (isWithinWider)
    return always(finding({ check, vote: 'WARNING', reason: 'DISTANCE_WITHIN_WIDER', source }, numbers));
  return always(finding({ check, vote: 'WARNING', reason: 'DISTANCE_TAKES_LAND', source }, told));
}

/** That nobody has said how far from something a material is kept. */
export function notStated(along: DeductionKind, source: RuleSource | null): Judged {
  return always(finding({ check: 'DISTANCE', vote: 'UNKNOWN', reason: 'DISTANCES_NOT_STATED', source }, { along }));
}
