import { beforeAll, describe, expect, it } from 'vitest';
import { reportedFarm, type ReportedFarm } from '#server/testing/reported-farm.ts';
import { startApp } from '#server/testing/start-app.ts';
import { localDay } from '../tiles/local-day.ts';

const started = startApp();
let worked: ReportedFarm;

beforeAll(async () => {
  worked = await reportedFarm(started);
});

type Rows = readonly Readonly<Record<string, unknown>>[];
type Kind = Parameters<ReportedFarm['bytesOf']>[0];

async function tablesOf({ bytesOf }: ReportedFarm, kind: Kind): Promise<Readonly<Record<string, Rows>>> {
  const { tables } = JSON.parse((await bytesOf(kind, { format: 'json' })).toString()) as {
    readonly tables: Readonly<Record<string, Rows>>;
  };
  return tables;
}

const said = { actionType: 'PLOW' as const };

describe('A parcel that was renamed', () => {
  it('has in records of days before that the name that it had then, and today its own', async () => {
    const { api, parcelIds } = worked;
    const [parcelId = 0] = parcelIds;
    await api.parcels.change({ params: { id: parcelId }, body: { name: 'Nový název' } });
    await api.parcels.change({ params: { id: parcelId }, body: { name: 'Nejnovější název' } });
    const namesIn = (rows: Rows | undefined): unknown[] => [...new Set(rows?.map(({ parcel }) => parcel))].sort();
    const then = ['U lesa', 'Za humny'];
    expect(namesIn((await tablesOf(worked, 'plant-protection'))['records'])).toEqual(then);
    expect(namesIn((await tablesOf(worked, 'fertilizers'))['records'])).toEqual(then);
    expect(namesIn((await tablesOf(worked, 'parcels'))['parcels'])).toEqual(then);
    expect(namesIn((await tablesOf(worked, 'parcel-card'))['works'])).toEqual(then);
    expect(namesIn((await tablesOf(worked, 'parcel-card'))['crops'])).toEqual(then);
    expect(namesIn((await tablesOf(worked, 'nitrate-balance'))['land'])).toEqual(then);
    const today = localDay('Europe/Prague', started.services.clock.now());
    await api.actions.recordOther({ body: { ...said, day: today, targets: [{ parcelId }] } });
    const file = await api.reports.parcelCard({
      query: { format: 'json', parcel: [parcelId], from: today, to: today },
    });
    const { tables } = (await file.json()) as { readonly tables: Readonly<Record<string, Rows>> };
    expect(namesIn(tables['works'])).toEqual(['Nejnovější název']);
  });

  it('tells other farms nothing', async () => {
    const other = await reportedFarm(started);
    expect((await tablesOf(other, 'plant-protection'))['records']).toMatchObject([
      { parcel: 'U lesa' },
      { parcel: 'Za humny' },
    ]);
  });
});

describe('A crop of the farm that was renamed', () => {
  it('has in records of days before that the name that it had then', async () => {
    const { api, farm, parcelIds } = await reportedFarm(started);
    const crop = await api.catalogues.createCrop({
      body: { name: 'Směska', color: { red: 10, green: 120, blue: 40 } },
      farmIds: [farm.id],
    });
    const [parcelId = 0] = parcelIds;
    const materials = [{ materialId: 1, value: 100, unit: 'KG' as const }];
    await api.actions.recordApplication({
      body: { actionType: 'FERT', day: '2026-05-10', cropId: crop.id, materials, targets: [{ parcelId }] },
    });
    await api.catalogues.changeCrop({ params: { id: crop.id }, body: { name: 'Luskoobilní směska' } });
    const file = await api.reports.fertilizers({ query: { format: 'json', from: '2026-05-10', to: '2026-05-10' } });
    const { tables } = (await file.json()) as { readonly tables: Readonly<Record<string, Rows>> };
    expect(tables['records']).toMatchObject([{ crop: 'Směska' }]);
  });
});

describe('The variety of a crop', () => {
  it('is what was sown, and missing where nobody has said it', async () => {
    const other = await reportedFarm(started);
    const { api, parcelIds } = other;
    const seed = await api.catalogueMaterials.create({
      body: { kind: 'SEED', name: 'Julie', facts: { cropId: 1, kilogramsPerSeedUnit: null, doseUnit: 'KG' } },
    });
    const [first = 0, second = 0] = parcelIds;
    const sow = (parcelId: number, materials: { materialId: number; value: number; unit: 'KG' }[]) =>
      api.actions.recordSowing({
        body: { actionType: 'SOWING', day: '2025-10-01', cropId: 1, targets: [{ parcelId }], materials },
      });
    await sow(first, [{ materialId: seed.id, value: 200, unit: 'KG' }]);
    await sow(second, []);
    const crops = (await tablesOf(other, 'fertilizers'))['crops'] ?? [];
    const sown = crops.filter(({ sownOn }) => sownOn === '2025-10-01');
    expect(sown.map(({ parcel, variety, missing }) => [parcel, variety, missing])).toMatchObject([
      ['U lesa', null, expect.arrayContaining(['variety'])],
      ['Za humny', 'Julie', expect.not.arrayContaining(['variety'])],
    ]);
    expect((await tablesOf(other, 'parcel-card'))['crops']).toContainEqual(
      expect.objectContaining({ parcel: 'Za humny', variety: 'Julie' }),
    );
  });
});
