import type { HarvestedKind } from '@brazda/domain/enumerations/action.ts';
import { groupedBy } from '@brazda/domain/grouped-by.ts';
import { nitrogenTaken, uptakeOn, type NutrientUptake } from '@brazda/domain/nitrogen/nutrient-uptake.ts';
import { missing, needed, type ReportRow } from '#server/files/report/report.ts';
import type { ToldCrops } from '../crops/crops.view.ts';
import { sumOrNull } from './compose-balance-inputs.ts';
import { namedCrop } from './crop-names.ts';
import type { HarvestRow } from './nitrate-balance.repository.ts';
import type { outputColumns } from './nitrate-balance.shape.ts';
import { areaCell, rounded, roundedOrNull } from './record-cells.ts';

const kilogramsOfTonne = 1000;

export interface BalanceOutputs {
  readonly rows: ReportRow<typeof outputColumns>[];
  /** Kilograms; null where not all is known. */
  readonly nitrogen: number | null;
}

/** What was taken from the land with each crop: by-products that stayed there were not. */
export function composeOutputs(
  harvests: readonly HarvestRow[],
  rules: readonly NutrientUptake[],
  day: string,
  told: ToldCrops,
): BalanceOutputs {
  const taken = harvests.filter(({ product, isTaken }) => product === 'MAIN_PRODUCT' || isTaken !== false);
  const named = taken.map((row) => ({ row, crop: namedCrop(row, told) }));
  const groups = [...groupedBy(named, ({ row, crop }) => `${crop.key} ${row.product}`).values()];
  const { compare } = new Intl.Collator(told.language);
  const outputs = groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return {
      name: first.crop.name ?? '',
      ...outputOf(
        first.crop.name,
        group.map(({ row }) => row),
        rules,
        day,
      ),
    };
  });
  const rows = outputs
    .toSorted((one, other) => compare(one.name, other.name) || (one.product < other.product ? 1 : -1))
    .map(({ row }) => row);
  return { rows, nitrogen: sumOrNull(outputs.map(({ nitrogen }) => nitrogen)) };
}

interface Output {
  readonly product: HarvestedKind;
  readonly nitrogen: number | null;
  readonly row: ReportRow<typeof outputColumns>;
}

function outputOf(
  crop: string | null,
  rows: readonly HarvestRow[],
  rules: readonly NutrientUptake[],
  day: string,
): Output {
  const { cropId = null, product = 'MAIN_PRODUCT' } = rows[0] ?? {};
  const rule = uptakeOn(rules, { cropId, product, day });
  const kilograms = sumOrNull(rows.map(kilogramsTaken));
  const areaHa = areaCell(areaOnce(rows));
  const nitrogen = nitrogenTaken(kilograms, rule);
  const tonnes = kilograms === null ? null : kilograms / kilogramsOfTonne;
  const row: ReportRow<typeof outputColumns> = {
    ...{ crop: needed(crop), product, harvestedArea: areaHa },
    tonnes: needed(roundedOrNull(tonnes, 6)),
    yieldPerHectare: needed(tonnes === null || areaHa === 0 ? null : rounded(tonnes / areaHa, 3)),
    nitrogen: needed(roundedOrNull(nitrogen, 3)),
    ...ruleCells(rule),
  };
  return { product, nitrogen, row };
}

/** Whether a by-product left the land has to be said before it counts as taken. */
function kilogramsTaken({ product, isTaken, kilograms }: HarvestRow): number | null {
  return product === 'BY_PRODUCT' && isTaken === null ? null : kilograms;
}

function ruleCells(
  rule: NutrientUptake | undefined,
): Pick<ReportRow<typeof outputColumns>, 'uptake' | 'ruleSource' | 'generalKnowledge'> {
  if (!rule) return { uptake: missing, ruleSource: null, generalKnowledge: null };
  const { nitrogen, source, isGeneralKnowledge } = rule;
  return { uptake: needed(nitrogen), ruleSource: source, generalKnowledge: isGeneralKnowledge ? 'YES' : 'NO' };
}

/** Land that was mown or harvested again counts once. */
function areaOnce(rows: readonly HarvestRow[]): number {
  const largest = new Map<number, number>();
  for (const { parcelId, areaM2 } of rows) largest.set(parcelId, Math.max(largest.get(parcelId) ?? 0, areaM2));
  return [...largest.values()].reduce((sum, area) => sum + area, 0);
}
