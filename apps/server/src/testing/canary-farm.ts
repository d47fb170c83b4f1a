import { gunzipSync } from 'node:zlib';
import type { FarmEvent } from '@brazda/contract/core/farm-events.ts';
import { sql } from 'kysely';
import { changeFarm } from './change-farm.ts';
import { recordEvent } from '../live/outbox.ts';
import { insertItems, type ImportItem } from '../modules/agroevidence/imports/import-items.repository.ts';
import type { TestFarm, TestUser } from './factories.ts';
import { keepImport } from './import-land.ts';
import { makeLandUpdate } from './make-land-update.ts';
import { readTile } from './read-tile.ts';
import type { Ids } from './sample-input.ts';
import type { TestApp } from './start-app.ts';
import { waitingItem } from './waiting-item.ts';

/** A place on earth, in the empty south of the Pacific, where nothing but the canary farm lies. */
export const canaryPlace = { longitude: -123.4567, latitude: -54.3219 } as const;

const canaryTexts = ['zz-b', '987654321', '9876.54', '8765.43', '76.5432'];
const nearbyDegrees = 0.05;

/** A farm that nobody but its own may see anything of: every text, number and place of it can be recognised. */
export interface CanaryFarm {
  readonly user: TestUser;
  readonly farm: TestFarm;
  readonly ids: Ids;
}

/** Fills every table of farms with canaries; the isolation test fails while a table of farms is left empty here. */
export async function makeCanaryFarm({ make, services }: TestApp): Promise<CanaryFarm> {
  const { database } = services;
  const user = await make.user();
  const farm = await make.farm(user, 'ZZ-B-farm');
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
    const event: FarmEvent = { farmId: farm.id, topic: 'import.progressed', importId: 987_654_321 };
    await recordEvent(tx, event);
    return id;
  });
  const [first = 0, second = 0] = parcelIds;
  const parcel = { id: first, farmId: farm.id };
  const landUpdate = await makeLandUpdate(database, parcel, { blockNumber: 'ZZ-B-now', landUseName: 'ZZ-B-use-now' });
  await spoil(database.kysely, farm.id, importId);
  await sql`insert into agroevidence.parcel_lineage (farm_id, import_id, from_parcel_id, to_parcel_id, area_m2)
    values (${farm.id}, ${importId}, ${first}, ${second}, 987654321.5)`.execute(database.kysely);
  await sql`update core.app_user set first_name = 'ZZ-B-first', last_name = 'ZZ-B-last' where id = ${user.id}`.execute(
    database.kysely,
  );
  const invitation = await make.invitation(farm, user, 'zz-b-invited@example.com');
  const { id: retiredFarm } = await make.retiredFarm(user, 'ZZ-B-gone');
  const ids = { farm: farm.id, retiredFarm, parcel: first, import: importId, landUpdate, user: user.id, invitation };
  return { user, farm, ids };
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
async function spoil(
  kysely: TestApp['services']['database']['kysely'],
  farmId: number,
  importId: number,
): Promise<void> {
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
  await sql`insert into core.audit_event (farm_id, at, action, detail)
    values (${farmId}, now(), 'farm.changed', '{"text": "ZZ-B-detail"}')`.execute(kysely);
  await sql`insert into agroevidence.registry_access (farm_id, login, szrid, sealed_key, changed_at)
    values (${farmId}, 'ZZ-B-login', '987654321', 'ZZ-B-key', now())`.execute(kysely);
  await sql`insert into agroevidence.registry_check (farm_id, state, asked_at, failure)
    values (${farmId}, 'AVAILABLE', now(), 'ZZ-B-failure')`.execute(kysely);
  await sql`insert into agroevidence.import
      (farm_id, file_name, country_code, origin, validity_date, state, imported, finished_at)
    values (${farmId}, 'ZZ-B-land', 'CZ', 'REGISTRY', '2026-01-01', 'SUCCESS', 987654321, now())`.execute(kysely);
  await sql`update agroevidence.land_update set failure = 'ZZ-B-failure' where farm_id = ${farmId}`.execute(kysely);
  await sql`insert into core.job (farm_id, lane, kind, payload, state, last_error)
    values (${farmId}, 'ZZ-B-lane', 'ZZ-B-kind', '{"text": "ZZ-B-payload"}', 'FAILED', 'ZZ-B-error')`.execute(kysely);
}

/** What an answer was, whatever it carries. */
export interface SeenAnswer {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly payload: Buffer;
  readonly url: string;
}

/** The canaries in an answer: in its headers, its text, or what its tile shows. */
export function canariesIn({ headers, payload, url }: SeenAnswer): string[] {
  const texts = [JSON.stringify(headers), payload.toString('utf8'), payload.toString('latin1'), tileText(payload, url)];
  const text = texts.join('\n').toLowerCase();
  const places = [...text.matchAll(/-\d+\.\d+/g)].map(([number]) => Number(number)).filter(isAtCanaryPlace);
  return [...canaryTexts.filter((canary) => text.includes(canary)), ...places.map(String)];
}

/** What a tile says, with its points in degrees. */
function tileText(payload: Buffer, url: string): string {
  const [z, x, y] = (/\/tiles\/\d+\/\w+\/(\d+)\/(\d+)\/(\d+)/.exec(url) ?? []).slice(1).map(Number);
  const isTile = payload.length > 0 && !payload.toString('latin1').startsWith('{');
  if (z === undefined || x === undefined || y === undefined || !isTile) return '';
  const bytes = payload[0] === 0x1f ? gunzipSync(payload) : payload;
  const shown = readTile(bytes).flatMap(({ extent, features }) =>
    features.map(({ properties, rings }) => ({
      properties,
      points: rings.flat().map(([column, row]) => degreesAt(z, x + column / extent, y + row / extent)),
    })),
  );
  return JSON.stringify(shown);
}

function degreesAt(z: number, column: number, row: number): [longitude: number, latitude: number] {
  const north = Math.PI * (1 - (2 * row) / 2 ** z);
  return [(column / 2 ** z) * 360 - 180, (Math.atan(Math.sinh(north)) * 180) / Math.PI];
}

function isAtCanaryPlace(degrees: number): boolean {
  const { longitude, latitude } = canaryPlace;
  return Math.abs(degrees - longitude) < nearbyDegrees || Math.abs(degrees - latitude) < nearbyDegrees;
}
