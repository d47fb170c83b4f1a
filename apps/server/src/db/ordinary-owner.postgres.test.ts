import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { backUp, restoreInto } from '../testing/backup-round.ts';
import { withDatabase } from '../testing/database-server.ts';
import type { DatabaseTemplate } from '../testing/global-setup.ts';
import { DPB_COLUMNS, manyParcels, zippedShapefile } from '../testing/shapefile-builder.ts';
import { startApp } from '../testing/start-app.ts';
import { DatabaseUnusable, type Database, type Locks } from './database.ts';
import { proveIsolation } from './farm-scope.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './open-postgres.ts';

const administrator = inPostgres(inject('databaseTemplate'));

function inPostgres(template: DatabaseTemplate): string {
  if (template.kind !== 'postgres') throw new Error('These tests are about PostgreSQL');
  return template.url;
}

async function administer(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

interface Owned {
  readonly owner: string;
  /** Opens the database as its owner. */
  open(locks?: Locks): Promise<Database>;
  remove(): Promise<void>;
}

/** A database whose owner may nothing else, as a hosting gives it out; an administrator has added PostGIS. */
async function makeOwnedDatabase(attributes = ''): Promise<Owned> {
  const owner = `brazda_owner_${randomBytes(6).toString('hex')}`;
  const password = randomBytes(12).toString('hex');
  await administer(
    administrator,
    `create role ${owner} login nosuperuser nobypassrls ${attributes} password '${password}'`,
    `create database ${owner} owner ${owner}`,
  );
  await administer(withDatabase(administrator, owner), 'create extension postgis');
  const url = new URL(withDatabase(administrator, owner));
  url.username = owner;
  url.password = password;
  return {
    owner,
    open: (locks = { code: true, rows: true }) => openPostgres(url.href, 5, locks),
    remove: () => administer(administrator, `drop database ${owner} with (force)`, `drop role ${owner}`),
  };
}

/** Migrated, and gone when it is closed. Only row-level security divides the farms: the check in code is off. */
async function openOwned(): Promise<Database> {
  const owned = await makeOwnedDatabase();
  await administer(administrator, `grant brazda_farm, brazda_system, brazda_ingest to ${owned.owner}`);
  const database = await owned.open({ code: false, rows: true });
  await migrate(database);
  return {
    ...database,
    close: async () => {
      await database.close();
      await owned.remove();
    },
  };
}

describe('A PostgreSQL user who owns the database and nothing else', () => {
  const started = startApp({ database: openOwned });

  async function farmWithParcels(name: string, corner: readonly [number, number]): Promise<Registered> {
    const user = await started.make.user();
    const zip = zippedShapefile({ parcels: manyParcels(5, corner, 0.004, 8), columns: DPB_COLUMNS });
    const file = new File([new Uint8Array(zip)], 'parcels.zip');
    const { registration, imports } = started.api(user).agroevidence;
    const report = await registration.validateShapefile({ query: { countryCode: 'CZ' }, file });
    expect(report).toMatchObject({ validation: 1, parcels: 5 });
    const farm = await registration.shapefile({ query: { countryCode: 'CZ', farmName: name }, file });
    const state = async (): Promise<string> => (await imports.read({ params: { id: farm.importId ?? 0 } })).state;
    await expect.poll(state, { timeout: 15_000 }).toBe('SUCCESS');
    return { user, farmId: farm.id };
  }
  interface Registered {
    readonly user: Awaited<ReturnType<typeof started.make.user>>;
    readonly farmId: number;
  }

  it('can sign up, register, import, rename, and draw tiles, and sees no other farm', async () => {
    const first = await farmWithParcels('První', [14.3, 49.2]);
    const second = await farmWithParcels('Druhá', [15.3, 49.4]);
    const api = started.api(first.user).agroevidence;
    const own = (await api.parcels.list()).rows;
    expect(own).toHaveLength(5);
    const changed = await api.parcels.change({ params: { id: own[0]?.id ?? 0 }, body: { name: 'Za humny' } });
    expect(changed.localName).toBe('Za humny');
    expect((await api.parcels.suggestions({ query: { search: 'humny' } })).total).toBe(1);
    expect((await api.farms.list()).rows.map(({ name }) => name)).toEqual(['První']);
    await api.tiles.read({ params: { farmId: first.farmId, type: 'parcels', z: 0, x: 0, y: 0 } });

    const foreign = (await started.api(second.user).agroevidence.parcels.list()).rows[0]?.id ?? 0;
    await expect(api.parcels.read({ params: { id: foreign } })).rejects.toMatchObject({ code: 'parcel.notFound' });
    const rename = api.parcels.change({ params: { id: foreign }, body: { name: 'X' } });
    await expect(rename).rejects.toMatchObject({ code: 'parcel.notFound' });
    const asked = (await api.parcels.list({ farmIds: [second.farmId] })).rows;
    expect(asked.filter(({ farmId }) => farmId !== first.farmId)).toEqual([]);
  });

  it('sees no parcel of any farm without a scope, though the tables are its own', async () => {
    const { kysely } = started.services.database;
    const { rows } = await sql<{ isSuperuser: string; parcels: number; versions: number }>`
      select current_setting('is_superuser') as is_superuser, (select count(*)::int from agroevidence.parcel) as parcels,
        (select count(*)::int from agroevidence.parcel_version) as versions`.execute(kysely);
    expect(rows).toEqual([{ isSuperuser: 'off', parcels: 0, versions: 0 }]);
  });

  it('backs up the rows of all farms, and restores them as the owner of another database', async () => {
    const { user, farm } = await started.make.farmer();
    await started.make.landUpdate(await started.make.parcel({ farm }));
    await started.make.invitation(farm, user, 'soused@example.com');
    const file = await backUp(started.services.database);
    const another = await openOwned();
    const { contents } = await restoreInto(another, file);
    const rows = (name: string): number => contents.tables.find((table) => table.name === name)?.rows ?? 0;
    expect(rows('core.farm')).toBeGreaterThan(0);
    expect(rows('agroevidence.parcel')).toBeGreaterThan(0);
    expect(rows('core.canary')).toBe(1);
    await proveIsolation(another);
    // Nothing is left open: its owner sees no parcel again.
    const { rows: seen } = await sql`select id from agroevidence.parcel`.execute(another.kysely);
    expect(seen).toEqual([]);
    await another.close();
  });
});

describe('A PostgreSQL user who lacks the roles', () => {
  it('is told what an administrator has to run, and is served once that was done', async () => {
    const owned = await makeOwnedDatabase();
    const database = await owned.open();
    // The third role came with a later migration, which tells of it by itself.
    for (const roles of [2, 1]) {
      const error: unknown = await migrate(database).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(DatabaseUnusable);
      const commands =
        /create role .* to \w+;/.exec(error instanceof Error ? error.message : '')?.[0].split('; ') ?? [];
      expect(commands).toHaveLength(roles + 1);
      await administer(administrator, ...commands.filter((command) => command.startsWith('grant')));
    }
    expect(await migrate(database)).not.toEqual([]);
    expect(await migrate(database)).toEqual([]);
    await database.close();
    await owned.remove();
  });

  it('is told where PostGIS is missing too', async () => {
    const owned = await makeOwnedDatabase();
    const database = await owned.open();
    await administer(withDatabase(administrator, owned.owner), 'drop extension postgis');
    await expect(migrate(database)).rejects.toThrow(
      /create extension "?postgis"?.*superuser.*create extension postgis/s,
    );
    await database.close();
    await owned.remove();
  });
});
