import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { TestUser } from '#server/testing/factories.ts';
import { startApp } from '#server/testing/start-app.ts';
import { readZip } from '#server/testing/read-zip.ts';

const started = startApp();

async function exportOf(user: TestUser): Promise<ReadonlyMap<string, string>> {
  const answer = await started.api(user).gateway.accounts.export();
  return readZip(Buffer.from(await answer.arrayBuffer()));
}

const parsed = (files: ReadonlyMap<string, string>, name: string): unknown => JSON.parse(files.get(name) ?? '');

describe('what is kept of a user', () => {
  it('comes as an archive of the account, its sessions, farms and acts, without a secret', async () => {
    const { user, farm } = await started.make.farmer();
    await started.api(user).gateway.listViews.change({ params: { list: 'parcels' }, body: { columns: ['area'] } });
    const files = await exportOf(user);
    expect(parsed(files, 'views.json')).toEqual([{ list: 'parcels', columns: ['area'] }]);
    expect(parsed(files, 'account.json')).toMatchObject({ email: user.email, language: 'cs' });
    expect(parsed(files, 'sessions.json')).toMatchObject([{ rememberMe: false, isOfAdministrator: false }]);
    expect(parsed(files, 'farms.json')).toMatchObject([{ farmId: farm.id, farmName: farm.name, role: 'owner' }]);
    const acts = parsed(files, 'acts.json') as { action: string }[];
    expect(acts.map(({ action }) => action)).toEqual(['session.signedIn', 'account.exported']);
    expect([...files.values()].join('')).not.toMatch(/hash|\$argon2/i);
  });

  it('has the land of own farms in it, as GeoJSON and as a table, and of farms of others none', async () => {
    const { user, farm } = await started.make.farmer();
    await started.make.parcel({ farm, name: 'U "kapličky", horní' });
    await started.make.parcel({ farm, name: '=1+1' });
    const { user: neighbour, farm: theirs } = await started.make.farmer();
    await started.make.parcel({ farm: theirs, name: 'Cizí' });
    await sql`insert into core.farm_user (farm_id, user_id, role) values (${theirs.id}, ${user.id}, 'manager')`.execute(
      started.services.database.kysely,
    );
    await started.services.signedInUsers.forgetUser(user.id);
    const files = await exportOf(user);
    const folder = `farms/${farm.id}-farma-${user.id}`;
    const ofFarms = [...files.keys()].filter((name) => name.startsWith('farms/') && !name.includes('/records/'));
    expect(ofFarms).toEqual([`${folder}/parcels.geojson`, `${folder}/parcels.csv`]);
    const { features } = parsed(files, `${folder}/parcels.geojson`) as {
      features: { geometry: { type: string }; properties: { name: string; computedAreaHa: number } }[];
    };
    expect(features.map(({ properties }) => properties.name)).toEqual(['U "kapličky", horní', '=1+1']);
    expect(
      features.every(({ geometry, properties }) => geometry.type === 'MultiPolygon' && properties.computedAreaHa > 0),
    ).toBe(true);
    const table = files.get(`${folder}/parcels.csv`) ?? '';
    expect(table.split('\r\n')[0]).toMatch(/^\ufeffid,name,status/);
    expect(table).toContain('"U ""kapličky"", horní"');
    expect(table).toContain(`'=1+1`);
    expect((await exportOf(neighbour)).get(`farms/${theirs.id}-farma-${neighbour.id}/parcels.csv`)).toContain('Cizí');
  });

  it('has every record of own farms in it, and of farms of others none', async () => {
    const { user, farm } = await started.make.farmer();
    const { user: neighbour, farm: theirs } = await started.make.farmer();
    const parcel = await started.make.parcel({ farm, name: 'U lesa' });
    await started.make.parcel({ farm: theirs, name: 'Cizí' });
    const centers = { params: { id: farm.id }, body: { name: 'Mlýn' } };
    await started.api(user).agroevidence.centers.create(centers);
    const files = await exportOf(user);
    const folder = `farms/${farm.id}-farma-${user.id}/records`;
    expect(parsed(files, `${folder}/center.json`)).toMatchObject([{ farm_id: farm.id, name: 'Mlýn' }]);
    expect(parsed(files, `${folder}/parcel-version.json`)).toMatchObject([{ geometry: { type: 'MultiPolygon' } }]);
    expect(parsed(files, `${folder}/cultivation.json`)).toMatchObject([
      { parcel_id: parcel.id, crop: { cs: expect.any(String) as string } },
    ]);
    expect([...files.values()].join('')).not.toContain('Cizí');
    expect((await exportOf(neighbour)).get(`farms/${theirs.id}-farma-${neighbour.id}/records/center.json`)).toBe(
      '[\n]\n',
    );

    const { rows: recorded } = await sql<{ name: string }>`
      select distinct replace(c.relname, '_', '-') as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where t.tgname = 'record_inserted' and c.relnamespace = 'agroevidence'::regnamespace`.execute(
      started.services.database.kysely,
    );
    // How a farm signs in to the registry is nobody's record, and its key leaves the server nowhere.
    const kinds = recorded.map(({ name }) => name).filter((name) => name !== 'registry-access');
    expect(kinds.length).toBeGreaterThan(10);
    for (const kind of kinds) expect([...files.keys()]).toContain(`${folder}/${kind}.json`);
  });

  it('holds all of a farm with more parcels than are read at once', async () => {
    const { user, farm } = await started.make.farmer();
    const parcel = await started.make.parcel({ farm });
    await sql`
      with added as (
        insert into agroevidence.parcel (farm_id, local_name, source, search_key)
        select farm_id, local_name || n, source, search_key from agroevidence.parcel, generate_series(1, 1200) n
        where farm_id = ${farm.id} and id = ${parcel.id} returning id
      )
      insert into agroevidence.parcel_version (farm_id, parcel_id, valid, valid_from_known, geometry, label, area_m2)
      select ${farm.id}, added.id, v.valid, true, v.geometry, v.label, v.area_m2 from added,
        agroevidence.parcel_version v where v.farm_id = ${farm.id} and v.parcel_id = ${parcel.id}`.execute(
      started.services.database.kysely,
    );
    const files = await exportOf(user);
    const land = parsed(files, `farms/${farm.id}-farma-${user.id}/parcels.geojson`) as { features: unknown[] };
    expect(land.features.length).toBe(1201);
  });
});
