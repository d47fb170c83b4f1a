import type { NitrogenKind, NitrogenSeason } from '../enumerations/nitrogen.ts';
import type { ReleaseClass, UnitKind } from '../enumerations/material.ts';
import { groupedBy } from '../grouped-by.ts';
import { kilogramsOf, millionths } from '../materials/amount.ts';
import type { CountedShare, FertilizerFacts, Sourced } from '../materials/material-facts.ts';
import { countedShareOn, isOrganic } from '../materials/nitrogen.ts';
import { seasonBegins } from '../season.ts';
import { nitrogenRuleOn, type NitrogenRule } from './nitrogen-rules.ts';

/** A fertilizer on one parcel, by an action; without one it is only thought of. */
export interface BroughtNitrogen {
  readonly actionId: number | null;
  readonly day: string;
  readonly materialId: number;
  readonly name: string;
  readonly facts: FertilizerFacts;
  /** Millionths. */
  readonly amount: number;
  readonly unitKind: UnitKind;
}

/** What a harvest of the crop before has left on one parcel. */
export interface LeftByProduct {
  readonly actionId: number;
  readonly day: string;
  readonly cropId: number | null;
  /** Millionths; null where nobody has said how much. */
  readonly amount: number | null;
  readonly unitKind: UnitKind;
}

/** The land of a ledger, and the crop that all of it counts to. */
export interface LedgerLand {
  readonly areaM2: number;
  readonly cropId: number | null;
  readonly countryCode: string;
  /** On which rules are asked for. */
  readonly day: string;
}

/** One number of the ledger, with what it follows from. Weights are whole millionths of a kilogram; null is not known. */
export interface NitrogenEntry {
  readonly kind: NitrogenKind;
  /** Of fertilizers. */
  readonly releaseClass: ReleaseClass | null;
  readonly season: NitrogenSeason;
  readonly actionId: number | null;
  readonly day: string;
  readonly materialId: number | null;
  readonly name: string | null;
  /** Of what was brought or left. */
  readonly weight: number | null;
  /** Percent of the weight; of what crops take from the air kilograms for a hectare. */
  readonly content: number | null;
  /** Whence the content is, where a rule and not the material says it. */
  readonly contentSource: Sourced | null;
  readonly nitrogen: number | null;
  readonly share: CountedShare | null;
  readonly counted: number | null;
}

/** Sums of what is known, and of how many entries not all is known. */
export interface NitrogenSum {
  readonly nitrogen: number;
  readonly counted: number;
  readonly unknown: number;
}

export interface NitrogenGroup extends NitrogenSum, Pick<NitrogenEntry, 'kind' | 'releaseClass' | 'season'> {}

export interface NitrogenLedger {
  readonly entries: readonly NitrogenEntry[];
  readonly groups: readonly NitrogenGroup[];
  readonly total: NitrogenSum;
}

/** The ledger of one crop on one parcel: by the day; what brings no nitrogen is left out. */
export function nitrogenLedger(
  land: LedgerLand,
  brought: readonly BroughtNitrogen[],
  left: readonly LeftByProduct[],
  rules: readonly NitrogenRule[],
): NitrogenLedger {
  const entries = [
    ...brought.filter(({ facts }) => facts.percent.N !== 0).map(entryOfFertilizer),
    ...left.map((one) => entryOfByProduct(one, land, rules)),
    ...entriesOfFixation(land, rules),
  ].toSorted((one, other) => compare(one.day, other.day));
  const groups = [...groupedBy(entries, keyOf).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { kind, releaseClass, season } = first;
    return [{ kind, releaseClass, season, ...sumOf(group) }];
  });
  return { entries, groups, total: sumOf(entries) };
}

