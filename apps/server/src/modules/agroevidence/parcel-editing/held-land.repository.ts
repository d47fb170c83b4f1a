import type { ClimateRegion } from '@brazda/domain/enumerations/climate-region.ts';
import { sql, type Selectable } from 'kysely';
import { farmDays } from '#server/db/farm-days.ts';
import { ofFarm, ofFarms, type FarmChange, type FarmTransaction } from '#server/db/farm-scope.ts';
import type { Tables } from '#server/db/tables.generated.ts';
import type { ParcelStatus } from '../parcels/parcels.repository.ts';

/** Where a parcel is from. */
export type ParcelSource = Selectable<Tables['agroevidence.parcel']>['source'];

/** A parcel that is to be edited, held until the transaction ends. */
export interface HeldLand {
  readonly id: number;
  readonly farmId: number;
  readonly status: ParcelStatus;
  readonly version: number;
  readonly localName: string;
  readonly source: ParcelSource;
  readonly centerId: number | null;
  readonly zoneIds: readonly number[];
  readonly cadastralUnit: string | null;
  readonly climateRegion: ClimateRegion | null;
  readonly versionId: number;
  readonly areaM2: number;
  /** WKB. */
  readonly outline: Uint8Array;
  /** The first day from which it can be another; null where nobody knows since when it is as it is. */
  readonly earliest: string | null;
}

/** Those of some parcels that there are, in the order of their ids. */
export async function holdLand(tx: FarmChange, ids: readonly number[]): Promise<HeldLand[]> {
  const { rows } = await sql<HeldLand>`
    select p.id, p.farm_id, p.status, p.version, p.local_name, p.source, p.center_id, p.zone_ids, p.cadastral_unit,
      p.climate_region, v.id as version_id, v.area_m2,
      st_asbinary(v.geometry) as outline, case when v.valid_from_known then lower(v.valid)::text else (
        select max(upper(o.valid))::text from agroevidence.parcel_version o
        where o.farm_id = p.farm_id and o.parcel_id = p.id and o.id <> v.id and o.retracted_at is null) end as earliest
    from agroevidence.parcel p
    join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current
    where ${ofFarms(tx, sql`p.farm_id`)} and p.id = any(${[...ids]}::int[]) and p.status <> 'TAKEN_BACK'
    order by p.id for no key update of p`.execute(tx.sql);
  return rows;
}

/** The outline of a parcel, which is only looked at. */
export async function findLand(
  tx: FarmTransaction,
  id: number,
): Promise<Pick<HeldLand, 'status' | 'outline'> | undefined> {
  const { rows } = await sql<Pick<HeldLand, 'status' | 'outline'>>`
    select p.status, st_asbinary(v.geometry) as outline from agroevidence.parcel p
    join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current
    where ${ofFarms(tx, sql`p.farm_id`)} and p.id = ${id}::int and p.status <> 'TAKEN_BACK'`.execute(tx.sql);
  return rows[0];
}

/** Where a farm is, and what day it is there. */
export interface FarmToday {
  readonly countryCode: string;
  readonly day: string;
}

export async function findFarmToday(tx: FarmTransaction, farmId: number, now: Date): Promise<FarmToday> {
  const { rows } = await sql<FarmToday>`
    select country_code, day::text from (${farmDays(tx, now)}) as today
    where ${ofFarm(tx, sql`today.farm_id`, farmId)}`.execute(tx.sql);
  const [found] = rows;
  if (!found) throw new Error(`The farm ${farmId} is not in scope`);
  return found;
}
