import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

async function askMap(token: string, headers: Record<string, string> = {}, query = ''): ReturnType<typeof ask> {
  return ask(`/agroevidence/parcels/map${query}`, { authorization: `Bearer ${token}`, ...headers });
}

function ask(url: string, headers: Record<string, string>) {
  return started.app.inject({ url, headers });
}

describe('GET parcels/map', () => {
  it('answers who has it already without its content, until something changes', async () => {
    const { user, farm } = await started.make.farmer();
    const parcel = await started.make.parcel({ farm, name: 'Za humny' });
    const first = await askMap(user.token);
    const tag = String(first.headers['etag']);
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'authorization, accept-encoding',
    });
    expect(await askMap(user.token, { 'if-none-match': tag })).toMatchObject({ statusCode: 304, payload: '' });
    await started.api(user).agroevidence.parcels.change({ params: { id: parcel.id }, body: { name: 'U lesa' } });
    const changed = await askMap(user.token, { 'if-none-match': tag });
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toMatchObject([{ id: parcel.id, properties: { name: 'U lesa' } }]);
  });

  it('is as it would be written anew after a name was changed, a parcel went and another came', async () => {
    const { user, farm } = await started.make.farmer();
    const ids: number[] = [];
    for (const name of ['Za humny', 'U lesa', 'Padělek', 'Díly'])
      ids.push((await started.make.parcel({ farm, name })).id);
    const seen = async (): Promise<[number, string][]> =>
      (await askMap(user.token))
        .json<{ id: number; properties: { name: string } }[]>()
        .map(({ id, properties: { name } }) => [id, name]);
    await seen();
    const [first = 0, second = 0, third = 0, fourth = 0] = ids;
    const { change } = started.api(user).agroevidence.parcels;
    await change({ params: { id: second }, body: { name: 'Pod "lesem",\n' } });
    await sql`update agroevidence.parcel set status = 'RETIRED' where id = ${third}`.execute(
      started.services.database.kysely,
    );
    const { id: fifth } = await started.make.parcel({ farm, name: 'Nové' });
    expect(await seen()).toEqual([
      [first, 'Za humny'],
      [second, 'Pod "lesem",'],
      [fourth, 'Díly'],
      [fifth, 'Nové'],
    ]);
    await change({ params: { id: fourth }, body: { name: 'Dlouhé díly' } });
    expect(await seen()).toHaveLength(4);
    expect(Object.fromEntries(await seen())).toMatchObject({ [fourth]: 'Dlouhé díly', [first]: 'Za humny' });
  });

  it('is as it would be written anew where it is of more parcels than are written together', async () => {
    const { user, farm } = await started.make.farmer();
    const { parcels } = started.api(user).agroevidence;
    const ids: number[] = [];
    for (let at = 0; at < 60; at += 1) ids.push((await started.make.parcel({ farm, name: `Díl ${at}` })).id);
    const seen = async (): Promise<Record<string, string>> => {
      const { rows, total } = await parcels.map();
      expect(total).toBe(rows.length);
      expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toSorted((one, other) => one - other));
      return Object.fromEntries(rows.map(({ id, properties: { name } }) => [id, name]));
    };
    const known = async (): Promise<Record<string, string>> => {
      const { rows } = await parcels.list({ query: { 'per-page': 1000 } });
      return Object.fromEntries(rows.map(({ id, localName }) => [id, localName]));
    };
    expect(await seen()).toEqual(await known());
    for (const at of [3, 24, 25, 59])
      await parcels.change({ params: { id: ids[at] ?? 0 }, body: { name: `Nový ${at}` } });
    expect(await seen()).toEqual(await known());
    const gone = ids.slice(25, 50);
    await sql`update agroevidence.parcel set status = 'RETIRED' where id = any(${gone}::int[])`.execute(
      started.services.database.kysely,
    );
    for (let at = 0; at < 30; at += 1) await started.make.parcel({ farm, name: `Další ${at}` });
    const after = await seen();
    expect(after).toEqual(await known());
    expect(Object.keys(after)).toHaveLength(65);
  });

  it('is the same compressed and plain, for no parcels, for one, and for all farms of the user', async () => {
    const { user, farm } = await started.make.farmer();
    const both = async (): Promise<unknown[]> => {
      const packed = await askMap(user.token, { 'accept-encoding': 'gzip' });
      expect(packed.headers['content-encoding']).toBe('gzip');
      const plain = await askMap(user.token, { 'accept-encoding': 'identity' });
      const features = plain.json<unknown[]>();
      expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(features);
      expect(plain.headers['x-total-count']).toBe(String(features.length));
      return features;
    };
    expect(await both()).toEqual([]);
    await started.make.parcel({ farm });
    expect(await both()).toHaveLength(1);
  });

  it('shows nobody the map of another farm, also when it was made for its owner', async () => {
    const { user, farm } = await started.make.farmer();
    await started.make.parcel({ farm });
    const owned = await askMap(user.token);
    const stranger = await started.make.farmer();
    const headers = { 'if-none-match': String(owned.headers['etag']) };
    expect((await askMap(stranger.user.token, headers)).json()).toEqual([]);
    expect((await askMap(stranger.user.token, headers, `?farmIds=${farm.id}`)).statusCode).toBe(404);
  });
});
