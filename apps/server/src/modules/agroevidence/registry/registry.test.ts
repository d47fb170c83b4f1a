import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { RegistryLogin } from '@brazda/contract/agroevidence/eagri.ts';
import type { Import } from '@brazda/contract/agroevidence/imports.ts';
import { caughtLog } from '#server/testing/caught-log.ts';
import { startConnectedApp } from '#server/testing/connected-app.ts';
import type { TestUser } from '#server/testing/factories.ts';
import { startApp } from '#server/testing/start-app.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { registryLogin } from '@brazda/simulators/registry/registry-land.ts';

const neighbour = { login: '99nizina', secret: 'KLIC-WS-NIZINA-2026', szrid: '1000000002' };
const landless = { login: '99bezpudy', secret: 'KLIC-WS-BEZPUDY-2026', szrid: '1000000003' };

const { log, lines: written } = caughtLog();
const { registry, started } = await startConnectedApp({
  environment: { REGISTRY_SETTINGS: '{"timeoutSeconds":1}' },
  log,
});
// Whoever shares a database shares its jobs, and this one would answer those of the other without asking the registry.
const unconnected = startApp({ database: () => openTestDatabase() });

async function importOf(user: TestUser, id: number | null): Promise<Import> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    const found = await started.api(user).agroevidence.imports.read({ params: { id: id ?? 0 } });
    if (found.state === 'SUCCESS' || found.state === 'FAILED') return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The import does not end');
}

async function registryFarm(
  user: TestUser,
  login: RegistryLogin = registryLogin,
): Promise<{ id: number; importId: number | null }> {
  const { eagri, registration } = started.api(user).agroevidence;
  await eagri.signIn({ body: login });
  return registration.eagri({ body: { farmName: 'Statek Pod Lesem', countryCode: 'CZ' } });
}

describe('POST eagri-auth', () => {
  it('accepts a sign-in that the registry accepts, and knows its name then', async () => {
    const user = await started.make.user();
    const { eagri } = started.api(user).agroevidence;
    expect(await eagri.name({})).toEqual({ name: null });
    await eagri.signIn({ body: registryLogin });
    expect(await eagri.name({})).toEqual({ name: 'Statek Pod Lesem s.r.o.' });
  });

  it('forgets it after an hour', async () => {
    const user = await started.make.user();
    await started.api(user).agroevidence.eagri.signIn({ body: registryLogin });
    await sql`update core.registry_sign_in set signed_in_at = now() - interval '61 minutes' where user_id = ${user.id}`.execute(
      started.services.database.kysely,
    );
    expect(await started.api(user).agroevidence.eagri.name({})).toEqual({ name: null });
  });

  it.each([
    ['a refusal', 'refusal', 403, 'eagri.forbidden'],
    ['an outage', '503', 503, 'eagri.unavailable'],
    ['silence', 'slow', 503, 'eagri.unavailable'],
    ['the page of an outage', 'html-page', 503, 'eagri.unavailable'],
    ['half an answer', 'cut', 503, 'eagri.unavailable'],
    ['an error of the service', 'errors', 422, 'validation.submitError'],
  ] as const)('tells %s, and keeps nothing', async (_what, mode, status, code) => {
    const user = await started.make.user();
    registry.setMode(mode);
    const { eagri } = started.api(user).agroevidence;
    await expect(eagri.signIn({ body: registryLogin })).rejects.toMatchObject({ status, code });
    registry.setMode('normal');
    expect(await eagri.name({})).toEqual({ name: null });
  });

  it('refuses a wrong key, the number of somebody else, and who has no land', async () => {
    const user = await started.make.user();
    const { eagri } = started.api(user).agroevidence;
    const refused = { status: 403, code: 'eagri.forbidden' };
    await expect(eagri.signIn({ body: { ...registryLogin, secret: 'jiny' } })).rejects.toMatchObject(refused);
    await expect(eagri.signIn({ body: { ...registryLogin, szrid: '1000000002' } })).rejects.toMatchObject(refused);
    await expect(eagri.signIn({ body: landless })).rejects.toMatchObject({
      status: 422,
      code: 'validation.submitError',
      body: { fields: [{ path: 'szrid', code: 'eagri.unknownSubject' }] },
    });
  });

  it('needs all three, and a number that can be one', async () => {
    const user = await started.make.user();
    const { eagri } = started.api(user).agroevidence;
    for (const wrong of [{ login: ' ' }, { secret: '' }, { szrid: '' }, { szrid: '12a' }, { szrid: '12345678901' }]) {
      await expect(eagri.signIn({ body: { ...registryLogin, ...wrong } })).rejects.toMatchObject({ status: 400 });
    }
  });

  it('says so where the registry is not connected', async () => {
    const user = await unconnected.make.user();
    const { eagri, registration, farms } = unconnected.api(user).agroevidence;
    const told = { status: 409, code: 'eagri.notConnected' };
    await expect(eagri.signIn({ body: registryLogin })).rejects.toMatchObject(told);
    await expect(registration.eagri({ body: { farmName: 'X', countryCode: 'CZ' } })).rejects.toMatchObject(told);
    expect((await farms.list({})).rows).toEqual([]);
  });
});

