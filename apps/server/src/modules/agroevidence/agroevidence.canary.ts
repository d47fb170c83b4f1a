import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { TestParcel } from '#server/testing/make-parcel.ts';
import { canaryPlace } from '#server/testing/canary.ts';
import { changeFarm } from '#server/testing/change-farm.ts';
import { makeAction } from '#server/testing/make-action.ts';
import { keepImport } from '#server/testing/import-land.ts';
import { makeLandUpdate } from '#server/testing/make-land-update.ts';
import type { Ids, ModuleCanary, OwnedFarm } from '#server/testing/module-canary.ts';
import type { TestApp } from '#server/testing/start-app.ts';
import {
  actionSamples,
  actionsBesideCanaries,
  actionsWithoutControl,
  silentActions,
} from './actions/actions.canary.ts';
import { makeOwnCrop } from './crops/crops.canary.ts';
import { insertItems, type ImportItem } from './imports/import-items.repository.ts';
import { keyedCalls } from './keyed-calls.canary.ts';
import { landSamples, landWithoutControl } from './land/land.canary.ts';
import { insertUpdateFile } from './land-updates/update-files.repository.ts';
import {
  makeOwnMaterials,
  materialSamples,
  materialSamplesAt,
  materialsWithoutControl,
  silentMaterials,
} from './materials/materials.canary.ts';
import { makeOwnOrganism } from './organisms/organisms.canary.ts';
import { aliasesWithoutControl, aliasSamples, learnAlias } from './crop-aliases/crop-aliases.canary.ts';
import {
  knowCanaries,
  knowPackage,
  packagesBesideCanaries,
  packageSamples,
  packagesWithoutControl,
} from './package-codes/package-codes.canary.ts';
import {
  importsWithoutControl,
  makeRecordImport,
  recordImportSamples,
  recordImportSamplesAt,
} from './record-imports/record-imports.canary.ts';
import { makeReportRun, reportSamples, reportsWithoutControl, silentReports } from './reports/reports.canary.ts';
import { makeSubmission, submissionsCanary } from './submissions/submissions.canary.ts';
import { makeNotice, registerSamples, registersWithoutControl, silentRegisters } from './registers/registers.canary.ts';
import { waitingItem } from '#server/testing/waiting-item.ts';
import {
  makeScenario,
  planCanaries,
  planSamples,
  plansWithoutControl,
  silentPlans,
} from './sowing-plan/sowing-plan.canary.ts';
import { openToSystem } from './open-to-system.canary.ts';
import { tilesBesideCanaries } from './tiles/tiles.canary.ts';
import { withoutFarm } from './without-farm.canary.ts';

