import readSpreadsheet from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { readZip } from '#server/testing/read-zip.ts';
import type { Sheet } from './sheet.ts';
import { writeSpreadsheet } from './write-spreadsheet.ts';

async function readBack(sheets: readonly Sheet[]): Promise<Awaited<ReturnType<typeof readSpreadsheet>>> {
  const pieces: Buffer[] = [];
  for await (const piece of writeSpreadsheet(sheets)) pieces.push(piece);
  return readSpreadsheet(Buffer.concat(pieces));
}

/** The looks of the cells of a column of the first sheet. */
async function looksOf(sheets: readonly Sheet[], column: string): Promise<readonly (string | undefined)[]> {
  const pieces: Buffer[] = [];
  for await (const piece of writeSpreadsheet(sheets)) pieces.push(piece);
  const xml = (await readZip(Buffer.concat(pieces))).get('xl/worksheets/sheet1.xml') ?? '';
  return [...xml.matchAll(new RegExp(`<c r="${column}\\d+"[^>]* s="(\\d+)"`, 'g'))].map(([, look]) => look);
}

const columns = [
  { title: 'Název', kind: 'text' },
  { title: 'ha', kind: 'number', decimals: 2 },
  { title: 'Od', kind: 'date' },
] as const;

describe('A spreadsheet', () => {
  it('is read by another program as it was written: texts, numbers, days and what is empty', async () => {
    const rows = [
      ['<Za> "humny" & spol.', 1.5, '2024-02-29'],
      [null, null, null],
      ['', 0, '1999-12-31'],
    ];
    const [sheet] = await readBack([{ name: 'Pozemky', columns, rows }]);
    expect(sheet?.sheet).toBe('Pozemky');
    expect(sheet?.data).toEqual([
      ['Název', 'ha', 'Od'],
      ['<Za> "humny" & spol.', 1.5, new Date('2024-02-29T00:00:00Z')],
      [null, null, null],
      [null, 0, new Date('1999-12-31T00:00:00Z')],
    ]);
  });

  it('takes what begins as a formula for a text, and leaves out what no file can hold', async () => {
    const rows = [
      ['=HYPERLINK("http://example.com")', null, null],
      ['a\u0000b\ud800c', null, null],
    ];
    const [sheet] = await readBack([{ name: 'List', columns, rows }]);
    expect(sheet?.data.slice(1).map(([text]) => text)).toEqual(['=HYPERLINK("http://example.com")', 'abc']);
  });

  it('shows a little that its decimals would hide as it is, and not as nothing', async () => {
    const rows = [
      ['little', 0.0001, null],
      ['enough', 0.01, null],
      ['nothing', 0, null],
    ];
    const styles = await looksOf([{ name: 'List', columns, rows }], 'B');
    const [little, enough, nothing] = styles.slice(1);
    expect(little).toBe('0');
    expect(enough).not.toBe('0');
    expect(nothing).toBe(enough);
  });

  it('has several sheets, with names that Excel takes', async () => {
    const sheet = { columns, rows: [] };
    const sheets = await readBack([
      { ...sheet, name: 'Osev 2026/27 [plán]' },
      { ...sheet, name: 'x'.repeat(40) },
    ]);
    expect(sheets.map(({ sheet: name }) => name)).toEqual(['Osev 2026 27  plán ', 'x'.repeat(31)]);
  });
});
