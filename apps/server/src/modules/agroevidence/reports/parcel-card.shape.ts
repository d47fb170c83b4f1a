import { date, number, text, type ReportShape } from '#server/files/report/report-shape.ts';
import { actionType, periodFacts, placeColumns, triState } from './shared-columns.ts';

export const outlineColumns = {
  parcel: text,
  square: text,
  block: text,
  validFrom: date,
  validTo: date,
  officialArea: number(4),
  computedArea: number(4),
  landUse: text,
  nitrateVulnerable: triState,
} as const;

export const stoodColumns = {
  parcel: text,
  crop: text,
  variety: text,
  eppo: text,
  cropArea: number(4),
  validFrom: date,
  validTo: date,
  sownOn: date,
  harvestedOn: date,
} as const;

export const workColumns = {
  ...placeColumns,
  day: date,
  startTime: text,
  work: actionType,
  treatedArea: number(4),
  crop: text,
  growthStage: number(0),
  material: text,
  registrationNumber: text,
  dose: number(4),
  doseUnit: text,
  amount: number(3),
  amountUnit: text,
  nitrogen: number(3),
  operator: text,
  machine: text,
  remark: text,
} as const;

/** All that has happened on some parcels. */
export const parcelCardShape = {
  report: 'parcel-card',
  version: 2,
  facts: { ...periodFacts, parcels: number(0), records: number(0) },
  tables: [
    { key: 'outlines', columns: outlineColumns },
    { key: 'crops', columns: stoodColumns },
    { key: 'works', columns: workColumns },
  ],
} as const satisfies ReportShape;
