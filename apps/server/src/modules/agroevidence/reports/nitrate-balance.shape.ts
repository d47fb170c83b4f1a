import { releaseClasses, type ReleaseClass } from '@brazda/domain/enumerations/material.ts';
import { code, date, number, text, type ReportShape } from '#server/files/report/report-shape.ts';
import type { SpreadsheetTextId } from '#server/files/spreadsheet/spreadsheet-texts.generated.ts';
import { placeColumns, triState } from './shared-columns.ts';

const classWord = (one: ReleaseClass): [string, SpreadsheetTextId] => [one, `spreadsheet.report.word.release.${one}`];

export const inputColumns = {
  fertilizer: text,
  releaseClass: code(Object.fromEntries(releaseClasses.map(classWord))),
  tonnes: number(3),
  nitrogenPercent: number(2),
  nitrogen: number(1),
  countedPercent: number(1),
  countedNitrogen: number(1),
  p2o5: number(1),
  k2o: number(1),
  ruleSource: text,
  generalKnowledge: triState,
} as const;

export const outputColumns = {
  crop: text,
  product: code({
    MAIN_PRODUCT: 'spreadsheet.report.word.MAIN_PRODUCT',
    BY_PRODUCT: 'spreadsheet.report.word.BY_PRODUCT',
  }),
  harvestedArea: number(4),
  tonnes: number(3),
  yieldPerHectare: number(3),
  uptake: number(2),
  nitrogen: number(1),
  ruleSource: text,
  generalKnowledge: triState,
} as const;

export const landColumns = {
  ...placeColumns,
  cropArea: number(4),
  nitrateVulnerable: triState,
  applicationZone: text,
  crop: text,
  broughtNitrogen: number(1),
  countedNitrogen: number(1),
  countedPerHectare: number(1),
  nitrogenLimit: number(1),
  limitDifference: number(1),
  unknown: number(0),
  banHits: number(0),
  limitSource: text,
} as const;

/** The balance of nitrogen: § 7a of Czech government regulation 262/2012, over the whole holding in a farming year. */
export const nitrateBalanceShape = {
  report: 'nitrate-balance',
  version: 3,
  facts: {
    farm: text,
    holdingNumber: text,
    season: text,
    from: date,
    to: date,
    area: number(4),
    vulnerableArea: number(4),
    organicNitrogen: number(1),
    organicPerHectare: number(1),
    organicMost: number(1),
    ruleSource: text,
    nitrogenIn: number(1),
    nitrogenOut: number(1),
    surplus: number(1),
    surplusPerHectare: number(1),
  },
  tables: [
    { key: 'inputs', columns: inputColumns },
    { key: 'outputs', columns: outputColumns },
    { key: 'land', columns: landColumns },
  ],
} as const satisfies ReportShape;
