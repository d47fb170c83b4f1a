import { number, text, type ReportShape } from '#server/files/report/report-shape.ts';
import { recordFacts } from './plant-protection.shape.ts';

export const substanceColumns = {
  crop: text,
  eppo: text,
  substance: text,
  cropArea: number(4),
  treatedArea: number(4),
  kilograms: number(4),
  perTreatedHectare: number(4),
  perCropHectare: number(4),
  unknown: number(0),
} as const;

export const frequencyColumns = {
  crop: text,
  eppo: text,
  cropArea: number(4),
  treatments: number(0),
  frequency: number(2),
  frequencyAtLeast: number(2),
  unknown: number(0),
} as const;

/**
 * Active substances and the treatment frequency index by crop: of each treatment the dose by the highest authorised one, times
 * the treated part of the crop's area (the Danish and German index of treatments).
 */
export const activeSubstancesShape = {
  report: 'active-substances',
  version: 1,
  facts: recordFacts,
  tables: [
    { key: 'substances', columns: substanceColumns },
    { key: 'frequency', columns: frequencyColumns },
  ],
} as const satisfies ReportShape;
