import type { AuditEvent } from '@brazda/contract/gateway/audit.ts';
import { hasSpreadsheetWords, type SpreadsheetWords } from '#server/files/spreadsheet/spreadsheet-words.ts';

/** What was written down with an event, each value under the word for it; null where there is nothing. */
export function wordsOfDetail({ detail, about }: AuditEvent, words: SpreadsheetWords): string | null {
  const said = Object.entries(detail).filter(([key, value]) => value !== null && value !== '' && key !== 'userId');
  const facts = said.map(([key, value]) => `${labelOf(key, words)}: ${valueOf(key, String(value), words)}`);
  const whom = about === null ? [] : [`${words('audit.detail.about')}: ${about.email ?? `#${about.id}`}`];
  return [...whom, ...facts].join(' · ') || null;
}

function labelOf(key: string, words: SpreadsheetWords): string {
  const id = `audit.detail.${key}`;
  return hasSpreadsheetWords(id) ? words(id) : key;
}

/** Codes by their words where there are some, else as they were written down. */
function valueOf(key: string, value: string, words: SpreadsheetWords): string {
  const id = key === 'of' ? `audit.action.${value}` : `audit.detail.${key}.${value}`;
  return hasSpreadsheetWords(id) ? words(id) : value;
}
