import { reportKinds } from '@brazda/domain/enumerations/report.ts';
import { addDays } from '@brazda/domain/days.ts';
import { usualStartYear } from '@brazda/domain/season.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { withSystem } from '../db/farm-scope.ts';
import { findUserByEmail } from '../modules/core/public.ts';
import { createAccount } from '../modules/gateway/public.ts';
import { untilStored } from '../telemetry/until-stored.ts';
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
    const loaded = await Promise.all([loadDemoFarm(started.services), loadDemoFarm(started.services)]);
    expect(loaded.map(({ isThere }) => isThere)).toEqual([true, true]);
    expect((await loadDemoFarm(started.services)).isThere).toBe(true);
    for (const demo of loaded) await demo.work(new AbortController().signal);
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

  it('knows their crops and official areas, and invents nothing about the land', async () => {
    const { parcels, seedApplications } = (await signedInApi()).agroevidence;
    const { rows } = await parcels.list({ query: { 'per-page': 100 } });
    const wheat = rows.find(({ localName }) => localName === 'K Lipovci');
    expect(wheat).toMatchObject({
      blockNumber: '580-1140 1401/31',
      area: 28.1581,
      eagri: { landUseCode: 'R', altitude: null, slope: null },
      nitrateVulnerable: 'NOT_SPECIFIED',
      zone: null,
    });
    for (const { id } of rows) {
      const grown = await seedApplications.ofParcel({ params: { id } });
      expect(grown.rows.some(({ validFrom }) => validFrom === '2024-01-01')).toBe(true);
    }
    const ofWheat = await seedApplications.ofParcel({ params: { id: wheat?.id ?? 0 } });
    expect(ofWheat.rows.at(-1)).toMatchObject({ seed: { crop: { id: 1, name: 'Pšenice setá ozimá' } } });
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
    const { sowingPlan } = (await signedInApi()).agroevidence;
    const { seasons } = await sowingPlan.plan({});
    for (const { id } of seasons) {
      const { statistics } = await sowingPlan.season({ params: { seasonId: id } });
      expect(statistics.length).toBeGreaterThan(4);
    }
  });
});

const today = (): string => started.clock.now().toISOString().slice(0, 10);

describe('the work of the demo farm', () => {
  let api: TestApi;
  /** The last season whose crops are all harvested: maize by September. */
  const wholeSeason = (): number => usualStartYear(today()) - (today().slice(5) >= '10-01' ? 0 : 1);
  const allActions = async () => (await api.agroevidence.actions.list({ query: { 'per-page': 1000 } })).rows;
  const arableParcels = async () => {
    const { rows } = await api.agroevidence.parcels.list({ query: { 'per-page': 100 } });
    return rows.filter(({ eagri }) => eagri.landUseCode === 'R');
  };

  beforeAll(async () => {
    api = await signedInApi();
  });

  it('has sown and harvested what was planned for the season that is over, on all of its arable land', async () => {
    const season = wholeSeason();
    const { parcels } = await api.agroevidence.sowingPlan.plan({ query: { startYear: season, size: 1 } });
    for (const { id } of await arableParcels()) {
      const planned = parcels.find((parcel) => parcel.id === id)?.entries[0];
      const { rows } = await api.agroevidence.seedApplications.ofParcel({ params: { id } });
      const grown = rows.find(({ validTo, seed }) => validTo !== null && seed.crop.id === planned?.cropId);
      expect(grown?.sownOn, `parcel ${id}`).toMatch(new RegExp(`^(${season}-0[89]|${season + 1}-0[345])`));
      const taken = await api.agroevidence.actions.list({
        query: { parcel: [id], group: ['HARVEST', 'MOWING'], 'day-from': grown?.sownOn ?? '', 'per-page': 1 },
      });
      expect(taken.total, `parcel ${id}`).toBeGreaterThan(0);
    }
  });

  it('tells harvests with their yields and moisture, and sowing with what was sown', async () => {
    const actions = (await allActions()).filter(({ state }) => state === 'DONE');
    const [harvests, sowings] = (['HARVEST', 'SOWING'] as const).map((group) =>
      actions.filter((action) => action.group === group),
    );
    expect(harvests?.length).toBeGreaterThan(3);
    expect(
      harvests?.every(({ products }) => products.some(({ product, value }) => product === 'MAIN_PRODUCT' && value > 1)),
    ).toBe(true);
    expect(sowings?.every(({ materials }) => materials.some(({ kind }) => kind === 'SEED'))).toBe(true);
    const kinds = new Set(actions.flatMap(({ materials }) => materials.map(({ kind }) => kind)));
    expect([...kinds].toSorted()).toEqual(['FERTILIZER', 'PLANT_PROTECTION', 'SEED']);
  });

  it('has brought nitrogen to each crop, all of it known and no more than it may have', async () => {
    const season = wholeSeason();
    const { nitrogenLedgers } = api.agroevidence;
    const targets = (await arableParcels()).map(({ id }) => ({ parcelId: id }));
    const { parcels, farms } = await nitrogenLedgers.read({ body: { day: `${season + 1}-06-20`, targets } });
    expect(parcels).toHaveLength(targets.length);
    for (const { entries, countedPerHectare } of parcels) {
      expect(entries.filter(({ counted }) => counted === null)).toEqual([]);
      expect(countedPerHectare).toBeGreaterThan(10);
    }
    expect(farms[0]?.perHectare).toBeGreaterThan(10);
    expect(farms[0]?.perHectare).toBeLessThan(farms[0]?.most?.perHectare ?? 0);
  });

  it('has rows in every report of the season that is over', async () => {
    const parcel = (await arableParcels()).map(({ id }) => id).slice(0, 3);
    for (const report of reportKinds) {
      const { tables } = await api.agroevidence.reports.preview({ query: { report, season: wholeSeason(), parcel } });
      expect(
        tables.some(({ total }) => total > 0),
        report,
      ).toBe(true);
    }
  });

  it('has nothing against it but what is there for people to see how they are warned', async () => {
    const warned: string[] = [];
    for (const { id } of await allActions()) {
      const { findings } = await api.agroevidence.actions.one({ params: { id } });
      expect(findings.filter(({ vote, reason }) => vote === 'FORBIDDEN' || reason.endsWith('_ABOVE'))).toEqual([]);
      warned.push(...findings.filter(({ vote }) => vote === 'WARNING').map(({ reason }) => reason));
    }
    expect(warned.toSorted()).toEqual(['DOSE_BELOW', 'PRE_HARVEST_CLOSE']);
  });

  it('has some of it before it, and some under way today', async () => {
    const actions = await allActions();
    const ahead = actions.filter(({ state }) => state === 'PLANNED');
    expect(ahead.length).toBeGreaterThan(3);
    expect(ahead.every(({ day }) => day > today())).toBe(true);
    expect(actions.filter(({ state }) => state === 'UNDER_WAY').map(({ day }) => day)).toEqual([today()]);
    expect(actions.every(({ day, state }) => state !== 'DONE' || day < today())).toBe(true);
  });

  it('stands in the history as what its owner has recorded, and can be undone', async () => {
    const [farm] = (await api.agroevidence.farms.list()).rows;
    const { rows, total } = await api.gateway.farmChanges.list({
      params: { id: farm?.id ?? 0 },
      query: { action: 'action.recorded', 'per-page': 1 },
    });
    expect(total).toBe((await allActions()).length);
    expect(rows).toMatchObject([{ user: { email: demoSignIn.email }, canUndo: true }]);
  });
});

