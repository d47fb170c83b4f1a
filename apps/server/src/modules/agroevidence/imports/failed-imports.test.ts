import type { RegisteredFarm } from '@brazda/contract/agroevidence/registration.ts';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { changeFarm } from '#server/testing/change-farm.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import { openEvents } from '#server/testing/event-stream.ts';
import type { TestFarm } from '#server/testing/factories.ts';
import { rowsOf } from '#server/testing/farm-rows.ts';
import { importEnded, keepImport, keptFile, shapefile } from '#server/testing/import-land.ts';
import {
  bohemia,
  DPB_COLUMNS,
  manyParcels,
  NAME_COLUMNS,
  ringAround,
  zippedShapefile,
} from '#server/testing/shapefile-builder.ts';
import { startApp } from '#server/testing/start-app.ts';
import type { TestApi } from '#server/testing/test-api.ts';
import { waitingItem } from '#server/testing/waiting-item.ts';
import { insertItems } from './import-items.repository.ts';
import { importLandFileJob } from './import-land-file.ts';
import { changeImport } from './imports.repository.ts';

const started = startApp();

const forbidden = 'Zakázaná';

/** A database that refuses parcels of one name, as a bug of ours or a full disk would; gives how to mend it. */
async function breakImports(): Promise<() => Promise<void>> {
  const { kysely } = started.services.database;
  const parcel = sql.raw('alter table agroevidence.parcel');
  const check = sql.raw(`check (local_name <> '${forbidden}')`);
  await sql`${parcel} add constraint parcel_refused_by_test ${check}`.execute(kysely);
  const mend = async (): Promise<void> => {
    await sql`${parcel} drop constraint if exists parcel_refused_by_test`.execute(kysely);
  };
  onTestFinished(mend);
  return mend;
}

interface Registered {
  readonly api: TestApi;
  readonly farm: RegisteredFarm;
  readonly importId: number;
}

async function register(file: File): Promise<Registered> {
  const api = started.api(await started.make.user());
  const query = { countryCode: 'CZ', farmName: 'Nová' };
  const farm = await api.agroevidence.registration.shapefile({ query, file });
  return { api, farm, importId: farm.importId ?? 0 };
}

interface JobRow {
  readonly state: string;
  readonly attempts: number;
  readonly pause: number;
}

