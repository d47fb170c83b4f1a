import { sql } from 'kysely';
import type { CadastralUnitSum } from '@brazda/contract/agroevidence/parcel-sums.ts';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';

/** More than any farm has; each parcel could say one of its own. */
const mostUnits = 1000;

/** The cadastral units of open parcels, by their names. */
export function findCadastralUnits(farms: FarmReading): Promise<CadastralUnitSum[]> {
  return farms.rows(sql<CadastralUnitSum>`
    select p.cadastral_unit as name, count(*)::int as count, round(sum(v.shown_area_ha)::numeric, 4)::float8 as area,
      json_build_array(min(v.west), min(v.south), max(v.east), max(v.north)) as bounding_box
    from agroevidence.parcel p
    join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current
    where ${ofFarms(farms, sql`p.farm_id`)} and p.status = 'OPEN' and p.cadastral_unit is not null
    group by p.cadastral_unit
    order by agroevidence.sort_key(p.cadastral_unit)
    limit ${mostUnits}`);
}
