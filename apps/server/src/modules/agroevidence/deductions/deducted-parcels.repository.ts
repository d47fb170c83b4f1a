import type { DeductionRule } from '@brazda/domain/deductions/deduction-rules.ts';
import type { LandFeatureKind } from '@brazda/domain/enumerations/deduction-kind.ts';
import { sql } from 'kysely';
import { farmDays } from '#server/db/farm-days.ts';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';

/** A parcel that land is deducted from. */
export interface DeductedParcel {
  readonly id: number;
  readonly farmId: number;
  readonly name: string;
  readonly countryCode: string;
  /** Of the farm's clocks. */
  readonly timeZone: string;
  /** The farm's today. */
  readonly day: string;
  readonly areaM2: number;
  /** Null where the registry has told none. */
  readonly slopeDegrees: number | null;
  /** How many points its outline has. */
  readonly points: number;
  /** What the farm has drawn, of any parcel: where it has drawn nothing of a kind, nobody knows of any. */
  readonly drawnKinds: readonly LandFeatureKind[];
}

export function findDeducted(farms: FarmReading, parcelIds: readonly number[], now: Date): Promise<DeductedParcel[]> {
  return farms.rows(sql<DeductedParcel>`
    with today as materialized (${farmDays(farms, now)}), drawn as materialized (
      select f.farm_id, array_agg(distinct f.kind) as kinds from agroevidence.land_feature f
      where ${ofFarms(farms, sql`f.farm_id`)} and f.retired_at is null group by f.farm_id
    )
    select p.id, p.farm_id, p.local_name as name, today.country_code, today.time_zone, today.day, v.area_m2, v.slope_degrees,
      st_npoints(v.geometry) as points, coalesce(drawn.kinds, '{}') as drawn_kinds
    from agroevidence.parcel p
    join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current
    join today on today.farm_id = p.farm_id
    left join drawn on drawn.farm_id = p.farm_id
    where ${ofFarms(farms, sql`p.farm_id`)} and p.id = any(${[...parcelIds]}::int[]) and p.status <> 'TAKEN_BACK'
    order by array_position(${[...parcelIds]}::int[], p.id)`);
}

/** The open parcels that reach into some ground, at most so many of them. */
export async function findSeenParcels(
  farms: FarmReading,
  [west, south, east, north]: readonly number[],
  most: number,
): Promise<number[]> {
  const rows = await farms.rows(sql<{ id: number }>`
    select p.id from agroevidence.parcel_version v
    join agroevidence.parcel p on p.farm_id = v.farm_id and p.id = v.parcel_id and p.status = 'OPEN'
    where ${ofFarms(farms, sql`v.farm_id`)} and v.is_current
      and v.geometry && st_makeenvelope(${west}::float8, ${south}::float8, ${east}::float8, ${north}::float8, 4326)
    order by p.id limit ${most}::int`);
  return rows.map(({ id }) => id);
}

export function findDeductionRules(farms: FarmReading): Promise<DeductionRule[]> {
  return farms.rows(sql<DeductionRule>`
    select kind, variant, country_code, width_m, least_slope_degrees, valid_from, valid_to, source, is_general_knowledge
    from agroevidence.deduction_rule order by id`);
}
