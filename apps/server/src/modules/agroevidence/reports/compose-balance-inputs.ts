import type { FertilizerFacts } from '@brazda/domain/materials/material-facts.ts';
import { kilogramsOf, millionths } from '@brazda/domain/materials/amount.ts';
import { groupedBy } from '@brazda/domain/grouped-by.ts';
import { contentOf } from '@brazda/domain/materials/nitrogen.ts';
import { nitrogenLedger, type BroughtNitrogen, type NitrogenEntry } from '@brazda/domain/nitrogen/ledger.ts';
import { needed, type ReportRow } from '#server/files/report/report.ts';
import type { AppliedRow, UsedMaterial } from './applied-materials.repository.ts';
import type { inputColumns } from './nitrate-balance.shape.ts';
import { rounded, roundedOrNull } from './record-cells.ts';

const kilogramsOfTonne = 1000;
/** Fertilizers ask neither for the crop nor for the land that they were brought onto. */
const anyLand = { areaM2: 0, cropId: null, countryCode: '', day: '' } as const;

export interface BalanceInputs {
  readonly rows: ReportRow<typeof inputColumns>[];
  /** Kilograms; null where not all is known. */
  readonly nitrogen: number | null;
}

/** What each fertilizer has brought onto the land of a farm, by the ledger that also counts it to crops. */
export function composeInputs(
  applied: readonly AppliedRow[],
  used: ReadonlyMap<number, UsedMaterial<FertilizerFacts>>,
): BalanceInputs {
  const inputs = [...groupedBy(applied, ({ usedMaterialId }) => usedMaterialId).entries()].flatMap(([id, rows]) => {
    const fertilizer = used.get(id);
    return fertilizer ? inputOf(fertilizer, rows) : [];
  });
  const rows = inputs.toSorted((one, other) => (one.name < other.name ? -1 : 1)).map(({ row }) => row);
  return { rows, nitrogen: sumOrNull(inputs.map(({ nitrogen }) => nitrogen)) };
}

/** Millionths of a kilogram of nitrogen that one fertilizer brought onto one parcel; null where nobody knows. */
export function nitrogenBrought(
  row: Pick<AppliedRow, 'actionId' | 'day' | 'amount' | 'unitKind' | 'usedMaterialId'>,
  fertilizer: UsedMaterial<FertilizerFacts> | undefined,
): number | null {
  if (!fertilizer) return null;
  return sumOrNull(
    nitrogenLedger(anyLand, [broughtBy(row, fertilizer)], [], []).entries.map(({ nitrogen }) => nitrogen),
  );
}

function broughtBy(
  { actionId, day, amount, unitKind, usedMaterialId }: Parameters<typeof nitrogenBrought>[0],
  { name, facts }: UsedMaterial<FertilizerFacts>,
): BroughtNitrogen {
  return { actionId, day, amount, unitKind, name, facts, materialId: usedMaterialId };
}

interface Input {
  readonly name: string;
  readonly nitrogen: number | null;
  readonly row: ReportRow<typeof inputColumns>;
}

function inputOf(fertilizer: UsedMaterial<FertilizerFacts>, rows: readonly AppliedRow[]): Input {
  const { name, facts } = fertilizer;
  const brought = rows.map((row) => broughtBy(row, fertilizer));
  const { entries } = nitrogenLedger(anyLand, brought, [], []);
  const weights = { kilogramsPerLitre: facts.kilogramsPerLitre, kilogramsPerSeedUnit: null };
  const kilograms = sumOrNull(rows.map(({ amount, unitKind }) => kilogramsOf(amount, unitKind, weights) ?? null));
  const part = (percent: number | null): number | null => roundedOrNull(contentOf(percent, kilograms ?? undefined), 3);
  const nitrogen = kilogramsIn(entries, 'nitrogen');
  const share = sameShare(entries);
  return {
    name,
    nitrogen,
    row: {
      fertilizer: name,
      releaseClass: facts.releaseClass,
      tonnes: needed(kilograms === null ? null : rounded(kilograms / kilogramsOfTonne, 6)),
      nitrogenPercent: facts.percent.N,
      nitrogen: needed(roundedOrNull(nitrogen, 3)),
      countedPercent: share?.percent ?? null,
      countedNitrogen: needed(roundedOrNull(kilogramsIn(entries, 'counted'), 3)),
      p2o5: part(facts.percent.P2O5),
      k2o: part(facts.percent.K2O),
      ruleSource: share?.source ?? null,
      generalKnowledge: share ? (share.isGeneralKnowledge ? 'YES' : 'NO') : null,
    },
  };
}

/** The share that counts, where it is the same for all; it may have changed within the year. */
function sameShare(entries: readonly NitrogenEntry[]): NitrogenEntry['share'] {
  const [first] = entries;
  return first?.share && entries.every(({ share }) => share?.percent === first.share?.percent) ? first.share : null;
}

function kilogramsIn(entries: readonly NitrogenEntry[], what: 'nitrogen' | 'counted'): number | null {
  const sum = sumOrNull(entries.map((entry) => entry[what]));
  return sum === null ? null : sum / millionths;
}

/** Not known where a part is not. */
export function sumOrNull(parts: readonly (number | null)[]): number | null {
  return parts.reduce((whole, part) => (whole === null || part === null ? null : whole + part), 0);
}
