import { describe, expect, it } from 'vitest';
import { editedFarm } from '#server/testing/edited-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

describe('The cadastral unit of a parcel', () => {
  it('is said, taken back and undone, and hangs on the version that is known', async () => {
    const { agroevidence, parcelId, undo } = await editedFarm(started);
    const { parcels } = agroevidence;
    const params = { id: parcelId };
    const before = await parcels.read({ params });
    expect(before.cadastralUnit).toBeNull();
    const said = await parcels.change({ params, body: { cadastralUnit: 'Lhota u Tábora' }, version: before.version });
    expect(said).toMatchObject({ cadastralUnit: 'Lhota u Tábora', localName: before.localName });
    const late = parcels.change({ params, body: { cadastralUnit: 'Jinde' }, version: before.version });
    await expect(late).rejects.toMatchObject({ code: 'record.changed' });
    await undo(said.changeId ?? 0);
    expect((await parcels.read({ params })).cadastralUnit).toBeNull();
  });

  it('goes over to the parts of a parcel that is divided, and stands in the records of what was done there', async () => {
    const { agroevidence, parcelId, split } = await editedFarm(started);
    await agroevidence.parcels.change({ params: { id: parcelId }, body: { cadastralUnit: 'Lhota u Tábora' } });
    const { parcels } = await split(parcelId);
    expect(parcels.map(({ cadastralUnit }) => cadastralUnit)).toEqual(['Lhota u Tábora', 'Lhota u Tábora']);
    const [part] = parcels;
    const materials = [{ materialId: 1, value: 100, unit: 'KG' as const }];
    await agroevidence.actions.recordApplication({
      body: { actionType: 'FERT', day: '2026-05-10', materials, targets: [{ parcelId: part?.id ?? 0 }] },
    });
    const file = await agroevidence.reports.fertilizers({
      query: { format: 'json', from: '2026-05-10', to: '2026-05-10' },
    });
    const { tables } = (await file.json()) as { readonly tables: { readonly records: readonly unknown[] } };
    expect(tables.records).toMatchObject([{ cadastralUnit: 'Lhota u Tábora' }]);
  });

  it('is told with the land that lies in it and where that is, as it is after each change', async () => {
    const { user, farm } = await started.make.farmer();
    const { parcels, parcelSums } = started.api(user).agroevidence;
    const made: { readonly id: number }[] = [];
    for (const [at, name] of ['Za humny', 'U lesa', 'Mez'].entries()) {
      made.push(await started.make.parcel({ farm, name, at: [14.33 + at * 0.01, 48.89] }));
    }
    const say = (place: number, cadastralUnit: string | null) =>
      parcels.change({ params: { id: made[place]?.id ?? 0 }, body: { cadastralUnit } });
    expect(await parcelSums.cadastralUnits()).toMatchObject({ rows: [], total: 0 });
    await say(0, 'Ves');
    await say(1, 'Lhota');
    await say(2, 'Lhota');
    const { rows } = await parcelSums.cadastralUnits();
    expect(rows).toMatchObject([
      { name: 'Lhota', count: 2, area: expect.closeTo(2 * (rows[1]?.area ?? 0), 2) as number },
      { name: 'Ves', count: 1 },
    ]);
    const boxes = (await parcels.list()).rows.map(({ localName, boundingBox }) => [localName, boundingBox] as const);
    expect(rows[1]?.boundingBox).toEqual(new Map(boxes).get('Za humny'));
    const [west = 0, , east = 0] = rows[0]?.boundingBox ?? [];
    expect(east - west).toBeGreaterThan(0.01);
    await say(0, null);
    expect((await parcelSums.cadastralUnits()).rows.map(({ name }) => name)).toEqual(['Lhota']);
    const stranger = await started.make.farmer();
    expect((await started.api(stranger.user).agroevidence.parcelSums.cadastralUnits()).total).toBe(0);
  });
});
