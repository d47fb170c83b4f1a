import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { canaryPlace } from '#server/testing/canary.ts';
import { changeFarm } from '#server/testing/change-farm.ts';
import type { CallInput } from '#server/testing/contract-calls.ts';
import { keepImport } from '#server/testing/import-land.ts';
import { makeLandUpdate } from '#server/testing/make-land-update.ts';
import type { Ids, ModuleCanary, OwnedFarm } from '#server/testing/module-canary.ts';
import type { TestApp } from '#server/testing/start-app.ts';
import { insertItems, type ImportItem } from './imports/import-items.repository.ts';
import { waitingItem } from '#server/testing/waiting-item.ts';

async function makeOrdinary({ make, services }: TestApp, { farm }: OwnedFarm): Promise<Partial<Ids>> {
  const parcel = await make.parcel({ farm, name: 'Dubový bok' });
  const { rows } = await sql<{ id: number }>`
    update agroevidence.import set state = 'FAILED', failure = 'unexpected' where farm_id = ${farm.id} returning id`.execute(
    services.database.kysely,
  );
  return { parcel: parcel.id, import: rows[0]?.id ?? 0, landUpdate: await make.landUpdate(parcel) };
}

async function fill({ make, services }: TestApp, { farm }: OwnedFarm): Promise<Partial<Ids>> {
  const { database } = services;
  const parcelIds: number[] = [];
  for (const index of [1, 2, 3, 4, 5]) {
    const at = [canaryPlace.longitude + index * 0.003, canaryPlace.latitude] as const;
    const parcel = await make.parcel({ farm, name: `ZZ-B-parcel-${index}`, blockNumber: `ZZ-B-${index}`, at });
    parcelIds.push(parcel.id);
  }
  const importId = await changeFarm(database, farm.id, async (tx) => {
    const file = { bytes: Buffer.from('ZZ-B-bytes'), fileName: 'ZZ-B-land.zip', countryCode: 'CZ' };
    const id = await keepImport(tx, farm.id, { ...file, layer: 'ZZ-B-layer', nameColumn: 'ZZ-B-column' });
    await insertItems(tx, farm.id, id, [waitingCanary]);
    return id;
  });
  const [first = 0, second = 0] = parcelIds;
  const parcel = { id: first, farmId: farm.id };
  const landUpdate = await makeLandUpdate(database, parcel, { blockNumber: 'ZZ-B-now', landUseName: 'ZZ-B-use-now' });
  await spoil(database, farm.id, importId);
  await planCanaries(database, farm.id, first);
  await sql`insert into agroevidence.parcel_lineage (farm_id, import_id, from_parcel_id, to_parcel_id, area_m2)
    values (${farm.id}, ${importId}, ${first}, ${second}, 987654321.5)`.execute(database.kysely);
  return { parcel: first, import: importId, landUpdate };
}

const waitingCanary: ImportItem = {
  ...waitingItem([-123.45, -54.32], {
    localName: 'ZZ-B-item',
    searchKey: 'zz-b-item',
    externalId: 'ZZ-B',
    cropName: 'ZZ-B-crop',
  }),
  areaM2: 987_654_321.5,
};

/** Puts canaries where the ordinary ways of writing leave none. */
async function spoil({ kysely }: Database, farmId: number, importId: number): Promise<void> {
  const problems = JSON.stringify([
    {
      code: 'landFile.ringRepaired',
      severity: 'WARNING',
      row: 1,
      parcel: 'ZZ-B-problem',
      detail: { area: 987_654_321 },
    },
  ]);
  await sql`update agroevidence.import set file_name = 'ZZ-B-land.zip', problems = ${problems}::jsonb,
    area_m2 = 987654321.5 where farm_id = ${farmId}`.execute(kysely);
  await sql`update agroevidence.import set state = 'FAILED', failure = 'ZZ-B-failure', finished_at = now()
    where farm_id = ${farmId} and id = ${importId}`.execute(kysely);
  await sql`update agroevidence.parcel_version set official_area_ha = 9876.5432, altitude_m = 8765.4321,
    slope_degrees = 76.54321, zone = 'ZZ-B-zone', square = 'ZZ-B-square', land_use_code = 'ZZ-B-use',
    land_use_name = 'ZZ-B-use-name', external_id = 'ZZ-B-external', area_m2 = 987654321.5 where farm_id = ${farmId}`.execute(
    kysely,
  );
  await sql`update agroevidence.cultivation set crop_id = null, crop_name = 'ZZ-B-crop' where farm_id = ${farmId}`.execute(
    kysely,
  );
  await sql`insert into agroevidence.registry_access (farm_id, login, szrid, sealed_key, changed_at)
    values (${farmId}, 'ZZ-B-login', '987654321', 'ZZ-B-key', now())`.execute(kysely);
  await sql`insert into agroevidence.registry_check (farm_id, state, asked_at, failure)
    values (${farmId}, 'AVAILABLE', now(), 'ZZ-B-failure')`.execute(kysely);
  await sql`insert into agroevidence.import
      (farm_id, file_name, country_code, origin, validity_date, state, imported, finished_at)
    values (${farmId}, 'ZZ-B-land', 'CZ', 'REGISTRY', '2026-01-01', 'SUCCESS', 987654321, now())`.execute(kysely);
  await sql`update agroevidence.land_update set failure = 'ZZ-B-failure' where farm_id = ${farmId}`.execute(kysely);
}

async function planCanaries({ kysely }: Database, farmId: number, parcelId: number): Promise<void> {
  await sql`insert into agroevidence.own_crop (farm_id, name, external_id, eppo, red, green, blue)
    values (${farmId}, 'ZZ-B-own-crop', 'ZZ-B-crop-code', 'ZZ-B-eppo', 1, 2, 3)`.execute(kysely);
  await sql`insert into agroevidence.plan_scenario (farm_id, name) values (${farmId}, 'ZZ-B-scenario')`.execute(kysely);
  await sql`insert into agroevidence.plan_entry (farm_id, season, parcel_id, own_crop_id, area_m2)
    select farm_id, 2026, ${parcelId}, id, 987654321.5 from agroevidence.own_crop where farm_id = ${farmId}`.execute(
    kysely,
  );
}

/** The tile where the canaries lie. */
function tileOfCanaries(input: CallInput): CallInput {
  const z = 12;
  const { longitude, latitude } = canaryPlace;
  const radians = (latitude * Math.PI) / 180;
  const x = Math.floor(((longitude + 180) / 360) * 2 ** z);
  const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** z);
  return { ...input, params: { ...input.params, z, x, y } };
}

export const canary: ModuleCanary = {
  fill,
  makeOrdinary,
  samples: {
    'agroevidence.parcels.suggestions': () => ({ query: { search: 'b' } }),
    'agroevidence.tiles.read': () => ({ params: { type: 'labels' } }),
    'agroevidence.parcelExport.read': () => ({ query: { format: 'GEOJSON' } }),
    // No farm of the tests is called so: none is deleted by a sample.
    'agroevidence.farms.retire': () => ({ body: { name: 'The name of no farm' } }),
  },
  besideCanaries: { 'agroevidence.tiles.read': tileOfCanaries },
  silent: ['agroevidence.farms.settings', 'agroevidence.farms.contents'],
};
