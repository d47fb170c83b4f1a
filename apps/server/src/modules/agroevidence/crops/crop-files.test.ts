import { zipStream, type ZipEntry } from '#server/files/zip-stream.ts';
import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

async function farmer() {
  const { user, farm } = await started.make.farmer();
  const { catalogues } = started.api(user).agroevidence;
  const own = async () => {
    const { rows } = await catalogues.crops({ query: { type: ['PRIVATE'], 'sort-col': 'name' } });
    return rows.map(({ name, externalId, eppo, color, validFrom, validTo }) => ({
      ...{ name, externalId, eppo, color, validFrom, validTo },
    }));
  };
  const bring = (content: string | Uint8Array<ArrayBuffer>) =>
    catalogues.importCrops({ file: new File([content], 'plodiny'), farmIds: [farm.id] });
  return { user, farm, catalogues, own, bring };
}

async function workbook(
  sheet: string,
  others: Readonly<Record<string, string>> = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const parts = {
    'xl/workbook.xml':
      '<x:workbook xmlns:x="m" xmlns:r="r"><x:sheets><x:sheet name="A" r:id="rId7"/></x:sheets></x:workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="styles.xml"/><Relationship Id="rId7" Target="worksheets/sheet3.xml"/></Relationships>',
    'xl/worksheets/sheet3.xml': sheet,
    ...others,
  };
  const entries = Object.entries(parts).map(([name, content]): ZipEntry => ({ name, content: [content] }));
  const pieces: Buffer[] = [];
  for await (const piece of zipStream(entries, new Date(0))) pieces.push(piece);
  return new Uint8Array(Buffer.concat(pieces));
}

