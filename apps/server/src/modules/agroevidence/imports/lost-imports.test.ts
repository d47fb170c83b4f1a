import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { changeFarm } from '#server/testing/change-farm.ts';
import { JobLost } from '#server/jobs/job-queue.ts';
import { rowsOf } from '#server/testing/farm-rows.ts';
import { keepImport, keptFile } from '#server/testing/import-land.ts';
import { bohemia, manyParcels, ringAround, zippedShapefile } from '#server/testing/shapefile-builder.ts';
import { startApp } from '#server/testing/start-app.ts';
import { waitingItem } from '#server/testing/waiting-item.ts';
import { insertItems } from './import-items.repository.ts';
import { importLandFile } from './import-land-file.ts';
import { changeImport } from './imports.repository.ts';
import { sweepFailedImports } from './sweep-failed-imports.ts';

const started = startApp();
const day = 24 * 3_600_000;

/** An import that nobody works on, with a parcel laid by. */
async function makeImport(farmId: number): Promise<number> {
  const bytes = zippedShapefile({ parcels: [{ rings: [ringAround(bohemia, 0.002)] }] });
  return changeFarm(started.services.database, farmId, async (tx) => {
    const id = await keepImport(tx, farmId, { bytes, fileName: 'parcels.zip', countryCode: 'CZ' });
    await changeImport(tx, id, { state: 'IN_PROGRESS', done: 1, total: 2 });
    await insertItems(tx, farmId, id, [waitingItem()]);
    return id;
  });
}

describe('An import whose worker has lost its job', () => {
  it('keeps what the next worker has laid by', async () => {
    const { farm } = await started.make.farmer();
    const importId = await makeImport(farm.id);
    const lost: Parameters<typeof importLandFile>[1] = {
      id: 1,
      farmId: farm.id,
      payload: { importId },
      attempts: 1,
      progress: () => Promise.resolve(),
      change: () => Promise.reject(new JobLost(1)),
    };
    await expect(importLandFile(started.services, lost)).rejects.toThrow(JobLost);
    expect(await rowsOf(started.services.database, 'agroevidence.import_item', farm.id)).toBe(1);
  });
});

describe('An import of which a stop of the database has lost a piece', () => {
  it('shows nothing of it, and brings all of it when it begins anew', async () => {
    const { database } = started.services;
    const { user, farm } = await started.make.farmer();
    const bytes = zippedShapefile({ parcels: manyParcels(3, [14.3, 49.2], 0.004) });
    const file = { bytes, fileName: 'parcels.zip', countryCode: 'CZ' };
    const importId = await changeFarm(database, farm.id, (tx) => keepImport(tx, farm.id, file));
    const run = (isLosing: boolean): Promise<void> =>
      importLandFile(started.services, {
        id: 1,
        farmId: farm.id,
        payload: { importId },
        attempts: 1,
        progress: async () => {
          const { kysely } = database;
          if (isLosing)
            await sql`delete from agroevidence.import_item where import_id = ${importId} and row_number = 2`.execute(
              kysely,
            );
        },
        change: (first, rest) =>
          changeFarm(database, farm.id, async (tx) => {
            const known = await first(tx);
            return (await rest?.(tx, known)) as never;
          }),
      });
    const { imports, parcels } = started.api(user).agroevidence;
    await expect(run(true)).rejects.toThrow('only 2 are there');
    expect(await imports.read({ params: { id: importId } })).toMatchObject({ state: 'IN_PROGRESS' });
    expect((await parcels.list({ query: {}, farmIds: [farm.id] })).total).toBe(0);
    await run(false);
    expect(await imports.read({ params: { id: importId } })).toMatchObject({
      state: 'SUCCESS',
      imported: 3,
      skipped: 0,
    });
    expect((await parcels.list({ query: {}, farmIds: [farm.id] })).total).toBe(3);
  });
});

describe('The file of a failed import', () => {
  it('is kept for thirty days, and then cannot be imported again', async () => {
    const { database } = started.services;
    const { user, farm } = await started.make.farmer();
    const importId = await makeImport(farm.id);
    await changeFarm(database, farm.id, (tx) =>
      changeImport(tx, importId, { state: 'FAILED', failure: 'unexpected', finishedAt: new Date() }),
    );
    const sweepAfter = (days: number): Promise<void> =>
      sweepFailedImports({ ...started.services, clock: { now: () => new Date(Date.now() + days * day) } });
    await sweepAfter(29);
    expect(await keptFile(database, importId)).not.toBeNull();
    await sweepAfter(31);
    expect(await keptFile(database, importId)).toBeNull();
    const { imports } = started.api(user).agroevidence;
    await expect(imports.retry({ params: { id: importId } })).rejects.toMatchObject({ code: 'import.fileGone' });
    expect(await imports.read({ params: { id: importId } })).toMatchObject({ state: 'FAILED', failure: 'unexpected' });
  });
});
