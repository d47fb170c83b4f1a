import { sql, type RawBuilder } from 'kysely';
import type { Language } from '@brazda/contract/shapes.ts';
import { farmDays } from '#server/db/farm-days.ts';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';

/** A parcel with a crop of the catalogue that stands on it today; of one that is divided there is one of each crop. */
export interface HostCrop {
  readonly farmId: number;
  readonly parcelId: number;
  readonly parcelName: string;
  readonly cropId: number;
  readonly cropName: string;
  /** The code of EPPO. */
  readonly eppo: string;
  /** A point in the parcel. */
  readonly longitude: number;
  readonly latitude: number;
}

/** What stands on the parcels of farms, where its code is known, in the order of the names of the parcels. */
export function findHostCrops(
  farms: FarmReading,
  { now, language }: { readonly now: Date; readonly language: Language },
): Promise<HostCrop[]> {
  return farms.rows(sql<HostCrop>`
    select p.farm_id, p.id as parcel_id, p.local_name as parcel_name, c.id as crop_id, c.eppo,
      coalesce(c.names ->> ${language}::text, c.names ->> 'en', c.key) as crop_name,
      st_x(v.label) as longitude, st_y(v.label) as latitude
    from agroevidence.parcel p
    join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current
    join (${farmDays(farms, now)}) today on today.farm_id = p.farm_id
    join lateral (
      select distinct k.crop_id from agroevidence.cultivation k
      where k.farm_id = p.farm_id and k.parcel_id = p.id and k.retracted_at is null and k.valid @> today.day) standing on true
    join agroevidence.crop c on c.id = standing.crop_id
    where ${ofFarms(farms, sql`p.farm_id`)} and ${ofFarms(farms, sql`v.farm_id`)} and p.status = 'OPEN' and c.eppo is not null
    order by p.sort_key, p.id, crop_name, c.id`);
}

/** A day on which something was done on a parcel, and on which crop; null where nobody has said. */
interface WorkOnCrop {
  readonly farmId: number;
  readonly parcelId: number;
  readonly cropId: number | null;
  readonly day: string;
}

/** Calendar days, both included. */
interface Days {
  readonly from: string;
  readonly to: string;
}

const workOnCrop = sql`t.farm_id, t.parcel_id, coalesce(a.crop_id, k.crop_id) as crop_id, a.day::text as day`;

/** Work `a` that was done on some days, on parcels `t` and, as far as that is known, on what grew there, `k`: what is planned is not. */
function doneWork(farms: FarmReading, { from, to }: Days): RawBuilder<unknown> {
  return sql`agroevidence.action a
    join agroevidence.action_target t on ${ofFarms(farms, sql`a.farm_id`)} and ${ofFarms(farms, sql`t.farm_id`)}
      and t.farm_id = a.farm_id and t.action_id = a.id and a.retired_at is null and a.state in ('DONE', 'APPROVED')
      and a.day between ${from}::date and ${to}::date
    left join agroevidence.cultivation k on ${ofFarms(farms, sql`k.farm_id`)} and k.farm_id = t.farm_id and k.id = t.cultivation_id`;
}

/** On which days fungicides were brought onto which crops. */
export function findFungicideUses(farms: FarmReading, days: Days): Promise<WorkOnCrop[]> {
  return farms.rows(sql<WorkOnCrop>`
    select distinct ${workOnCrop}
    from ${doneWork(farms, days)}
    join agroevidence.action_amount m on m.farm_id = a.farm_id and m.action_id = a.id and m.kind = 'PLANT_PROTECTION'
    join agroevidence.used_material u on u.farm_id = m.farm_id and u.id = m.used_material_id
    where ${ofFarms(farms, sql`m.farm_id`)} and ${ofFarms(farms, sql`u.farm_id`)}
      and u.facts -> 'functions' @> '["FUNGICIDE"]'::jsonb
    order by t.parcel_id, day`);
}

/** How far a crop of a parcel was grown on a day: BBCH. */
interface RecordedStage extends WorkOnCrop {
  readonly growthStage: number;
}

/** The growth stages that were recorded with work on crops. */
export function findGrowthStages(farms: FarmReading, days: Days): Promise<RecordedStage[]> {
  return farms.rows(sql<RecordedStage>`
    select ${workOnCrop}, max(t.growth_stage) as growth_stage
    from ${doneWork(farms, days)}
    where t.growth_stage is not null
    group by 1, 2, 3, 4 order by t.parcel_id, day`);
}
