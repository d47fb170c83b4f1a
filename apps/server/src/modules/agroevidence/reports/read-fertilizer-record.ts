import type { FertilizerFacts } from '@brazda/domain/materials/material-facts.ts';
import { kilogramsOf } from '@brazda/domain/materials/amount.ts';
import { contentOf, nitrogenOf } from '@brazda/domain/materials/nitrogen.ts';
import { mapInTurns } from '#server/concurrency/in-turns.ts';
import { missing, needed, type ReportRow } from '#server/files/report/report.ts';
import type { ToldCrops } from '../crops/crops.view.ts';
import { findApplied, findUsedMaterials, type AppliedRow, type UsedMaterial } from './applied-materials.repository.ts';
import { recordCounts } from './compose-plant-protection.ts';
import { namedCrop } from './crop-names.ts';
import type { cropColumns, fertilizerColumns } from './fertilizer-record.shape.ts';
import { findGrownCrops, type GrownCrop } from './grown-crops-report.repository.ts';
import { amountCells, areaCell, placeCells, rounded, roundedOrNull } from './record-cells.ts';
import { daysOf } from './report-question.ts';
import { mostRows, notTooMany, type ComposeReport } from './report-source.ts';

/** The record of fertilizers of some days, with the crops that stood then. Throws `report.tooLarge`. */
export const composeFertilizers: ComposeReport = async ({ farms, farm, told, asThen }, question) => {
  const days = daysOf(question);
  const [applied, grown] = await Promise.all([
    findApplied(farms, 'FERTILIZER', days, mostRows + 1).then(notTooMany),
    findGrownCrops(farms, days, mostRows + 1).then(notTooMany),
  ]);
  const ids = applied.map(({ usedMaterialId }) => usedMaterialId);
  const used = await findUsedMaterials(farms, 'FERTILIZER', ids);
  const records = await mapInTurns(applied, (row) =>
    fertilizerRow(asThen(row, row.day), used.get(row.usedMaterialId), told),
  );
  const crops = await mapInTurns(grown, (one) => grownRow(asThen(one, one.lastDay), told));
  const sum = (key: 'nitrogen' | 'p2o5' | 'k2o'): number | null =>
    records.reduce<number | null>((all, row) => {
      const cell = row[key];
      return all === null || typeof cell !== 'number' ? null : rounded(all + cell, 3);
    }, 0);
  return {
    facts: {
      ...{ farm: farm.name, holdingNumber: farm.holdingNumber, ...days, ...recordCounts(records) },
      ...{ nitrogen: sum('nitrogen'), p2o5: sum('p2o5'), k2o: sum('k2o') },
    },
    tables: [records, crops],
    notes: ['namesAsThen', 'missingByLaw', 'sumsOfKnown'],
    ruleVersions: {},
  };
};

function fertilizerRow(
  row: AppliedRow,
  fertilizer: UsedMaterial<FertilizerFacts> | undefined,
  told: ToldCrops,
): ReportRow<typeof fertilizerColumns> {
  return {
    day: row.day,
    // Only what is to be worked into the soil has such a day; nobody says of which fertilizers that is.
    incorporatedOn: row.incorporatedOn,
    ...placeCells(row),
    parcelArea: areaCell(row.parcelM2),
    treatedArea: areaCell(row.areaM2),
    crop: needed(namedCrop(row, told).name),
    fertilizer: needed(fertilizer?.name ?? null),
    registrationNumber: fertilizer?.registrationNumber ?? null,
    ...amountCells(row),
    ...(fertilizer ? nutrientCells(row, fertilizer.facts) : withoutFacts),
    operator: row.operator,
  };
}

const withoutFacts = { fertilizerType: null, nitrogen: missing, p2o5: missing, k2o: missing, countedNitrogen: null };

function nutrientCells(
  row: AppliedRow,
  facts: FertilizerFacts,
): Pick<ReportRow<typeof fertilizerColumns>, keyof typeof withoutFacts> {
  const kilograms = kilogramsOf(row.amount, row.unitKind, { ...facts, kilogramsPerSeedUnit: null });
  const nutrient = (percent: number | null): number | null => roundedOrNull(contentOf(percent, kilograms), 3);
  const { N, P2O5, K2O } = facts.percent;
  return {
    fertilizerType: facts.type,
    nitrogen: needed(nutrient(N)),
    p2o5: needed(nutrient(P2O5)),
    k2o: needed(nutrient(K2O)),
    countedNitrogen: roundedOrNull(nitrogenOf([{ facts, kilograms }], row.day).counted, 3),
  };
}

const kilogramsOfTonne = 1000;

function grownRow(row: GrownCrop, told: ToldCrops): ReportRow<typeof cropColumns> {
  const perHectare = (kilograms: number | null): number | null =>
    kilograms === null || row.harvestedM2 === null
      ? null
      : rounded(kilograms / kilogramsOfTonne / areaCell(row.harvestedM2), 3);
  return {
    ...placeCells(row),
    crop: needed(namedCrop(row, told).name),
    // Of what nobody has sown here, such as old grassland, the law can ask for no variety.
    variety: row.sownOn === null ? row.variety : needed(row.variety),
    cropArea: areaCell(row.areaM2),
    sownOn: row.sownOn,
    harvestedOn: row.harvestedOn,
    mainYield: row.harvestedOn === null ? null : needed(perHectare(row.mainKg)),
    byYield: perHectare(row.byKg),
    byProductTaken: row.byProductTaken === null ? null : row.byProductTaken ? 'YES' : 'NO',
  };
}
