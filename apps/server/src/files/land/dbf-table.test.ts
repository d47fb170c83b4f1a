import { describe, expect, it } from 'vitest';
import { ringAround, shapefileFiles, type ShapefileContent } from '#server/testing/shapefile-builder.ts';
import { openDbf, type DbfTable } from './dbf-table.ts';
import { encodingOf } from './text-encoding.ts';

const TEXT = 'Žlutý kůň, rež';

function open(
  content: Partial<ShapefileContent>,
  values: string[],
  declaredEncoding: string | null = null,
  fallbackEncoding = 'windows-1250',
): DbfTable {
  const { dbf } = shapefileFiles({
    columns: [{ name: 'PLODINA', type: 'C', length: 20 }],
    parcels: values.map((PLODINA) => ({ rings: [ringAround([14, 49], 1)], attributes: { PLODINA } })),
    ...content,
  });
  return openDbf({ layer: 'fields', bytes: dbf ?? Buffer.alloc(0), declaredEncoding, fallbackEncoding });
}

describe('text of a table', () => {
  it.each([
    ['windows-1250', '1250', 0],
    ['windows-1250', 'ANSI 1250', 0],
    ['windows-1250', 'CP1250', 0x64],
    ['iso-8859-2', 'ISO 88592', 0],
    ['cp852', 'OEM 852', 0],
    ['UTF-8', 'UTF-8', 0],
  ])('in %s is read by the .cpg "%s"', (encoding, cpg, languageByte) => {
    const table = open({ encoding, languageByte }, [TEXT], cpg);
    expect(table).toMatchObject({ encoding, problems: [] });
    expect(table.cells(0)).toEqual([TEXT]);
  });

  it('is recognised as UTF-8 without a .cpg, and before the language byte', () => {
    expect(open({ encoding: 'utf8', languageByte: 0xc8 }, [TEXT]).cells(0)).toEqual([TEXT]);
  });

  it('is recognised as UTF-8 though a column cut a letter in two', () => {
    const table = open({ encoding: 'utf8' }, [TEXT, 'dlouhý název parcelyě', 'aaaaaaaaaaaaaaaaaaaž']);
    expect(table.encoding).toBe('UTF-8');
    expect(table.cells(2)).toEqual(['aaaaaaaaaaaaaaaaaaa']);
  });

  it.each([
    [0xc8, 'windows-1250'],
    [0x64, 'cp852'],
    [0x57, 'windows-1250'],
    [0x03, 'windows-1250'],
    [0x00, 'windows-1250'],
  ])('is read by language byte %i as %s', (languageByte, encoding) => {
    expect(open({ encoding, languageByte }, [TEXT]).cells(0)).toEqual([TEXT]);
  });

  it('is in the Baltic code page for Lithuania when nothing says otherwise', () => {
    const table = open({ encoding: 'windows-1257' }, ['Žieminiai kviečiai'], null, 'windows-1257');
    expect(table.cells(0)).toEqual(['Žieminiai kviečiai']);
  });

  it('is not read by a .cpg that says UTF-8 when it is not', () => {
    const table = open({ encoding: 'windows-1250' }, [TEXT], 'UTF-8');
    expect(table.cells(0)).toEqual([TEXT]);
    expect(table.problems[0]).toMatchObject({
      code: 'landFile.encodingWrong',
      detail: { declared: 'UTF-8', used: 'windows-1250' },
    });
  });

  it('has an encoding by any name', () => {
    expect(['utf8', '\u00ef\u00bb\u00bfUTF-8', '65001', '8859-1', 'windows-1257', 'IBM 852'].map(encodingOf)).toEqual([
      'UTF-8',
      'UTF-8',
      'UTF-8',
      'iso-8859-1',
      'windows-1257',
      'cp852',
    ]);
    expect(['', 'OEM', 'LDID', '99999'].map(encodingOf)).toEqual([null, null, null, null]);
  });
});

describe('cells of a table', () => {
  it('are text, numbers, days and yes or no, and null where there is nothing', () => {
    const columns = [
      { name: 'T', type: 'C', length: 5 },
      { name: 'N', type: 'N', length: 8, decimals: 2 },
      { name: 'D', type: 'D', length: 8 },
      { name: 'L', type: 'L', length: 1 },
    ] as const;
    const rings = [ringAround([14, 49], 1)];
    const { dbf } = shapefileFiles({
      columns,
      parcels: [
        { rings, attributes: { T: 'ab', N: -1.5, D: '20240229', L: true } },
        { rings, attributes: { T: '\0\0x', N: '********', D: '00000000', L: '?' } },
        { rings },
      ],
    });
    const table = openDbf({
      layer: '',
      bytes: dbf ?? Buffer.alloc(0),
      declaredEncoding: null,
      fallbackEncoding: 'windows-1250',
    });
    expect(table.columns.map(({ type }) => type)).toEqual(['TEXT', 'NUMBER', 'DATE', 'BOOLEAN']);
    expect(table.cells(0)).toEqual(['ab', -1.5, '20240229', true]);
    expect(table.cells(1)).toEqual([null, null, null, null]);
    expect(table.cells(2)).toEqual([null, null, null, null]);
  });
});
