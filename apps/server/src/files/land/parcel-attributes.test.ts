import { describe, expect, it } from 'vitest';
import { dateOf, numberOf, textOf, yearOf, yesOrNo } from './cell-values.ts';
import { recogniseSchema } from './column-aliases.ts';
import { attributeReader } from './parcel-attributes.ts';
import type { CellValue } from './source-layer.ts';

function attributesOf(
  row: Record<string, CellValue>,
  chosen: Parameters<typeof attributeReader>[2] = {},
): ReturnType<ReturnType<typeof attributeReader>['read']> {
  const columns = Object.keys(row);
  return attributeReader(recogniseSchema(columns), columns, chosen).read(Object.values(row));
}

const DPB_COLUMNS =
  'fid ID_DPB NKOD_DPB CTVEREC ZKOD_DPB ID_UZ PLATNYOD UCOD_AKTUA VYMERA KULTURANAZ KULTURAKOD KULTURA KULTURAOD EKO ANCLFA_H1 VYMERA_ECP VY_ECP_ZME VYSKA SVAZITOST MAPOVYLIST KU_KOD PRISL_OPZL OKRES_KOD NAZEV_NADR VYM_III_AP EROZOHRO';

describe('schemas', () => {
  it.each([
    ['CZ_DPB', DPB_COLUMNS],
    ['CZ_DPB', 'ctverec zkod_dpb vymera'],
    ['CZ_DECLARATION', 'ID_UZ DPB_ID DPB_CTVERE DPB_ZKOD DPB_VYMERA ROK EKO KULTURAKOD ZAKRES_ID PLODINA_ID PLOD_NAZE'],
    ['SK_BOUNDARY', 'KODKD ZKODKD PARCELA PCUV VYMERA LOKALITA_N KULTURA_SK KULTURA_NA PLODINA SUBJEKT_NA'],
    ['SK_BOUNDARY', 'KDIEL VYMERA_KD PLODINA_NA SUBJEKT_NA'],
    ['SK_BLOCK', 'ROK ID_KD ZKODKD VYMERA KODKD LOKALITA KULTURA SPOSOBILOS'],
    ['SK_BLOCK', 'KOD_DPB ZKOD_DPB VYMERA_DPB'],
    ['UNKNOWN', 'id category gewas gewascode jaar status'],
    ['UNKNOWN', ''],
  ])('recognise %s by %s', (schema, columns) => {
    expect(recogniseSchema(columns.split(' ')).id).toBe(schema);
  });
});

