/** What begins an element: its identifier, and how many characters follow; null where a separator or the end says it. */
export interface ApplicationIdentifier {
  readonly code: string;
  readonly length: number | null;
}

/** Digits of an identifier, by its first two (GS1 General Specifications, 3.2). */
const digitsOfIdentifier: Readonly<Record<string, number>> = {
  ...digits(2, [
    '00',
    '01',
    '02',
    '03',
    '04',
    '10',
    '11',
    '12',
    '13',
    '14',
    '15',
    '16',
    '17',
    '18',
    '19',
    '20',
    '21',
    '22',
  ]),
  ...digits(2, ['30', '37', '90', '91', '92', '93', '94', '95', '96', '97', '98', '99']),
  ...digits(3, ['23', '24', '25', '40', '41', '42', '71']),
  ...digits(4, ['31', '32', '33', '34', '35', '36', '39', '43', '70', '72', '80', '81', '82']),
};

/** Characters that follow identifiers whose elements have a length that never changes, by the first two digits (7.8.4). */
const fixedLengths: Readonly<Record<string, number>> = {
  ...{ '00': 18, '01': 14, '02': 14, '03': 14, '04': 16 },
  ...{ '11': 6, '12': 6, '13': 6, '14': 6, '15': 6, '16': 6, '17': 6, '18': 6, '19': 6, '20': 2 },
  ...{ '31': 6, '32': 6, '33': 6, '34': 6, '35': 6, '36': 6, '41': 13 },
};

/** The identifier at a place of a text, or null where there is none. */
export function applicationIdentifierAt(text: string, at: number): ApplicationIdentifier | null {
  const begin = text.slice(at, at + 2);
  const count = digitsOfIdentifier[begin];
  if (count === undefined) return null;
  const code = text.slice(at, at + count);
  if (!/^\d+$/.test(code) || code.length < count) return null;
  return { code, length: fixedLengths[begin] ?? null };
}

function digits(count: number, beginnings: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(beginnings.map((begin) => [begin, count]));
}
