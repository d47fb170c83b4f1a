import { actionTypes } from '@brazda/domain/enumerations/action.ts';
import { code, date, number, text } from '#server/files/report/report-shape.ts';
import type { SpreadsheetTextId } from '#server/files/spreadsheet/spreadsheet-texts.generated.ts';

/** Where something was done, as the law names land: by name, block and square, and by coordinates (WGS 84). */
export const placeColumns = {
  parcel: text,
  cadastralUnit: text,
  square: text,
  block: text,
  latitude: number(6),
  longitude: number(6),
} as const;

/** Days of the record, both included. */
export const periodFacts = { farm: text, from: date, to: date } as const;

export const triState = code({ YES: 'spreadsheet.yes', NO: 'spreadsheet.no' });

export const actionType = code(
  Object.fromEntries(actionTypes.map((type): [string, SpreadsheetTextId] => [type, `actionType.${type}`])),
);