describe('POST registration/eagri', () => {
  it('creates a farm with the blocks of the registry, as they were judged like a land file', async () => {
    const user = await started.make.user();
    const farm = await registryFarm(user);
    const done = await importOf(user, farm.importId);
    expect(done).toMatchObject({ state: 'SUCCESS', origin: 'REGISTRY', imported: 21, failure: null });
    const { rows } = await started.api(user).agroevidence.parcels.list({ query: { 'per-page': 100 } });
    expect(rows).toHaveLength(21);
    const steep = rows.find(({ blockNumber }) => blockNumber === '590-1140 1501/22');
    expect(steep).toMatchObject({
      officialArea: 9.38,
      nitrateVulnerable: 'YES',
      zone: 'II',
      validFrom: '2024-01-01',
      eagri: { altitude: 450, slope: 8.4, landUseCode: 'R', landUseName: 'standardní orná půda' },
    });
    expect(steep?.computedArea).toBeCloseTo(9.38, 1);
    const { boundingBox } = await started.api(user).agroevidence.farms.read({ params: { id: farm.id } });
    expect(boundingBox?.[0]).toBeGreaterThan(12);
    expect(boundingBox?.[3]).toBeLessThan(51.1);
  });

  it('lets the farm sign in to the registry from then on, and the user only once', async () => {
    const user = await started.make.user();
    const farm = await registryFarm(user);
    const { eagri, farms } = started.api(user).agroevidence;
    expect(await farms.settings({ params: { id: farm.id } })).toMatchObject({ eagriSettingsEnabled: true });
    expect(await eagri.access({ params: { id: farm.id } })).toEqual({
      farmId: farm.id,
      login: '99brazda',
      szrid: '1000000001',
      hasSecret: true,
      version: 1,
    });
    expect(await eagri.name({})).toEqual({ name: null });
    await importOf(user, farm.importId);
  });

  it('needs a sign-in, and leaves nothing behind without one', async () => {
    const user = await started.make.user();
    const { registration, farms } = started.api(user).agroevidence;
    const attempt = registration.eagri({ body: { farmName: 'Statek', countryCode: 'CZ' } });
    await expect(attempt).rejects.toMatchObject({ status: 409, code: 'eagri.notSignedIn' });
    expect((await farms.list({})).rows).toEqual([]);
  });

  it('waits an outage out, tells it when it lasts, and tries again when asked to', async () => {
    const user = await started.make.user();
    await started.api(user).agroevidence.eagri.signIn({ body: neighbour });
    registry.setMode('503');
    const body = { farmName: 'Nížina', countryCode: 'CZ' } as const;
    const farm = await started.api(user).agroevidence.registration.eagri({ body });
    const failed = await importOf(user, farm.importId);
    expect(failed).toMatchObject({ state: 'FAILED', failure: 'eagri.unavailable', imported: 0 });
    registry.setMode('normal');
    await started.api(user).agroevidence.imports.retry({ params: { id: failed.id } });
    expect(await importOf(user, farm.importId)).toMatchObject({ state: 'SUCCESS', imported: 11 });
  });

  it('tells at once where the registry does not let the farm in any more', async () => {
    const user = await started.make.user();
    await started.api(user).agroevidence.eagri.signIn({ body: registryLogin });
    registry.setMode('refusal');
    const body = { farmName: 'Statek', countryCode: 'CZ' } as const;
    const farm = await started.api(user).agroevidence.registration.eagri({ body });
    expect(await importOf(user, farm.importId)).toMatchObject({ state: 'FAILED', failure: 'eagri.forbidden' });
  });
});

