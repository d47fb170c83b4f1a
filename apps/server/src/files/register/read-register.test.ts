import type { RegisterKind } from '@brazda/domain/enumerations/register-kind.ts';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import {
  fertilizerFile,
  organismFile,
  productFile,
  publicRegisters,
} from '@brazda/simulators/registry/public-registers.ts';
import { describe, expect, it } from 'vitest';
import { decodePieces } from './decode-pieces.ts';
import { readRegister } from './read-register.ts';
import { registerLimits } from './register-limits.ts';
import type { RegisterHead, RegisterRow } from './register-rows.ts';

async function read(
  kind: RegisterKind,
  file: string | Uint8Array,
): Promise<RegisterHead & { readonly rows: readonly RegisterRow[] }> {
  const rows: RegisterRow[] = [];
  const source = Readable.from([Buffer.from(file)]);
  const head = await readRegister(kind, decodePieces(source), (batch) => {
    rows.push(...batch);
    return Promise.resolve();
  });
  return { ...head, rows };
}

function products(inner: string): string {
  return `<PRIPRAVKY>${inner}</PRIPRAVKY>`;
}

const decision = '<REG_CISLO>1-1</REG_CISLO><AKT_STAV>P</AKT_STAV>';

describe('the register of plant protection', () => {
  it('gives a product with its days, substances and uses in the words of the register', async () => {
    const { version, records, refused, rows } = await read('PLANT_PROTECTION', productFile(publicRegisters()));
    expect({ version, records, refused }).toEqual({ version: '2026-03-02', records: 3, refused: [] });
    expect(rows[0]).toMatchObject({
      key: '101/9001-0',
      name: 'Zkušební Fung',
      registrationNumber: '9001-0',
      isAuthorised: true,
      validFrom: '2015-04-01',
      authorisedTo: '2030-12-31',
      usableTo: null,
      facts: {
        functions: ['FUNGICIDE'],
        doseUnit: 'L',
        activeSubstances: [{ name: 'látka zkušební', amount: 250, unit: 'G_PER_L' }],
      },
    });
    const product = rows[0];
    if (product?.kind !== 'PLANT_PROTECTION') throw new Error('No product was read');
    expect(product.facts.uses[0]).toMatchObject({
      crops: ['pšenice', 'ječmen ozimý'],
      organisms: ['braničnatka pšeničná', 'rez pšeničná'],
      doseMin: 0.5,
      doseMax: 1,
      doseUnit: 'L',
      dosePer: 'HECTARE',
      preHarvest: 35,
    });
    expect(product.facts.uses[1]?.preHarvest).toBe('AT');
  });

  it('is read the same from a packed file, and from one with prefixes in another encoding', async () => {
    const plain = await read('PLANT_PROTECTION', productFile(publicRegisters()));
    expect(await read('PLANT_PROTECTION', gzipSync(productFile(publicRegisters())))).toEqual(plain);
    const old = '<?xml version="1.0" encoding="windows-1250"?><e:A xmlns:e="x"><e:POLOZKA><e:ID>1</e:ID><e:OJP>';
    const rest = `</e:OJP><e:ROZHODNUTI>${decision.replaceAll(/<(\/?)/g, '<$1e:')}</e:ROZHODNUTI></e:POLOZKA></e:A>`;
    const bytes = Buffer.concat([Buffer.from(old), Buffer.from([0x8e, 0x69, 0x76, 0x61]), Buffer.from(rest)]);
    expect((await read('PLANT_PROTECTION', bytes)).rows).toMatchObject([{ name: 'Živa' }]);
  });

  it('leaves what it cannot read unknown: a dose in two units, and keeps its words', async () => {
    const dosings = ['l/ha', 'kg/ha'].map((MJ) => `<DAVKOVANI><MIN_DAVKA>1</MIN_DAVKA><MJ>${MJ}</MJ></DAVKOVANI>`);
    const use = `<POUZITI><DAVKA>1 l/ha nebo 1 kg/ha</DAVKA>${dosings.join('')}<OL>12 h</OL></POUZITI>`;
    const record = `<POLOZKA><ID>1</ID><OJP>A</OJP><ROZHODNUTI>${decision}${use}</ROZHODNUTI></POLOZKA>`;
    const { rows } = await read('PLANT_PROTECTION', products(record));
    expect(rows).toMatchObject([
      { facts: { uses: [{ doseMin: null, doseUnit: null, preHarvest: null, note: '1 l/ha nebo 1 kg/ha' }] } },
    ]);
  });

  it('takes of several decisions on one number the one in force', async () => {
    const decisions = ['Z', 'P', 'Z'].map(
      (state, at) =>
        `<ROZHODNUTI><REG_CISLO>1-1</REG_CISLO><AKT_STAV>${state}</AKT_STAV><D_PLATNE_DO>203${at}-01-01</D_PLATNE_DO></ROZHODNUTI>`,
    );
    const { rows } = await read(
      'PLANT_PROTECTION',
      products(`<POLOZKA><ID>1</ID><OJP>A</OJP>${decisions.join('')}</POLOZKA>`),
    );
    expect(rows).toMatchObject([{ isAuthorised: true, authorisedTo: '2031-01-01' }]);
  });

  it('refuses single rows with their line and reason, and reads the others', async () => {
    const file = products(
      `\n<POLOZKA><ID>1</ID><ROZHODNUTI>${decision}</ROZHODNUTI></POLOZKA>
<POLOZKA><ID>2</ID><OJP>B</OJP><ROZHODNUTI><REG_CISLO>2</REG_CISLO><D_PLATNE_DO>31.2.2026</D_PLATNE_DO></ROZHODNUTI></POLOZKA>
<POLOZKA><ID>3</ID><OJP>C</OJP><ROZHODNUTI>${decision}</ROZHODNUTI></POLOZKA>
<POLOZKA><ID>3</ID><OJP>D</OJP><ROZHODNUTI>${decision}</ROZHODNUTI></POLOZKA>`,
    );
    const { rows, refused } = await read('PLANT_PROTECTION', file);
    expect(rows.map(({ name }) => name)).toEqual(['C']);
    expect(refused).toEqual([
      { line: 2, name: null, reason: 'NO_NAME' },
      { line: 3, name: 'B', reason: 'DAY_UNREADABLE' },
      { line: 5, name: 'D', reason: 'TWICE' },
    ]);
  });
});

