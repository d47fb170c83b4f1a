import { code, date, number, text, type ReportShape } from '#server/files/report/report-shape.ts';
import { periodFacts, placeColumns } from './shared-columns.ts';

export const plantProtectionColumns = {
  day: date,
  startTime: text,
  useType: code({ LAND: 'spreadsheet.report.word.LAND' }),
  ...placeColumns,
  parcelArea: number(4),
  treatedArea: number(4),
  crop: text,
  eppo: text,
  growthStage: number(0),
  product: text,
  authorisationNumber: text,
  dose: number(4),
  doseUnit: text,
  amount: number(3),
  amountUnit: text,
  organism: text,
  purpose: text,
  batch: text,
  producedOn: date,
  expiresOn: date,
  driftReduction: number(0),
  water: number(1),
  operator: text,
} as const;

const { farm, ...days } = periodFacts;
const counts = { records: number(0), incomplete: number(0) } as const;

export const recordFacts = { ...periodFacts, ...counts } as const;

/** Whose record it is: by law not by the name alone. */
export const ownedRecordFacts = { farm, holdingNumber: text, ...days, ...counts } as const;

/**
 * The record of plant protection: annex of Commission Implementing Regulation (EU) 2023/564, and § 11 of Czech decree 132/2018.
 */
export const plantProtectionShape = {
  report: 'plant-protection',
  version: 4,
  facts: ownedRecordFacts,
  tables: [{ key: 'records', columns: plantProtectionColumns }],
} as const satisfies ReportShape;
