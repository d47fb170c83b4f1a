import type { DeductionRule } from '@brazda/domain/deductions/deduction-rules.ts';
import type { LandFeatureKind } from '@brazda/domain/enumerations/deduction-kind.ts';
import { sql } from 'kysely';
import { farmDays } from '#server/db/farm-days.ts';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';

/** A parcel that land is deducted from. */
export interface DeductedParcel {
  readonly id: number;
  readonly farmId: number;
  readonly countryCode: string;
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
    select p.id, p.farm_id, today.country_code, today.day, v.area_m2, v.slope_degrees,
      st_npoints(v.geometry) as points, coalesce(drawn.kinds, '{}') as drawn_kinds
    from agroevidence.parcel p
    join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current
    join today on today.farm_id = p.farm_id
    left join drawn on drawn.farm_id = p.farm_id
    where ${ofFarms(farms, sql`p.farm_id`)} and p.id = any(${[...parcelIds]}::int[]) and p.status <> 'TAKEN_BACK'
    order by array_position(${[...parcelIds]}::int[], p.id)`);
}

export function findDeductionRules(farms: FarmReading): Promise<DeductionRule[]> {
  return farms.rows(sql<DeductionRule>`
    select kind, variant, country_code, width_m, least_slope_degrees, valid_from, valid_to, source, is_general_knowledge
    from agroevidence.deduction_rule order by id`);
}
