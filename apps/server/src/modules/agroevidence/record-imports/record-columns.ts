import type { RecordRole } from '@brazda/domain/enumerations/old-record.ts';
import { foldText } from '@brazda/domain/fold-text.ts';
import { headRows } from '#server/files/spreadsheet/read-separated.ts';
import type { SpreadsheetRow } from '#server/files/spreadsheet/spreadsheet-row.ts';
import { headingWords } from './heading-words.ts';
import { readMoment } from './read-moment.ts';
import { readUnit, type ReadUnit } from './read-quantity.ts';
import type { RecordColumn } from './record-imports.repository.ts';

/** A table with its headings found. */
export interface HeadedTable {
  readonly columns: readonly RecordColumn[];
  readonly rows: readonly SpreadsheetRow[];
}

/** Whether a text is the name of something that the farm or the catalogue knows. */
export interface KnownWords {
  readonly isType: (text: string) => boolean;
  readonly isParcel: (text: string) => boolean;
  readonly isCrop: (text: string) => boolean;
}

/** Notes may stand in several columns. */
const manyTimes: ReadonlySet<RecordRole> = new Set(['NOTE']);

/** Finds the row of headings, which a title may stand above, and what each column means by its heading and by what stands in it. */
export function headTable(rows: readonly SpreadsheetRow[], known: KnownWords): HeadedTable {
  const at = headAt(rows);
  const titles = rows[at]?.cells ?? [];
  const body = rows.slice(at + 1);
  const width = Math.max(titles.length, ...body.map(({ cells }) => cells.length));
  const byHeading = Array.from({ length: width }, (_, column) => bestRole(titles[column] ?? ''));
  const taken = new Set<RecordRole>();
  const roles = byHeading.map(({ role }, column) => {
    const isBest = byHeading.every(
      (other, beside) => other.role !== role || !isBefore(other, beside, byHeading[column], column),
    );
    if (role === null || (!isBest && !manyTimes.has(role))) return null;
    taken.add(role);
    return role;
  });
  const columns = roles.map((role, column): RecordColumn => {
    const values = body.map(({ cells }) => cells[column] ?? '').filter((value) => value !== '');
    const meant = role ?? roleOfValues(values, taken, known);
    if (meant !== null) taken.add(meant);
    return { title: (titles[column] ?? '').slice(0, longestTitle), role: meant, samples: samplesOf(values) };
  });
  return { columns, rows: body };
}

const longestTitle = 200;
const fewSamples = 3;
const longestSample = 60;

function samplesOf(values: readonly string[]): string[] {
  return [...new Set(values)].slice(0, fewSamples).map((value) => value.slice(0, longestSample));
}

/** The first of the rows with most headings that are known; the first row where none has two. */
function headAt(rows: readonly SpreadsheetRow[]): number {
  const counts = rows
    .slice(0, headRows)
    .map(({ cells }) => new Set(cells.flatMap((cell) => bestRole(cell).role ?? [])).size);
  const most = Math.max(0, ...counts);
  return most < 2 ? 0 : counts.indexOf(most);
}

interface FoundRole {
  readonly role: RecordRole | null;
  /** How much of the heading says so. */
  readonly weight: number;
}

const none: FoundRole = { role: null, weight: 0 };
const asWhole = 1000;
const asBeginning = 100;

const words = (Object.entries(headingWords) as [RecordRole, readonly string[]][]).flatMap(([role, all]) =>
  all.map((word) => ({ role, word })),
);

/** What a heading means: the whole of it, else the longest word that it begins with or holds. */
export function bestRole(whole: string): FoundRole {
  const title = whole.slice(0, longestTitle);
  const heading = plainHeading(title);
  if (heading === '') return roleOfUnit(title);
  // What is told as nitrogen follows from the materials.
  if (/^(dusik|nitrogen|azot\w*|nitrogeno|nitrogen kg|n kg|skupina|group|grupa|grupo|csoport|grupe)$/.test(heading))
    return none;
  const found = words.reduce<FoundRole>((best, { role, word }) => {
    const weight = weightOf(heading, word);
    return weight > best.weight ? { role, weight } : best;
  }, none);
  return found.role === 'DOSE' || found.role === 'AMOUNT' ? byUnit(found, title) : found;
}

function weightOf(heading: string, word: string): number {
  if (heading === word) return asWhole + word.length;
  if (heading.startsWith(`${word} `)) return asBeginning + word.length;
  return ` ${heading} `.includes(` ${word} `) && word.length > 3 ? word.length : 0;
}

/** What an amount is for says its unit, where the heading names one. */
function byUnit({ role, weight }: FoundRole, title: string): FoundRole {
  const unit = unitOfTitle(title);
  if (!unit) return { role, weight };
  return unit.basis === 'HECTARE' ? { role: 'DOSE', weight } : { role, weight };
}

/** Some tables head amounts with nothing but their unit. */
function roleOfUnit(title: string): FoundRole {
  const unit = unitOfTitle(title) ?? readUnit(title);
  if (!unit) return none;
  return { role: unit.basis === 'HECTARE' ? 'DOSE' : 'AMOUNT', weight: 1 };
}

/** Folded, without brackets and signs. */
function plainHeading(title: string): string {
  return foldText(title.replace(/[([{].*?[)\]}]/g, ' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The unit that a heading names in brackets, behind a comma or a stroke, or as its end. */
export function unitOfTitle(title: string): ReadUnit | undefined {
  const bracketed = [...title.matchAll(/[([{]([^)\]}]*)[)\]}]/g)].map(([, inside = '']) => inside);
  const ended = /(?:,|\bv|\bin|-)\s*([^\s,]+(?:\s*\/\s*ha)?)\s*$/.exec(title)?.[1];
  const spoken = /(\S+\s*\/\s*ha)\b/.exec(title.replace(/[([{)\]}]/g, ' '))?.[1];
  return [...bracketed, spoken, ended].flatMap((text) => (text === undefined ? [] : (readUnit(text) ?? [])))[0];
}

/** Hectares that one of the unit of a heading is; one where it names none. */
export function hectaresOfTitle(title: string): number {
  const folded = foldText(title);
  if (/\bm2\b|\bm²|m\^2/.test(folded)) return 0.0001;
  return /\(\s*(?:a|ar|ary)\s*\)/.test(folded) ? 0.01 : 1;
}

function isBefore(other: FoundRole, beside: number, own: FoundRole | undefined, column: number): boolean {
  return other.weight > (own?.weight ?? 0) || (other.weight === own?.weight && beside < column);
}

/** So many values are looked at of a column without a heading that is known. */
const lookedAt = 200;
const mostOf = 0.6;

/** What stands in a column, where most of it is of one sort that no other column is of. */
function roleOfValues(values: readonly string[], taken: ReadonlySet<RecordRole>, known: KnownWords): RecordRole | null {
  const some = values.slice(0, lookedAt);
  if (some.length === 0) return null;
  const isMostly = (is: (text: string) => boolean): boolean => some.filter(is).length >= some.length * mostOf;
  const sorts: readonly (readonly [RecordRole, (text: string) => boolean])[] = [
    ['DAY', (text) => !/^\d+([.,]\d+)?$/.test(text) && readMoment(text, false) !== undefined],
    ['TYPE', known.isType],
    ['PARCEL', known.isParcel],
    ['CROP', known.isCrop],
  ];
  return sorts.find(([role, is]) => !taken.has(role) && isMostly(is))?.[0] ?? null;
}