describe('a farm whose key cannot be opened any more', () => {
  it('is told to sign in anew, and its import goes on with the new key', async () => {
    const user = await started.make.user();
    await started.api(user).agroevidence.eagri.signIn({ body: registryLogin });
    registry.setMode('503');
    const body = { farmName: 'Statek', countryCode: 'CZ' } as const;
    const { id, importId } = await started.api(user).agroevidence.registration.eagri({ body });
    await sql`update agroevidence.registry_access set sealed_key = 'sealed by another key, or by nobody' where farm_id = ${id}`.execute(
      started.services.database.kysely,
    );
    registry.setMode('normal');
    const failed = await importOf(user, importId);
    expect(failed).toMatchObject({ state: 'FAILED', failure: 'eagri.forbidden' });
    const { eagri, imports } = started.api(user).agroevidence;
    await eagri.changeAccess({ params: { id }, body: registryLogin });
    await imports.retry({ params: { id: failed.id } });
    expect(await importOf(user, importId)).toMatchObject({ state: 'SUCCESS', imported: 21 });
  });
});

describe('PUT farms/settings/{id}/eagri-auth', () => {
  it('changes how a farm signs in when the registry accepts it, and never shows the key', async () => {
    const { user, farm } = await started.make.farmer();
    const { eagri, farms } = started.api(user).agroevidence;
    const params = { id: farm.id };
    expect(await eagri.access({ params })).toMatchObject({ login: null, szrid: null, hasSecret: false });
    expect(await farms.settings({ params })).toMatchObject({ eagriSettingsEnabled: false });
    const changed = await eagri.changeAccess({ params, body: neighbour });
    expect(changed).toEqual({ farmId: farm.id, login: '99nizina', szrid: '1000000002', hasSecret: true, version: 1 });
    const refused = eagri.changeAccess({ params, body: { ...neighbour, secret: 'jiny' } });
    await expect(refused).rejects.toMatchObject({ code: 'eagri.forbidden' });
    expect(await eagri.access({ params })).toEqual(changed);
  });

  it('changes nothing where another has changed it meanwhile, and is told how the farm signs in now', async () => {
    const { user, farm } = await started.make.farmer();
    const { eagri } = started.api(user).agroevidence;
    const params = { id: farm.id };
    const { version } = await eagri.access({ params });
    expect(version).toBe(0);
    const theirs = await eagri.changeAccess({ params, body: neighbour, version });
    const late = eagri.changeAccess({ params, body: registryLogin, version });
    await expect(late).rejects.toMatchObject({ status: 412, code: 'record.changed', body: { current: theirs } });
    expect(await eagri.access({ params })).toEqual(theirs);
    const own = await eagri.changeAccess({ params, body: registryLogin, version: theirs.version });
    expect(own).toMatchObject({ login: '99brazda', version: 2 });
  });

  it('is written down, like the registration of a farm from the registry, and without the key', async () => {
    const user = await started.make.user();
    const { id, importId } = await registryFarm(user);
    await importOf(user, importId);
    await started.api(user).agroevidence.eagri.changeAccess({ params: { id }, body: registryLogin });
    const { rows } = await started
      .api(await started.make.admin())
      .gateway.audit.list({ query: { 'farm-id': id, 'sort-dir': 'asc' } });
    const told = ['farm.registered', 'import.begun', 'import.finished', 'registryAccess.changed'];
    expect(rows.map(({ action }) => action)).toEqual(told);
    expect(JSON.stringify(rows)).not.toContain(registryLogin.secret);
  });

  it('knows no farm of somebody else', async () => {
    const { farm } = await started.make.farmer();
    const stranger = await started.make.user();
    const { eagri } = started.api(stranger).agroevidence;
    const params = { id: farm.id };
    await expect(eagri.access({ params })).rejects.toMatchObject({ status: 404 });
    await expect(eagri.changeAccess({ params, body: registryLogin })).rejects.toMatchObject({ status: 404 });
  });
});

