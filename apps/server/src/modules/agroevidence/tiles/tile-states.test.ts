import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { TestFarm, TestUser } from '#server/testing/factories.ts';
import { readTile } from '#server/testing/read-tile.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

/** The tile of zoom 14 in which the factories put parcels. */
const place = '14/8844/5634';
const day = 86_400_000;

interface Seen {
  readonly tag: string;
  readonly crops: Readonly<Record<string, unknown>>;
}

async function look({ token }: { readonly token: string }, farm: TestFarm, type = 'parcels'): Promise<Seen> {
  const url = `/agroevidence/tiles/${farm.id}/${type}/${place}`;
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
  const answer = await started.app.inject({ url, headers });
  const layers = answer.statusCode === 200 ? readTile(gunzipSync(answer.rawPayload)) : [];
  const features = layers.flatMap((layer) => layer.features);
  const crops = features.map(({ properties }) => [String(properties['name']), properties['crop_id']] as const);
  return { tag: String(answer.headers['etag']), crops: Object.fromEntries<unknown>(crops) };
}

async function signInAgain({ email, password }: TestUser): Promise<{ readonly token: string }> {
  const { id_token: token } = await started
    .api()
    .gateway.authentication.signIn({ body: { username: email, password } });
  return { token };
}

async function farmWith(...names: string[]): Promise<{ user: TestUser; farm: TestFarm; ids: number[] }> {
  const { user, farm } = await started.make.farmer();
  const ids: number[] = [];
  for (const name of names) ids.push((await started.make.parcel({ farm, name })).id);
  return { user, farm, ids };
}

function run(statement: ReturnType<typeof sql>): Promise<unknown> {
  return statement.execute(started.services.database.kysely);
}

describe('Tiles of another state', () => {
  it('show the crop of tomorrow tomorrow, under another tag, though nobody has changed anything', async () => {
    const { user, farm } = await farmWith('Za humny', 'U lesa');
    const now = started.clock.now().getTime();
    const inTwoDays = new Date(now + 2 * day).toISOString().slice(0, 10);
    await run(sql`
      update agroevidence.cultivation set valid = daterange(${inTwoDays}::date, null) where farm_id = ${farm.id}
        and parcel_id = (select max(id) from agroevidence.parcel where farm_id = ${farm.id})`);
    const before = await look(user, farm);
    expect(before.crops).toEqual({ 'Za humny': 1, 'U lesa': undefined });
    started.clock.advance(2 * day);
    const after = await look(await signInAgain(user), farm);
    expect(after.crops).toEqual({ 'Za humny': 1, 'U lesa': 1 });
    expect(after.tag).not.toBe(before.tag);
  });

  it('show parts of a parcel with colours of their own from their first day on, as the map without tiles does', async () => {
    const { user, farm, ids } = await farmWith('Za humny');
    const api = started.api(user).agroevidence;
    const inTwoDays = new Date(started.clock.now().getTime() + 2 * day).toISOString().slice(0, 10);
    const half = [14.33, 48.89, 14.331, 48.891] as const;
    const ring: [number, number][] = [
      [half[0], half[1]],
      [half[2], half[1]],
      [half[2], half[3]],
      [half[0], half[3]],
      [half[0], half[1]],
    ];
    const geometry = { type: 'MultiPolygon' as const, coordinates: [[ring]] };
    const body = { cropId: 36, validFrom: inTwoDays, geometry };
    const partsNow = async (by: { readonly token: string }): Promise<unknown[]> => {
      const url = `/agroevidence/tiles/${farm.id}/parcels/${place}`;
      const headers = { authorization: `Bearer ${by.token}`, 'accept-encoding': 'gzip' };
      const answer = await started.app.inject({ url, headers });
      const [layer] = readTile(gunzipSync(answer.rawPayload));
      return (layer?.features ?? []).map(({ properties }) => [properties['part'], properties['color']]);
    };
    expect(await partsNow(user)).toEqual([[undefined, '#e3b23c']]);
    await api.seedApplications.record({ params: { id: ids[0] ?? 0 }, body });
    expect((await api.parcels.map()).rows[0]?.properties.parts).toEqual([]);
    started.clock.advance(2 * day);
    const again = await signInAgain(user);
    expect(await partsNow(again)).toEqual([
      [undefined, '#ffe600'],
      [1, '#ffe600'],
    ]);
    const [feature] = (await started.api(again).agroevidence.parcels.map()).rows;
    expect(feature?.properties.parts).toMatchObject([{ part: 1, crop_id: 36, color: '#ffe600', area: 0.8155 }]);
  });

  it('show each change by itself: a name, a retired parcel, a new one, one that is open again', async () => {
    const { user, farm, ids } = await farmWith('Jedna', 'Dvě', 'Tři');
    const api = started.api(user).agroevidence;
    const names = async (): Promise<string[]> => {
      const { revision } = await api.farms.read({ params: { id: farm.id } });
      await started.app.inject({
        url: `/agroevidence/tiles/${farm.id}/labels/${place}?revision=${revision}`,
        headers: { authorization: `Bearer ${user.token}`, 'accept-encoding': 'gzip' },
      });
      const [outlines, labels] = [await look(user, farm), await look(user, farm, 'labels')];
      expect(Object.keys(labels.crops).sort()).toEqual(Object.keys(outlines.crops).sort());
      return Object.keys(outlines.crops).sort();
    };
    expect(await names()).toEqual(['Dvě', 'Jedna', 'Tři']);
    await api.parcels.change({ params: { id: ids[1] ?? 0 }, body: { name: 'Dvojka' } });
    expect(await names()).toEqual(['Dvojka', 'Jedna', 'Tři']);
    await run(sql`update agroevidence.parcel set status = 'RETIRED' where farm_id = ${farm.id} and id = ${ids[0]}`);
    expect(await names()).toEqual(['Dvojka', 'Tři']);
    await started.make.parcel({ farm, name: 'Čtyři' });
    expect(await names()).toEqual(['Dvojka', 'Tři', 'Čtyři']);
    await run(sql`update agroevidence.parcel set status = 'OPEN' where farm_id = ${farm.id} and id = ${ids[0]}`);
    expect(await names()).toEqual(['Dvojka', 'Jedna', 'Tři', 'Čtyři']);
    await run(sql`delete from agroevidence.parcel where farm_id = ${farm.id} and id <> ${ids[2]}`);
    expect(await names()).toEqual(['Tři']);
  });

  it('read what one parcel of many has changed, and not the others', async () => {
    const { user, farm, ids } = await farmWith('Jedna', 'Dvě');
    await look(user, farm);
    await started.api(user).agroevidence.parcels.change({ params: { id: ids[0] ?? 0 }, body: { name: 'Nultá' } });
    const { rows } = await sql<{ parcelId: number }>`
      select parcel_id from agroevidence.map_change where farm_id = ${farm.id} order by revision desc limit 1`.execute(
      started.services.database.kysely,
    );
    expect(rows).toEqual([{ parcelId: ids[0] }]);
  });

  it('are cut anew where more has changed than was written down', async () => {
    const { user, farm } = await farmWith('Jedna', 'Dvě');
    await look(user, farm);
    await run(sql`update agroevidence.parcel set local_name = local_name || ' nová' where farm_id = ${farm.id}`);
    await run(sql`delete from agroevidence.map_change where farm_id = ${farm.id}`);
    const { revision } = await started.api(user).agroevidence.farms.read({ params: { id: farm.id } });
    const url = `/agroevidence/tiles/${farm.id}/parcels/${place}?revision=${revision}`;
    const headers = { authorization: `Bearer ${user.token}`, 'accept-encoding': 'gzip' };
    const answer = await started.app.inject({ url, headers });
    const [layer] = readTile(gunzipSync(answer.rawPayload));
    expect(layer?.features.map(({ properties }) => properties['name'])).toEqual(['Jedna nová', 'Dvě nová']);
  });

  it('remember so many revisions of a farm and no more, and parcels only where they are few', async () => {
    const { farm, ids } = await farmWith('Jedna');
    for (let change = 0; change < 205; change += 1) {
      await run(sql`update agroevidence.parcel set changed_at = now() where farm_id = ${farm.id}`);
    }
    const written = async (): Promise<{ revisions: number; parcels: number[] }[]> =>
      (
        await sql<{ revisions: number; parcels: number[] }>`
          select count(distinct revision)::int as revisions, array_agg(distinct parcel_id) as parcels
          from agroevidence.map_change where farm_id = ${farm.id}`.execute(started.services.database.kysely)
      ).rows;
    expect(await written()).toEqual([{ revisions: 200, parcels: ids }]);
  });
});

