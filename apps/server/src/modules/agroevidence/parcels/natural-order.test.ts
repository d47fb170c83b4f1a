import type { SortDirection } from '@brazda/domain/enumerations/sort-direction.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { startApp } from '#server/testing/start-app.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';

const started = startApp();

/** As farmers name their land, in the order in which they look for it. */
const inOrder = [
  '580-1140 7405/5',
  '580-1140 7405/12',
  'Cesta',
  'cukrovka',
  'Čtvrtě',
  'čtvrtě 2',
  'Čtvrtě 10',
  'Humna',
  'Chlum',
  'Chmelnice',
  'K Lipovci',
  'Louka',
  'Louka 2',
  'louka 10',
  'Louka nad 3. mezí',
  'Louka nad 12. mezí',
  'Rybník',
  'Řepiště',
  'Za humny',
  'Zahrada',
  'Zelnice',
  'Žitná',
];

function shuffled(names: readonly string[]): string[] {
  return [...names].sort((a, b) => ((a.length * 7 + a.charCodeAt(1)) % 11) - ((b.length * 7 + b.charCodeAt(1)) % 11));
}

describe('GET parcels by name', () => {
  it('gives numbers by their size and letters as Czech has them, in whatever case', async () => {
    const { user, farm } = await started.make.farmer();
    for (const name of shuffled(inOrder)) await started.make.parcel({ farm, name });
    const { list } = started.api(user).agroevidence.parcels;
    const names = async (direction: SortDirection): Promise<string[]> =>
      (await list({ query: { 'per-page': 100, 'sort-dir': direction } })).rows.map(({ localName }) => localName);
    expect(await names('asc')).toEqual(inOrder);
    expect(await names('desc')).toEqual(inOrder.toReversed());
  });

  it('gives each parcel on one page only, also where all have the same name', async () => {
    const { user, farm } = await started.make.farmer();
    const ids: number[] = [];
    for (let count = 0; count < 7; count += 1) ids.push((await started.make.parcel({ farm, name: 'Louka' })).id);
    const { list } = started.api(user).agroevidence.parcels;
    const seen: number[] = [];
    for (const page of [1, 2, 3, 4]) {
      seen.push(...(await list({ query: { page, 'per-page': 2 } })).rows.map(({ id }) => id));
    }
    expect(seen).toEqual(ids);
  });

  it('moves a parcel to its new place when it is renamed', async () => {
    const { user, farm } = await started.make.farmer();
    const first = await started.make.parcel({ farm, name: 'Louka 2' });
    const second = await started.make.parcel({ farm, name: 'Louka 10' });
    const { list, change } = started.api(user).agroevidence.parcels;
    await change({ params: { id: first.id }, body: { name: 'Louka 11' } });
    expect((await list()).rows.map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it('gives block numbers by the size of their numbers', async () => {
    const { user, farm } = await started.make.farmer();
    const blocks = ['1401/10', '7405/5', '1401/9', '902'];
    for (const blockNumber of blocks) await started.make.parcel({ farm, blockNumber });
    const { rows } = await started.api(user).agroevidence.parcels.list({ query: { 'sort-col': 'block-number' } });
    expect(rows.map(({ blockNumber }) => blockNumber)).toEqual(['902', '1401/9', '1401/10', '7405/5']);
  });
});

describe('A search', () => {
  const found = async (search: string): Promise<{ listed: string[]; suggested: string[] }> => {
    const { user, farm } = await started.make.farmer();
    await started.make.parcel({ farm, name: 'Za humný', blockNumber: '1203/4' });
    await started.make.parcel({ farm, name: 'Pole 1', blockNumber: '2301' });
    const { list, suggestions } = started.api(user).agroevidence.parcels;
    const [listed, suggested] = [await list({ query: { search } }), await suggestions({ query: { search } })];
    expect([listed.total, suggested.total]).toEqual([listed.rows.length, suggested.rows.length]);
    return {
      listed: listed.rows.map(({ localName }) => localName),
      suggested: suggested.rows.map(({ localName }) => localName),
    };
  };

  it.each(['zahumny', 'ZA HUMNÝ', 'a h', 'humny 760', '1203/4'])('finds "Za humný" by %s', async (search) => {
    expect(await found(search)).toEqual({ listed: ['Za humný'], suggested: ['Za humný'] });
  });

  it('takes two numbers beside each other for two', async () => {
    expect(await found('12')).toEqual({ listed: ['Za humný'], suggested: ['Za humný'] });
    expect(await found('1 7')).toEqual({ listed: ['Pole 1'], suggested: ['Pole 1'] });
  });

  it('gives its finds in the order that is asked for, page by page', async () => {
    const { user, farm } = await started.make.farmer();
    for (const name of ['Louka 1', 'Pole', 'Louka 2', 'Louka 3']) await started.make.parcel({ farm, name });
    const { list } = started.api(user).agroevidence.parcels;
    const query = { search: 'louka', 'sort-dir': 'desc', 'per-page': 2 } as const;
    const first = await list({ query });
    const second = await list({ query: { ...query, page: 2 } });
    expect([first, second].map(({ rows }) => rows.map(({ localName }) => localName))).toEqual([
      ['Louka 3', 'Louka 2'],
      ['Louka 1'],
    ]);
    expect([first.total, second.total]).toEqual([3, 3]);
  });
});

describe('GET parcels/suggestions', () => {
  it('gives those that begin with the text first, each in the order of names', async () => {
    const { user, farm } = await started.make.farmer();
    for (const name of ['Louka 10', 'Velká louka', 'Louka 2', 'Malá louka']) await started.make.parcel({ farm, name });
    const { rows } = await started.api(user).agroevidence.parcels.suggestions({ query: { search: 'louka' } });
    expect(rows.map(({ localName }) => localName)).toEqual(['Louka 2', 'Louka 10', 'Malá louka', 'Velká louka']);
  });
});

describe('The order of names', () => {
  const keysOf = async (names: readonly string[]): Promise<string[]> => {
    const { rows } = await sql<{ key: string }>`
      select agroevidence.sort_key(name) as key from unnest(${names}::text[]) with ordinality as given (name, place)
      order by place`.execute(started.services.database.kysely);
    return rows.map(({ key }) => key);
  };
  const compare = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));
  const seed = { seed: 20_261_120, numRuns: 40 };

  it('is that of Czech dictionaries, with numbers by their size', async () => {
    const czech = new Intl.Collator('cs', { numeric: true, sensitivity: 'accent' });
    const letter = fc.constantFrom(...'aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž'.split(''), 'ch', 'CH', 'Č', 'Ž', 'A');
    const word = fc.array(letter, { minLength: 1, maxLength: 4 }).map((letters) => letters.join(''));
    const number = fc.integer({ min: 1, max: 100_000 }).map(String);
    const name = fc
      .tuple(word, fc.option(fc.oneof(word, number), { nil: undefined }))
      .map((parts) => parts.filter((part) => part !== undefined).join(' '));
    await fc.assert(
      fc.asyncProperty(fc.array(name, { minLength: 2, maxLength: 40 }), async (names) => {
        const keys = await keysOf(names);
        for (const [at, a] of names.entries()) {
          for (const [other, b] of names.entries()) {
            const wanted = Math.sign(czech.compare(a, b));
            expect([a, b, compare(keys[at] ?? '', keys[other] ?? '')]).toEqual([a, b, wanted]);
          }
        }
      }),
      seed,
    );
  });

  it('is the same for whatever people type, on every database, and treats equal names alike', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((name) => !name.includes('\0'));
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 30 }), async (names) => {
        const keys = await keysOf([...names, ...names.map((name) => name.normalize('NFD'))]);
        expect(keys.slice(0, names.length)).toEqual(keys.slice(names.length));
        const { rows } = await sql<{ key: string }>`
          select key from unnest(${keys}::text[]) as given (key) order by key collate "C"`.execute(
          started.services.database.kysely,
        );
        expect(rows.map(({ key }) => key)).toEqual([...keys].sort(compare));
      }),
      seed,
    );
  });
});

