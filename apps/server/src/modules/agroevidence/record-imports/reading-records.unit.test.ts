import { describe, expect, it } from 'vitest';
import { readSpreadsheet } from '#server/files/spreadsheet/read-spreadsheet.ts';
import { recordTableLimits } from '#server/files/spreadsheet/spreadsheet-limits.ts';
import { isMonthFirst, readClock, readMoment } from './read-moment.ts';
import { numberStyleOf, readNumber, readQuantity, readUnit } from './read-quantity.ts';
import { spreadsheetTexts } from '#server/files/spreadsheet/spreadsheet-texts.generated.ts';
import { spreadsheetWords } from '#server/files/spreadsheet/spreadsheet-words.ts';
import { bestRole, headTable } from './record-columns.ts';
import { typesByWord } from './type-words.ts';

const nobody = { isType: () => false, isParcel: () => false, isCrop: () => false };

async function rolesOf(text: string): Promise<(string | null)[]> {
  const rows = await readSpreadsheet(Buffer.from(text), recordTableLimits);
  return headTable(rows, nobody).columns.map(({ role }) => role);
}

describe('The columns of old records', () => {
  it('are known by the headings of a Czech record of fertilizing, below its title', async () => {
    const sheet = [
      'Evidence hnojení – hospodářský rok 2019/2020;;;;;;;',
      'Datum aplikace;Čtverec/kód DPB;Název pozemku;Plodina;Výměra (ha);Název hnojiva;Dávka (kg/ha);Celkem (t);Poznámka',
      '12. 3. 2020;740-1080 1402/3;Za humny;Pšenice ozimá;12,5;LAD 27;200;2,5;',
    ].join('\r\n');
    expect(await rolesOf(sheet)).toEqual([
      'DAY',
      'BLOCK',
      'PARCEL',
      'CROP',
      'AREA',
      'MATERIAL',
      'DOSE',
      'AMOUNT',
      'NOTE',
    ]);
  });

  it('are known in a record of plant protection', async () => {
    const sheet =
      'Datum\tPozemek\tOšetřená plocha [ha]\tPlodina\tPřípravek\tReg. číslo\tDávka na ha\tMJ\tŠkodlivý organismus\tJméno\tBBCH\tVoda l/ha\n' +
      '1.5.2021\tU lesa\t3\tŘepka\tMustang\t4567-1\t0,8\tl\tplevele\tJan Novák\t31\t200\n';
    expect(await rolesOf(sheet)).toEqual([
      ...[
        'DAY',
        'PARCEL',
        'AREA',
        'CROP',
        'MATERIAL',
        'NUMBER',
        'DOSE',
        'UNIT',
        'PURPOSE',
        'OPERATOR',
        'GROWTH_STAGE',
        'WATER',
      ],
    ]);
  });

  it('are known where they say what packages do, in Czech, Slovak and English', async () => {
    const headed = async (...titles: string[]) =>
      rolesOf(`Datum;Pozemek;${titles.join(';')}\n1.5.2021;U lesa;1.2.2021;1.2.2023\n`);
    for (const titles of [
      ['Vyrobeno', 'Spotřebovat do'],
      ['Datum výroby', 'Datum expirace'],
      ['Datum výroby šarže', 'Použitelné do'],
      ['Vyrobené', 'Dátum exspirácie'],
      ['Production date', 'Use by'],
      ['Date of manufacture', 'Expiry date'],
    ])
      expect(await headed(...titles), titles.join()).toEqual(['DAY', 'PARCEL', 'PRODUCED', 'EXPIRES']);
  });

  it('are known by how our own tables head animals and water in every language', () => {
    for (const language of Object.keys(spreadsheetTexts) as (keyof typeof spreadsheetTexts)[]) {
      const word = spreadsheetWords(language);
      const titles = [
        word('spreadsheet.actions.grazingAnimals'),
        word('spreadsheet.actions.grazingHead'),
        word('spreadsheet.actions.grazingDays'),
        word('spreadsheet.actions.irrigationHeight'),
      ];
      expect(
        titles.map((title) => bestRole(title).role),
        language,
      ).toEqual(['GRAZING_ANIMALS', 'GRAZING_HEAD', 'GRAZING_DAYS', 'IRRIGATION']);
    }
  });

  it('are known in an English file of another program', async () => {
    const sheet =
      'Field Name,Operation,Date,Product,Rate,Units,Area Treated (ha),Total Quantity,Yield (t/ha),Moisture %,Operator,Notes\n' +
      'Top Field,Spraying,2021-05-03,Roundup,3,l/ha,10,30,,,Bob,\n';
    expect(await rolesOf(sheet)).toEqual([
      ...[
        'PARCEL',
        'TYPE',
        'DAY',
        'MATERIAL',
        'DOSE',
        'UNIT',
        'AREA',
        'AMOUNT',
        'YIELD',
        'MOISTURE',
        'OPERATOR',
        'NOTE',
      ],
    ]);
  });

  it('are known in other languages', async () => {
    expect(await rolesOf('Data zabiegu;Działka;Zabieg;Środek;Dawka\n1;2;3;4;5\n')).toEqual([
      'DAY',
      'PARCEL',
      'TYPE',
      'MATERIAL',
      'DOSE',
    ]);
    expect(await rolesOf('Dátum;Tábla;Munka;Anyag;Terület\n1;2;3;4;5\n')).toEqual([
      'DAY',
      'PARCEL',
      'TYPE',
      'MATERIAL',
      'AREA',
    ]);
    expect(await rolesOf('Fecha;Parcela;Labor;Producto;Superficie\n1;2;3;4;5\n')).toEqual([
      'DAY',
      'PARCEL',
      'TYPE',
      'MATERIAL',
      'AREA',
    ]);
    expect(await rolesOf('Ziua;Parcelă;Lucrare;Produs;Suprafață\n1;2;3;4;5\n')).toEqual([
      'DAY',
      'PARCEL',
      'TYPE',
      'MATERIAL',
      'AREA',
    ]);
    expect(await rolesOf('Diena;Laukas;Darbas;Produktas;Plotas\n1;2;3;4;5\n')).toEqual([
      'DAY',
      'PARCEL',
      'TYPE',
      'MATERIAL',
      'AREA',
    ]);
    expect(await rolesOf('Deň;Pozemok;Práca;Prípravok;Výmera\n1;2;3;4;5\n')).toEqual([
      'DAY',
      'PARCEL',
      'TYPE',
      'MATERIAL',
      'AREA',
    ]);
  });

  it('are known by what stands in them where their headings say nothing', async () => {
    const rows = await readSpreadsheet(
      Buffer.from('A;B;C\n1. 5. 2020;Orba;Za humny\n2. 5. 2020;Orba;U lesa\n'),
      recordTableLimits,
    );
    const types = typesByWord('cs');
    const known = {
      ...nobody,
      isType: (text: string) => types.has(text.toLowerCase()),
      isParcel: (text: string) => text !== 'Orba',
    };
    expect(headTable(rows, known).columns.map(({ role }) => role)).toEqual(['DAY', 'TYPE', 'PARCEL']);
  });
});

