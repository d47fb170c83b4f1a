import { applicationIdentifierAt } from './application-identifiers.ts';

/** What the code on a package says, as GS1 General Specifications write it. */
export interface PackageCode {
  /** Fourteen digits; shorter numbers of articles are filled up with zeros from the left. */
  readonly gtin: string;
  readonly batch: string | null;
  readonly producedOn: string | null;
  readonly expiresOn: string | null;
  readonly serialNumber: string | null;
}

/** Why a code says nothing of a package: it is of another kind, it names no article, or a digit of that is wrong. */
export type PackageCodeFault = 'notGs1' | 'noArticle' | 'wrongCheckDigit';

export type ReadPackageCode =
  { readonly isRead: true; readonly code: PackageCode } | { readonly isRead: false; readonly fault: PackageCodeFault };

/** The separator of elements whose length is not fixed, as readers hand it on. */
const separator = '\u001D';
/** What readers put before the data: DataMatrix, QR, Code 128 and DataBar with GS1's data in them. */
const symbology = /^\](d2|Q3|C1|e0)/;
const mostCharacters = 4000;

/**
 * Reads the elements of a GS1 code, as a reader of DataMatrix hands them on (`]d2`, elements of open length ended by the
 * character GS) or as they are printed below it (`(01)08590000000015(10)A1B2`), and the number of an article alone.
 * Days of which the year has two digits are those of the century that is nearest to `thisYear`; a day 00 is the last one of
 * its month (GS1 General Specifications, 3.4 and 7.12).
 */
export function readPackageCode(text: string, thisYear: number): ReadPackageCode {
  const trimmed = text.slice(0, mostCharacters).trim().replace(symbology, '');
  const elements = elementsOf(trimmed);
  if (!elements) return { isRead: false, fault: 'notGs1' };
  const gtin = elements.get('01');
  if (gtin === undefined) return { isRead: false, fault: 'noArticle' };
  if (!hasRightCheckDigit(gtin)) return { isRead: false, fault: 'wrongCheckDigit' };
  return {
    isRead: true,
    code: {
      gtin,
      batch: elements.get('10') ?? null,
      producedOn: dayOf(elements.get('11'), thisYear),
      expiresOn: dayOf(elements.get('17'), thisYear),
      serialNumber: elements.get('21') ?? null,
    },
  };
}

type Elements = ReadonlyMap<string, string>;

function elementsOf(text: string): Elements | null {
  if (/^(\d{8}|\d{12,14})$/.test(text)) return new Map([['01', text.padStart(14, '0')]]);
  return text.startsWith('(') ? printedElements(text) : packedElements(text);
}

/** As they are printed below a code: each identifier in brackets. */
function printedElements(text: string): Elements | null {
  const elements = new Map<string, string>();
  for (const [, identifier = '', value = ''] of text.matchAll(/\((\d{2,4})\)([^(]*)/g))
    elements.set(identifier, value.trim());
  return elements.size > 0 ? elements : null;
}

/** As they stand in a code: those of a fixed length follow each other, others end with the separator. */
function packedElements(text: string): Elements | null {
  const elements = new Map<string, string>();
  let at = text.startsWith(separator) ? 1 : 0;
  while (at < text.length) {
    const identifier = applicationIdentifierAt(text, at);
    if (!identifier) return null;
    const begin = at + identifier.code.length;
    const end = identifier.length === null ? endOfOpen(text, begin) : begin + identifier.length;
    const value = text.slice(begin, end);
    if (value === '' || end > text.length || value.includes(separator)) return null;
    if (!elements.has(identifier.code)) elements.set(identifier.code, value);
    at = text[end] === separator ? end + 1 : end;
  }
  return elements.size > 0 ? elements : null;
}

function endOfOpen(text: string, begin: number): number {
  const end = text.indexOf(separator, begin);
  return end === -1 ? text.length : end;
}

/** Of 14 digits the last: the sum of the others, in turns three times and once, filled up to tens (GS1, 7.9.1). */
export function hasRightCheckDigit(gtin: string): boolean {
  if (!/^\d{14}$/.test(gtin)) return false;
  const digits = Array.from(gtin, Number);
  const sum = digits.slice(0, -1).reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === digits.at(-1);
}

function dayOf(value: string | undefined, thisYear: number): string | null {
  const [, years, months, days] = /^(\d{2})(\d{2})(\d{2})$/.exec(value ?? '') ?? [];
  if (years === undefined || months === undefined || days === undefined) return null;
  const year = nearestYear(Number(years), thisYear);
  const month = Number(months);
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const day = Number(days) === 0 ? lastDay : Number(days);
  if (month < 1 || month > 12 || day > lastDay) return null;
  return `${year}-${months}-${String(day).padStart(2, '0')}`;
}

function nearestYear(years: number, thisYear: number): number {
  const century = thisYear - (thisYear % 100);
  const apart = years - (thisYear % 100);
  if (apart >= 51) return century - 100 + years;
  return apart <= -50 ? century + 100 + years : century + years;
}
