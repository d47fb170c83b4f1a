import readSpreadsheet from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import type { Sheet } from './sheet.ts';
import { writeSpreadsheet } from './write-spreadsheet.ts';

async function readBack(sheets: readonly Sheet[]): Promise<Awaited<ReturnType<typeof readSpreadsheet>>> {
  const pieces: Buffer[] = [];
  for await (const piece of writeSpreadsheet(sheets)) pieces.push(piece);
  return readSpreadsheet(Buffer.concat(pieces));
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

  it('has several sheets, with names that Excel takes', async () => {
    const sheet = { columns, rows: [] };
    const sheets = await readBack([
      { ...sheet, name: 'Osev 2026/27 [plán]' },
      { ...sheet, name: 'x'.repeat(40) },
    ]);
    expect(sheets.map(({ sheet: name }) => name)).toEqual(['Osev 2026 27  plán ', 'x'.repeat(31)]);
  });
});
