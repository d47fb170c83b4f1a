import { highestDose, substanceKilograms, treatmentFrequency } from '@brazda/domain/materials/substance-use.ts';
import { groupedBy } from '@brazda/domain/grouped-by.ts';
import type { ReportRow } from '#server/files/report/report.ts';
import type { ToldCrops } from '../crops/crops.view.ts';
import type { frequencyColumns, substanceColumns } from './active-substances.shape.ts';
import type { AppliedRow } from './applied-materials.repository.ts';
import type { UsedProducts } from './compose-plant-protection.ts';
import { namedCrop } from './crop-names.ts';
import type { CropArea } from './grown-crops-report.repository.ts';
import { areaCell, rounded, roundedOrNull } from './record-cells.ts';

/** A treatment with what it was done to and with. */
interface Treatment {
  readonly row: AppliedRow;
  readonly crop: ReturnType<typeof namedCrop>;
  readonly product: ReturnType<UsedProducts['get']>;
}

export interface SubstanceTables {
  readonly substances: ReportRow<typeof substanceColumns>[];
  readonly frequency: ReportRow<typeof frequencyColumns>[];
}

/** What of each active substance came onto each crop, and how often each crop was treated; sums are of what is known. */
export function composeSubstances(
  applied: readonly AppliedRow[],
  used: UsedProducts,
  areas: readonly CropArea[],
  told: ToldCrops,
): SubstanceTables {
  const areaOf = new Map(areas.map((one) => [namedCrop(one, told).key, one.areaM2]));
  const treatments = applied.map((row): Treatment => ({
    row,
    crop: namedCrop(row, told),
    product: used.get(row.usedMaterialId),
  }));
  const byCrop = [...groupedBy(treatments, ({ crop }) => crop.key).values()].toSorted(byName(told.language));
  return {
    substances: byCrop.flatMap((ofCrop) => substanceRows(ofCrop, areaOf)),
    frequency: byCrop.flatMap((ofCrop) => frequencyRow(ofCrop, areaOf)),
  };
}

function byName(language: string): (one: readonly Treatment[], other: readonly Treatment[]) => number {
  const { compare } = new Intl.Collator(language);
  const nameOf = ([first]: readonly Treatment[]): string => first?.crop.name ?? '';
  return (one, other) => compare(nameOf(one), nameOf(other)) || compare(keyOf(one), keyOf(other));
}

function keyOf([first]: readonly Treatment[]): string {
  return first?.crop.key ?? '';
}

type AreaOf = ReadonlyMap<string, number>;

function substanceRows(ofCrop: readonly Treatment[], areaOf: AreaOf): SubstanceTables['substances'] {
  const uses = ofCrop.flatMap((treatment) =>
    (treatment.product?.facts.activeSubstances ?? []).map((substance) => ({ treatment, substance })),
  );
  const bySubstance = [...groupedBy(uses, ({ substance }) => substance.name).entries()].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return bySubstance.flatMap(([name, of]) => {
    const [first] = of;
    if (!first) return [];
    const { crop } = first.treatment;
    const each = of.map(({ treatment: { row, product }, substance }) =>
      substanceKilograms(substance, { ...row, kilogramsPerLitre: product?.facts.kilogramsPerLitre ?? null }),
    );
    const kilograms = each.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    const unknown = each.filter((one) => one === null).length;
    const treated = areaCell(of.reduce((sum, { treatment }) => sum + treatment.row.areaM2, 0));
    const cropArea = areaOf.get(crop.key);
    const whole = cropArea === undefined ? null : areaCell(cropArea);
    const isKnown = unknown === 0;
    return {
      ...{ crop: crop.name, eppo: crop.eppo, substance: name, cropArea: whole, treatedArea: treated },
      kilograms: rounded(kilograms, 6),
      perTreatedHectare: isKnown && treated > 0 ? rounded(kilograms / treated, 6) : null,
      perCropHectare: isKnown && whole !== null && whole > 0 ? rounded(kilograms / whole, 6) : null,
      unknown,
    };
  });
}

function frequencyRow(ofCrop: readonly Treatment[], areaOf: AreaOf): SubstanceTables['frequency'] {
  const [first] = ofCrop;
  if (!first) return [];
  const { crop } = first;
  const cropArea = areaOf.get(crop.key) ?? null;
  const each = ofCrop.map(({ row, product }) => {
    const highest = highestDose(product?.facts.uses ?? [], row, row.unitKind);
    return treatmentFrequency(row.amount, highest, cropArea);
  });
  const unknown = each.filter((one) => one === null).length;
  const atLeast = rounded(
    each.reduce<number>((sum, one) => sum + (one ?? 0), 0),
    4,
  );
  return [
    {
      ...{ crop: crop.name, eppo: crop.eppo },
      cropArea: roundedOrNull(cropArea === null ? null : areaCell(cropArea), 4),
      treatments: ofCrop.length,
      frequency: unknown === 0 ? atLeast : null,
      frequencyAtLeast: unknown === ofCrop.length ? null : atLeast,
      unknown,
    },
  ];
}
