import { isUnsafeXml } from '../land/xml-text.ts';
import { SpreadsheetError } from './spreadsheet-limits.ts';

/** A piece of XML: where an element begins or ends, by its name without a prefix, or the text between. */
export type XmlToken =
  | { readonly kind: 'begin' | 'end'; readonly name: string; readonly attributes: string }
  | { readonly kind: 'text'; readonly text: string };

const piece = /<(\/?)(?:[\w.-]+:)?([\w.-]+)([^<>]*)>|<[^<>]*>|([^<]+)/g;

/** The pieces of a file as workbooks have them: each letter is looked at once, whatever it holds. Throws SpreadsheetError. */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  if (isUnsafeXml(xml)) throw new SpreadsheetError('unreadable');
  for (const [, slash, name, attributes = '', text] of xml.matchAll(piece)) {
    if (text !== undefined) yield { kind: 'text', text: plainText(text) };
    else if (name !== undefined) {
      yield { kind: slash === '/' ? 'end' : 'begin', name, attributes };
      if (attributes.endsWith('/')) yield { kind: 'end', name, attributes: '' };
    }
  }
}

export function attributeOf(attributes: string, name: string): string | undefined {
  const [, , value] = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(["'])(.*?)\\1`, 's').exec(attributes) ?? [];
  return value === undefined ? undefined : plainText(value);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const largestLetter = 0x10_ff_ff;

function plainText(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi,
    (whole, decimal?: string, hex?: string, named?: string) => {
      if (named !== undefined) return entities[named] ?? whole;
      const letter = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return letter <= largestLetter ? String.fromCodePoint(letter) : whole;
    },
  );
}