function entryOfFertilizer({ facts, amount, unitKind, ...brought }: BroughtNitrogen): NitrogenEntry {
  const { day } = brought;
  const weights = { kilogramsPerLitre: facts.kilogramsPerLitre, kilogramsPerSeedUnit: null };
  const weight = inMillionths(kilogramsOf(amount, unitKind, weights));
  const content = facts.percent.N;
  const nitrogen = partOf(weight, content);
  const share = countedShareOn(facts.countedNitrogen, day) ?? null;
  return {
    ...{ ...brought, weight, content, nitrogen, share },
    kind: isOrganic(facts.type) ? 'ORGANIC' : 'MINERAL',
    releaseClass: facts.releaseClass,
    season: seasonOf(day),
    contentSource: null,
    counted: partOf(nitrogen, share?.percent ?? null),
  };
}

function entryOfByProduct(
  { actionId, day, cropId, amount, unitKind }: LeftByProduct,
  { countryCode }: LedgerLand,
  rules: readonly NitrogenRule[],
): NitrogenEntry {
  const rule = nitrogenRuleOn(rules, { kind: 'BY_PRODUCT', cropId, countryCode, day });
  const noWeights = { kilogramsPerLitre: null, kilogramsPerSeedUnit: null };
  const weight = amount === null ? null : inMillionths(kilogramsOf(amount, unitKind, noWeights));
  const nitrogen = partOf(weight, rule?.content ?? null);
  return { ...ofRule(rule, day, nitrogen), kind: 'BY_PRODUCT', actionId, weight };
}

/** Nobody says on which day a crop takes it from the air: it is told on the day of the question. */
function entriesOfFixation(
  { areaM2, cropId, countryCode, day }: LedgerLand,
  rules: readonly NitrogenRule[],
): NitrogenEntry[] {
  const rule = nitrogenRuleOn(rules, { kind: 'FIXATION', cropId, countryCode, day });
  if (!rule) return [];
  const nitrogen =
    rule.content === null ? null : Math.round((rule.content * areaM2 * millionths) / squareMetresOfHectare);
  return [{ ...ofRule(rule, day, nitrogen), kind: 'FIXATION', actionId: null, weight: null }];
}

const squareMetresOfHectare = 10_000;

function ofRule(
  rule: NitrogenRule | undefined,
  day: string,
  nitrogen: number | null,
): Omit<NitrogenEntry, 'kind' | 'actionId' | 'weight'> {
  const season = seasonOf(day);
  const none = { releaseClass: null, materialId: null, name: null, season, day, nitrogen };
  if (!rule) return { ...none, content: null, contentSource: null, share: null, counted: null };
  const { content, countedPercent, validFrom, validTo, source, isGeneralKnowledge } = rule;
  const contentSource = { source, isGeneralKnowledge };
  const share =
    countedPercent === null ? null : { percent: countedPercent, from: validFrom, to: validTo, ...contentSource };
  return { ...none, content, contentSource, share, counted: partOf(nitrogen, countedPercent) };
}

/** Nothing of what nobody knows is nothing. */
function partOf(whole: number | null, percent: number | null): number | null {
  if (whole === 0 || percent === 0) return 0;
  return whole === null || percent === null ? null : Math.round((whole * percent) / 100);
}

function inMillionths(kilograms: number | undefined): number | null {
  return kilograms === undefined ? null : Math.round(kilograms * millionths);
}

function seasonOf(day: string): NitrogenSeason {
  return Number(day.slice(5, 7)) >= seasonBegins.month ? 'AUTUMN' : 'SPRING';
}

function keyOf({ kind, releaseClass, season }: NitrogenEntry): string {
  return `${kind} ${releaseClass} ${season}`;
}

function sumOf(entries: readonly NitrogenEntry[]): NitrogenSum {
  return {
    nitrogen: entries.reduce((sum, { nitrogen }) => sum + (nitrogen ?? 0), 0),
    counted: entries.reduce((sum, { counted }) => sum + (counted ?? 0), 0),
    unknown: entries.filter(({ nitrogen, counted }) => nitrogen === null || counted === null).length,
  };
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