describe('the key of the registry', () => {
  it('stands nowhere in the database, in no answer and in no line of the log', async () => {
    const user = await started.make.user();
    const farm = await registryFarm(user);
    await importOf(user, farm.importId);
    await started.api(user).agroevidence.eagri.signIn({ body: registryLogin });
    const { rows } = await sql<{ text: string }>`
      select string_agg(row::text, ' ') as text from (
        select encode(sealed_key, 'escape') || login || szrid as row from agroevidence.registry_access
        union all select encode(sealed_key, 'escape') || registered_name from core.registry_sign_in
        union all select payload::text || coalesce(last_error, '') from core.job) as kept`.execute(
      started.services.database.kysely,
    );
    expect(rows[0]?.text).toContain('99brazda');
    expect(rows[0]?.text).not.toContain(registryLogin.secret);
    expect(written.join('')).not.toContain(registryLogin.secret);
  });
});

describe('farms/eagri/available-updates and farms/updated', () => {
  async function checked(
    user: TestUser,
  ): ReturnType<ReturnType<typeof started.api>['agroevidence']['eagri']['availableUpdates']> {
    const { eagri } = started.api(user).agroevidence;
    const until = Date.now() + 30_000;
    let found = await eagri.checkUpdates({});
    while (found.state === 'IN_PROGRESS' && Date.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      found = await eagri.availableUpdates({});
    }
    return found;
  }

  it('tell when land was last taken from the registry and whether it has changed since', async () => {
    const user = await started.make.user();
    const farm = await registryFarm(user);
    await importOf(user, farm.importId);
    const { eagri } = started.api(user).agroevidence;
    const updated = await eagri.updated({ query: { page: 1, 'per-page': 1, 'sort-dir': 'desc' } });
    expect(updated).toMatchObject({ total: 1, rows: [{ importId: farm.importId, farmId: farm.id, parcels: 21 }] });
    expect(await checked(user)).toMatchObject({
      state: 'AVAILABLE',
      farms: [{ farmId: farm.id, hasChanges: false, changedOn: null, failure: null }],
    });
    registry.change('99brazda', 'split', ['1707/3'], '2098-06-01');
    expect(await checked(user)).toMatchObject({ farms: [{ hasChanges: true, changedOn: '2098-06-01' }] });
  });

  it('say that it is not known where the registry does not answer', async () => {
    const { user, farm } = await started.make.farmer();
    await started.api(user).agroevidence.eagri.changeAccess({ params: { id: farm.id }, body: registryLogin });
    const farmId = farm.id;
    expect(await checked(user)).toMatchObject({ farms: [{ farmId, hasChanges: true, changedOn: null }] });
    await sql`insert into agroevidence.import (farm_id, file_name, country_code, origin, validity_date, state, finished_at)
      values (${farmId}, 'LPIS', 'CZ', 'REGISTRY', '2026-01-01', 'SUCCESS', now())`.execute(
      started.services.database.kysely,
    );
    registry.setMode('html-page');
    const unknown = { farmId, hasChanges: null, failure: 'eagri.unavailable' };
    expect(await checked(user)).toMatchObject({ farms: [unknown] });
  });

  it('are empty for farms that do not sign in to the registry', async () => {
    const { user } = await started.make.farmer();
    expect(await checked(user)).toEqual({ state: 'AVAILABLE', farms: [] });
    expect(await started.api(user).agroevidence.eagri.updated({})).toEqual({ total: 0, rows: [] });
  });
});
