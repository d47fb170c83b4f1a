import type { HoldingNitrogen, NitrogenEntry, NitrogenLedger } from '@brazda/contract/agroevidence/nitrogen-ledgers.ts';
import { daysOfSeason } from '@brazda/domain/agricultural-year.ts';
import { millionths } from '@brazda/domain/materials/amount.ts';
import { hectares, roundedHectares } from '@brazda/domain/measures.ts';
import type * as ledger from '@brazda/domain/nitrogen/ledger.ts';
import type { LedgerWindow } from '@brazda/domain/nitrogen/ledger-window.ts';
import { nitrogenRuleOn, type NitrogenRule } from '@brazda/domain/nitrogen/nitrogen-rules.ts';
import { nitrogenLimitOn } from '@brazda/domain/restrictions/judge-nitrogen.ts';
import type { NitrogenLimit } from '@brazda/domain/restrictions/rules.ts';
import type { HoldingRow, LedgerParcel } from './nitrogen-ledger.repository.ts';

type Told = Pick<NitrogenLedger, 'parcelId' | 'crop' | 'standing' | 'limit'>;

export function ledgerView(
  told: Told,
  { areaM2, window }: { readonly areaM2: number; readonly window: LedgerWindow },
  { entries, groups, total }: ledger.NitrogenLedger,
): NitrogenLedger {
  const isKnown = entries.every(({ counted }) => counted !== null);
  const area = hectares(areaM2);
  return {
    ...told,
    ...{ area: roundedHectares(area), from: window.from, to: window.to },
    entries: entries.map(entryView),
    groups: groups.map(({ kind, releaseClass, season, ...sums }) => ({ kind, releaseClass, season, ...sumView(sums) })),
    total: sumView(total),
    countedPerHectare: isKnown && area > 0 ? toGrams(total.counted / millionths / area) : null,
  };
}

/** How much nitrogen a crop may have on a day on a parcel. */
export function limitView(
  { isVulnerable }: Pick<LedgerParcel, 'isVulnerable'>,
  { cropId, day }: { readonly cropId: number | null; readonly day: string },
  limits: readonly NitrogenLimit[],
): NitrogenLedger['limit'] {
  const rule = cropId === null ? undefined : nitrogenLimitOn(limits, [cropId], day);
  if (!rule) return { isVulnerable, most: null };
  const { kilogramsPerHectare: perHectare, document, paragraph, validFrom, validTo, isGeneralKnowledge } = rule;
  return {
    isVulnerable,
    most: { perHectare, paragraph, from: validFrom, to: validTo, source: document, isGeneralKnowledge },
  };
}

function entryView({ weight, nitrogen, counted, ...entry }: ledger.NitrogenEntry): NitrogenEntry {
  const { kind, releaseClass, season, actionId, day, materialId, name, content, contentSource, share } = entry;
  return {
    ...{ kind, releaseClass, season, actionId, day, materialId, name, content, contentSource },
    share: share && { ...share },
    ...{ weight: kilogramsView(weight), nitrogen: kilogramsView(nitrogen), counted: kilogramsView(counted) },
  };
}

function sumView({ nitrogen, counted, unknown }: ledger.NitrogenSum): NitrogenLedger['total'] {
  return { nitrogen: nitrogen / millionths, counted: counted / millionths, unknown };
}

function kilogramsView(amount: number | null): number | null {
  return amount === null ? null : amount / millionths;
}

function toGrams(kilograms: number): number {
  return Math.round(kilograms * 1000) / 1000;
}

/** The organic nitrogen of a farm in a season, and what of it may be there on a day. */
export function holdingView(
  { farmId, countryCode, areaM2, organicKg, unknown }: HoldingRow,
  { season, day }: { readonly season: number; readonly day: string },
  rules: readonly NitrogenRule[],
): HoldingNitrogen {
  const area = hectares(areaM2);
  const rule = nitrogenRuleOn(rules, { kind: 'HOLDING', cropId: null, countryCode, day });
  return {
    ...{ farmId, ...daysOfSeason(season), area: roundedHectares(area), organic: toGrams(organicKg), unknown },
    perHectare: unknown === 0 && area > 0 ? toGrams(organicKg / area) : null,
    most: rule && rule.content !== null ? mostView(rule, rule.content) : null,
  };
}

function mostView(
  { validFrom, validTo, source, isGeneralKnowledge }: NitrogenRule,
  perHectare: number,
): HoldingNitrogen['most'] {
  return { perHectare, from: validFrom, to: validTo, source, isGeneralKnowledge };
}