describe('the sensors of the demo farm', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await signedInApi();
    await untilStored(started.services.database);
  });

  it('stand by its fields and have measured a season, the weather station with the wind of its neighbour', async () => {
    const { rows } = await api.iot.nodes.list({});
    expect(rows.map(({ name, deviceType }) => [name, deviceType]).toSorted()).toEqual([
      ['Anemometr', 'METEO_BARANI_WIND'],
      ['Meteostanice', 'METEO_BARANI_HELIX'],
      ['Půda K Lipovci', 'SOIL_V3'],
      ['Půda Za humny', 'SOIL_TEROS21'],
      ['Sýpka', 'SILO_V5'],
    ]);
    expect(rows.filter(({ isSilent, isUnreadable, geometry }) => isSilent || isUnreadable || !geometry)).toEqual([]);
    expect(rows.find(({ name }) => name === 'Meteostanice')?.base?.name).toBe('Anemometr');
    const to = today();
    const from = addDays(to, -80);
    const query = { 'node-id': rows.map(({ id }) => id), from, to: addDays(to, -1), granularity: '1d' as const };
    const { series } = await api.iot.measurements.read({ query });
    expect(series.filter(({ values }) => values.includes(null)).map(({ feature }) => feature)).toEqual([]);
    const rained = series.find(({ feature }) => feature === 'RAINFALL')?.values ?? [];
    expect(rained.reduce<number>((sum, value) => sum + (value ?? 0), 0)).toBeGreaterThan(30);
    expect(series.filter(({ feature }) => feature === 'STORAGE_TEMPERATURE')).toHaveLength(5);
  });

  it('go on measuring, and catch up on what was missed while nothing ran', async () => {
    started.clock.advance(5 * 3_600_000);
    api = await signedInApi();
    const stopping = new AbortController();
    const demo = await loadDemoFarm(started.services);
    const measuring = demo.measure(stopping.signal);
    const newest = async () => {
      const { rows } = await api.iot.nodes.list({});
      return rows.map(({ heardAt }) => started.clock.now().getTime() - Date.parse(heardAt ?? '1970-01-01'));
    };
    await expect.poll(async () => Math.max(...(await newest())), { timeout: 20_000 }).toBeLessThan(31 * 60_000);
    stopping.abort();
    await measuring;
  });
});

describe('the work of a demo farm that is stopped', () => {
  const stopped = startApp({ database: () => openTestDatabase() });

  it('leaves what was recorded by then', async () => {
    const demo = await loadDemoFarm(stopped.services);
    const stopping = new AbortController();
    stopping.abort();
    await demo.work(stopping.signal);
    const { email: username, password } = demoSignIn;
    const { id_token: token } = await stopped.api().gateway.authentication.signIn({ body: { username, password } });
    const { actions, parcels } = stopped.api({ token }).agroevidence;
    expect([(await actions.list()).total, (await parcels.list()).total]).toEqual([0, 20]);
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
    expect((await loadDemoFarm(occupied.services)).isThere).toBe(false);
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