async function makeOrdinary({ make, services }: TestApp, { farm }: OwnedFarm): Promise<Partial<Ids>> {
  const parcel = await make.parcel({ farm, name: 'Dubový bok' });
  const divisions = await divide(services.database, parcel, 'Dvůr', 'Nad vodou');
  const { rows } = await sql<{ id: number }>`
    update agroevidence.import set state = 'FAILED', failure = 'unexpected' where farm_id = ${farm.id} returning id`.execute(
    services.database.kysely,
  );
  const crop = await makeOwnCrop(services.database, farm.id, 'Směska');
  const material = await makeOwnMaterials(services.database, farm.id, { name: 'Kejda z jímky', crop });
  const ownOrganism = await makeOwnOrganism(services.database, farm.id, 'Mšice z řepky');
  const planScenario = await makeScenario(services.database, farm.id, 'Více řepky');
  await learnAlias(services.database, farm.id, 'Sm?ska', crop);
  await knowPackage(services.database, farm.id, material);
  const landUpdate = await make.landUpdate(parcel);
  const landFeature = await drawWater(services.database, farm.id, null, [14.33, 48.89]);
  const grown = await sql<{ id: number }>`select id from agroevidence.cultivation where farm_id = ${farm.id}`.execute(
    services.database.kysely,
  );
  const action = await makeAction(services.database, parcel, { material, mark: 'Jarní', amount: 200 });
  return {
    ...divisions,
    ...{ parcel: parcel.id, import: rows[0]?.id ?? 0, landUpdate, landFeature },
    ...{ crop, material, ownOrganism, planScenario, cultivation: grown.rows[0]?.id ?? 0 },
    action,
    reportRun: await makeReportRun(services.database, farm.id, 'Výkaz', 20),
    submission: await makeSubmission(services.database, [farm.id, parcel.id, action], 'Hlášení', 20),
    recordImport: await makeRecordImport(services.database, parcel, 'Evidence', 20),
    ...(await makeNotice(services.database, farm.id)),
  };
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
  const update = { farmId: farm.id, id: landUpdate };
  await changeFarm(database, farm.id, (tx) => insertUpdateFile(tx, update, Buffer.from('ZZ-B-bytes')));
  await spoil(database, farm.id, importId);
  const planned = await planCanaries(database, farm.id, first);
  const material = await makeOwnMaterials(database, farm.id, { name: 'ZZ-B-material', crop: planned.crop });
  const ownOrganism = await makeOwnOrganism(database, farm.id, 'ZZ-B-organism');
  await learnAlias(database, farm.id, 'ZZ-B-alias', planned.crop);
  await knowCanaries(database, farm.id, material);
  const cultivation = await outlineCanary(database, farm.id, first);
  const divisions = await divide(database, parcel, 'ZZ-B-center', 'ZZ-B-zone');
  await sql`insert into agroevidence.parcel_lineage (farm_id, import_id, from_parcel_id, to_parcel_id, area_m2)
    values (${farm.id}, ${importId}, ${first}, ${second}, 987654321.5)`.execute(database.kysely);
  const { longitude, latitude } = canaryPlace;
  const landFeature = await drawWater(database, farm.id, 'ZZ-B-brook', [longitude, latitude]);
  const action = await makeAction(database, parcel, { material, mark: 'ZZ-B', amount: 987_654_321.5 });
  const reportRun = await makeReportRun(database, farm.id, 'ZZ-B', 987_654_321);
  const submission = await makeSubmission(database, [farm.id, first, action], 'ZZ-B', 987_654_321);
  const recordImport = await makeRecordImport(database, parcel, 'ZZ-B', 987_654_321);
  const made = {
    ...divisions,
    ...{
      parcel: first,
      import: importId,
      landUpdate,
      landFeature,
      cultivation,
      material,
      ownOrganism,
      action,
      reportRun,
      submission,
      recordImport,
    },
  };
  return { ...made, ...planned, ...(await makeNotice(database, farm.id)) };
}

/** A brook that begins at a place and runs through the parcels beside it. */
async function drawWater(
  { kysely }: Database,
  farmId: number,
  name: string | null,
  [longitude, latitude]: readonly [number, number],
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into agroevidence.land_feature (farm_id, kind, name, geometry)
    values (${farmId}, 'WATER', ${name}, st_setsrid(st_makeline(st_makepoint(${longitude}::float8, ${latitude}::float8),
      st_makepoint(${longitude}::float8 + 0.02, ${latitude}::float8 + 0.0005)), 4326)) returning id`.execute(kysely);
  return rows[0]?.id ?? 0;
}

/** A centre and a zone, with a parcel in both. */
async function divide(
  { kysely }: Database,
  { id, farmId }: TestParcel,
  center: string,
  zone: string,
): Promise<Partial<Ids>> {
  const { rows: centers } = await sql<{ id: number }>`
    insert into agroevidence.center (farm_id, name) values (${farmId}, ${center}) returning id`.execute(kysely);
  const { rows: zones } = await sql<{ id: number }>`
    insert into agroevidence.zone (farm_id, name) values (${farmId}, ${zone}) returning id`.execute(kysely);
  const made = { center: centers[0]?.id ?? 0, zone: zones[0]?.id ?? 0 };
  await sql`update agroevidence.parcel set center_id = ${made.center}, zone_ids = array[${made.zone}::int]
    where farm_id = ${farmId} and id = ${id}`.execute(kysely);
  return made;
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
    land_use_name = 'ZZ-B-use-name', external_id = 'ZZ-B-external',
    given_cadastral_unit = 'ZZ-B-unit', area_m2 = 987654321.5 where farm_id = ${farmId}`.execute(kysely);
  await sql`update agroevidence.parcel set cadastral_unit = 'ZZ-B-unit' where farm_id = ${farmId}`.execute(kysely);
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
  await sql`update agroevidence.land_update set failure = 'ZZ-B-failure', file_name = 'ZZ-B-land.zip', layer = 'ZZ-B-layer',
    name_column = 'ZZ-B-column', without_base = 987654321 where farm_id = ${farmId}`.execute(kysely);
  await sql`update agroevidence.land_update_parcel set known_name = 'ZZ-B-known', known_crop = 'ZZ-B-known-crop',
    known_cadastral_unit = 'ZZ-B-known-unit'
    where farm_id = ${farmId}`.execute(kysely);
}