describe('attributes', () => {
  it('put the Czech block number together when the file has only its halves', () => {
    expect(attributesOf({ DPB_CTVERE: '760-1170', DPB_ZKOD: '7405/5', ZAKRES_ID: 7 })).toMatchObject({
      blockNumber: '760-1170 7405/5',
      square: '760-1170',
      externalId: '7',
    });
    expect(attributesOf({ CTVEREC: '760-1170', ZKOD_DPB: '7405/5' })).toMatchObject({ blockNumber: '760-1170 7405/5' });
    expect(attributesOf({ NKOD_DPB: '760-1170 7405/5' })).toMatchObject({
      blockNumber: '760-1170 7405/5',
      square: '760-1170',
    });
  });

  it('take no crop from what a file of ours says of a parcel that is divided', () => {
    expect(attributesOf({ CROP: 'Řepka ozimá 3,20 ha; Kukuřice na zrno 1,10 ha' })).toMatchObject({ cropName: null });
    expect(attributesOf({ CROP: 'Řepka ozimá' })).toMatchObject({ cropName: 'Řepka ozimá' });
  });

  it('name a Slovak parcel by place and short code when the full code is empty', () => {
    const row = { KODKD: ' ', ZKODKD: '9304/1', LOKALITA_N: 'Zemné', PARCELA: 'A' };
    expect(attributesOf(row)).toMatchObject({ blockNumber: 'Zemné 9304/1', part: 'A', square: null });
  });

  it('prefer the area of the drawing to that of its block', () => {
    const row = { DPB_CTVERE: 'a', DPB_ZKOD: 'b', DPB_VYMERA: 9.99, DEKL_VYM: 5.15, ZAKRES_VYM: 5.1538 };
    expect(attributesOf(row).officialAreaHa).toBe(5.1538);
    expect(attributesOf({ ...row, ZAKRES_VYM: null }).officialAreaHa).toBe(5.15);
    expect(attributesOf({ ...row, ZAKRES_VYM: 0 }).officialAreaHa).toBeNull();
    expect(attributesOf(row, { areaSource: 'COMPUTED' }).officialAreaHa).toBeNull();
    expect(attributesOf(row, { areaSource: 'OFFICIAL' }).officialAreaHa).toBe(5.1538);
  });

  it('know a long name by the ten letters a .dbf leaves of it', () => {
    expect(attributesOf({ NKOD_DPB: 'x', APLIK_PASM: 'III', ZRANITELNA: 'ano' })).toMatchObject({
      zone: 'III',
      nitrateVulnerable: 'YES',
    });
    expect(attributesOf({ aplikacni_pasmo: 'II', NITRAT: 'N' })).toMatchObject({ zone: 'II', nitrateVulnerable: 'NO' });
    expect(attributesOf({ NKOD_DPB: 'x' })).toMatchObject({ zone: null, nitrateVulnerable: 'NOT_SPECIFIED' });
  });

  it('do not take the name of something above the parcel for its own', () => {
    expect(attributesOf({ NKOD_DPB: 'x', NAZEV_NADR: 'Povodí' }).givenName).toBeNull();
    expect(attributesOf({ NKOD_DPB: 'x', Nazev: 'Za humny' }).givenName).toBe('Za humny');
  });

  it('take the name from the column that was chosen, and refuse one that is not there', () => {
    expect(attributesOf({ name: 'a', note: 'b' }, { nameColumn: 'Note' }).givenName).toBe('b');
    expect(() => attributesOf({ name: 'a' }, { nameColumn: 'other' })).toThrow('landFile.columnNotFound');
  });

  it('report once per column what they could not read', () => {
    const columns = ['NKOD_DPB', 'PLATNYOD', 'VYMERA'];
    const reader = attributeReader(recogniseSchema(columns), columns);
    reader.read(['x', '2024-13-01', 'pět']);
    reader.read(['x', '31.2.2024', 5]);
    reader.read(['x', ' ', null]);
    expect(reader.problems().map(({ detail }) => detail)).toEqual([
      { column: 'VYMERA', count: 1, example: 'pět' },
      { column: 'PLATNYOD', count: 2, example: '2024-13-01' },
    ]);
  });
});

describe('values', () => {
  it('are days in every spelling that registers use', () => {
    const spellings = [
      '20240511',
      '2024-05-11',
      '2024/05/11',
      '2024-05-11T00:00:00Z',
      '11.05.2024',
      '11. 5. 2024',
      '11/05/2024',
      '11.5.2024 0:00:00',
    ];
    expect(new Set(spellings.map(dateOf))).toEqual(new Set(['2024-05-11']));
    expect(['29.02.2023', '9999-99-99', '00000000', '1.1.0001', 'včera', '', null].map(dateOf)).toEqual(
      Array(7).fill(null),
    );
  });

  it('are numbers with point or comma', () => {
    expect(['1234.56', '1234,56', '1 234,56', '1\u00a0234,56', '1.234,56', 1234.56].map(numberOf)).toEqual(
      Array(6).fill(1234.56),
    );
    expect(['', 'x', '1e5', '1,2,3', true, null, Number.NaN].map(numberOf)).toEqual(Array(7).fill(null));
  });

  it('are text without the spaces that registers leave in it', () => {
    expect(textOf('\u00a0Pšenica\u00a0 letná\t\n')).toBe('Pšenica letná');
    expect([textOf(' \u00a0'), textOf(351), textOf(null)]).toEqual([null, '351', null]);
  });

  it('are years and yes or no', () => {
    expect(['2024', 2024, 20, '2024.5', null].map(yearOf)).toEqual([2024, 2024, null, null, null]);
    expect(['Ano', 'N', 1, 0, true, 'možná', null].map(yesOrNo)).toEqual(['YES', 'NO', 'YES', 'NO', 'YES', null, null]);
  });
});
