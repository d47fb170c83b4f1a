import type { HoldingNitrogen, NitrogenLedger } from '@brazda/contract/agroevidence/nitrogen-ledgers.ts';
import { hectares, roundedHectares } from '@brazda/domain/measures.ts';
import { seasonLabel } from '@brazda/domain/season.ts';
import { mapInTurns } from '#server/concurrency/in-turns.ts';
import { findNitrogenRules } from '../actions/nitrogen-ledger.repository.ts';
import { readNitrogenLedgers } from '../actions/read-nitrogen-ledgers.ts';
import { readRules } from '../restrictions/restriction-rules.repository.ts';
import { findApplied, findUsedMaterials, type AppliedRow } from './applied-materials.repository.ts';
import { composeInputs } from './compose-balance-inputs.ts';
import { landRow } from './compose-balance-land.ts';
import { composeOutputs } from './compose-balance-outputs.ts';
import { findBalanceParcels, findHarvests, findUptake, type BalanceParcel } from './nitrate-balance.repository.ts';
import { judgedDay } from './read-active-substances.ts';
import { readNitrogenOfLand, type LandNitrogen } from './read-nitrogen-of-land.ts';
import { roundedOrNull } from './record-cells.ts';
import { daysOf } from './report-question.ts';
import { mostRows, notTooMany, type ComposeReport, type ReportSource } from './report-source.ts';
import { ruleVersion } from './rule-version.ts';

/** The balance of nitrogen of a farming year, over the whole holding. Throws `report.tooLarge`. */
export const composeNitrateBalance: ComposeReport = async (source, question) => {
  const { farms, farm, told, asThen } = source;
  if (question.season === null) throw new Error('The report has no season');
  const days = daysOf(question);
  const day = judgedDay(question.season);
  const parcels = notTooMany(await findBalanceParcels(farms, day, mostRows + 1));
  const [ledgers, applied, harvests, uptake, rulesOf, nitrogenRules] = await Promise.all([
    readLedgers(source, parcels, day),
    findApplied(farms, 'FERTILIZER', days, mostRows + 1).then(notTooMany),
    findHarvests(farms, days, mostRows + 1).then(notTooMany),
    findUptake(farms, farm.countryCode),
    readRules(farms),
    findNitrogenRules(farms),
  ]);
  const ids = applied.map(({ usedMaterialId }) => usedMaterialId);
  const used = await findUsedMaterials(farms, 'FERTILIZER', ids);
  const inputs = composeInputs(applied, used);
  const parcelIds = parcels.map(({ parcelId }) => parcelId);
  const brought = await readNitrogenOfLand(farms, { days, applied, used, parcelIds });
  const outputs = composeOutputs(harvests, uptake, day, told);
  const { limits } = rulesOf(farm.countryCode);
  const land = await mapInTurns([...parcels, ...otherLand(applied, parcelIds, brought)], (parcel) => {
    const { parcelId } = parcel;
    const ofParcel = { ledger: ledgers.ofParcel.get(parcelId), brought: brought.get(parcelId) };
    return landRow(asThen(parcel, day), { ...ofParcel, limits, day }, told);
  });
  return {
    facts: {
      ...{ farm: farm.name, holdingNumber: farm.holdingNumber, season: seasonLabel(question.season), ...days },
      ...holdingFacts(ledgers.holding, parcels),
      ...balanceFacts(ledgers.holding?.area ?? 0, inputs.nitrogen, outputs.nitrogen),
    },
    tables: [inputs.rows, outputs.rows, land],
    notes: ['balanceDay', 'balanceLand', 'balanceSources', 'fixationLeftOut', 'banAsRecorded', 'unknownIsUnknown'],
    ruleVersions: { nitrogen: ruleVersion(nitrogenRules), limits: ruleVersion(limits), uptake: ruleVersion(uptake) },
  };
};

/** Parcels that are none of those that count on the day, and of whose land none of these holds all: they have had what they have had. */
function otherLand(
  applied: readonly AppliedRow[],
  parcelIds: readonly number[],
  brought: ReadonlyMap<number, LandNitrogen>,
): BalanceParcel[] {
  const known = new Set(parcelIds);
  const others = new Map(applied.map((row) => [row.parcelId, row]));
  return [...others.values()].flatMap((row): BalanceParcel[] =>
    known.has(row.parcelId) || !brought.has(row.parcelId)
      ? []
      : [{ ...row, nitrateVulnerable: 'NOT_SPECIFIED', applicationZone: null }],
  );
}

interface Ledgers {
  readonly ofParcel: ReadonlyMap<number, NitrogenLedger>;
  readonly holding: HoldingNitrogen | undefined;
}

/** The same ledgers as of the form of actions, on the day by which the season is judged. */
async function readLedgers(
  { services, who, told }: ReportSource,
  parcels: readonly BalanceParcel[],
  day: string,
): Promise<Ledgers> {
  if (parcels.length === 0) return { ofParcel: new Map(), holding: undefined };
  const targets = parcels.map(({ parcelId }) => ({ parcelId, area: null }));
  const wish = { day, targets, cropId: null, materials: [], exceptActionId: null };
  const { parcels: ledgers, farms } = await readNitrogenLedgers(services, who, wish, told);
  return { ofParcel: new Map(ledgers.map((one) => [one.parcelId, one])), holding: farms[0] };
}

const withoutHolding = {
  ...{ area: 0, organicNitrogen: null, organicPerHectare: null, organicMost: null, ruleSource: null },
} as const;

function holdingFacts(holding: HoldingNitrogen | undefined, parcels: readonly BalanceParcel[]) {
  const vulnerable = parcels.filter(({ nitrateVulnerable }) => nitrateVulnerable === 'YES');
  // Where nobody knows of a parcel, what is known of the others is not the whole.
  const isKnown = parcels.every(({ nitrateVulnerable }) => nitrateVulnerable !== 'NOT_SPECIFIED');
  const knownArea = roundedHectares(hectares(vulnerable.reduce((sum, { areaM2 }) => sum + areaM2, 0)));
  const vulnerableArea = isKnown ? knownArea : null;
  if (!holding) return { ...withoutHolding, vulnerableArea };
  const { area, organic, unknown, perHectare, most } = holding;
  return {
    ...{ area, vulnerableArea, organicPerHectare: perHectare },
    organicNitrogen: unknown === 0 ? organic : null,
    organicMost: most?.perHectare ?? null,
    ruleSource: most?.source ?? null,
  };
}

function balanceFacts(area: number, nitrogenIn: number | null, nitrogenOut: number | null) {
  const surplus = nitrogenIn === null || nitrogenOut === null ? null : nitrogenIn - nitrogenOut;
  return {
    nitrogenIn: roundedOrNull(nitrogenIn, 3),
    nitrogenOut: roundedOrNull(nitrogenOut, 3),
    surplus: roundedOrNull(surplus, 3),
    surplusPerHectare: roundedOrNull(surplus === null || area === 0 ? null : surplus / area, 3),
  };
}
