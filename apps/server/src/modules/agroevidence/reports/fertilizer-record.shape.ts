import { fertilizerTypes, type FertilizerType } from '@brazda/domain/enumerations/material.ts';
import { code, date, number, text, type ReportShape } from '#server/files/report/report-shape.ts';
import type { SpreadsheetTextId } from '#server/files/spreadsheet/spreadsheet-texts.generated.ts';
import { ownedRecordFacts } from './plant-protection.shape.ts';
import { placeColumns, triState } from './shared-columns.ts';

const typeWord = (type: FertilizerType): [string, SpreadsheetTextId] => [type, `spreadsheet.report.word.${type}`];

export const fertilizerColumns = {
  day: date,
  incorporatedOn: date,
  ...placeColumns,
  parcelArea: number(4),
  treatedArea: number(4),
  crop: text,
  fertilizer: text,
  registrationNumber: text,
  fertilizerType: code(Object.fromEntries(fertilizerTypes.map(typeWord))),
  dose: number(4),
  doseUnit: text,
  amount: number(3),
  amountUnit: text,
  nitrogen: number(3),
  p2o5: number(3),
  k2o: number(3),
  countedNitrogen: number(3),
  operator: text,
} as const;

export const cropColumns = {
  ...placeColumns,
  crop: text,
  variety: text,
  cropArea: number(4),
  sownOn: date,
  harvestedOn: date,
  mainYield: number(3),
  byYield: number(3),
  byProductTaken: triState,
} as const;

/** The record of fertilizers: annex 2 of Czech decree 377/2013, by § 9 of act 156/1998. */
export const fertilizerRecordShape = {
  report: 'fertilizers',
  version: 3,
  facts: { ...ownedRecordFacts, nitrogen: number(3), p2o5: number(3), k2o: number(3) },
  tables: [
    { key: 'records', columns: fertilizerColumns },
    { key: 'crops', columns: cropColumns },
  ],
} as const satisfies ReportShape;
