import { reportKinds } from '@brazda/domain/enumerations/report.ts';
import { Language } from '@brazda/contract/shapes.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { reportedFarm, type ReportedFarm } from '#server/testing/reported-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
let worked: ReportedFarm;

beforeAll(async () => {
  worked = await reportedFarm(started);
});

/** What is published for anybody: asked for without a token. */
async function published(path: string): Promise<{ readonly type: unknown; readonly body: string }> {
  const { statusCode, headers, body } = await started.app.inject({ url: `/agroevidence${path}` });
  expect(statusCode).toBe(200);
  return { type: headers['content-type'], body };
}

describe.each(reportKinds)('The forms of the report %s for other programs', (kind) => {
  it('are as their published schemas say, by the judgement of others', async () => {
    const { rows } = await worked.api.reports.list();
    const known = rows.find(({ report }) => report === kind);
    expect(known).toMatchObject({ formats: ['xlsx', 'pdf', 'json', 'xml'] });
    const schema = await published(known?.schemas.json ?? '');
    expect(schema.type).toContain('application/schema+json');
    const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: true, formats: fullFormats });
    const isValid = ajv.compile(JSON.parse(schema.body) as object);
    const json = JSON.parse((await worked.bytesOf(kind, { format: 'json' })).toString()) as Record<string, unknown>;
    isValid(json);
    expect(isValid.errors).toBeNull();
    expect(isValid({ ...json, more: 1 })).toBe(false);
    const { body } = await published(known?.schemas.xml ?? '');
    const contents = (await worked.bytesOf(kind, { format: 'xml' })).toString();
    const judge = (xml: string) =>
      validateXML({
        xml: [{ fileName: 'report.xml', contents: xml }],
        schema: [{ fileName: 'report.xsd', contents: body }],
      });
    expect((await judge(contents)).errors).toEqual([]);
    expect((await judge(contents.replace('<facts>', '<facts><more/>'))).valid).toBe(false);
  });
});

describe('Schemas of reports', () => {
  it('are there for earlier versions too, by which files that are kept are judged', async () => {
    const [first = '', second = '', third = ''] = await Promise.all(
      [1, 2, 3].map(async (version) => (await published(`/reports/schemas/parcels/${version}/schema.json`)).body),
    );
    expect(first).toContain('urn:brazda:report:parcels:1');
    expect([first, second, third].map((schema) => schema.includes('cadastralUnit'))).toEqual([false, true, true]);
    expect([first, second, third].map((schema) => schema.includes('cropArea'))).toEqual([false, false, true]);
    const records = await Promise.all(
      [2, 3].map(async (version) => (await published(`/reports/schemas/fertilizers/${version}/schema.xsd`)).body),
    );
    expect(records.map((schema) => schema.includes('holdingNumber'))).toEqual([false, true]);
    const tablesOf = (schema: string): string[] =>
      Object.keys(
        (JSON.parse(schema) as { properties: { tables: { properties: object } } }).properties.tables.properties,
      );
    expect([first, second, third].map(tablesOf)).toEqual([['parcels'], ['parcels'], ['parcels', 'crops']]);
  });

  it('are those of a version that there is', async () => {
    const { statusCode, body } = await started.app.inject({
      url: '/agroevidence/reports/schemas/parcels/99/schema.json',
    });
    expect([statusCode, (JSON.parse(body) as { code: string }).code]).toEqual([404, 'report.noSuchSchema']);
  });
});

/** The texts of the pages of a PDF, as a reader that is not ours finds them. */
async function pagesOf(bytes: Buffer): Promise<readonly string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
  return text;
}

describe('A report as PDF', () => {
  it.each(Language.options)('has all letters of the language %s, with its heading and pages', async (locale) => {
    const pages = await pagesOf(await worked.bytesOf('plant-protection', { format: 'pdf', locale }));
    const { title, tables } = await worked.api.reports.preview({
      query: { report: 'plant-protection', season: 2025, locale },
    });
    const [first = ''] = pages;
    expect(first).toContain(title);
    expect(first).toContain(worked.farm.name);
    expect(first).toContain(`1 / ${pages.length}`);
    expect(first).toContain('U lesa');
    const squeezed = first.replace(/\s/g, '');
    for (const column of tables[0]?.columns ?? []) expect(squeezed).toContain(column.title.replace(/\s/g, ''));
  });

  it.each(Language.options)('breaks no code, number or day over lines in the language %s', async (locale) => {
    const pages = await pagesOf(await worked.bytesOf('plant-protection', { format: 'pdf', locale }));
    const region = locale === 'en' ? 'en-GB' : locale;
    const numbers = new Intl.NumberFormat(region, { maximumFractionDigits: 6 });
    const days = new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeZone: 'UTC' });
    const { tables } = await worked.api.reports.preview({
      query: { report: 'plant-protection', season: 2025, locale },
    });
    const [{ columns, rows } = { columns: [], rows: [] }] = tables;
    const at = (key: string): number => columns.findIndex((column) => column.key === key);
    const cell = (key: string) => rows[0]?.cells[at(key)] ?? null;
    const whole = pages.join(' ').replace(/\s/g, ' ');
    for (const key of ['latitude', 'longitude', 'parcelArea', 'dose', 'water']) {
      expect(whole).toContain(numbers.format(Number(cell(key))).replace(/\s/g, ' '));
    }
    for (const key of ['eppo', 'block', 'authorisationNumber', 'batch']) expect(whole).toContain(String(cell(key)));
    for (const key of ['day', 'producedOn', 'expiresOn']) {
      expect(whole).toContain(days.format(new Date(String(cell(key)))).replace(/\s/g, ' '));
    }
  });

  it('says doses as they were said, and no amount as nothing', async () => {
    const farm = await reportedFarm(started);
    const [parcelId = 0] = farm.parcelIds;
    const [product] = (await farm.api.catalogueMaterials.list({ query: { kind: 'PLANT_PROTECTION' } })).rows;
    const spray = (value: number, targets: { parcelId: number; area?: number }[]) =>
      farm.api.actions.recordApplication({
        body: {
          ...{ actionType: 'SPRAY', day: '2026-05-05', targets, spray: { water: 187.5 } },
          materials: [{ materialId: product?.id ?? 0, value, unit: 'ML' }],
        },
      });
    await spray(
      333,
      farm.parcelIds.map((id) => ({ parcelId: id, area: 0.0481 })),
    );
    await spray(5, [{ parcelId, area: 0.02 }]);
    const json = JSON.parse((await farm.bytesOf('plant-protection', { format: 'json' })).toString()) as {
      tables: { records: { day: string; dose: number; amount: number }[] };
    };
    const rows = json.tables.records.filter(({ day }) => day === '2026-05-05');
    expect(rows.map(({ dose }) => dose)).toEqual([333, 333, 5]);
    expect(rows.at(-1)?.amount).toBe(0.0001);
    const [page = ''] = await pagesOf(await farm.bytesOf('plant-protection', { format: 'pdf', locale: 'cs' }));
    for (const shown of ['333 ml/ha', '5 ml/ha', '0,0001 l', '187,5'])
      expect(page.replace(/\s+/g, ' ')).toContain(shown);
  });
});
