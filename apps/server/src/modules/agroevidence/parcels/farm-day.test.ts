import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { findFarmDay } from '#server/db/farm-days.ts';
import { changeFarm } from '#server/testing/change-farm.ts';
import { importedFarm, landFile } from '#server/testing/import-land.ts';
import { manyParcels, zippedShapefile } from '#server/testing/shapefile-builder.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

/** Moves the clock on to half past eleven in the evening of a summer day, by universal time: tomorrow in Prague. */
function moveToLateEvening(): { readonly today: string; readonly tomorrow: string } {
  const now = started.clock.now();
  const evening = new Date(Date.UTC(now.getUTCFullYear() + 1, 6, 1, 23, 30));
  started.clock.advance(evening.getTime() - now.getTime());
  return { today: dayOf(evening, 0), tomorrow: dayOf(evening, 1) };
}

function dayOf(instant: Date, daysAfter: number): string {
  return new Date(instant.getTime() + daysAfter * 86_400_000).toISOString().slice(0, 10);
}

describe('Today on a farm', () => {
  it('is the day of its country: a crop from tomorrow on stands there once it is tomorrow in Prague', async () => {
    const { user, farm } = await started.make.farmer();
    const parcel = await started.make.parcel({ farm });
    const { today, tomorrow } = moveToLateEvening();
    const account = { username: user.email, password: user.password };
    const { id_token: token } = await started.api().gateway.authentication.signIn({ body: account });
    const { parcels } = started.api({ token }).agroevidence;
    const cropFrom = (day: string): Promise<unknown> =>
      sql`update agroevidence.cultivation set valid = daterange(${day}::date, null) where farm_id = ${farm.id}`.execute(
        started.services.database.kysely,
      );

    await cropFrom(tomorrow);
    expect((await parcels.list()).rows[0]?.seedApplication).toMatchObject({ validFrom: tomorrow });
    const read = await parcels.read({ params: { id: parcel.id } });
    expect(read.seedApplication).toMatchObject({ validFrom: tomorrow });
    expect((await parcels.map()).rows[0]?.properties.crop_id).toBe(1);

    await cropFrom(dayOf(new Date(tomorrow), 1));
    expect((await parcels.list()).rows[0]?.seedApplication).toBeNull();
    expect((await parcels.map()).rows[0]?.properties.crop_id).toBeNull();
    expect(today < tomorrow).toBe(true);
  });

  it('is where an import begins whose file says no day', async () => {
    const { tomorrow } = moveToLateEvening();
    const user = await started.make.user();
    const bytes = zippedShapefile({ parcels: manyParcels(2, [14.3, 49.2], 0.004) });
    const { farm } = await importedFarm(started.api(user), landFile(bytes));
    const { rows } = await sql<{ day: string }>`
      select distinct lower(valid)::text as day from agroevidence.parcel_version where farm_id = ${farm.id}`.execute(
      started.services.database.kysely,
    );
    expect(rows).toEqual([{ day: tomorrow }]);
  });

  it('is known in every country that is served, in summer and in winter', async () => {
    const { database } = started.services;
    const { farm } = await started.make.farmer();
    const { rows: countries } = await sql<{ code: string }>`select code from core.country order by code`.execute(
      database.kysely,
    );
    const days: Record<string, readonly string[]> = {};
    for (const { code } of countries) {
      await sql`update core.farm set country_code = ${code} where id = ${farm.id}`.execute(database.kysely);
      const dayAt = (instant: string): Promise<string> =>
        changeFarm(database, farm.id, (tx) => findFarmDay(tx, farm.id, new Date(instant)));
      days[code] = [await dayAt('2026-01-31T22:30:00Z'), await dayAt('2026-07-31T21:30:00Z')];
    }
    const east = ['2026-02-01', '2026-08-01'];
    const inTheMiddle = ['2026-01-31', '2026-07-31'];
    const eastern = ['BG', 'BY', 'CY', 'EE', 'FI', 'GR', 'LT', 'LV', 'MD', 'RO', 'RU', 'UA'];
    const expected = countries.map(({ code }) => [code, eastern.includes(code) ? east : inTheMiddle]);
    expect(days).toEqual(Object.fromEntries(expected));
  });
});
