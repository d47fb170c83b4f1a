import type { Parcel } from '@brazda/contract/agroevidence/parcels.ts';
import type { Language } from '@brazda/contract/shapes.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { withSystem } from '#server/db/farm-scope.ts';
import { startApp } from '#server/testing/start-app.ts';
import type { TestUser } from '#server/testing/factories.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { putCodes } from '../code-lists/code-lists.repository.ts';

// The names are the same for all farms: a change of them must not reach other tests.
const started = startApp({ database: () => openTestDatabase() });

async function parcelWith(
  landUse: { readonly code: string | null; readonly name: string | null },
  countryCode = 'CZ',
): Promise<{ user: TestUser; id: number }> {
  const { user, farm } = await started.make.farmer();
  const { id } = await started.make.parcel({ farm });
  const { kysely } = started.services.database;
  await sql`update core.farm set country_code = ${countryCode} where id = ${farm.id}`.execute(kysely);
  await sql`
    update agroevidence.parcel_version set land_use_code = ${landUse.code}, land_use_name = ${landUse.name}
    where farm_id = ${farm.id}`.execute(kysely);
  return { user, id };
}

/** As the list of parcels and the parcel itself name it. */
async function namesOf({ user, id }: { user: TestUser; id: number }, language: Language): Promise<(string | null)[]> {
  const read = async <T>(path: string): Promise<T> => {
    const headers = { authorization: `Bearer ${user.token}` };
    const url = `/agroevidence/${path}?language=${language}`;
    return (await started.app.inject({ method: 'GET', url, headers })).json<T>();
  };
  const listed = await read<Parcel[]>('parcels');
  return [...listed, await read<Parcel>(`parcels/${id}`)].map(({ eagri }) => eagri.landUseName);
}

describe('the name of a land use', () => {
  it('is the one of the code list in the language of the reader, where the source gives the code only', async () => {
    const parcel = await parcelWith({ code: 'T', name: null });
    expect(await namesOf(parcel, 'cs')).toEqual(['Trvalý travní porost', 'Trvalý travní porost']);
    expect(await namesOf(parcel, 'hu')).toEqual(['Állandó gyepterület', 'Állandó gyepterület']);
  });

  it('is the one of the source for readers of its own language, and in the list for others', async () => {
    const parcel = await parcelWith({ code: 'R', name: 'standardní orná půda' });
    expect(await namesOf(parcel, 'cs')).toEqual(['standardní orná půda', 'standardní orná půda']);
    expect(await namesOf(parcel, 'pl')).toEqual(['Grunty orne', 'Grunty orne']);
  });

  it('is the one of the source where the list has none, and unknown where neither has', async () => {
    expect(await namesOf(await parcelWith({ code: 'Z', name: 'cosi' }), 'pl')).toEqual(['cosi', 'cosi']);
    expect(await namesOf(await parcelWith({ code: 'Z', name: null }), 'pl')).toEqual([null, null]);
    expect(await namesOf(await parcelWith({ code: null, name: null }), 'cs')).toEqual([null, null]);
  });

  it('is the one of the farm’s own country', async () => {
    const slovak = await parcelWith({ code: 'OP', name: null }, 'SK');
    expect(await namesOf(slovak, 'sk')).toEqual(['Orná pôda', 'Orná pôda']);
    expect(await namesOf(await parcelWith({ code: 'OP', name: null }, 'CZ'), 'sk')).toEqual([null, null]);
  });

  it('is the new one at once when the list has changed, also on a page that was kept', async () => {
    const parcel = await parcelWith({ code: 'O', name: null });
    expect(await namesOf(parcel, 'cs')).toEqual(['Jiná kultura', 'Jiná kultura']);
    const list = { list: 'LAND_USE', countryCode: 'CZ' } as const;
    const code = { code: 'O', name: 'jiná kultura, nově', validFrom: null, validTo: null };
    await withSystem(started.services.database, (tx) =>
      putCodes(tx, list, [code], { service: 'LPI_GKU01A', at: new Date(), language: 'cs' }),
    );
    expect(await namesOf(parcel, 'cs')).toEqual(['jiná kultura, nově', 'jiná kultura, nově']);
  });
});
