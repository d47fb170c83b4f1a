import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { decodeXml } from './decode-xml.ts';

const xml = (encoding: string): string => `<?xml version="1.0" encoding="${encoding}"?><a>Orná půda</a>`;

describe('decodeXml', () => {
  it.each([
    ['the header', 'text/xml; charset=windows-1250', iconv.encode('<a>Orná půda</a>', 'windows-1250')],
    ['the declaration', 'text/xml', iconv.encode(xml('windows-1250'), 'windows-1250')],
    ['the declaration', null, iconv.encode(xml('ISO-8859-2'), 'iso-8859-2')],
    ['a byte order mark', 'text/xml', iconv.encode(xml('UTF-16'), 'utf-16le', { addBOM: true })],
    ['a byte order mark', 'text/xml; charset=utf-16', iconv.encode(xml('UTF-16'), 'utf-16be', { addBOM: true })],
    ['its first letter', null, iconv.encode(xml('UTF-16'), 'utf-16le')],
    ['nothing', 'text/xml', Buffer.from('<a>Orná půda</a>')],
    ['nothing that is known', 'text/xml; charset="klingon"', Buffer.from(xml('utf-8'))],
  ])('goes by %s (%s)', (_, contentType, bytes) => {
    expect(decodeXml(bytes, contentType)).toContain('<a>Orná půda</a>');
  });
});
