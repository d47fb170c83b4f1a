import type { Language } from '@brazda/contract/shapes.ts';
import { spreadsheetTexts, type SpreadsheetTextId } from './spreadsheet-texts.generated.ts';

/** What spreadsheets say in one language, by the id of the text. */
export type SpreadsheetWords = (id: SpreadsheetTextId) => string;

export function spreadsheetWords(language: Language): SpreadsheetWords {
  return (id) => spreadsheetTexts[language][id];
}

/** Whether there is a text of this id: codes that are written down may have none. */
export function hasSpreadsheetWords(id: string): id is SpreadsheetTextId {
  return Object.hasOwn(spreadsheetTexts.en, id);
}
