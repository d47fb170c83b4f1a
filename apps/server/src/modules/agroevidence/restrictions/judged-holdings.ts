import { daysOfSeason } from '@brazda/domain/agricultural-year.ts';
import { nitrogenRuleOn, type NitrogenRule } from '@brazda/domain/nitrogen/nitrogen-rules.ts';
import type { JudgedHolding } from '@brazda/domain/restrictions/question.ts';
import { seasonOfDay } from '@brazda/domain/season.ts';
import type { FarmReading } from '#server/db/farm-scope.ts';
import { findHoldings, findNitrogenRules, type HoldingRow } from '../actions/nitrogen-ledger.repository.ts';

/** What of organic nitrogen is to be brought. */
export interface BroughtOrganic {
  readonly day: string;
  readonly exceptActionId?: number | null | undefined;
  /** Kilograms on each hectare; null where nobody knows. */
  readonly perHectare: number | null;
  /** Square metres of each farm on which it is brought. */
  readonly landOfFarms: ReadonlyMap<number, number>;
}

const squareMetresOfHectare = 10_000;

/** The organic nitrogen of farms in the farming year of a day, with what is to be brought, by their numbers. */
export async function readJudgedHoldings(
  farms: FarmReading,
  { day, exceptActionId = null, perHectare, landOfFarms }: BroughtOrganic,
  now: Date,
): Promise<ReadonlyMap<number, JudgedHolding>> {
  const span = { ...daysOfSeason(seasonOfDay(day)), exceptActionId, isUnderWayToo: true };
  const [holdings, rules] = await Promise.all([
    findHoldings(farms, [...landOfFarms.keys()], span, now),
    findNitrogenRules(farms),
  ]);
  return new Map(
    holdings.map((holding): [number, JudgedHolding] => {
      const { farmId, areaM2, organicKg, unknown } = holding;
      const brought =
        perHectare === null ? null : (perHectare * (landOfFarms.get(farmId) ?? 0)) / squareMetresOfHectare;
      const isKnown = unknown === 0 && areaM2 > 0;
      const actual = brought === null || !isKnown ? null : ((organicKg + brought) * squareMetresOfHectare) / areaM2;
      return [farmId, { actual, most: mostOf(holding, rules, day) }];
    }),
  );
}

function mostOf({ countryCode }: HoldingRow, rules: readonly NitrogenRule[], day: string): JudgedHolding['most'] {
  const rule = nitrogenRuleOn(rules, { kind: 'HOLDING', cropId: null, countryCode, day });
  if (rule?.content == null) return null;
  const { source: document, validFrom, validTo, isGeneralKnowledge } = rule;
  return { perHectare: rule.content, source: { document, paragraph: null, validFrom, validTo, isGeneralKnowledge } };
}
