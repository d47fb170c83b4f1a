import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { importedFarm, landFile } from '#server/testing/import-land.ts';
import { readTile } from '#server/testing/read-tile.ts';
import { manyParcels, zippedShapefile } from '#server/testing/shapefile-builder.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

interface Envelope {
  readonly x: number;
  readonly y: number;
}

it('Tiles hold the same parcels as PostGIS puts into tiles of its own', async () => {
  const user = await started.make.user();
  const bytes = zippedShapefile({ parcels: manyParcels(60, [14.3, 49.2], 0.004) });
  const { farm } = await importedFarm(started.api(user), landFile(bytes));
  const account = { username: user.email, password: user.password };
  const { id_token: token } = await started.api().gateway.authentication.signIn({ body: account });
  for (const z of [10, 11, 12, 13, 14, 15, 16]) {
    const { rows: places } = await sql<Envelope & { ids: number[] }>`
      with land as (
        select p.id, st_transform(v.geometry, 3857) as geometry
        from agroevidence.parcel p join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current
        where p.farm_id = ${farm.id}
      ), place as (
        select distinct floor((st_x(label) + 180) / 360 * 2 ^ ${z}::int)::int as x,
          floor((1 - asinh(tan(radians(st_y(label)))) / pi()) / 2 * 2 ^ ${z}::int)::int as y
        from agroevidence.parcel_version where farm_id = ${farm.id}
      )
      select x, y, array(
        select land.id from land
        where st_asmvtgeom(land.geometry, st_tileenvelope(${z}, x, y), 4096, 64, true) is not null order by 1) as ids
      from place`.execute(started.services.database.kysely);
    for (const { x, y, ids } of places) {
      const url = `/agroevidence/tiles/${farm.id}/parcels/${z}/${x}/${y}`;
      const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
      const answer = await started.app.inject({ url, headers });
      const layers = answer.statusCode === 200 ? readTile(gunzipSync(answer.rawPayload)) : [];
      const found = layers.flatMap(({ features }) => features.map(({ id }) => id));
      expect({ url, found }).toEqual({ url, found: ids });
    }
  }
});
