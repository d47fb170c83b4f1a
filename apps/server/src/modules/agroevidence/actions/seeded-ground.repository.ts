import { sql } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';

/** A parcel of a farm that is made as a whole, with what is planned there, by the key of the catalogue and the year in which the season begins. */
export interface SeededParcel {
  readonly id: number;
  readonly landUseCode: string | null;
  readonly planned: readonly { readonly season: number; readonly crop: string }[];
}

export function findSeededParcels(farms: FarmReading): Promise<SeededParcel[]> {
  return farms.rows(sql<SeededParcel>`
    select p.id, v.land_use_code, (
      select coalesce(json_agg(json_build_object('season', e.season, 'crop', c.key) order by e.season), '[]')
      from agroevidence.plan_entry e join agroevidence.crop c on c.id = e.crop_id
      where ${ofFarms(farms, sql`e.farm_id`)} and e.parcel_id = p.id and e.scenario_id is null) as planned
    from agroevidence.parcel p
    join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current
    where ${ofFarms(farms, sql`p.farm_id`)} and ${ofFarms(farms, sql`v.farm_id`)} and p.status = 'OPEN' order by p.id`);
}

interface Named {
  readonly name: string;
  readonly id: number;
}

/** Crops and materials of the catalogue by their keys, and those of a farm's own by their names. */
export async function findSeededNumbers(farms: FarmReading): Promise<{
  readonly crops: readonly Named[];
  readonly materials: readonly Named[];
}> {
  const [crops, materials] = await Promise.all([
    farms.rows(sql<Named>`select c.key as name, c.id from agroevidence.crop c`),
    farms.rows(sql<Named>`
      select m.key as name, m.id from agroevidence.material m where m.kind <> 'PLANT_PROTECTION'
      union all
      select own.name, own.id from agroevidence.own_material own where ${ofFarms(farms, sql`own.farm_id`)}`),
  ]);
  return { crops, materials };
}
