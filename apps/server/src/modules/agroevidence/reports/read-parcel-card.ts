import { mapInTurns } from '#server/concurrency/in-turns.ts';
import type { ReportRow } from '#server/files/report/report.ts';
import { spreadsheetWords } from '#server/files/spreadsheet/spreadsheet-words.ts';
import type { ToldCrops } from '../crops/crops.view.ts';
import { namedCrop } from './crop-names.ts';
import {
  findOutlines,
  findStood,
  findWorks,
  type OutlineRow,
  type StoodRow,
  type WorkRow,
} from './parcel-card.repository.ts';
import type { outlineColumns, stoodColumns, workColumns } from './parcel-card.shape.ts';
import { amountCells, areaCell, knownPlace, roundedOrNull } from './record-cells.ts';
import { daysOf } from './report-question.ts';
import { mostRows, notTooMany, type ComposeReport } from './report-source.ts';

/** All that has happened on some parcels. Throws `report.tooLarge`. */
export const composeParcelCard: ComposeReport = async ({ farms, farm, told, asThen }, question) => {
  const { parcels } = question;
  const days = daysOf(question);
  const [outlines, stood, works] = await Promise.all([
    findOutlines(farms, parcels, days),
    findStood(farms, parcels, days),
    findWorks(farms, parcels, days, mostRows + 1).then(notTooMany),
  ]);
  const lastDay = ({ validTo }: Pick<StoodRow, 'validTo'>): string =>
    validTo !== null && validTo < days.to ? validTo : days.to;
  return {
    facts: { farm: farm.name, ...days, parcels: parcels.length, records: works.length },
    tables: [
      outlines.map((row) => outlineRow(asThen(row, lastDay(row)))),
      stood.map((row) => stoodRow(asThen(row, lastDay(row)), told)),
      await mapInTurns(works, (row) => workRow(asThen(row, row.day), told)),
    ],
    notes: ['namesAsThen', 'nitrogenOnce'],
    ruleVersions: {},
  };
};

function outlineRow({
  officialAreaHa,
  areaM2,
  nitrateVulnerable,
  parcelId: _,
  ...row
}: OutlineRow): ReportRow<typeof outlineColumns> {
  return {
    ...row,
    officialArea: officialAreaHa,
    computedArea: areaCell(areaM2),
    nitrateVulnerable: nitrateVulnerable === 'NOT_SPECIFIED' ? null : nitrateVulnerable,
  };
}

function stoodRow(row: StoodRow, told: ToldCrops): ReportRow<typeof stoodColumns> {
  const { parcel, variety, validFrom, validTo, sownOn, harvestedOn } = row;
  const { name, eppo } = namedCrop(row, told);
  const days = { validFrom, validTo, sownOn, harvestedOn };
  return { parcel, crop: name, variety, eppo, cropArea: areaCell(row.areaM2), ...days };
}

const nothingBrought = { dose: null, doseUnit: null, amount: null, amountUnit: null } as const;

function workRow(row: WorkRow, told: ToldCrops): ReportRow<typeof workColumns> {
  const { day, startTime, growthStage, registrationNumber } = row;
  const { amount, saidValue, saidUnit, saidBasis, unitKind, areaM2 } = row;
  const brought =
    amount === null || saidValue === null || saidUnit === null || saidBasis === null || unitKind === null
      ? nothingBrought
      : amountCells({ amount, saidValue, saidUnit, saidBasis, unitKind, areaM2 });
  return {
    ...knownPlace(row),
    ...{ day, startTime, growthStage, registrationNumber },
    work: row.type,
    treatedArea: areaCell(areaM2),
    crop: namedCrop(row, told).name,
    material: row.material ?? productWord(row, told),
    ...brought,
    nitrogen: roundedOrNull(row.nitrogenKg, 3),
    ...{ operator: row.operator, machine: row.machine, remark: row.note },
  };
}

/** What a harvest has taken, which is no material. */
function productWord({ kind }: WorkRow, { language }: ToldCrops): string | null {
  if (kind !== 'MAIN_PRODUCT' && kind !== 'BY_PRODUCT') return null;
  return spreadsheetWords(language)(`spreadsheet.report.word.${kind}`);
}