describe('POST catalogues/crops/import', () => {
  it('takes separated values of a Czech Excel, adds crops and changes those of the same name', async () => {
    const { bring, own } = await farmer();
    const first = 'Plodina;Kód;EPPO;Barva;Platí od\r\nTeff;T1;eragt;#102030;1. 3. 2026\r\n"Směs ""A""; jarní";;;;\r\n';
    expect(await bring(first)).toMatchObject({ created: 2, changed: 0, unchanged: 0 });
    expect(await bring('Crop,Code\nTEFF,T2\n')).toMatchObject({ created: 0, changed: 1, unchanged: 0 });
    expect(await own()).toEqual([
      expect.objectContaining({ name: 'Směs "A"; jarní', externalId: null, eppo: null }),
      {
        ...{ name: 'TEFF', externalId: 'T2', eppo: 'ERAGT', validFrom: '2026-03-01', validTo: null },
        color: { red: 16, green: 32, blue: 48 },
      },
    ]);
  });

  it('reads letters that Windows wrote', async () => {
    const { bring, own } = await farmer();
    await bring(new Uint8Array(Buffer.from('Plodina\r\nSv\xeczenka\r\n', 'latin1')));
    expect(await own()).toMatchObject([{ name: 'Svězenka' }]);
  });

  it('takes the first sheet of a workbook: shared and own texts, days as numbers, what formulas came to', async () => {
    const { bring, own } = await farmer();
    const sheet = `<worksheet><sheetData>
      <row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Valid from</t></is></c></row>
      <row r="4"><c r="A4" t="s"><v>1</v></c><c r="C4"><v>46082</v></c></row>
      <row r="5"><c r="A5" t="str"><f>WEBSERVICE("http://example.com")</f><v>Oves &amp; hr&#225;ch</v></c></row>
    </sheetData></worksheet>`;
    const shared = '<sst><si><t>Crop</t></si><si><r><t>Te</t></r><r><t>ff</t></r><rPh><t>x</t></rPh></si></sst>';
    expect(await bring(await workbook(sheet, { 'xl/sharedStrings.xml': shared }))).toMatchObject({ created: 2 });
    expect(await own()).toMatchObject([
      { name: 'Oves & hrách', validFrom: null },
      { name: 'Teff', validFrom: '2026-03-01' },
    ]);
  });

  it('says what is wrong in which row, and takes over nothing', async () => {
    const { bring, own } = await farmer();
    const table =
      'Crop,EPPO,Colour,Valid from,Valid to\nTeff,ERAGT,red,,\n,,,,2026-01-01\nTeff,E,,2026-13-01,\nEmmer,,,2026-03-01,2026-02-01\n';
    await expect(bring(table)).rejects.toMatchObject({
      code: 'cropFile.invalid',
      body: {
        fields: [
          { path: 'rows.2.color', code: 'cropFile.color.invalid', detail: { row: 2, value: 'red' } },
          { path: 'rows.3.name', code: 'cropFile.name.missing' },
          { path: 'rows.4.eppo', code: 'cropFile.eppo.invalid' },
          { path: 'rows.4.validFrom', code: 'cropFile.validFrom.invalid' },
          { path: 'rows.4.name', code: 'cropFile.name.twice' },
          { path: 'rows.5.validTo', code: 'cropFile.validTo.reversed' },
        ],
      },
    });
    expect(await own()).toEqual([]);
  });

  it.each([
    ['without a column of names', 'Něco,Jiného\n1,2\n', 'noNames'],
    ['without crops', 'Plodina\n', 'empty'],
    ['with more crops than anybody has', `Plodina\n${'x\n'.repeat(6000)}`, 'tooManyRows'],
    ['of bytes', 'Plodina\n\0\n', 'unreadable'],
    ['with a quotation that never ends', 'Plodina\n"abc\n', 'unreadable'],
    ['that is larger than any list of crops', `Plodina\n${' '.repeat(6 * 1024 * 1024)}`, 'tooLarge'],
  ])('refuses a file %s', async (_, content, fault) => {
    const { bring, own } = await farmer();
    await expect(bring(content)).rejects.toMatchObject({
      code: 'cropFile.invalid',
      body: { fields: [{ path: 'file', code: `cropFile.${fault}` }] },
    });
    expect(await own()).toEqual([]);
  });

  it('refuses workbooks that unpack without end, name entities or lack their sheet', async () => {
    const { bring } = await farmer();
    const bomb = await workbook(' '.repeat(30 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(100_000);
    const faultOf = async (file: Uint8Array<ArrayBuffer>): Promise<unknown> => {
      const refused = (await bring(file).catch((error: unknown) => error)) as { body: { fields: { code: string }[] } };
      return refused.body.fields[0]?.code;
    };
    expect(await faultOf(bomb)).toBe('cropFile.tooLarge');
    expect(await faultOf(await workbook('<!DOCTYPE a [<!ENTITY b "c">]><worksheet/>'))).toBe('cropFile.unreadable');
    expect(await faultOf(await workbook('', { 'xl/workbook.xml': '<workbook/>' }))).toBe('cropFile.unreadable');
    expect(await faultOf(bomb.slice(0, 200))).toBe('cropFile.unreadable');
  });
});

describe('GET catalogues/crops/export', () => {
  it('writes what the import takes back, in each language, and lets no formula through', async () => {
    const { bring, own, catalogues, farm } = await farmer();
    await bring('Crop,Colour,Valid from\n=1+1,#010203,2026-03-01\n"Směs, jarní",#a0b0c0,\n');
    const before = await own();
    for (const language of ['cs', 'lt', 'ro'] as const) {
      const answer = await catalogues.exportCrops({ query: { language, format: 'csv' }, farmIds: [farm.id] } as never);
      const table = await answer.text();
      expect(table).toContain("'=1+1,PRIVATE,,,#010203,2026-03-01,");
      expect(await bring(table)).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
    }
    expect(await own()).toEqual(before);
  });

  it('writes a workbook of Excel where nothing else is said, which the import takes back', async () => {
    const { bring, catalogues, farm } = await farmer();
    await bring('Crop,Code,Colour,Valid from\n=1+1,007,#010203,2026-03-01\n"Směs, <jarní>",,#a0b0c0,\n');
    const answer = await catalogues.exportCrops({ query: { type: ['PRIVATE'] }, farmIds: [farm.id] });
    const workbook = new Uint8Array(await answer.arrayBuffer());
    expect(Buffer.from(workbook.subarray(0, 2)).toString()).toBe('PK');
    expect(await bring(workbook)).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
  });

  it('writes only what is chosen', async () => {
    const { catalogues } = await farmer();
    const answer = await catalogues.exportCrops({ query: { search: 'TRZAW', format: 'csv' } });
    expect(await answer.text()).toBe(
      'Plodina,Katalog,Kód,EPPO,Barva,Platí od,Platí do\r\nPšenice setá ozimá,PUBLIC,105,TRZAW,#e3b23c,,\r\n',
    );
  });
});