describe('Days of old records', () => {
  it.each([
    ['3. 5. 2021', '2021-05-03', null],
    ['03.05.21', '2021-05-03', null],
    ['2021-05-03', '2021-05-03', null],
    ['2021.05.03.', '2021-05-03', null],
    ['2021-05-03T08:30:00Z', '2021-05-03', '08:30'],
    ['3.5.2021 8:30', '2021-05-03', '08:30'],
    ['44319', '2021-05-03', null],
    ['44319.354166667', '2021-05-03', '08:30'],
    ['3/5/2021', '2021-05-03', null],
  ])('%s is read', (text, day, time) => {
    expect(readMoment(text, false)).toEqual({ day, time });
  });

  it('are none that the calendar does not have, and months come first only where they must', () => {
    expect(readMoment('31. 2. 2021', false)).toBeUndefined();
    expect(readMoment('jaro 2021', false)).toBeUndefined();
    expect(isMonthFirst(['5/3/2021', '5/23/2021'])).toBe(true);
    expect(isMonthFirst(['23/5/2021', '5/3/2021'])).toBe(false);
    expect(isMonthFirst(['5.3.2021', '5.23.2021'])).toBe(false);
    expect(readMoment('5/3/2021', true)?.day).toBe('2021-05-03');
    expect([readClock('8:30'), readClock('0.354166'), readClock('25:00'), readClock('ráno')]).toEqual([
      '08:30',
      '08:30',
      undefined,
      undefined,
    ]);
  });
});