async function lastJob(farmId: number): Promise<JobRow> {
  return started.services.database.kysely
    .selectFrom('core.job')
    .select(['state', 'attempts', sql<number>`extract(epoch from run_at - now())::float8`.as('pause')])
    .where('farmId', '=', farmId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
}

/** Lets the waiting job of a farm be tried again at once. */
async function hurry(farmId: number): Promise<void> {
  await sql`update core.job set run_at = now() where farm_id = ${farmId}`.execute(started.services.database.kysely);
  started.services.nudge();
}

/** An import without any land, as registration does not take it; but it may be of a version that did. */
async function takeSliver(): Promise<{ readonly api: TestApi; readonly farm: TestFarm; readonly importId: number }> {
  const { user, farm } = await started.make.farmer();
  const bytes = zippedShapefile({ parcels: [{ rings: [ringAround(bohemia, 0.000_002)] }] });
  const importId = await changeFarm(started.services.database, farm.id, async (tx) => {
    const id = await keepImport(tx, farm.id, { bytes, fileName: 'sliver.zip', countryCode: 'CZ' });
    await enqueueJob(tx, farm.id, importLandFileJob, { importId: id });
    return id;
  });
  started.services.nudge();
  return { api: started.api(user), farm, importId };
}

describe('An import that fails', () => {
  it('ends at once with its code where trying again cannot help', async () => {
    const { api, farm, importId } = await takeSliver();
    expect(await importEnded(api, importId)).toMatchObject({
      state: 'FAILED',
      failure: 'landFile.noParcels',
      imported: 0,
    });
    await expect.poll(async () => lastJob(farm.id)).toMatchObject({ state: 'SUCCESS', attempts: 1 });
    expect(await rowsOf(started.services.database, 'agroevidence.import_item', farm.id)).toBe(0);
  });

  it('is tried five times with growing pauses, keeps nothing but its file, and can be set going again', async () => {
    const mend = await breakImports();
    const { api, farm, importId } = await register(
      shapefile({
        parcels: [{ rings: [ringAround(bohemia, 0.002)], attributes: { NAZEV: forbidden } }],
        columns: NAME_COLUMNS,
      }),
    );
    for (const [index, seconds] of [2, 4, 8, 16].entries()) {
      await expect
        .poll(() => lastJob(farm.id), { timeout: 10_000 })
        .toMatchObject({ state: 'WAITING', attempts: index + 1 });
      const job = await lastJob(farm.id);
      expect(job.pause).toBeGreaterThan(seconds - 1.5);
      expect(job.pause).toBeLessThanOrEqual(seconds);
      expect(await api.agroevidence.imports.read({ params: { id: importId } })).toMatchObject({ state: 'IN_PROGRESS' });
      await hurry(farm.id);
    }
    expect(await importEnded(api, importId)).toMatchObject({ state: 'FAILED', failure: 'unexpected', imported: 0 });
    await expect.poll(() => lastJob(farm.id)).toMatchObject({ state: 'FAILED', attempts: 5 });
    expect(await rowsOf(started.services.database, 'agroevidence.import_item', farm.id)).toBe(0);
    expect(await rowsOf(started.services.database, 'agroevidence.parcel', farm.id)).toBe(0);
    expect((await keptFile(started.services.database, importId))?.length).toBeGreaterThan(0);

    await mend();
    const again = await api.agroevidence.imports.retry({ params: { id: importId } });
    expect(again).toMatchObject({ id: importId, state: 'WAITING', done: 0, failure: null, finishedAt: null });
    expect(await importEnded(api, importId)).toMatchObject({ state: 'SUCCESS', imported: 1, failure: null });
    expect(
      (await api.agroevidence.parcels.list({ farmIds: [farm.id] })).rows.map(({ localName }) => localName),
    ).toEqual([forbidden]);
  }, 40_000);

  it('ends when it has stopped its process each time, leaves nothing of its parcels, and can be set going again', async () => {
    const { database, nudge } = started.services;
    const { user, farm } = await started.make.farmer();
    const api = started.api(user);
    const events = await openEvents(started.app, user.token);
    const bytes = zippedShapefile({ parcels: manyParcels(2, [14.3, 49.2], 0.004), columns: DPB_COLUMNS });
    const importId = await changeFarm(database, farm.id, async (tx) => {
      const id = await keepImport(tx, farm.id, { bytes, fileName: 'heavy.zip', countryCode: 'CZ' });
      await changeImport(tx, id, { state: 'IN_PROGRESS', done: 1, total: 2 });
      await insertItems(tx, farm.id, id, [waitingItem()]);
      await enqueueJob(tx, farm.id, importLandFileJob, { importId: id });
      return id;
    });
    await sql`update core.job set state = 'RUNNING', attempts = 5, locked_until = now() - interval '1 second'
      where farm_id = ${farm.id}`.execute(database.kysely);
    nudge();
    expect(await importEnded(api, importId)).toMatchObject({
      state: 'FAILED',
      failure: 'landFile.interrupted',
      imported: 0,
      finishedAt: expect.any(String) as string,
    });
    expect(await events.next()).toEqual({ farmId: farm.id, topic: 'import.progressed', importId });
    events.close();
    await expect.poll(() => lastJob(farm.id)).toMatchObject({ state: 'FAILED' });
    expect(await rowsOf(started.services.database, 'agroevidence.import_item', farm.id)).toBe(0);
    await api.agroevidence.imports.retry({ params: { id: importId } });
    expect(await importEnded(api, importId)).toMatchObject({ state: 'SUCCESS', imported: 2, failure: null });
  });

  it('is left as it is where it had ended before its process was stopped', async () => {
    const { database, nudge } = started.services;
    const { api, farm, importId } = await register(shapefile({ parcels: manyParcels(2, [14.3, 49.2], 0.004) }));
    await importEnded(api, importId);
    await expect.poll(() => lastJob(farm.id)).toMatchObject({ state: 'SUCCESS' });
    await sql`update core.job set state = 'RUNNING', attempts = 5, locked_until = now() - interval '1 second'
      where farm_id = ${farm.id}`.execute(database.kysely);
    nudge();
    await expect.poll(() => lastJob(farm.id), { timeout: 5000 }).toMatchObject({ state: 'FAILED' });
    expect(await importEnded(api, importId)).toMatchObject({ state: 'SUCCESS', imported: 2, failure: null });
  });

  it('is set going once by two who ask at the same time', async () => {
    const { api, farm, importId } = await takeSliver();
    await importEnded(api, importId);
    const { retry } = api.agroevidence.imports;
    const asked = await Promise.allSettled([1, 2].map(() => retry({ params: { id: importId } })));
    const refused = asked
      .filter(({ status }) => status === 'rejected')
      .map((result) => (result as PromiseRejectedResult).reason as unknown);
    for (const reason of refused) expect(reason).toMatchObject({ status: 409, code: 'import.notFailed' });
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from core.job where farm_id = ${farm.id}`.execute(
      started.services.database.kysely,
    );
    expect(rows).toEqual([{ count: 3 - refused.length }]);
    await importEnded(api, importId);
  });

  it('cannot be set going where it has not failed, or is another farm’s', async () => {
    const { api, importId } = await register(
      shapefile({ parcels: manyParcels(2, [14.3, 49.2], 0.004, 8), columns: DPB_COLUMNS }),
    );
    const stranger = started.api((await started.make.farmer()).user);
    await expect(stranger.agroevidence.imports.retry({ params: { id: importId } })).rejects.toMatchObject({
      code: 'import.notFound',
    });
    await importEnded(api, importId);
    await expect(api.agroevidence.imports.retry({ params: { id: importId } })).rejects.toMatchObject({
      status: 409,
      code: 'import.notFailed',
    });
  });
});
