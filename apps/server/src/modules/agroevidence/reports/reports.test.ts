import { createHash } from 'node:crypto';
import { reportFormats, reportKinds, type ReportFormat, type ReportKind } from '@brazda/domain/enumerations/report.ts';
import { sql } from 'kysely';
import readSpreadsheet from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { leafFeed } from '#server/testing/leaf-feed.ts';
import { startApp } from '#server/testing/start-app.ts';
import { reportedFarm, type ReportedFarm } from '#server/testing/reported-farm.ts';

const started = startApp();
let worked: ReportedFarm;

beforeAll(async () => {
  worked = await reportedFarm(started);
});

/** The file of a report, by its kind and form. */
async function fileOf(kind: ReportKind, format: ReportFormat): Promise<Buffer> {
  return worked.bytesOf(kind, { format });
}

interface JsonReport {
  readonly facts: Readonly<Record<string, unknown>>;
  readonly tables: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
  readonly gaps: readonly { readonly column: string; readonly rows: number }[];
}

async function jsonOf(kind: ReportKind): Promise<JsonReport> {
  return JSON.parse((await fileOf(kind, 'json')).toString()) as JsonReport;
}

describe('A report of the farm', () => {
  it('comes in every form, and the same that is asked for again is the same file of the same run', async () => {
    for (const kind of reportKinds) {
      for (const format of reportFormats) {
        const [one, other] = [await fileOf(kind, format), await fileOf(kind, format)];
        expect(one.equals(other), `${kind} ${format}`).toBe(true);
        expect(one.byteLength).toBeGreaterThan(500);
      }
    }
    const runs = await worked.api.reports.runs({ query: { 'per-page': 100 } });
    expect(runs.rows).toHaveLength(reportKinds.length * reportFormats.length);
    expect(new Set(runs.rows.map(({ report, format }) => `${report} ${format}`)).size).toBe(runs.total);
  });

  it('is the same file of the same run also after work that it does not tell of', async () => {
    const { api, farm } = worked;
    const bytes = await fileOf('plant-protection', 'json');
    const { total } = await api.reports.runs();
    await api.catalogueMaterials.create({ body: leafFeed });
    expect((await fileOf('plant-protection', 'json')).equals(bytes)).toBe(true);
    await api.centers.create({ params: { id: farm.id }, body: { name: 'Dvůr' } });
    expect((await fileOf('plant-protection', 'json')).equals(bytes)).toBe(true);
    expect((await api.reports.runs()).total).toBe(total);
  });

  it('is told of to all windows of the farm when it is made, and not when it is had again', async () => {
    const told = async (): Promise<number> => {
      const { rows } = await sql`
        select from core.outbox where topic = 'report.made' and farm_id = ${worked.farm.id}`.execute(
        started.services.database.kysely,
      );
      return rows.length;
    };
    const before = await told();
    const asked = { format: 'json', locale: 'hu' } as const;
    await worked.bytesOf('fertilizers', asked);
    expect(await told()).toBe(before + 1);
    await worked.bytesOf('fertilizers', asked);
    expect(await told()).toBe(before + 1);
  });

  it('says of each run of what and by whom it was made, and gives its bytes again as they were', async () => {
    const bytes = await fileOf('plant-protection', 'xml');
    const { rows } = await worked.api.reports.runs({ query: { report: ['plant-protection'], 'per-page': 100 } });
    const run = rows.find(({ format }) => format === 'xml');
    expect(run).toMatchObject({
      ...{
        report: 'plant-protection',
        locale: 'cs',
        isKept: true,
        madeBy: worked.user.id,
        madeByEmail: worked.user.email,
      },
      question: { season: null, date: null, from: '2025-07-01', to: '2026-06-30', parcels: [] },
      fileName: 'plant-protection-2025-07-01-2026-06-30.xml',
      fileHash: createHash('sha256').update(bytes).digest('hex'),
      bytes: bytes.byteLength,
    });
    const again = await worked.api.reports.again({ params: { id: run?.id ?? 0 } });
    expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('is not seen by strangers, neither made nor again', async () => {
    await fileOf('parcels', 'json');
    const { rows } = await worked.api.reports.runs();
    const { user } = await started.make.farmer();
    const stranger = started.api(user).agroevidence;
    expect((await stranger.reports.runs()).rows).toEqual([]);
    const again = stranger.reports.again({ params: { id: rows[0]?.id ?? 0 } });
    await expect(again).rejects.toMatchObject({ status: 404, code: 'report.notFound' });
    const asked = stranger.reports.parcels({ query: { format: 'json' }, farmIds: [worked.farm.id] });
    await expect(asked).rejects.toMatchObject({ status: 404 });
  });

  it('refuses days that are reversed, a card without parcels, and parcels of others', async () => {
    const reversed = { from: '2026-02-01', to: '2026-01-01', format: 'json' } as const;
    await expect(worked.api.reports.fertilizers({ query: reversed })).rejects.toMatchObject({
      code: 'report.daysReversed',
    });
    const preview = worked.api.reports.preview({ query: { report: 'parcel-card' } });
    await expect(preview).rejects.toMatchObject({ code: 'report.parcelsNeeded' });
    const { farm } = await started.make.farmer();
    const parcel = await started.make.parcel({ farm });
    const card = worked.api.reports.parcelCard({ query: { format: 'json', parcel: [parcel.id] } });
    await expect(card).rejects.toMatchObject({ status: 404, code: 'parcel.notFound' });
  });

  it('is another file once a record is another', async () => {
    const other = await reportedFarm(started);
    const before = await other.bytesOf('plant-protection', { format: 'json' });
    await other.spray('2026-05-20');
    const after = await other.bytesOf('plant-protection', { format: 'json' });
    expect(after.equals(before)).toBe(false);
    expect((await other.api.reports.runs()).total).toBe(2);
  });
});

describe('The record of plant protection', () => {
  it('says of each treatment what the law asks for, and marks what nobody has said', async () => {
    const { facts, tables, gaps } = await jsonOf('plant-protection');
    expect(facts).toMatchObject({ farm: worked.farm.name, records: 2, incomplete: 2 });
    const [first] = tables['records'] ?? [];
    expect(first).toMatchObject({
      ...{
        day: '2026-05-04',
        startTime: '08:30',
        useType: 'LAND',
        parcel: 'U lesa',
        crop: 'Pšenice setá ozimá',
        eppo: 'TRZAW',
      },
      ...{
        dose: 1.5,
        doseUnit: 'l/ha',
        amountUnit: 'l',
        operator: 'Jan Novák',
        batch: 'A17',
        producedOn: '2025-02-01',
        expiresOn: '2027-02-01',
        driftReduction: 75,
        water: 200,
      },
      purpose: 'plevele',
    });
    expect(gaps).toEqual([
      { table: 'records', column: 'cadastralUnit', rows: 2 },
      { table: 'records', column: 'growthStage', rows: 2 },
    ]);
    expect(first?.['missing']).toEqual(['cadastralUnit', 'growthStage']);
  });

  it('names what a treatment was against, in the language of the report', async () => {
    const other = await reportedFarm(started);
    const { rows } = await other.api.plantProtections.organisms({ query: { 'per-page': 1 } });
    const [organism] = rows;
    await other.spray('2026-05-20', [organism?.code ?? '']);
    const told = JSON.parse((await other.bytesOf('plant-protection', { format: 'json', locale: 'cs' })).toString()) as {
      readonly tables: { readonly records: readonly { readonly day: string; readonly organism: string | null }[] };
    };
    const against = told.tables.records.filter(({ day }) => day === '2026-05-20').map((record) => record.organism);
    expect(against).toEqual([organism?.name, organism?.name]);
  });

  it('marks in the spreadsheet and says in its first sheet how many records lack what', async () => {
    const [summary, records] = await readSpreadsheet(await fileOf('plant-protection', 'xlsx'));
    expect(summary?.sheet).toBe('Evidence přípravků na ochranu rostlin'.slice(0, 31));
    expect(summary?.data).toContainEqual(['chybí – Záznamy: Růstová fáze (BBCH)', 2]);
    expect(records?.data[0]?.slice(0, 4)).toEqual(['Den', 'Začátek (čas)', 'Místo použití', 'Pozemek']);
    expect(records?.data).toHaveLength(3);
  });

  it('is told in the language that is asked for', async () => {
    const file = await worked.bytesOf('plant-protection', { format: 'xlsx', locale: 'hu' });
    const [, records] = await readSpreadsheet(file);
    expect(records?.data[0]?.slice(0, 2)).toEqual(['Nap', 'Kezdés ideje']);
  });
});

describe('The preview of a report', () => {
  it('tells the first rows, how many there are, and what is missing, and keeps nothing', async () => {
    const { total } = await worked.api.reports.runs();
    const preview = await worked.api.reports.preview({ query: { report: 'plant-protection', season: 2025, rows: 1 } });
    expect(preview).toMatchObject({ title: 'Evidence přípravků na ochranu rostlin', isTooLongForPdf: false });
    expect(preview.tables[0]).toMatchObject({ key: 'records', total: 2, incomplete: 2 });
    expect(preview.tables[0]?.rows).toHaveLength(1);
    expect(preview.tables[0]?.columns[0]).toEqual({ key: 'day', title: 'Den', kind: 'date', decimals: null });
    expect(preview.gaps).toContainEqual({
      table: 'records',
      column: 'growthStage',
      title: 'Růstová fáze (BBCH)',
      rows: 2,
    });
    expect((await worked.api.reports.runs()).total).toBe(total);
  });
});
