import readSpreadsheet from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

type Excel = ReturnType<ReturnType<typeof started.api>['agroevidence']['parcelSums']['excel']>;

async function sheetOf(answer: Excel) {
  const [sheet] = await readSpreadsheet(Buffer.from(await (await answer).arrayBuffer()));
  return sheet;
}

describe('GET parcels/excel', () => {
  it('gives what the filter leaves, in its order, as another program reads it', async () => {
    const { user, farm } = await started.make.farmer();
    const { agroevidence: api } = started.api(user);
    const { id } = await started.make.parcel({ farm, name: '=1+1 & <les>' });
    await started.make.parcel({ farm, name: 'Za humny' });
    const center = await api.centers.create({ params: { id: farm.id }, body: { name: 'Dvůr' } });
    await api.parcels.change({ params: { id }, body: { center: { centerId: center.id }, climateRegion: 0 } });
    const sheet = await sheetOf(api.parcelSums.excel({ query: { 'sort-dir': 'desc' } }));
    expect(sheet?.sheet).toBe('Pozemky');
    const [titles, humny, les] = sheet?.data ?? [];
    expect(titles?.slice(0, 3)).toEqual(['Pozemek', 'Blok', 'V registru (ha)']);
    expect(humny?.[0]).toBe('Za humny');
    expect(les?.slice(0, 5)).toEqual([
      '=1+1 & <les>',
      '760-1170 7405/5',
      null,
      expect.closeTo(1.63, 1),
      'Pšenice setá ozimá',
    ]);
    expect(les?.slice(6)).toEqual(['Dvůr', null, 'Ano', 0, 512, 3.4, new Date('2024-05-01T00:00:00Z')]);
    const filtered = await sheetOf(api.parcelSums.excel({ query: { center: [center.id] } }));
    expect(filtered?.data).toHaveLength(2);
  });

  it('gives no land of other farms', async () => {
    await started.make.parcel();
    const { user } = await started.make.farmer();
    expect((await sheetOf(started.api(user).agroevidence.parcelSums.excel()))?.data).toHaveLength(1);
  });
});
