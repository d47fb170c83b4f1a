import { describe, expect, it } from 'vitest';
import { importedFarm, landFile } from '#server/testing/import-land.ts';
import { ringAround } from '#server/testing/shapefile-builder.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
const winterWheat = 1;
const springBarley = 'Jačmeň jarný';

/** GeoJSON of parcels side by side, each with the crop that is said of it. */
function landOf(crops: readonly string[]): File {
  const features = crops.map((crop, at) => ({
    type: 'Feature',
    properties: { name: `Parcel ${at}`, PLODINA: crop },
    geometry: { type: 'Polygon', coordinates: [ringAround([14.42 + at * 0.01, 49.9], 0.003)] },
  }));
  return landFile(Buffer.from(JSON.stringify({ type: 'FeatureCollection', features })), 'land.geojson');
}

async function farmOf(crops: readonly string[]) {
  const api = started.api(await started.make.user());
  const { farm } = await importedFarm(api, landOf(crops));
  const { cropAliases, parcels } = api.agroevidence;
  const list = async () => (await cropAliases.list({ farmIds: [farm.id] })).rows;
  const learn = (name: string, cropId: number) => cropAliases.learn({ body: { name, cropId }, farmIds: [farm.id] });
  const cropsOnMap = async () => {
    const { rows } = await parcels.list({ farmIds: [farm.id], query: { 'sort-col': 'name' } });
    return rows.map(({ seedApplication }) => seedApplication?.seed.crop.id ?? null);
  };
  return { api, farm, list, learn, cropsOnMap };
}

describe('a crop that files call by a name which no catalogue knows for certain', () => {
  it('is asked about with its land, those of most land first, and with crops that are called like it', async () => {
    const farm = await farmOf(['P?enica letn? ozimn?', 'Psenice ozima', 'Psenice ozima', 'Xyzzy', springBarley]);
    const rows = await farm.list();
    expect(rows.map(({ name, parcels, isLearned }) => [name, parcels, isLearned])).toEqual([
      ['Psenice ozima', 2, false],
      ...[['P?enica letn? ozimn?', 1, false]],
      ...[['Xyzzy', 1, false]],
    ]);
    const [wheat, lost, unknown] = rows;
    expect(wheat?.suggestions[0]?.id).toBe(winterWheat);
    expect(wheat?.crop).toBeNull();
    expect(wheat?.area).toBeGreaterThan(10);
    expect(lost?.crop?.id).toBe(winterWheat);
    expect(unknown).toMatchObject({ crop: null, suggestions: [] });
  });

  it('becomes what the farm says on all its parcels, whatever the case of its letters, and that can be undone', async () => {
    const { api, farm, list, learn, cropsOnMap } = await farmOf(['Ozimka', 'OZIMKA', springBarley]);
    const before = await cropsOnMap();
    expect(before.slice(0, 2)).toEqual([null, null]);
    const learned = await learn('ozimka', winterWheat);
    expect(learned).toMatchObject({ crop: { id: winterWheat }, changed: 2 });
    expect(await cropsOnMap()).toEqual([winterWheat, winterWheat, before[2]]);
    expect(await list()).toMatchObject([{ name: 'ozimka', isLearned: true, crop: { id: winterWheat } }]);
    await api.gateway.farmChanges.undo({ params: { id: farm.id, changeId: learned.changeId ?? 0 } });
    expect(await cropsOnMap()).toEqual(before);
    expect(await list()).toMatchObject([{ isLearned: false, parcels: 2 }]);
  });

  it('is asked about once: confirmed, corrected, and known in the next file', async () => {
    const { api, farm, list, learn, cropsOnMap } = await farmOf(['P?enica letn? ozimn?']);
    expect(await learn('P?enica letn? ozimn?', winterWheat)).toMatchObject({ changed: 0 });
    expect((await list()).every(({ isLearned }) => isLearned)).toBe(true);
    expect(await learn('P?enica letn? ozimn?', winterWheat)).toMatchObject({ changed: 0, changeId: null });
    const own = await api.agroevidence.catalogues.createCrop({
      body: { name: 'Pšenička', color: { red: 1, green: 2, blue: 3 } },
      farmIds: [farm.id],
    });
    expect(await learn('P?enica letn? ozimn?', own.id)).toMatchObject({ changed: 1, crop: { id: own.id } });
    expect(await cropsOnMap()).toEqual([own.id]);
  });

  it('leaves alone what somebody has recorded by hand since', async () => {
    const { api, farm, learn, cropsOnMap } = await farmOf(['Ozimka', 'Ozimka']);
    const { parcels, seedApplications } = api.agroevidence;
    const { rows } = await parcels.list({ farmIds: [farm.id], query: { 'sort-col': 'name' } });
    const [recorded] = (await seedApplications.ofParcel({ params: { id: rows[0]?.id ?? 0 } })).rows;
    const { id, version } = recorded ?? { id: 0, version: 0 };
    await seedApplications.change({ params: { id }, body: { cropId: winterWheat + 1 }, version });
    expect(await learn('Ozimka', winterWheat)).toMatchObject({ changed: 1 });
    expect(await cropsOnMap()).toEqual([winterWheat + 1, winterWheat]);
  });

  it('is no crop that is put away, of another farm or of none', async () => {
    const { learn } = await farmOf(['Ozimka']);
    const other = await farmOf(['Ozimka']);
    const color = { red: 1, green: 2, blue: 3 };
    const own = await other.api.agroevidence.catalogues.createCrop({
      body: { name: 'Cizí', color },
      farmIds: [other.farm.id],
    });
    await expect(learn('Ozimka', own.id)).rejects.toMatchObject({ code: 'crop.notFound' });
    await expect(learn('Ozimka', 999_999)).rejects.toMatchObject({ code: 'crop.notFound' });
    const { catalogues } = other.api.agroevidence;
    await catalogues.changeCrop({ params: { id: own.id }, body: { status: 'RETIRED' } });
    await expect(other.learn('Ozimka', own.id)).rejects.toMatchObject({ code: 'crop.retired' });
    expect(await other.list()).toMatchObject([{ isLearned: false, crop: null }]);
  });
});