describe('A database from before the order of names', () => {
  let database: Database;
  const before = startApp({
    database: async () => {
      database = await openTestDatabase();
      return database;
    },
  });

  it('has its parcels in that order once it is migrated', async () => {
    const { user, farm } = await before.make.farmer();
    for (const name of ['Louka 10', 'Čtvrtě', 'Louka 2']) await before.make.parcel({ farm, name });
    await sql`alter table agroevidence.parcel drop column sort_key cascade`.execute(database.kysely);
    await sql`alter table agroevidence.parcel_version drop column block_sort_key cascade`.execute(database.kysely);
    await sql`alter table iot.node drop column sort_key cascade`.execute(database.kysely);
    await sql`drop function agroevidence.sort_key`.execute(database.kysely);
    await sql`drop function agroevidence.plain_letters`.execute(database.kysely);
    await sql`create index parcel_by_search_key on agroevidence.parcel (search_key)`.execute(database.kysely);
    await sql`delete from public.migration where name = 'agroevidence/0003-natural-order.sql'`.execute(database.kysely);
    expect(await migrate(database)).toEqual(['agroevidence/0003-natural-order.sql']);
    const { rows } = await before.api(user).agroevidence.parcels.list();
    expect(rows.map(({ localName }) => localName)).toEqual(['Čtvrtě', 'Louka 2', 'Louka 10']);
  });
});
