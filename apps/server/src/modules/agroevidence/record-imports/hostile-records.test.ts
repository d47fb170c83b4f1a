import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { createSpreadsheetReader } from '#server/files/spreadsheet/spreadsheet-reader.ts';
import { zipOfFiles } from '#server/testing/zip-builder.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

async function farmer() {
  const { user, farm } = await started.make.farmer();
  await started.make.parcel({ farm, name: 'Žabí kout' });
  const { recordImports } = started.api(user).agroevidence;
  const send = (content: Uint8Array, name = 'evidence.csv') =>
    recordImports.begin({ file: new File([new Uint8Array(content)], name), farmIds: [farm.id] });
  const rows = async (id: number) => (await recordImports.rows({ params: { id } })).rows;
  return { send, rows };
}

const table = 'Datum;Pozemek;Práce;Poznámka\r\n1. 5. 2020;Žabí kout;Orba;příliš žluťoučký\r\n';

describe('The bytes of a table', () => {
  it.each([
    ['UTF-8', iconv.encode(table, 'utf8')],
    ['UTF-8 with a mark', iconv.encode(table, 'utf8', { addBOM: true })],
    ['windows-1250', iconv.encode(table, 'windows-1250')],
    ['UTF-16', iconv.encode(table, 'utf-16le', { addBOM: true })],
    ['tabs', Buffer.from(table.replaceAll(';', '\t'))],
    ['commas', Buffer.from(table.replaceAll(';', ','))],
  ])('are read as %s', async (_, bytes) => {
    const { send, rows } = await farmer();
    const { id } = await send(bytes);
    expect(await rows(id)).toMatchObject([
      {
        verdict: 'READY',
        understood: { actionType: 'PLOW', note: 'příliš žluťoučký', parcels: [{ name: 'Žabí kout' }] },
      },
    ]);
  });

  it('may hold formulas, which are words', async () => {
    const { send, rows } = await farmer();
    const { id } = await send(Buffer.from('Datum;Pozemek;Práce;Poznámka\n1.5.2020;Žabí kout;Orba;=HYPERLINK("x")\n'));
    expect((await rows(id))[0]?.understood.note).toBe('=HYPERLINK("x")');
  });
});

/** A workbook whose one sheet is given. */
function workbook(sheet: Uint8Array): Buffer {
  const files: Readonly<Record<string, Uint8Array>> = {
    'xl/workbook.xml': Buffer.from(
      '<workbook xmlns:r="r"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': Buffer.from(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': sheet,
  };
  return zipOfFiles(files);
}

describe('A hostile table', () => {
  const refused = { status: 422, code: 'recordFile.invalid' };

  it('is refused where it unpacks to too much, has too many rows, or is no table', async () => {
    const { send } = await farmer();
    const bomb = workbook(Buffer.alloc(60 * 1024 * 1024, ' '));
    expect(bomb.length).toBeLessThan(200_000);
    await expect(send(bomb, 'bomb.xlsx')).rejects.toMatchObject(refused);
    const long = `Datum;Pozemek\n${'1.5.2020;Žabí kout\n'.repeat(20_100)}`;
    await expect(send(Buffer.from(long))).rejects.toMatchObject(refused);
    await expect(send(Buffer.from([0, 1, 2, 3, 0, 0]))).rejects.toMatchObject(refused);
    await expect(
      send(workbook(Buffer.from('<!DOCTYPE x [<!ENTITY a "b">]><worksheet/>')), 'x.xlsx'),
    ).rejects.toMatchObject(refused);
  });

  it('is given up where it takes too long to be read', async () => {
    const reader = createSpreadsheetReader({ milliseconds: 1, heapMegabytes: 64 });
    await expect(reader.read(1, Buffer.from('a;b\n1;2\n'))).rejects.toMatchObject({ fault: 'tooLarge' });
  });

  it('may have signs that no text has, and is kept without them', async () => {
    const { send, rows } = await farmer();
    const cells = ['1.5.2020', 'Žabí kout', 'Orba', 'a&#0;b&#xD800;c&#x200E;&#10;d'];
    const row = (texts: readonly string[]): string =>
      `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
    const sheet = `<worksheet><sheetData>${row(['Datum', 'Pozemek', 'Práce', 'Poznámka'])}${row(cells)}</sheetData></worksheet>`;
    const { id } = await send(workbook(Buffer.from(sheet)), 'signs.xlsx');
    expect(await rows(id)).toMatchObject([{ verdict: 'READY', understood: { note: 'a bc d' } }]);
  });

  it('may have cells as long as it likes, and columns without a heading', async () => {
    const { send, rows } = await farmer();
    const cell = 'ž, '.repeat(3000);
    const { id } = await send(Buffer.from(`Datum;Pozemek;Práce\n1.5.2020;"${cell}";Orba;${'x;'.repeat(150)}\n`));
    expect((await rows(id))[0]?.verdict).toBe('ERROR');
  });
});
