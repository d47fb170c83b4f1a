import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { canaries } from '#server/testing/canaries.ts';
import type { OpenColumns, Reasons } from '#server/testing/module-canary.ts';
import { startApp } from '#server/testing/start-app.ts';
import {
  ofFarm,
  ofFarms,
  proveIsolation,
  readingOf,
  withChangedFarms,
  withFarms,
  ingestInto,
  withSystem,
} from './farm-scope.ts';

const started = startApp();

/** Tables that hold nothing of a farm, each with the reason why that is right. */
const withoutFarm = Object.assign({}, ...canaries.map(({ withoutFarm: own }) => own)) as Reasons;

/** Tables of farms whose primary key does not begin with the farm, each with the reason. */
const otherKeys = Object.assign({}, ...canaries.map(({ otherKeys: own }) => own)) as Reasons;

interface TableFacts {
  readonly name: string;
  readonly hasFarm: boolean;
  readonly isGuarded: boolean;
  readonly isForced: boolean;
  readonly policies: string[];
  readonly keyBegin: string | null;
}

async function tables(): Promise<TableFacts[]> {
  const { rows } = await sql<TableFacts>`
    select format('%s.%s', n.nspname, c.relname) as name,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'farm_id' and not a.attisdropped) as has_farm,
      c.relrowsecurity as is_guarded, c.relforcerowsecurity as is_forced,
      array(select p.polname::text from pg_policy p where p.polrelid = c.oid and 'brazda_farm'::regrole = any(p.polroles)) as policies,
      (select a.attname::text from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
        where i.indrelid = c.oid and i.indisprimary) as key_begin
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname !~ '^(pg_|information_schema$|public$)'
    order by 1`.execute(started.services.database.kysely);
  return rows;
}

/** Of the tables that are named `c`, those that have the farm in them. */
const isOfFarms = sql<boolean>`
  exists (select from pg_attribute f where f.attrelid = c.oid and f.attname = 'farm_id' and not f.attisdropped)`;

/** What the modules say that work of the system may do with columns of their tables of farms, in the order of the catalogue. */
async function openColumns(): Promise<string[]> {
  const rights = canaries.flatMap(({ openToSystem }) => Object.entries(openToSystem ?? {}));
  const named = rights.flatMap(([right, tables]) =>
    Object.entries(tables as OpenColumns['select']).map(async ([table, open]) => {
      const columns = open === 'all' ? await columnsOf(table) : open;
      return columns.map((column) => `${right} ${table}.${column}`);
    }),
  );
  return (await Promise.all(named)).flat().sort();
}

