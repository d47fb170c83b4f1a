import type { DrawnFeature } from '@brazda/contract/agroevidence/land-features.ts';
import type { LandFeatureKind } from '@brazda/domain/enumerations/deduction-kind.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmChange, type FarmConditions, type FarmReading } from '#server/db/farm-scope.ts';
import { geoJson } from '#server/db/spatial.ts';

export interface LandFeatureRow {
  readonly id: number;
  readonly farmId: number;
  readonly kind: LandFeatureKind;
  readonly name: string | null;
  readonly geometry: { readonly type: DrawnFeature['type']; readonly coordinates: unknown[] };
  readonly version: number;
}

/** What is to be added. */
export interface NewFeature {
  readonly name: string | null;
  readonly geometry: DrawnFeature;
}

/** Which are read, and which page of them. */
export interface FeatureChoice {
  readonly kind: LandFeatureKind | undefined;
  /** West, south, east and north of the ground that they reach into; undefined for all. */
  readonly box: readonly number[] | undefined;
  readonly offset: number;
  readonly limit: number;
}

const columns = sql`f.id, f.farm_id, f.kind, f.name, ${geoJson(sql`f.geometry`)} as geometry, f.version`;

function inUse(farms: FarmConditions, kind: LandFeatureKind | undefined): RawBuilder<unknown> {
  return sql`from agroevidence.land_feature f
    where ${ofFarms(farms, sql`f.farm_id`)} and f.retired_at is null and (${kind ?? null}::text is null or f.kind = ${kind ?? null}::text)`;
}

function within([west, south, east, north]: readonly number[]): RawBuilder<unknown> {
  return sql`and f.geometry && st_makeenvelope(${west}::float8, ${south}::float8, ${east}::float8, ${north}::float8, 4326)`;
}

export async function findLandFeatures(
  farms: FarmReading,
  { kind, box, offset, limit }: FeatureChoice,
): Promise<{ readonly rows: LandFeatureRow[]; readonly total: number }> {
  const chosen = sql`${inUse(farms, kind)} ${box === undefined ? sql`` : within(box)}`;
  const [[count], rows] = await Promise.all([
    farms.rows(sql<{ total: number }>`select count(*)::int as total ${chosen}`),
    farms.rows(sql<LandFeatureRow>`
      select ${columns} ${chosen} order by f.id desc offset ${offset}::int limit ${limit}::int`),
  ]);
  return { rows, total: count?.total ?? 0 };
}

export async function countLandFeatures(tx: FarmChange, farmId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total ${inUse(tx, undefined)} and f.farm_id = ${farmId}`.execute(tx.sql);
  return rows[0]?.total ?? 0;
}

/** Whether all that was drawn can be measured. */
export async function areMeasurable(tx: FarmChange, features: readonly NewFeature[]): Promise<boolean> {
  const { rows } = await sql<{ measurable: boolean }>`
    select coalesce(bool_and(st_isvalid(shape) and not st_isempty(shape)
      and case st_dimension(shape) when 2 then st_area(shape) > 0 else st_length(shape) > 0 end), false) as measurable
    from (${drawn(features)}) as given`.execute(tx.sql);
  return rows[0]?.measurable ?? false;
}

export async function insertLandFeatures(
  tx: FarmChange,
  farmId: number,
  kind: LandFeatureKind,
  features: readonly NewFeature[],
): Promise<LandFeatureRow[]> {
  const { rows } = await sql<LandFeatureRow>`
    insert into agroevidence.land_feature as f (farm_id, kind, name, geometry)
    select ${farmId}::int, ${kind}::text, name, shape from (${drawn(features)}) as given order by place
    returning ${columns}`.execute(tx.sql);
  return rows;
}

function drawn(features: readonly NewFeature[]): RawBuilder<unknown> {
  const names = features.map(({ name }) => name);
  const shapes = features.map(({ geometry }) => JSON.stringify(geometry));
  return sql`select place, name, st_setsrid(st_geomfromgeojson(shape), 4326) as shape
    from unnest(${names}::text[], ${shapes}::text[]) with ordinality as one (name, shape, place)`;
}

/** One that is in use; held until the transaction ends. */
export async function lockLandFeature(tx: FarmChange, id: number): Promise<LandFeatureRow | undefined> {
  const { rows } = await sql<LandFeatureRow>`
    select ${columns} ${inUse(tx, undefined)} and f.id = ${id}::int for no key update`.execute(tx.sql);
  return rows[0];
}

/** Gives it as it is then. */
export async function renameLandFeature(
  tx: FarmChange,
  { id, farmId }: Pick<LandFeatureRow, 'id' | 'farmId'>,
  name: string | null,
): Promise<LandFeatureRow | undefined> {
  const { rows } = await sql<LandFeatureRow>`
    update agroevidence.land_feature f set name = ${name}::text
    where ${ofFarms(tx, sql`f.farm_id`)} and f.farm_id = ${farmId} and f.id = ${id} returning ${columns}`.execute(
    tx.sql,
  );
  return rows[0];
}

/** Gives it as it lies then; undefined where it lay so already. */
export async function redrawLandFeature(
  tx: FarmChange,
  { id, farmId }: Pick<LandFeatureRow, 'id' | 'farmId'>,
  feature: NewFeature,
): Promise<LandFeatureRow | undefined> {
  const { rows } = await sql<LandFeatureRow>`
    update agroevidence.land_feature f set geometry = given.shape from (${drawn([feature])}) as given
    where ${ofFarms(tx, sql`f.farm_id`)} and f.farm_id = ${farmId} and f.id = ${id}
      and not st_orderingequals(f.geometry, given.shape) returning ${columns}`.execute(tx.sql);
  return rows[0];
}

export async function retireLandFeature(
  tx: FarmChange,
  { id, farmId }: Pick<LandFeatureRow, 'id' | 'farmId'>,
  at: Date,
): Promise<void> {
  await sql`update agroevidence.land_feature f set retired_at = ${at}
    where ${ofFarms(tx, sql`f.farm_id`)} and f.farm_id = ${farmId} and f.id = ${id}`.execute(tx.sql);
}