describe('What each revision has changed', () => {
  it('goes with its farm', async () => {
    const { farm } = await farmWith('Jedna', 'Dvě');
    await run(sql`update agroevidence.parcel set changed_at = now() where farm_id = ${farm.id}`);
    await run(sql`delete from agroevidence.parcel where farm_id = ${farm.id}`);
    await run(sql`delete from core.farm where id = ${farm.id}`);
    const { rows } = await sql`select from agroevidence.map_change where farm_id = ${farm.id}`.execute(
      started.services.database.kysely,
    );
    expect(rows).toEqual([]);
  });
});

describe('GET tiles as maps ask for them', () => {
  it('are counted, not written down line by line', async () => {
    const { user, farm } = await farmWith('Jedna');
    const figures = async (): Promise<string> => (await started.app.inject({ url: '/metrics' })).payload;
    const count = async (answer: string): Promise<number> =>
      Number(new RegExp(`brazda_tiles_total\\{answer="${answer}"\\} (\\d+)`).exec(await figures())?.[1]);
    await look(user, farm);
    const before = { kept: await count('kept'), cut: await count('cut') };
    const other = place.replace('14/', '13/').replace('8844/5634', '4422/2817');
    const headers = { authorization: `Bearer ${user.token}`, 'accept-encoding': 'gzip' };
    await started.app.inject({ url: `/agroevidence/tiles/${farm.id}/parcels/${other}`, headers });
    await look(user, farm);
    expect({ kept: await count('kept'), cut: await count('cut') }).toEqual({
      kept: before.kept + 1,
      cut: before.cut + 1,
    });
  });

  it('carry no more headers than they need, and refusals carry them all', async () => {
    const { user, farm } = await farmWith('Jedna');
    await look(user, farm);
    const headers = { authorization: `Bearer ${user.token}`, 'accept-encoding': 'gzip' };
    const url = `/agroevidence/tiles/${farm.id}/parcels/${place}`;
    const told = await started.app.inject({ url, headers });
    expect(told.headers).toMatchObject({
      vary: 'authorization, accept-encoding',
      'x-content-type-options': 'nosniff',
      'content-encoding': 'gzip',
    });
    const bytes = Object.entries(told.headers).reduce(
      (sum, [name, value]) => sum + `${name}: ${String(value)}\r\n`.length,
      0,
    );
    expect(bytes).toBeLessThan(420);
    const refused = await started.app.inject({ url: url.replace('parcels/14/', 'parcels/19/'), headers });
    expect(refused.statusCode).toBe(400);
    expect(refused.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
      'x-request-id': expect.any(String) as string,
    });
  });
});