async function columnsOf(table: string): Promise<string[]> {
  const columns = await one(sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`);
  return columns.map(({ name }) => name);
}

async function one<T>(query: ReturnType<typeof sql<T>>): Promise<T[]> {
  return (await query.execute(started.services.database.kysely)).rows;
}

describe('every table of a module', () => {
  it('has the farm in it, or a reason to have none', async () => {
    const strangers = (await tables()).filter(({ name, hasFarm }) => !hasFarm && name !== 'core.farm');
    expect(strangers.map(({ name }) => name).sort()).toEqual(Object.keys(withoutFarm).sort());
  });

  it('shows rows of the farms in scope only, to its owner too', async () => {
    const open = (await tables())
      .filter(({ name }) => !(name in withoutFarm))
      .filter(({ isGuarded, isForced, policies }) => !isGuarded || !isForced || policies.join() !== 'farms_in_scope');
    expect(open).toEqual([]);
  });

  it('has the farm first in its primary key, or a reason for another key', async () => {
    const others = (await tables()).filter(({ name, keyBegin }) => !(name in withoutFarm) && keyBegin !== 'farm_id');
    expect(others.map(({ name }) => name).sort()).toEqual(Object.keys(otherKeys).sort());
  });

  it('is unique within the farm only, so that no error tells of another', async () => {
    const unique = await one(sql<{ name: string }>`
      select format('%s.%s', n.nspname, c.relname) as name
      from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where i.indisunique and not i.indisprimary and a.attname <> 'farm_id'
        and n.nspname !~ '^(pg_|information_schema$|public$)'
        and exists (select from pg_attribute f where f.attrelid = c.oid and f.attname = 'farm_id')`);
    expect(unique).toEqual([]);
  });

  it('refers to rows of farms with the farm in the reference', async () => {
    const references = await one(sql<{ name: string }>`
      select k.conname::text as name from pg_constraint k
      join pg_attribute f on f.attrelid = k.confrelid and f.attname = 'farm_id'
      where k.contype = 'f' and not exists (
        select from pg_attribute a where a.attrelid = k.conrelid and a.attname = 'farm_id' and a.attnum = any(k.conkey))`);
    // Entries of the audit may tell of no farm; which one a change stands under, its transaction says.
    expect(references.map(({ name }) => name).sort()).toEqual([
      'change_audit_event_id_fkey',
      'undone_change_audit_event_id_fkey',
      'undone_change_by_event_id_fkey',
    ]);
  });

  it('is read through no view and no function that lends the rights of its owner', async () => {
    const lenders = await one(sql<{ name: string }>`
      select c.relname::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('v', 'm') and n.nspname !~ '^(pg_|information_schema$|public$)'
        and not coalesce('security_invoker=true' = any(c.reloptions), false)
      union all
      select p.proname::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where p.prosecdef and n.nspname !~ '^(pg_|information_schema$)'
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
    expect(lenders).toEqual([]);
  });
});

describe.each(['brazda_farm', 'brazda_system', 'brazda_ingest'])('the role %s', (role) => {
  it('is bound by row-level security and may make nothing', async () => {
    expect(
      await one(
        sql`select rolsuper, rolbypassrls, rolcanlogin, rolcreatedb, rolcreaterole from pg_roles where rolname = ${role}`,
      ),
    ).toEqual([{ rolsuper: false, rolbypassrls: false, rolcanlogin: false, rolcreatedb: false, rolcreaterole: false }]);
    const schemas = await one(sql<{ name: string }>`
      select nspname::text as name from pg_namespace where nspname !~ '^pg_' and has_schema_privilege(${role}, oid, 'create')`);
    expect(schemas).toEqual([]);
  });

  it('owns nothing and is a member of nothing', async () => {
    const owned = await one(sql`
      select classid::regclass::text from pg_shdepend
      where refclassid = 'pg_authid'::regclass and refobjid = ${role}::regrole and deptype = 'o'`);
    const memberships = await one(
      sql`select roleid::regrole::text from pg_auth_members where member = ${role}::regrole`,
    );
    expect({ owned, memberships }).toEqual({ owned: [], memberships: [] });
  });

  it('may not truncate, refer to or put triggers on any table', async () => {
    const rights = await one(sql`
      select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v') and n.nspname !~ '^(pg_|information_schema$)'
        and has_table_privilege(${role}, c.oid, 'truncate, references, trigger')`);
    expect(rights).toEqual([]);
  });
});

