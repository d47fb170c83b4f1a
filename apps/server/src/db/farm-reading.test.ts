import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { readingOf, type FarmScope } from './farm-scope.ts';

const started = startApp();

const namesOfAll = sql<{ localName: string }>`select local_name from agroevidence.parcel where ${'x'}::text = 'x'`;

/** Outlines that cross themselves: an error that the embedded database does not tell. */
const crossing = sql`
  select st_area(st_intersection('POLYGON((0 0,2 2,2 0,0 2,0 0))'::geometry, 'POLYGON((0 0,1 3,2 0,0 2,0 0))'::geometry))
  where ${1} = 1`;

async function farmWith(name: string): Promise<FarmScope> {
  const { farm } = await started.make.farmer();
  await started.make.parcel({ farm, name });
  return { memberships: [farm.id], farmIds: [farm.id] };
}

describe('A statement that reads farms on its own', () => {
  it('sees the rows of the farms in scope only, whatever it asks for', async () => {
    const [one, other] = [await farmWith('U lesa'), await farmWith('Za humny')];
    const { database } = started.services;
    const read = async (scope: FarmScope): Promise<string[]> =>
      (await readingOf(database, scope).rows(namesOfAll)).map(({ localName }) => localName);
    const scopes = Array.from({ length: 30 }, (_, at) => (at % 2 === 0 ? one : other));
    const seen = await Promise.all(scopes.map(read));
    expect(seen).toEqual(scopes.map((scope) => (scope === one ? ['U lesa'] : ['Za humny'])));
    expect(await read({ memberships: [], farmIds: one.farmIds })).toEqual([]);
  });

  it('gives days as text, instants as dates and counts as numbers, as every other statement does', async () => {
    const { database } = started.services;
    const values = sql`select '2026-04-03'::date as day, '2026-04-03T02:01:00Z'::timestamptz as at, count(*) as rows, 1.5 as half,
      '{"half_hour": [{"at_night": 1}]}'::json as read_later`;
    const [read] = await readingOf(database, await farmWith('U lesa')).rows(values);
    const readLater = { half_hour: [{ at_night: 1 }] };
    expect(read).toEqual({ day: '2026-04-03', at: new Date('2026-04-03T02:01:00Z'), rows: 1, half: 1.5, readLater });
    expect((await values.execute(database.kysely)).rows).toEqual([read]);
  });

  it('leaves nothing set for those who come next on the same connection, also where it failed', async () => {
    const { database } = started.services;
    const reading = readingOf(database, await farmWith('U lesa'));
    await reading.rows(namesOfAll);
    await expect(reading.rows(crossing)).rejects.toThrow();
    await expect(reading.rows(sql`select 1 / (${0}::int)`)).rejects.toThrow();
    const looks = Array.from({ length: 12 }, () =>
      sql<{ role: string; farms: string | null }>`
        select current_setting('role') as role, nullif(current_setting('app.farm_ids', true), '') as farms`.execute(
        database.kysely,
      ),
    );
    for (const { rows } of await Promise.all(looks)) expect(rows).toEqual([{ role: 'none', farms: null }]);
  });

  it('tells its error, and the next one reads', async () => {
    const reading = readingOf(started.services.database, await farmWith('U lesa'));
    const broken = reading.rows(sql`select 1 / (${0}::int)`);
    await expect(broken).rejects.toMatchObject({ code: '22012' });
    await expect(reading.rows(sql`select * from gateway.credential where ${1} = 1`)).rejects.toMatchObject({
      code: '42501',
    });
    expect(await reading.rows(namesOfAll)).toEqual([{ localName: 'U lesa' }]);
  });

  it('may not write what its role may not write', async () => {
    const reading = readingOf(started.services.database, await farmWith('U lesa'));
    await expect(reading.rows(sql`delete from core.farm where id = ${1}`)).rejects.toMatchObject({ code: '42501' });
  });
});
