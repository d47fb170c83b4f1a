import { describe, expect, it } from 'vitest';
import { withSystem } from '../db/farm-scope.ts';
import { findUserByEmail } from '../modules/core/public.ts';
import { createAccount } from '../modules/gateway/public.ts';
import { startApp } from '../testing/start-app.ts';
import type { TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { demoSignIn, loadDemoFarm } from './demo-farm.ts';
import { makeWholeFarm } from './make-whole-farm.ts';
import { readOutlines, realOutlines } from './real-outlines.ts';

const started = startApp({ database: () => openTestDatabase() });

async function signedInApi(): Promise<TestApi> {
  const { email: username, password } = demoSignIn;
  const { id_token: token } = await started.api().gateway.authentication.signIn({ body: { username, password } });
  return started.api({ token });
}

describe('makeWholeFarm', () => {
  it('leaves nothing where its land cannot be stored', async () => {
    const [outline] = await realOutlines();
    const file = await readOutlines(outline ? [outline] : []);
    const farm = { ...demoSignIn, name: 'Nedokončená', fileName: 'x.geojson', file: { ...file, parcels: [] } };
    await expect(makeWholeFarm(started.services, farm)).rejects.toThrow();
    const user = await withSystem(started.services.database, (tx) => findUserByEmail(tx, demoSignIn.email));
    expect(user).toBeUndefined();
  });
});

describe('loadDemoFarm', () => {
  it('makes a farm of real neighbouring parcels that its user sees after signing in, once', async () => {
    expect(await Promise.all([loadDemoFarm(started.services), loadDemoFarm(started.services)])).toEqual([true, true]);
    expect(await loadDemoFarm(started.services)).toBe(true);
    const { farms, parcels, imports } = (await signedInApi()).agroevidence;
    const { rows } = await farms.list();
    expect(rows).toMatchObject([{ name: 'ZD Horní Lhota', countryCode: 'CZ' }]);
    const [west = 0, south = 0, east = 0, north = 0] = rows[0]?.boundingBox ?? [];
    expect([west, south, east, north].map((degrees) => degrees.toFixed(2))).toEqual([
      '16.79',
      '49.35',
      '16.82',
      '49.37',
    ]);
    expect((await parcels.list()).total).toBe(20);
    expect((await imports.list()).rows).toMatchObject([
      { state: 'SUCCESS', imported: 20, skipped: 0, problemCount: 0 },
    ]);
  });

  it('knows their crops and official areas, and invents nothing about them', async () => {
    const { rows } = await (await signedInApi()).agroevidence.parcels.list({ query: { 'per-page': 100 } });
    const wheat = rows.find(({ localName }) => localName === 'K Lipovci');
    expect(wheat).toMatchObject({
      blockNumber: '580-1140 1401/31',
      area: 28.1581,
      eagri: { landUseCode: 'R', altitude: null, slope: null },
      seedApplication: { validFrom: '2024-01-01', seed: { crop: { id: 1, name: 'Pšenice setá ozimá' } } },
      nitrateVulnerable: 'NOT_SPECIFIED',
      zone: null,
    });
    expect(rows.every(({ seedApplication }) => seedApplication !== null)).toBe(true);
    expect(rows.every(({ eagri }) => eagri.altitude === null && eagri.slope === null)).toBe(true);
    expect(
      rows.every(({ officialArea, computedArea }) => Math.abs(computedArea / (officialArea ?? 0) - 1) < 0.01),
    ).toBe(true);
  });

  it('gives most parcels a name as farmers do, and no two the same', async () => {
    const { rows } = await (await signedInApi()).agroevidence.parcels.list({ query: { 'per-page': 100 } });
    const names = rows.map(({ localName }) => localName);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('Za humny');
    expect(names.filter((name) => !/\d/.test(name)).length).toBe(16);
  });
});

describe('the demo farm', () => {
  it('lies together: each parcel is seen where all of it is on screen', async () => {
    const { rows } = await (await signedInApi()).agroevidence.parcels.points();
    const km = (one: (typeof rows)[number], other: (typeof rows)[number]): number =>
      Math.hypot((one.lon - other.lon) * 72.6, (one.lat - other.lat) * 111.2);
    const nearest = rows.map((one) =>
      Math.min(...rows.filter(({ id }) => id !== one.id).map((other) => km(one, other))),
    );
    expect(Math.max(...nearest)).toBeLessThan(1);
    expect(Math.max(...rows.flatMap((one) => rows.map((other) => km(one, other))))).toBeLessThan(3);
  });

  it('plans a crop for each season on all of its arable land, and nothing on meadows', async () => {
    const { parcels, sowingPlan } = (await signedInApi()).agroevidence;
    const { seasons, parcels: planned } = await sowingPlan.plan({});
    const { rows } = await parcels.list({ query: { 'per-page': 100 } });
    const arable = new Set(rows.filter(({ eagri }) => eagri.landUseCode === 'R').map(({ id }) => id));
    expect(arable.size).toBeGreaterThan(10);
    for (const { id, entries } of planned)
      expect(entries.map(({ seasonId }) => seasonId)).toEqual(arable.has(id) ? seasons.map((season) => season.id) : []);
  });

  it('grows enough crops to be looked at', async () => {
    const { rows } = await (await signedInApi()).agroevidence.parcels.list({ query: { 'per-page': 100 } });
    expect(new Set(rows.map(({ seedApplication }) => seedApplication?.seed.crop.name)).size).toBeGreaterThan(8);
  });
});

describe('loadDemoFarm where the account is somebody else’s', () => {
  const occupied = startApp({ database: () => openTestDatabase() });

  it('leaves it alone and says that there is no demo farm', async () => {
    const account = {
      email: 'Demo@Brazda.farm',
      password: 'nejaké-heslo',
      licenceAccepted: true,
      language: 'cs',
    } as const;
    await createAccount(occupied.services, account);
    expect(await loadDemoFarm(occupied.services)).toBe(false);
  });

  it('has invented products as its own, found by what they are used against, and the catalogue has none of them', async () => {
    const { rows, total } = await (
      await signedInApi()
    ).agroevidence.catalogueMaterials.list({ query: { kind: 'PLANT_PROTECTION', search: 'pyr plazivy' } });
    expect(total).toBe(1);
    expect(rows).toMatchObject([
      { name: 'DEMO Grass 100 EC', catalogueType: 'PRIVATE', facts: { uses: [{ cropIds: [36], preHarvest: 'AT' }] } },
    ]);
  });
});