describe('work on farms', () => {
  it('reaches no account, password or session', async () => {
    const rights = await one(sql<{ name: string }>`
      select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition and (n.nspname = 'gateway' or c.oid = 'core.app_user'::regclass)
        and has_table_privilege('brazda_farm', c.oid, 'select, insert, update, delete')`);
    const usage = await one(sql`select has_schema_privilege('brazda_farm', 'gateway', 'usage') as may`);
    expect({ rights, usage }).toEqual({ rights: [], usage: [{ may: false }] });
    const attempt = withFarms(started.services.database, { memberships: [1], farmIds: [1] }, (tx) =>
      tx.sql.selectFrom('gateway.credential').selectAll().execute(),
    );
    await expect(attempt).rejects.toMatchObject({ code: '42501' });
  });

  it('sees no row without a farm, and cannot write one of another farm', async () => {
    const { database } = started.services;
    const { farm } = await started.make.farmer();
    const { farm: other } = await started.make.farmer();
    await started.make.parcel({ farm });
    await expect(proveIsolation(database)).resolves.toBeUndefined();
    const seen = await withFarms(database, { memberships: [], farmIds: [] }, (tx) =>
      sql`select id from agroevidence.parcel`.execute(tx.sql),
    );
    expect(seen.rows).toEqual([]);
    const scope = { memberships: [farm.id], farmIds: [farm.id] };
    const insert = withChangedFarms(database, scope, (tx) =>
      tx.sql
        .insertInto('agroevidence.parcel')
        .values({ farmId: other.id, localName: 'X', source: 'MANUAL', searchKey: 'x' })
        .execute(),
    );
    await expect(insert).rejects.toMatchObject({ code: '42501' });
    const move = withChangedFarms(database, scope, (tx) =>
      tx.updateTable('agroevidence.parcel').set({ farmId: other.id }).where('farmId', '=', farm.id).execute(),
    );
    await expect(move).rejects.toMatchObject({ code: '42501' });
  });

  it('has in its hands the rows of the farms that it is about, also where it may see those of others', async () => {
    const { database } = started.services;
    const { farm } = await started.make.farmer();
    const { farm: other } = await started.make.farmer();
    const own = await started.make.parcel({ farm });
    const foreign = await started.make.parcel({ farm: other });
    const scope = { memberships: [farm.id, other.id], farmIds: [farm.id] };
    const seen = await withFarms(database, scope, async (tx) => ({
      selected: await tx.selectFrom('agroevidence.parcel').select('id').execute(),
      stated: (await sql`select id from agroevidence.parcel where ${ofFarms(tx, sql`farm_id`)}`.execute(tx.sql)).rows,
      ofOther: (await sql`select id from core.farm where ${ofFarm(tx, sql`id`, other.id)}`.execute(tx.sql)).rows,
    }));
    expect(seen).toEqual({ selected: [{ id: own.id }], stated: [{ id: own.id }], ofOther: [] });
    const touched = await withChangedFarms(database, scope, async (tx) => ({
      updated: await tx.updateTable('core.farm').set({ name: 'X' }).where('id', '=', other.id).execute(),
      deleted: await tx.deleteFrom('agroevidence.parcel').where('id', '=', foreign.id).execute(),
    }));
    expect(touched).toMatchObject({ updated: [{ numUpdatedRows: 0n }], deleted: [{ numDeletedRows: 0n }] });
  });

  it('writes nothing where it only reads, whatever it tries', async () => {
    const { farm } = await started.make.farmer();
    const write = withFarms(started.services.database, { memberships: [farm.id], farmIds: [farm.id] }, (tx) =>
      sql`update core.farm set name = 'X' where id = ${farm.id}`.execute(tx.sql),
    );
    await expect(write).rejects.toMatchObject({ code: '25006' });
  });

  it('begins no unit of work within another', async () => {
    const { database } = started.services;
    const { farm } = await started.make.farmer();
    const scope = { memberships: [farm.id], farmIds: [farm.id] };
    const nested = withFarms(database, scope, () => withSystem(database, () => Promise.resolve('never')));
    await expect(nested).rejects.toThrow('within another');
    const reading = withFarms(database, scope, () => readingOf(database, scope).rows(sql`select 1`));
    await expect(reading).rejects.toThrow('within another');
  });

  it('leaves no scope behind for whoever takes the connection next', async () => {
    const { database } = started.services;
    const { farm } = await started.make.farmer();
    await withFarms(database, { memberships: [farm.id], farmIds: [farm.id] }, () => Promise.resolve());
    await withFarms(database, { memberships: [farm.id], farmIds: [farm.id] }, () =>
      Promise.reject(new Error('broken off')),
    ).catch(() => undefined);
    const left = await Promise.all(
      Array.from({ length: 20 }, () =>
        one(sql`select current_setting('app.farm_ids', true) as farms, current_user <> session_user as changed`),
      ),
    );
    expect(
      left.flat().filter((row) => Boolean((row as { farms: string }).farms) || (row as { changed: boolean }).changed),
    ).toEqual([]);
  });
});

