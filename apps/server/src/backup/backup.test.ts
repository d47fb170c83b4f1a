import { readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { proveIsolation } from '../db/farm-scope.ts';
import { backUp, backupPassword, restoreInto } from '../testing/backup-round.ts';
import { importedFarm, landFile } from '../testing/import-land.ts';
import { DPB_COLUMNS, manyParcels, zippedShapefile } from '../testing/shapefile-builder.ts';
import { untilStored } from '../testing/sensing-farm.ts';
import { startApp } from '../testing/start-app.ts';
import { keepDoing } from '../testing/steady-work.ts';
import type { TestUser } from '../testing/factories.ts';
import { openEmptyDatabase, openTestDatabase } from '../testing/test-database.ts';
import { wholeTables } from '../testing/whole-tables.ts';
import { checkBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const started = startApp({ database: openTestDatabase });

/**
 * A farm with land from a file, one that was deleted, an invitation, an update that waits for a decision, and a sensor that
 * has measured in two months.
 */
async function makeRecords(): Promise<{ token: string; parcelId: number }> {
  const { user, farm } = await started.make.farmer();
  const zip = zippedShapefile({ parcels: manyParcels(40, [14.3, 49.2], 0.004, 8), columns: DPB_COLUMNS });
  const land = await importedFarm(started.api(user), landFile(zip));
  await started.make.landUpdate(await started.make.parcel({ farm, name: 'U "lesa", \\ za\nhumny {1}' }));
  await started.make.retiredFarm(user, 'Stará');
  await started.make.invitation(farm, user, 'soused@example.com');
  await measure(user, farm.id);
  return { token: user.token, parcelId: land.parcels[0]?.id ?? 0 };
}

async function measure(user: TestUser, farmId: number): Promise<void> {
  const { iot } = started.api(user);
  const params = { id: farmId };
  const { key } = await iot.accessKeys.create({ params, body: { name: 'Server' } });
  await iot.nodes.create({ body: { farm: farmId, name: 'Čidlo', externalId: 'a', networkType: 'GENERIC' } });
  for (const time of ['2025-12-31T22:59:59Z', '2026-01-01T00:00:00Z']) {
    const payload = { id: 'a', time, readings: [{ feature: 'TEMPERATURE', value: 4.5 }] };
    const headers = { authorization: `Bearer ${key}` };
    await started.app.inject({ method: 'POST', url: '/iot/uplinks/generic', headers, payload });
  }
  await untilStored(started);
  const { rows } = await sql`select from iot.reading`.execute(started.services.database.kysely);
  expect(rows).toHaveLength(2);
}

let records: Awaited<ReturnType<typeof makeRecords>>;
let file: string;
beforeAll(async () => {
  records = await makeRecords();
  file = await backUp(started.services.database);
});

/** A database that was started, and where nobody has anything. */
async function withUnused(work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openTestDatabase();
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/** Of the tables, which a restore makes anew, the very ones that were there. */
async function tablesIn({ kysely }: Database): Promise<unknown> {
  const { rows } = await sql`select oid::text, relname from pg_class where relkind = 'r' order by 1`.execute(kysely);
  return rows;
}

type Rows = Awaited<ReturnType<typeof wholeTables>>;

/** All rows and a backup of them, made while no mail or job still at work changed any. */
async function backUpAtRest(database: Database): Promise<{ kept: Rows; file: string }> {
  for (;;) {
    const kept = await wholeTables(database);
    const made = await backUp(database);
    if (isDeepStrictEqual(await wholeTables(database), kept)) return { kept, file: made };
  }
}

describe('A backup', () => {
  let restored: Database;
  let kept: Rows;
  beforeAll(async () => {
    restored = await openEmptyDatabase();
    const backup = await backUpAtRest(started.services.database);
    kept = backup.kept;
    await restoreInto(restored, backup.file);
  });
  afterAll(() => restored.close());

  async function ask<T>({ kysely }: Database, question: RawBuilder<T>): Promise<T[]> {
    return (await question.execute(kysely)).rows;
  }

  it('is restored into an empty database row by row', async () => {
    const found = await wholeTables(restored);
    for (const [name, rows] of Object.entries(kept)) expect(found[name], name).toEqual(rows);
    expect(Object.keys(found)).toEqual(Object.keys(kept));
    expect(kept['agroevidence.parcel']?.length).toBeGreaterThan(40);
  });

  it('is restored with the rules of all tables as migrations make them', async () => {
    const rules = sql`
      select conrelid::regclass::text as place, conname as name, pg_get_constraintdef(oid) as rule from pg_constraint where contype = 'f'
      union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
      union all select oid::regclass::text, 'security', format('%s %s', relrowsecurity, relforcerowsecurity) from pg_class where relkind = 'r'
      order by 1, 2`;
    expect(await ask(restored, rules)).toEqual(await ask(started.services.database, rules));
    await proveIsolation(restored);
  });

  it('lets no revision of a map come again that browsers may have kept from after it', async () => {
    const revision = sql<{ last: number }>`select max(revision) as last from agroevidence.farm_map`;
    const [before] = await ask(started.services.database, revision);
    expect(await ask(restored, revision)).toEqual([{ last: (before?.last ?? 0) + 1_000_000 }]);
  });

  it('gives out no number again that something has had', async () => {
    const last = sql<{ last: number }>`select last_value::int as last from core.farm_id_seq`;
    const made = sql<{ id: number }>`insert into core.farm (name, country_code) values ('Nová', 'CZ') returning id`;
    const [before] = await ask(started.services.database, last);
    expect(await ask(restored, made)).toEqual([{ id: (before?.last ?? 0) + 1 }]);
  });

  it('holds one moment of a farm that is worked on meanwhile', async () => {
    const { token, parcelId } = records;
    const { change } = started.api({ token }).agroevidence.parcels;
    const work = keepDoing((count) => change({ params: { id: parcelId }, body: { name: `Jméno ${count}` } }));
    await expect.poll(work.acknowledged, { timeout: 60_000 }).toBeGreaterThan(2);
    const before = work.acknowledged();
    const underWork = await backUp(started.services.database);
    const after = work.acknowledged() + 1;
    await work.stop();
    await withUnused(async (database) => {
      await restoreInto(database, underWork);
      const { rows } = await sql<{ name: string; changes: number }>`
        select p.local_name as name,
          (select count(*)::int from core.change c where c.entity = 'agroevidence.parcel' and c.entity_id = p.id
            and c.after ->> 'local_name' like 'Jméno %') as changes
        from agroevidence.parcel p where p.id = ${parcelId}`.execute(database.kysely);
      const [parcel] = rows;
      const number = Number(parcel?.name.split(' ')[1]);
      expect(number).toBeGreaterThanOrEqual(before);
      expect(number).toBeLessThanOrEqual(after);
      expect(parcel?.changes).toBe(number);
    });
  });
});

describe('A restore', () => {
  it('refuses a place where there are records, and changes nothing there', async () => {
    const { database } = started.services;
    const before = await wholeTables(database);
    await expect(restoreInto(database, file)).rejects.toThrow('There are records in this database already');
    expect(Object.keys(await wholeTables(database))).toEqual(Object.keys(before));
    await proveIsolation(database);
  });

  it('writes nothing with a wrong password, from a cut file, or from one with a changed byte', async () => {
    const bytes = readFileSync(file);
    const changed = Buffer.from(bytes);
    changed[bytes.length >> 1] = (changed[bytes.length >> 1] ?? 0) ^ 0x10;
    writeFileSync(`${file}.cut`, bytes.subarray(0, -100));
    writeFileSync(`${file}.changed`, changed);
    await withUnused(async (database) => {
      const before = await tablesIn(database);
      await expect(restoreInto(database, `${file}.cut`)).rejects.toThrow('damaged or cut off');
      await expect(restoreInto(database, `${file}.changed`)).rejects.toThrow('damaged or cut off');
      await expect(restoreInto(database, `${file}.nowhere`)).rejects.toThrow('cannot be read');
      await expect(checkBackup(file, 'jiné heslo')).rejects.toThrow('The password is not the one');
      expect(await tablesIn(database)).toEqual(before);
    });
  });

  it('refuses a backup of a newer version before it writes anything', async () => {
    const contents = await checkBackup(file, backupPassword);
    const head = {
      ...contents.head,
      migrations: [...contents.head.migrations, { name: 'core/9999-x.sql', checksum: '' }],
    };
    await withUnused(async (database) => {
      const before = await tablesIn(database);
      const newer = { file, password: backupPassword, contents: { ...contents, head } };
      await expect(restoreBackup(database, newer)).rejects.toThrow(
        'newer or another version of Brázda (core/9999-x.sql)',
      );
      expect(await tablesIn(database)).toEqual(before);
    });
  });

  it('keeps nothing where the file is another one than was checked, and can be done again', async () => {
    const contents = await checkBackup(file, backupPassword);
    const tables = contents.tables.map((table) => (table.name === 'core.farm' ? { ...table, sum: '1' } : table));
    await withUnused(async (database) => {
      const other = { file, password: backupPassword, contents: { ...contents, tables } };
      await expect(restoreBackup(database, other)).rejects.toThrow('core.farm would not be what the backup holds');
      expect((await wholeTables(database))['core.app_user']).toEqual([]);
      await restoreInto(database, file);
      expect((await wholeTables(database))['core.app_user']).toHaveLength(1);
    });
  });
});
