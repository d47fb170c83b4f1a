import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

describe('GET admin/farms', () => {
  it('finds farms of anybody by part of their name, whatever its accents and letter case', async () => {
    const admin = await started.make.admin();
    const { user } = await started.make.farmer();
    const farm = await started.make.farm(user, 'Žlutá Řepice Ďáblova');
    await started.make.parcel({ farm });
    await started.make.parcel({ farm });
    const { adminFarms } = started.api(admin).agroevidence;
    for (const query of ['zluta repice', 'ŘEPICE  ďábl', 'ice Dablova']) {
      const found = await adminFarms.list({ query: { query } });
      expect(found).toMatchObject({ total: 1, rows: [{ id: farm.id, parcels: 2, users: 1, countryCode: 'CZ' }] });
      expect(found.rows[0]?.lastImport).toMatchObject({ done: 0, total: null });
    }
    expect((await adminFarms.list({ query: { query: 'řepice%' } })).total).toBe(0);
  });

  it('finds the farms of a user by their email', async () => {
    const admin = await started.make.admin();
    const { user, farm } = await started.make.farmer();
    const found = await started.api(admin).agroevidence.adminFarms.list({ query: { query: user.email.toUpperCase() } });
    expect(found.rows.map(({ id }) => id)).toEqual([farm.id]);
  });

  it('gives pages that hold each farm once, in the order of their names', async () => {
    const admin = await started.make.admin();
    const user = await started.make.user();
    const made = ['Stránka Č', 'Stránka B', 'stranka a'].map((name) => `${name} ${user.id}`);
    for (const name of made) await started.make.farm(user, name);
    const { list } = started.api(admin).agroevidence.adminFarms;
    const page = async (number: number): Promise<string[]> =>
      (await list({ query: { query: user.email, page: number, 'per-page': 2 } })).rows.map(({ name }) => name);
    expect([...(await page(1)), ...(await page(2))]).toEqual([made[2], made[1], made[0]].map(String));
    expect(new Set([...(await page(1)), ...(await page(2))])).toEqual(new Set(made));
    expect(await page(3)).toEqual([]);
    expect((await list({ query: { query: user.email, page: 3 } })).total).toBe(3);
  });

  it('puts farms in order by any of their columns, and last those of which it is not known', async () => {
    const admin = await started.make.admin();
    const user = await started.make.user();
    const other = await started.make.user();
    const a = await started.make.farm(user, 'Seřazená A');
    const b = await started.make.farm(user, 'Seřazená B');
    const c = await started.make.farm(user, 'Seřazená C');
    for (const farm of [b, b, c]) await started.make.parcel({ farm });
    const api = started.api(admin);
    await api.gateway.farmUsers.add({ query: { farmIds: [a.id] }, body: { userId: other.id } });
    const order = async (query: object): Promise<number[]> =>
      (await api.agroevidence.adminFarms.list({ query: { query: user.email, ...query } })).rows.map(({ id }) => id);
    expect(await order({ 'sort-col': 'parcels', 'sort-dir': 'desc' })).toEqual([b.id, c.id, a.id]);
    expect(await order({ 'sort-col': 'parcels' })).toEqual([a.id, c.id, b.id]);
    expect(await order({ 'sort-col': 'users', 'sort-dir': 'desc' })).toEqual([a.id, c.id, b.id]);
    expect((await order({ 'sort-col': 'import' })).at(-1)).toBe(a.id);
    expect((await order({ 'sort-col': 'import', 'sort-dir': 'desc' })).at(-1)).toBe(a.id);
    expect(await order({ 'sort-col': 'registry' })).toEqual([a.id, b.id, c.id]);
    expect(await order({ 'sort-col': 'created', 'sort-dir': 'desc' })).toEqual([c.id, b.id, a.id]);
    expect(await order({ 'sort-col': 'users', 'sort-dir': 'desc', 'per-page': 1, page: 2 })).toEqual([c.id]);
  });

  it('tells a farm without parcels and imports apart from one with them', async () => {
    const admin = await started.make.admin();
    const { user } = await started.make.farmer();
    const { rows } = await started.api(admin).agroevidence.adminFarms.list({ query: { query: user.email } });
    expect(rows).toMatchObject([{ parcels: 0, lastImport: null }]);
  });
});

describe('PUT admin/farms/{id}', () => {
  it('renames a farm that is not the administrator’s own, for its members too', async () => {
    const admin = await started.make.admin();
    const { user, farm } = await started.make.farmer();
    const { adminFarms } = started.api(admin).agroevidence;
    const body = { name: '  Statek U Lesa ', countryCode: 'SK' };
    expect(await adminFarms.change({ params: { id: farm.id }, body })).toMatchObject({
      name: 'Statek U Lesa',
      countryCode: 'SK',
    });
    const own = await started.api(user).agroevidence.farms.read({ params: { id: farm.id } });
    expect(own).toMatchObject({ name: 'Statek U Lesa', countryCode: 'SK' });
  });

  it('changes nothing where somebody has changed the farm since the version that it stands on', async () => {
    const admin = await started.make.admin();
    const { user, farm } = await started.make.farmer();
    const { adminFarms } = started.api(admin).agroevidence;
    const params = { id: farm.id };
    const { rows } = await adminFarms.list({ query: { query: user.email } });
    const version = rows[0]?.version;
    await started.api(user).agroevidence.farms.change({ params, body: { name: 'Jejich' } });
    const body = { name: 'Moje', countryCode: 'SK' };
    await expect(adminFarms.change({ params, body, ...(version && { version }) })).rejects.toMatchObject({
      status: 412,
      code: 'record.changed',
      body: { current: { id: farm.id, name: 'Jejich', countryCode: 'CZ', version: (version ?? 0) + 1 } },
    });
    expect(await adminFarms.change({ params, body, version: (version ?? 0) + 1 })).toMatchObject({
      name: 'Moje',
      version: (version ?? 0) + 2,
    });
  });

  it('leaves a farm with parcels in its country, and changes nothing else then', async () => {
    const admin = await started.make.admin();
    const { user, farm } = await started.make.farmer();
    await started.make.parcel({ farm });
    const { adminFarms } = started.api(admin).agroevidence;
    const move = adminFarms.change({ params: { id: farm.id }, body: { name: 'Jinde', countryCode: 'SK' } });
    await expect(move).rejects.toMatchObject({ status: 409, code: 'farm.hasParcels' });
    expect(await started.api(user).agroevidence.farms.read({ params: { id: farm.id } })).toMatchObject({
      name: farm.name,
      countryCode: 'CZ',
    });
    const rename = adminFarms.change({ params: { id: farm.id }, body: { name: 'Tady', countryCode: 'CZ' } });
    await expect(rename).resolves.toMatchObject({ name: 'Tady', parcels: 1 });
  });

  it('says what is wrong with a farm, a country or a name that there cannot be', async () => {
    const admin = await started.make.admin();
    const { farm } = await started.make.farmer();
    const { adminFarms } = started.api(admin).agroevidence;
    const change = (id: number, body: { name: string; countryCode: string }): Promise<unknown> =>
      adminFarms.change({ params: { id }, body });
    await expect(change(2_000_000_000, { name: 'X', countryCode: 'CZ' })).rejects.toMatchObject({
      code: 'farm.notFound',
    });
    await expect(change(farm.id, { name: 'X', countryCode: 'US' })).rejects.toMatchObject({
      code: 'country.unsupported',
    });
    await expect(change(farm.id, { name: '  ', countryCode: 'CZ' })).rejects.toMatchObject({
      code: 'validation.failed',
    });
  });
});
