import type { LandscapeSync, ListedCode } from '@brazda/contract/gateway/landscape.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { startConnectedApp } from '#server/testing/connected-app.ts';
import { startApp } from '#server/testing/start-app.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { registryDay } from '../../agroevidence/registry/registry-day.ts';

// The lists are the same for all farms, so each app has a database of its own.
const { registry, started } = await startConnectedApp({
  environment: { REGISTRY_SETTINGS: '{"timeoutSeconds":1}' },
  database: () => openTestDatabase(),
});
const unconnected = startApp({ database: () => openTestDatabase() });

async function landscape(): Promise<ReturnType<typeof started.api>['gateway']['landscape']> {
  return started.api(await started.make.admin()).gateway.landscape;
}

/** Begins a refresh and waits for its end; the pauses between attempts are skipped. */
async function refreshed(): Promise<LandscapeSync> {
  const calls = await landscape();
  await calls.sync({});
  return ended();
}

async function ended(): Promise<LandscapeSync> {
  const calls = await landscape();
  const until = Date.now() + 30_000;
  while (Date.now() < until) {
    const status = await calls.status({});
    if (status.progress !== 'IN_PROGRESS') return status;
    await sql`update core.job set run_at = now() where state = 'WAITING'`.execute(started.services.database.kysely);
    started.services.nudge();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The refresh does not end');
}

async function codes(): Promise<ListedCode[]> {
  return (await (await landscape()).codes({})).rows;
}

async function landUse(code: string): Promise<ListedCode | undefined> {
  return (await codes()).find((each) => each.list === 'LAND_USE' && each.countryCode === 'CZ' && each.code === code);
}

async function zones(): Promise<ListedCode[]> {
  return (await codes()).filter(({ list }) => list === 'APPLICATION_ZONE');
}

function nameIn(language: string, listed: ListedCode | undefined): string | undefined {
  return listed?.names.find((each) => each.language === language)?.name;
}

describe('the code lists before any refresh', () => {
  async function known(): Promise<ListedCode[]> {
    const admin = await unconnected.make.admin();
    return (await unconnected.api(admin).gateway.landscape.codes({})).rows;
  }

  it('hold what publications say, and what is commonly known is marked so', async () => {
    const listed = await known();
    const arable = listed.find(({ countryCode, code }) => countryCode === 'CZ' && code === 'R');
    expect(arable).toMatchObject({ source: 'PUBLISHED', fetchedAt: null, validFrom: null, isInForce: true });
    expect(arable?.names).toHaveLength(8);
    expect(new Set(arable?.names.map(({ source }) => source))).toEqual(new Set(['GENERAL_KNOWLEDGE']));
    const orchard = listed.find(({ countryCode, code }) => countryCode === 'SK' && code === 'SAD');
    const published = { language: 'sk', name: 'Ovocný sad (vrátane drobného ovocia)', source: 'PUBLISHED' };
    expect(orchard?.names).toContainEqual(published);
  });

  it('leave unknown what no source says: zones have no names', async () => {
    const zones = (await known()).filter(({ list }) => list === 'APPLICATION_ZONE');
    expect(zones.map(({ code, names }) => [code, names.length])).toEqual([
      ['I', 0],
      ['II', 0],
      ['III', 0],
    ]);
  });

  it('stay so where no registry is connected, and say why', async () => {
    const admin = await unconnected.make.admin();
    const calls = unconnected.api(admin).gateway.landscape;
    await expect(calls.sync({})).rejects.toMatchObject({ status: 409, code: 'eagri.notConnected' });
    expect(await calls.status({})).toMatchObject({
      progress: null,
      isConnected: false,
      startedAt: null,
      lists: [
        { list: 'LAND_USE', countryCode: 'CZ', codes: 14, formerCodes: 0, sources: ['PUBLISHED'], fetchedAt: null },
        { list: 'LAND_USE', countryCode: 'SK', codes: 3 },
        { list: 'APPLICATION_ZONE', countryCode: 'CZ', codes: 3 },
      ],
    });
  });
});

describe('POST api/admin/landscape/sync', () => {
  beforeEach(async () => {
    await refreshed();
  });

  it('takes both lists over from the registry and says how many lists and entries there were', async () => {
    expect(await refreshed()).toMatchObject({
      progress: 'SUCCESS',
      isConnected: true,
      done: 2,
      total: 2,
      entries: 17,
      failure: null,
      lists: [
        { list: 'LAND_USE', countryCode: 'CZ', codes: 14, sources: ['REGISTRY'] },
        { list: 'LAND_USE', countryCode: 'SK', codes: 3, sources: ['PUBLISHED'], fetchedAt: null },
        { list: 'APPLICATION_ZONE', countryCode: 'CZ', codes: 3, sources: ['REGISTRY'] },
      ],
    });
    const arable = await landUse('R');
    expect(arable).toMatchObject({ validFrom: '2015-01-01', source: 'REGISTRY', sourceDetail: 'LPI_GKU01A' });
    expect(arable?.fetchedAt).not.toBeNull();
    expect(nameIn('cs', arable)).toBe('standardní orná půda');
    expect(nameIn('pl', arable)).toBe('Grunty orne');
    const zone = (await codes()).find(({ list, code }) => list === 'APPLICATION_ZONE' && code === 'II');
    expect(nameIn('cs', zone)).toBe('II. aplikační pásmo');
  });

  it('is for administrators only: to a farmer it does not exist', async () => {
    const { user } = await started.make.farmer();
    const calls = started.api(user).gateway.landscape;
    const told = { status: 404, code: 'route.notFound' };
    await expect(calls.sync({})).rejects.toMatchObject(told);
    await expect(calls.status({})).rejects.toMatchObject(told);
    await expect(calls.codes({})).rejects.toMatchObject(told);
  });

  it('begins once, however many ask for it at a time', async () => {
    registry.setMode('slow');
    const asked = await Promise.all([landscape(), landscape(), landscape()]);
    const before = registry.calls.length;
    const answers = await Promise.all(asked.map((calls) => calls.sync({})));
    expect(new Set(answers.map(({ progress }) => progress))).toEqual(new Set(['IN_PROGRESS']));
    expect(new Set(answers.map(({ startedAt }) => startedAt)).size).toBe(1);
    registry.setMode('normal');
    expect(await ended()).toMatchObject({ progress: 'SUCCESS' });
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from core.job where farm_id is null and created_at >= ${answers[0]?.startedAt}::timestamptz`.execute(
      started.services.database.kysely,
    );
    expect(rows).toEqual([{ count: 1 }]);
    expect(registry.calls.slice(before).filter((service) => service === 'LPI_GAP01A')).toHaveLength(1);
  });

  it('closes entries that the registry has no more, keeps their names, and opens them when they come again', async () => {
    registry.changeCode('land-uses', 'J', null);
    expect((await refreshed()).lists[0]).toMatchObject({ codes: 13, formerCodes: 1 });
    const dayBefore = new Date(Date.parse(registryDay(new Date())) - 86_400_000).toISOString().slice(0, 10);
    const gone = await landUse('J');
    expect(gone).toMatchObject({ validFrom: '2015-01-01', validTo: dayBefore, isInForce: false });
    expect(nameIn('cs', gone)).toBe('jiná trvalá kultura');
    registry.reset();
    await refreshed();
    expect(await landUse('J')).toMatchObject({ validTo: null, isInForce: true });
  });

  it('takes new entries and new names over, with the date of the fetch', async () => {
    const before = await landUse('U');
    registry.changeCode('land-uses', 'U', 'úhor nový');
    registry.changeCode('land-uses', 'X', 'agrolesnictví');
    expect(await refreshed()).toMatchObject({ entries: 18 });
    const fallow = await landUse('U');
    expect(nameIn('cs', fallow)).toBe('úhor nový');
    expect(nameIn('en', fallow)).toBe('Fallow');
    expect(Date.parse(fallow?.fetchedAt ?? '')).toBeGreaterThan(Date.parse(before?.fetchedAt ?? ''));
    expect(nameIn('cs', await landUse('X'))).toBe('agrolesnictví');
  });

  it('waits out an outage of the registry', async () => {
    registry.setMode('503');
    const calls = await landscape();
    await calls.sync({});
    await expect.poll(lastJob, { timeout: 10_000 }).toEqual({ state: 'WAITING', attempts: 1 });
    expect(await calls.status({})).toMatchObject({ progress: 'IN_PROGRESS', done: 0, failure: null });
    registry.setMode('normal');
    expect(await ended()).toMatchObject({ progress: 'SUCCESS', failure: null });
    await expect.poll(lastJob, { timeout: 10_000 }).toEqual({ state: 'SUCCESS', attempts: 2 });
  });

  it.each([
    ['an outage', '503', 'eagri.unavailable'],
    ['silence', 'slow', 'eagri.unavailable'],
    ['the page of an outage', 'html-page', 'eagri.unavailable'],
    ['half an answer', 'cut', 'eagri.unavailable'],
    ['a refusal', 'refusal', 'eagri.forbidden'],
    ['an error of the service', 'errors', 'validation.submitError'],
  ] as const)('tells %s by its code, and leaves what was there', async (_what, mode, failure) => {
    const before = await codes();
    registry.changeCode('zones', 'II', null);
    registry.setMode(mode);
    expect(await refreshed()).toMatchObject({
      progress: 'FAILED',
      failure,
      failedLists: ['LAND_USE', 'APPLICATION_ZONE'],
      ...{ done: 0, entries: 0 },
    });
    expect(await codes()).toEqual(before);
  });

  it('believes no list without codes, and refreshes the others all the same', async () => {
    for (const code of ['I', 'II', 'III']) registry.changeCode('zones', code, null);
    registry.changeCode('land-uses', 'U', 'úhor jiný');
    const before = await zones();
    expect(await refreshed()).toMatchObject({
      progress: 'FAILED',
      failure: 'eagri.unavailable',
      failedLists: ['APPLICATION_ZONE'],
      ...{ done: 1, total: 2, entries: 14 },
    });
    expect(await zones()).toEqual(before);
    expect(nameIn('cs', await landUse('U'))).toBe('úhor jiný');
  });

  it('refreshes what comes where the registry does not know the service of another list, and says which that is', async () => {
    registry.forgetService('LPI_GKU01A');
    registry.changeCode('zones', 'II', 'druhé pásmo');
    const before = await landUse('R');
    expect(await refreshed()).toMatchObject({
      progress: 'FAILED',
      failure: 'validation.submitError',
      failedLists: ['LAND_USE'],
      ...{ done: 1, entries: 3 },
    });
    expect(await landUse('R')).toEqual(before);
    expect(
      nameIn(
        'cs',
        (await zones()).find(({ code }) => code === 'II'),
      ),
    ).toBe('druhé pásmo');
    registry.reset();
    expect(await refreshed()).toMatchObject({ progress: 'SUCCESS', failure: null, failedLists: [] });
  });

  it('is written down: who began it, and how it ended', async () => {
    const admin = await started.make.admin();
    await started.api(admin).gateway.landscape.sync({});
    await ended();
    registry.setMode('errors');
    await refreshed();
    const { rows } = await started.api(admin).gateway.audit.list({ query: { 'per-page': 10 } });
    const told = rows.filter(({ action }) => action.startsWith('codeLists.'));
    expect(told[0]).toMatchObject({
      action: 'codeLists.finished',
      user: null,
      detail: { state: 'FAILED', failure: 'validation.submitError' },
    });
    expect(told[2]).toMatchObject({ action: 'codeLists.finished', detail: { state: 'SUCCESS', entries: 17 } });
    expect(told[3]).toMatchObject({ action: 'codeLists.begun', user: { id: admin.id }, farm: null });
  });
});

async function lastJob(): Promise<{ attempts: number; state: string }> {
  const { rows } = await sql<{ attempts: number; state: string }>`
    select attempts, state from core.job where farm_id is null order by id desc limit 1`.execute(
    started.services.database.kysely,
  );
  const [job] = rows;
  if (!job) throw new Error('There is no job');
  return job;
}
