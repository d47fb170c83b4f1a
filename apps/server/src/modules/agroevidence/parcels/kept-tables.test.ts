import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { withSystem } from '#server/db/farm-scope.ts';
import { startApp } from '#server/testing/start-app.ts';
import { createCropCatalogue } from '../crops/crop-catalogue.ts';
import { createKnownParcels } from './known-parcels.ts';
import { parcelSorts } from '@brazda/contract/agroevidence/parcel-filters.ts';
import { readParcelStatistics } from './read-parcel-sums.ts';
import { readParcels, readSuggestions } from './read-parcels.ts';

const started = startApp();

/** Tables whose changes raise no revision, each with the reason why no page that is kept grows wrong by that. */
const neverOutdated: Readonly<Record<string, string>> = {
  'core.country': 'changed by migrations only',
  'core.farm': 'lists read its country, which may change only while the farm has no land',
  'agroevidence.crop': 'changed by migrations only',
  'agroevidence.farm_map': 'holds the revision itself',
  'agroevidence.plan_revision': 'holds the revision of the plan itself',
  'agroevidence.code_list_refresh': 'holds the revision of the code lists itself',
};

/** The plans of all that is asked of the database for lists of every order, searches, sums and suggestions. */
async function plansOfLists(): Promise<string> {
  const { user, farm } = await started.make.farmer();
  await started.make.parcel({ farm, name: 'Za humny' });
  const plans: string[] = [];
  const { database } = started.services;
  const watched: Database = {
    ...database,
    alone: async (statement, as) => {
      const explained = { ...statement, sql: `explain (format text, verbose) ${statement.sql}` };
      plans.push(JSON.stringify(await database.alone(explained, as)));
      return database.alone(statement, as);
    },
  };
  const { userId } = await withSystem(database, (tx) =>
    tx.sql.selectFrom('core.farmUser').select('userId').where('farmId', '=', farm.id).executeTakeFirstOrThrow(),
  );
  const who = {
    userId,
    email: user.email,
    sessionId: '',
    language: 'cs',
    isAdmin: false,
    originalUserId: null,
    roles: new Map(),
    requestId: '',
    memberships: [farm.id],
    farmIds: [farm.id],
  } as const;
  const services = { ...started.services, database: watched };
  const known = createKnownParcels(createCropCatalogue(), { size: 1 });
  for (const column of parcelSorts) {
    const query = { page: 1, 'per-page': 25, 'sort-dir': 'desc', 'sort-col': column, search: 'humny' } as const;
    expect((await readParcels(services, known, who, query)).total).toBe(1);
  }
  const { total } = await readParcelStatistics(services, known, who, { search: 'humny', season: 2026 });
  expect(total).toBeUndefined();
  expect((await readSuggestions(services, known, who, 'humny')).total).toBe(1);
  return plans.join('\n');
}

describe('Whatever a kept page is read from', () => {
  it('raises the revision by which pages are known, or has a reason not to', async () => {
    const plans = await plansOfLists();
    const read = new Set(
      Array.from(plans.matchAll(/ on ((?:core|gateway|agroevidence)\.\w+)/g), ([, name = '']) => name),
    );
    expect([...read]).toContain('agroevidence.cultivation');
    const { rows } = await sql<{ name: string; events: number }>`
      select format('%s.%s', n.nspname, c.relname) as name, count(distinct (t.tgtype & 28))::int as events
      from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_proc p on p.oid = t.tgfoid and p.proname in (
        'raise_revision', 'raise_revision_of_crop', 'raise_revision_of_lists', 'raise_code_list_revision',
        'raise_plan_revision')
      where t.tgenabled = 'O' group by 1
      having bit_or(t.tgtype & 28) = 28`.execute(started.services.database.kysely);
    const raising = new Set(rows.map(({ name }) => name));
    expect([...read].filter((name) => !raising.has(name)).sort()).toEqual(Object.keys(neverOutdated).sort());
  });

  it.each(['core.country', 'agroevidence.crop'])('includes %s, which no work may change', async (table) => {
    const { rows } = await sql<{ may: boolean }>`
      select has_any_column_privilege(role, ${table}, 'insert, update') or has_table_privilege(role, ${table}, 'delete') as may
      from unnest(array['brazda_farm', 'brazda_system']) as role`.execute(started.services.database.kysely);
    expect(rows).toEqual([{ may: false }, { may: false }]);
  });
});
