import { date, number, text, type ReportShape } from '#server/files/report/report-shape.ts';
import { placeColumns, triState } from './shared-columns.ts';

export const parcelColumns = {
  ...placeColumns,
  landUse: text,
  officialArea: number(4),
  computedArea: number(4),
  center: text,
  zones: text,
  nitrateVulnerable: triState,
  applicationZone: text,
  altitude: number(1),
  slope: number(1),
  crop: text,
  eppo: text,
  cropArea: number(4),
  cropFrom: date,
  validFrom: date,
} as const;

export const standingCropColumns = {
  ...placeColumns,
  crop: text,
  eppo: text,
  cropArea: number(4),
  cropFrom: date,
} as const;

export const parcelFacts = {
  farm: text,
  day: date,
  parcels: number(0),
  officialArea: number(4),
  computedArea: number(4),
} as const;

/** The land of a farm on a day, by parcels with their main crops, and by all crops. */
export const parcelsShape = {
  report: 'parcels',
  version: 3,
  facts: parcelFacts,
  tables: [
    { key: 'parcels', columns: parcelColumns },
    { key: 'crops', columns: standingCropColumns },
  ],
} as const satisfies ReportShape;