describe('Amounts of old records', () => {
  it('are read with decimals and thousands as they are written', () => {
    expect(readNumber('1 200,5', 'decimalComma')).toBe(1200.5);
    expect(readNumber('1.200,5', 'decimalComma')).toBe(1200.5);
    expect(readNumber('1,200.5', 'decimalComma')).toBe(1200.5);
    expect(readNumber('1,200', 'groupingComma')).toBe(1200);
    expect(readNumber('1,2', 'groupingComma')).toBe(1.2);
    expect(readNumber('dvě', 'decimalComma')).toBeUndefined();
    expect(numberStyleOf(['1,200', '3.5'])).toBe('groupingComma');
    expect(numberStyleOf(['1,200', '3,5'])).toBe('decimalComma');
    expect(numberStyleOf(['1.200', '0,75'])).toBe('groupingPoint');
    expect(numberStyleOf(['1.200,5 kg', '12.000'])).toBe('groupingPoint');
    expect(numberStyleOf(['1.200', '0,75', '4.8'])).toBe('decimalComma');
    expect(numberStyleOf(['0.125', '0,75'])).toBe('decimalComma');
    expect(readNumber('1.200', 'groupingPoint')).toBe(1200);
    expect(readNumber('0,75', 'groupingPoint')).toBe(0.75);
    expect(readNumber('1.200', 'decimalComma')).toBe(1.2);
  });

  it('have units as people write them, for a hectare or for all', () => {
    expect(readUnit('kg/ha')).toEqual({ unit: 'KG', factor: 1, basis: 'HECTARE' });
    expect(readUnit('l.ha-1')).toEqual({ unit: 'L', factor: 1, basis: 'HECTARE' });
    expect(readUnit('q')).toEqual({ unit: 'KG', factor: 100, basis: null });
    expect(readUnit('VJ')).toEqual({ unit: 'SEED_UNIT', factor: 1, basis: null });
    expect(readUnit('pytel')).toBeUndefined();
    expect(readQuantity('3 l/ha', 'decimalComma')).toEqual({ value: 3, unitText: 'l/ha' });
    expect(readQuantity('200', 'decimalComma')).toEqual({ value: 200, unitText: '' });
  });
});

describe('Names of kinds of work', () => {
  it.each(['cs', 'sk', 'en', 'pl', 'hu', 'es', 'ro', 'lt'] as const)('are each one kind in %s', (language) => {
    const types = typesByWord(language);
    expect(new Set(types.values()).size).toBe(33);
  });

  it('are those that farmers use', () => {
    const types = typesByWord('cs');
    expect(
      ['chemicke osetreni', 'prihnojeni', 'zne', 'podmitka', 'kosenie', 'oprysk', 'drilling', 'aratas'].map((word) =>
        types.get(word),
      ),
    ).toEqual([...['SPRAY', 'FERT', 'HARVEST', 'SUB_PLOWING', 'MOWING', 'SPRAY', 'SOWING', 'HARVEST']]);
  });
});