describe('the register of fertilizers', () => {
  it('gives content, class and the share of nitrogen that counts, with its days', async () => {
    const { rows, version } = await read('FERTILIZER', fertilizerFile(publicRegisters()));
    expect(version).toBe('2026-03-02');
    expect(rows).toMatchObject([
      {
        key: '501',
        registrationNumber: '0501',
        facts: {
          type: 'MINERAL',
          releaseClass: 'MINERAL',
          percent: { N: 27, P2O5: null, K2O: null, CaO: null, MgO: null, S: null },
          countedNitrogen: [{ percent: 100, from: '2014-01-01', to: null, isGeneralKnowledge: false }],
        },
      },
      { facts: { type: 'ORGANIC', releaseClass: 'FAST', kilogramsPerLitre: 1.02 } },
    ]);
  });

  it('refuses what it would have to guess: an unknown category, and nitrogen that is not said', async () => {
    const file = '<H><ROW ID="1" NAZ="A" KAT_N="7"/><ROW ID="2" NAZ="B" KAT_N="2"/><ROW ID="3" NAZ="C" KAT_N="1"/></H>';
    const { rows, refused } = await read('FERTILIZER', file);
    expect(rows).toMatchObject([{ name: 'C', facts: { percent: { N: 0, P2O5: null } } }]);
    expect(refused.map(({ reason }) => reason)).toEqual(['NITROGEN_CATEGORY_UNKNOWN', 'NITROGEN_UNKNOWN']);
  });
});

describe('the register of organisms', () => {
  it('gives codes with their names', async () => {
    const { rows } = await read('ORGANISM', organismFile(publicRegisters()));
    expect(rows[0]).toMatchObject({ key: 'SEPTTR', name: 'braničnatka pšeničná', latinName: 'Zymoseptoria tritici' });
  });
});

describe('a hostile or damaged file', () => {
  const deep = '<a>'.repeat(registerLimits.depth + 1);

  it.each([
    ['brings a document type', 'unsafe', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['breaks off', 'damaged', '<PRIPRAVKY><POLOZKA><ID>1</ID>'],
    ['is a page', 'damaged', '<!-- --><p>Odstávka<br></p>'],
    ['is no text', 'damaged', Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x00])],
    ['is empty', 'damaged', ''],
    ['goes too deep', 'tooLarge', deep],
    ['has a text that is too long', 'tooLarge', `<a>${'x'.repeat(registerLimits.text + 1)}</a>`],
    ['has a tag without end', 'tooLarge', `<a b="${'x'.repeat(registerLimits.withoutEnd + 1)}`],
    ['is damaged where it is packed', 'damaged', gzipSync('<a/>').subarray(0, 15)],
    ['unpacks to too much', 'tooLarge', gzipSync(Buffer.alloc(registerLimits.uploadBytes + 1, ' '))],
  ])('that %s is refused as %s', async (_, trouble, file) => {
    await expect(read('PLANT_PROTECTION', file)).rejects.toMatchObject({ name: 'RegisterFileError', trouble });
  });

  it('of another kind has no records', async () => {
    expect(await read('FERTILIZER', productFile(publicRegisters()))).toMatchObject({ records: 0, rows: [] });
  });
});
