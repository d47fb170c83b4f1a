import { describe, expect, it } from 'vitest';
import { pinErrors } from './pin-errors.ts';
import { assumedNames } from '#server/registries/eagri/record-fields.ts';
import { schemaOfRecords } from '#server/registries/eagri/record-schema.ts';
import { readRecords, type ToldRecords } from '#server/registries/eagri/read-records-result.ts';
import { RegistrySettings } from '#server/registries/eagri/registry-settings.ts';

const settings = RegistrySettings.parse({});

function read(xml: string): Promise<ToldRecords> {
  return readRecords({ bytes: Buffer.from(xml), contentType: 'text/xml' }, settings);
}

function answer(content: string): string {
  return `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><x><e:Response xmlns:e="urn:epor">${content}</e:Response></x></s:Body></s:Envelope>`;
}

const use = (product: string, area: string, more = ''): string =>
  `<e:Aplikace><e:Typ>P</e:Typ><e:DatAplikaceZahajeni>2026-10-05</e:DatAplikaceZahajeni><e:IdPestovani>k1</e:IdPestovani><e:VymeraAplikace>${area}</e:VymeraAplikace><e:RegCislo>${product}</e:RegCislo>${more}</e:Aplikace>`;
const error =
  '<e:Chyby><e:Chyba><e:Id>401</e:Id><e:Popis>Neznámý</e:Popis><e:Zkratka>E</e:Zkratka></e:Chyba></e:Chyby>';
const sowing = (inner: string): string =>
  `<e:Osevy><e:Osev><e:Zkod>1/1</e:Zkod><e:IdPozemek>brazda-3-p14</e:IdPozemek>${inner}</e:Osev></e:Osevy>`;

describe('records that the ministry gives back', () => {
  it('are not answered yet where it says so, and where it says nothing', async () => {
    expect(await read(answer('<e:Stav>ZPRACOVAVA_SE</e:Stav>'))).toMatchObject({ isPending: true });
    expect(await read(answer('<e:GuidPodani>g</e:GuidPodani>'))).toMatchObject({ isPending: true });
    expect(await read(answer(sowing('')))).toMatchObject({ isPending: false, errors: [] });
  });

  it('are no answer where a page, a fault, a document type or half of it came', async () => {
    const trouble = (xml: string) =>
      read(xml).then(
        () => undefined,
        (error: unknown) => error,
      );
    expect(await trouble('<html><p>Odstávka</p></html>')).toMatchObject({ trouble: 'unavailable' });
    expect(await trouble(answer(sowing('')).slice(0, 200))).toMatchObject({ trouble: 'unavailable' });
    expect(await trouble('<!DOCTYPE a [<!ENTITY b "c">]><Response/>')).toMatchObject({ trouble: 'unavailable' });
    expect(await trouble(answer('<e:CHYBY><e:CHYBA><e:POPIS>Ne</e:POPIS></e:CHYBA></e:CHYBY>'))).toMatchObject({
      ...{ trouble: 'refused', message: 'Ne' },
    });
    const fault = '<s:Fault xmlns:s="s"><faultstring>Neplatný token</faultstring></s:Fault>';
    expect(await trouble(fault)).toMatchObject({ trouble: 'forbidden' });
  });

  it('say of each error what it is about: the whole, a sowing, an area, a cultivation or a use', async () => {
    const inner = `${error}<e:Vymery><e:Vymera>1</e:Vymera>${error}</e:Vymery><e:Pestovani><e:IdPestovani>k1</e:IdPestovani>${error}</e:Pestovani>`;
    const uses = `<e:Aplikace>${use('1-1', '1.00', error)}</e:Aplikace>`;
    const { errors } = await read(answer(`${error}${sowing(inner)}${uses}`));
    expect(errors.map(({ part, code, kind, says }) => [part, code, kind, says])).toEqual(
      ['SUBMISSION', 'SOWING', 'AREA', 'CULTIVATION', 'USE'].map((part) => [part, '401', 'E', 'Neznámý']),
    );
    expect(errors[1]?.sowing.get('IdPozemek')).toBe('brazda-3-p14');
    expect(errors[3]?.fields.get('IdPestovani')).toBe('k1');
  });
});

describe('an error', () => {
  it('is pinned on the use that says the same, the second of two equal ones on the second, in whatever order', async () => {
    const sent = await read(
      answer(`<e:Aplikace>${use('1-1', '1.00')}${use('1-1', '1.00')}${use('2-2', '0.50')}</e:Aplikace>`),
    );
    const told = await read(
      answer(
        `${sowing(error)}<e:Aplikace>${use('2-2', '0.5', error)}${use('1-1', '1')}${use('1-1', '1', error)}${use('9-9', '1', error)}</e:Aplikace>`,
      ),
    );
    const origins = [
      [101, 14],
      [102, 15],
      [103, 16],
    ] as const;
    expect(pinErrors(told, sent.uses, origins, {})).toMatchObject([
      { part: 'SOWING', parcelId: 14, actionId: null },
      { part: 'USE', parcelId: 16, actionId: 103 },
      { part: 'USE', parcelId: 15, actionId: 102 },
      { part: 'USE', parcelId: null, actionId: null },
    ]);
  });
});

describe('the names of elements', () => {
  it('can be set right or left out, and the schema follows', () => {
    const names = { 'use.number': 'CisloPripravku', 'use.startTime': '' };
    const schema = schemaOfRecords('urn:epor', names);
    expect(schema).toContain('name="CisloPripravku"');
    expect(schema).not.toContain('CasAplikaceZahajeni');
    expect(assumedNames(names)).toContain('CisloPripravku');
    expect(assumedNames(names)).not.toContain('Zkod');
  });
});
