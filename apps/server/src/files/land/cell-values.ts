import { cutText, plainText } from './plain-text.ts';
import type { CellValue } from './source-layer.ts';

const YES = new Set(['A', 'ANO', 'ÁNO', 'Y', 'YES', 'TRUE', 'T', '1', 'TAK', 'DA', 'IGEN', 'TAIP', 'SI', 'SÍ', 'JA']);
const NO = new Set(['N', 'NE', 'NIE', 'NO', 'FALSE', 'F', '0', 'NU', 'NEM', 'NEIN', 'NEE']);
const longestName = 200;
const longestMark = 100;
const longestPlain = 500;
const LARGEST_COUNT = 2 ** 31 - 1;
const EARLIEST_YEAR = 1900;
const LATEST_YEAR = 2200;

/** Text as a person would read it: without the no-break spaces and control characters that registers leave in it. */
export function textOf(cell: CellValue): string | null {
  if (cell === null) return null;
  const raw = String(cell);
  if (isPlain(raw)) return raw;
  const text = plainText(raw)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return text === '' ? null : text;
}

const space = 0x20;
/** Beyond lie other signs, halves of characters and blanks of all kinds. */
const lastPlainLetter = 0x24f;

/** Whether a text is words of European letters with single blanks between them, as nearly all of a table are. */
function isPlain(text: string): boolean {
  if (text.length === 0 || text.length > longestPlain) return false;
  let before = space;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (letter === space ? before === space : letter < space || (letter > 0x7e && letter < 0xa1)) return false;
    if (letter > lastPlainLetter) return false;
    before = letter;
  }
  return before !== space;
}

/** Names may be as long as people may make them here; what is longer is cut. */
export function nameOf(cell: CellValue): string | null {
  const text = textOf(cell);
  return text && cutText(text, longestName).trimEnd();
}

/** A number, a code or a mark: what is longer is none, and cut it might be somebody else's. */
export function markOf(cell: CellValue): string | null {
  const text = textOf(cell);
  return text !== null && text.length <= longestMark ? text : null;
}

/** "1 234,56", "1.234,56" and "1234.56" alike. */
export function numberOf(cell: CellValue): number | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
  if (typeof cell !== 'string') return null;
  const bare = cell.replaceAll(/[\s']/g, '');
  const text = bare.includes(',') ? bare.replaceAll('.', '').replace(',', '.') : bare;
  return /^[-+]?\d{1,15}(?:\.\d*)?$/.test(text) ? Number(text) : null;
}

/** A whole number from 1 on, as rows are numbered by. */
export function countOf(cell: CellValue): number | null {
  const number = numberOf(cell);
  return number !== null && Number.isInteger(number) && number >= 1 && number <= LARGEST_COUNT ? number : null;
}

/** YYYY-MM-DD from "20240101", "2024-01-01T00:00:00", "11.05.2024", "1. 5. 2024" or "11/05/2024" (day first). */
export function dateOf(cell: CellValue): string | null {
  const text = textOf(cell);
  if (text === null) return null;
  const yearFirst = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?:\D.*)?$/.exec(text);
  if (yearFirst) return calendarDay(yearFirst[1], yearFirst[2], yearFirst[3]);
  const dayFirst = /^(\d{1,2})[./-] ?(\d{1,2})[./-] ?(\d{4})(?:\D.*)?$/.exec(text);
  return dayFirst ? calendarDay(dayFirst[3], dayFirst[2], dayFirst[1]) : null;
}

export function yearOf(cell: CellValue): number | null {
  const year = numberOf(cell);
  return year !== null && Number.isInteger(year) && year >= EARLIEST_YEAR && year <= LATEST_YEAR ? year : null;
}

export function yesOrNo(cell: CellValue): 'YES' | 'NO' | null {
  const text = textOf(cell)?.toUpperCase() ?? '';
  if (YES.has(text)) return 'YES';
  return NO.has(text) ? 'NO' : null;
}

function calendarDay(year = '', month = '', day = ''): string | null {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso) return null;
  return Number(year) >= EARLIEST_YEAR && Number(year) <= LATEST_YEAR ? iso : null;
}