describe('work of the system', () => {
  it('may read a few columns of tables of farms, as their modules say, and nothing else of them', async () => {
    const columns = await one(sql<{ name: string }>`
      select format('%s %s.%s.%s', p.right, n.nspname, c.relname, a.attname) as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      cross join unnest(array['select', 'insert', 'update', 'references']) as p ("right")
      where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not in ('core', 'gateway')
        and n.nspname !~ '^(pg_|information_schema$|public$)'
        and has_column_privilege('brazda_system', c.oid, a.attnum, p.right)
        and ${isOfFarms}
      order by 1`);
    expect(columns.map(({ name }) => name)).toEqual(await openColumns());
  });

  it('writes the code lists of registries, takes none of them away, and lets work on farms read them only', async () => {
    const rights = await one(sql<{ rights: string }>`
      select format('%s %s %s', r.role, c.relname, p.right) as rights
      from pg_class c cross join unnest(array['brazda_farm', 'brazda_system']) as r (role)
      cross join unnest(array['select', 'insert', 'update', 'delete']) as p ("right")
      where c.oid in ('agroevidence.registry_code'::regclass, 'agroevidence.registry_code_name'::regclass)
        and has_table_privilege(r.role, c.oid, p.right)
      order by 1`);
    expect(rights.map((row) => row.rights)).toEqual([
      'brazda_farm registry_code select',
      'brazda_farm registry_code_name select',
      ...['registry_code', 'registry_code_name'].flatMap((table) =>
        ['insert', 'select', 'update'].map((right) => `brazda_system ${table} ${right}`),
      ),
    ]);
  });

  it('reaches no records of farms', async () => {
    const reachable = await one(sql<{ name: string }>`
      select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not in ('core', 'gateway') and n.nspname !~ '^(pg_|information_schema$|public$)'
        and has_table_privilege('brazda_system', c.oid, 'select, insert, update, delete') and ${isOfFarms}`);
    const whole = canaries.flatMap(({ openToSystem }) => Object.entries(openToSystem?.select ?? {}));
    expect(reachable.map(({ name }) => name)).toEqual(
      whole.flatMap(([table, open]) => (open === 'all' ? [table] : [])),
    );
    const attempt = withSystem(started.services.database, (tx) =>
      tx.sql.selectFrom('agroevidence.parcel').select('id').execute(),
    );
    await expect(attempt).rejects.toMatchObject({ code: '42501' });
  });
});

describe('what takes in telemetry', () => {
  it('may add to one table, and read nothing', async () => {
    const rights = await one(sql<{ rights: string }>`
      select format('%s %s %s', c.oid::regclass, p.right, a.attname) as rights
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      cross join unnest(array['select', 'insert', 'update', 'references']) as p ("right")
      where c.relkind in ('r', 'p', 'v') and n.nspname !~ '^(pg_|information_schema$|public$)'
        and has_column_privilege('brazda_ingest', c.oid, a.attnum, p.right)
      order by 1`);
    expect(rights.map((row) => row.rights)).toEqual([
      'core.telemetry_batch insert kind',
      'core.telemetry_batch insert messages',
    ]);
    const attempt = ingestInto(started.services.database).run(sql`select from core.telemetry_batch`);
    await expect(attempt).rejects.toMatchObject({ code: '42501' });
  });
});

describe('what was done', () => {
  it.each(['brazda_farm', 'brazda_system'])('can be added to and never changed or taken away by %s', async (role) => {
    const [rights] = await one(sql`
      select has_table_privilege(${role}, 'core.audit_event', 'insert') as insert,
        has_any_column_privilege(${role}, 'core.audit_event', 'update') as update,
        has_table_privilege(${role}, 'core.audit_event', 'delete, truncate') as delete`);
    expect(rights).toEqual({ insert: true, update: false, delete: false });
  });
});
