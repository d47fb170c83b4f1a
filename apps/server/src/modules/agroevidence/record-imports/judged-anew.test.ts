import { newFacts } from '@brazda/domain/materials/new-facts.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

async function farmer() {
  const { user, farm } = await started.make.farmer();
  const parcel = await started.make.parcel({ farm, name: 'Za humny' });
  const api = started.api(user).agroevidence;
  const { recordImports } = api;
  const table = 'Datum;Pozemek;Práce;Hnojivo;Dávka (kg/ha)\n2.6.2024;Za humny;Hnojení;Zázrak;200\n';
  const sent = await recordImports.begin({ file: new File([table], 'evidence.csv'), farmIds: [farm.id] });
  const one = { params: { id: sent.id } };
  const shown = async () => {
    const [read, rows, values] = await Promise.all([
      recordImports.read(one),
      recordImports.rows(one),
      recordImports.values(one),
    ]);
    return {
      read,
      said: rows.rows.map(({ verdict, findings }) => [verdict, ...findings.map(({ code }) => code)]),
      unknown: values.rows.filter(({ meaning }) => meaning === null).map(({ value }) => value),
    };
  };
  const product = {
    ...newFacts('FERTILIZER'),
    name: 'Zázrak',
    registrationNumber: null,
    validFrom: null,
    validTo: null,
  };
  const create = () => api.catalogueMaterials.create({ body: product as never, farmIds: [farm.id] });
  return { farm, parcel, api, recordImports, sent, one, shown, create };
}

/** How often windows were told that an import has come on. */
async function toldOf(farmId: number): Promise<number> {
  const { rows } = await sql<{ told: number }>`
    select count(*)::int as told from core.outbox
    where topic = 'recordImport.progressed' and farm_id = ${farmId}`.execute(started.services.database.kysely);
  return rows[0]?.told ?? 0;
}

describe('A file that is looked at while the farm changes', () => {
  it('knows a product as soon as the farm has it, and no more once it is put away', async () => {
    const { api, shown, create } = await farmer();
    expect(await shown()).toMatchObject({
      read: { unmatched: 1 },
      said: [['ERROR', 'materialUnknown']],
      unknown: ['Zázrak'],
    });
    const { id } = await create();
    expect(await shown()).toMatchObject({ read: { unmatched: 0, actions: 1 }, said: [['READY']], unknown: [] });
    await api.catalogueMaterials.change({ params: { id }, body: { status: 'RETIRED' } });
    expect(await shown()).toMatchObject({
      read: { unmatched: 1 },
      said: [['ERROR', 'materialUnknown']],
      unknown: ['Zázrak'],
    });
  });

  it('says that a parcel was none any more as soon as it is said to have ended before', async () => {
    const { api, parcel, shown, create } = await farmer();
    await create();
    const before = await shown();
    await api.parcelEditing.retire({ params: { id: parcel.id }, body: { from: '2024-05-20' } });
    const after = await shown();
    expect(after.said).toEqual([['ERROR', 'parcelOver']]);
    expect(after.read.version).toBeGreaterThan(before.read.version);
  });

  it('finds what was recorded by hand meanwhile, and tells all windows of it', async () => {
    const { farm, api, parcel, shown, create } = await farmer();
    const { id } = await create();
    await shown();
    const told = await toldOf(farm.id);
    const targets = [{ parcelId: parcel.id }];
    const materials = [{ materialId: id, value: 200, unit: 'KG' as const }];
    await api.actions.recordApplication({ body: { actionType: 'FERT', day: '2024-06-02', materials, targets } });
    expect((await shown()).said).toEqual([['LEFT_OUT', 'alreadyThere']]);
    expect(await toldOf(farm.id)).toBe(told + 1);
  });

  it('is not judged anew where nothing has changed, and keeps its number where rows say the same', async () => {
    const { api, shown, farm, create } = await farmer();
    await create();
    const { read } = await shown();
    await api.catalogueMaterials.create({ body: { ...newFacts('SEED'), name: 'Osivo' } as never, farmIds: [farm.id] });
    expect((await shown()).read).toEqual(read);
  });

  it('is recorded only as whoever begins it has seen it', async () => {
    const { recordImports, one, shown, create, sent } = await farmer();
    await create();
    const { read } = await shown();
    const outdated = recordImports.start({ ...one, version: sent.version });
    await expect(outdated).rejects.toMatchObject({
      ...{ status: 412, code: 'record.changed' },
      body: { current: { version: read.version, actions: 1 } },
    });
    expect((await recordImports.start({ ...one, version: read.version })).state).toBe('WAITING');
  });
});