/** A canary in the outline of a part; gives the cultivation. */
async function outlineCanary({ kysely }: Database, farmId: number, parcelId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update agroevidence.cultivation k set geometry = v.geometry, area_m2 = 987654321.5
    from agroevidence.parcel_version v
    where v.farm_id = k.farm_id and v.parcel_id = k.parcel_id and v.is_current
      and k.farm_id = ${farmId} and k.parcel_id = ${parcelId} returning k.id`.execute(kysely);
  return rows[0]?.id ?? 0;
}

export const canary: ModuleCanary = {
  fill,
  makeOrdinary,
  withoutFarm,
  samples: {
    'agroevidence.parcels.suggestions': () => ({ query: { search: 'b' } }),
    'agroevidence.tiles.read': () => ({ params: { type: 'labels' } }),
    'agroevidence.parcelExport.read': () => ({ query: { format: 'GEOJSON' } }),
    // No farm of the tests is called so: none is deleted by a sample.
    'agroevidence.farms.retire': () => ({ body: { name: 'The name of no farm' } }),
    ...planSamples,
    ...landSamples,
    ...actionSamples,
    ...materialSamples,
    ...aliasSamples,
    ...packageSamples,
    ...reportSamples,
    ...submissionsCanary.samples,
    ...recordImportSamples,
    ...registerSamples,
    'agroevidence.catalogues.importCrops': () => ({ file: new File(['Crop\nTeff\n'], 'crops.csv') }),
  },
  ...keyedCalls,
  openToSystem,
  refusedToOrdinary: submissionsCanary.refusedToOrdinary,
  samplesAt: { ...materialSamplesAt, ...recordImportSamplesAt },
  besideCanaries: {
    ...tilesBesideCanaries,
    ...actionsBesideCanaries,
    ...packagesBesideCanaries,
  },
  silent: [
    ...silentActions,
    'agroevidence.parcelSums.ids',
    'agroevidence.parcelSums.excel',
    ...silentPlans,
    'agroevidence.catalogues.exportCrops',
    ...silentMaterials,
    ...silentRegisters,
    ...silentReports,
    ...submissionsCanary.silent,
    'agroevidence.farms.settings',
    'agroevidence.farms.contents',
    'agroevidence.catalogues.list',
    'agroevidence.seedApplications.hints',
    // What it tells of the plan is of seasons that are still to come.
    'agroevidence.seedApplications.lastWithoutCrop',
  ],
  // Whoever has more farms has to say which, and what was once made or put away is not again.
  withoutControl: [
    ...actionsWithoutControl,
    ...materialsWithoutControl,
    ...aliasesWithoutControl,
    ...packagesWithoutControl,
    ...registersWithoutControl,
    ...landWithoutControl,
    ...reportsWithoutControl,
    ...submissionsCanary.withoutControl,
    ...importsWithoutControl,
    ...plansWithoutControl,
    'agroevidence.catalogues.createCrop',
    'agroevidence.catalogues.importCrops',
    'agroevidence.seedApplications.retract',
  ],
};
