import { daysOfSeason } from '@brazda/domain/agricultural-year.ts';
import { sql, type RawBuilder } from 'kysely';

/** A farm's own crop as it stands beside what was recorded of it. */
export interface NamedOwnCrop {
  readonly id: number;
  readonly name: string;
  readonly externalId: string | null;
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/**
 * What stands on the parcel `p` on a day, as `k`, and its crop where that is the farm's own, as `own`. Of several the main
 * crop, of its parts the largest.
 */
export function standingCrop(day: RawBuilder<unknown>): RawBuilder<unknown> {
  return cropWhere(sql`k.valid @> ${day}::date`);
}

/** The same of the day `today`, or of a season, where of several the last one counts that was begun in it. */
export function cropOf(season: number | undefined): RawBuilder<unknown> {
  if (season === undefined) return standingCrop(sql`today.day`);
  const { from, to } = daysOfSeason(season);
  return cropWhere(sql`k.valid && daterange(${from}::date, ${to}::date, '[]')`);
}

function cropWhere(isMeant: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`left join lateral (
      select k.farm_id, k.crop_id, k.own_crop_id, k.crop_name, k.valid, k.sown_on from agroevidence.cultivation k
      where k.farm_id = p.farm_id and k.parcel_id = p.id and k.retracted_at is null and ${isMeant}
      order by k.role <> 'MAIN', k.area_m2 desc nulls first, lower(k.valid) desc nulls last, k.id desc limit 1) k on true
    ${ownCrop}`;
}

/** The own crop of a cultivation `k`, as `own`. */
export const ownCrop = sql`left join agroevidence.own_crop own on own.farm_id = k.farm_id and own.id = k.own_crop_id`;

/** A NamedOwnCrop of `own`, or null. */
export const ownCropColumn = sql`case when own.id is not null then json_build_object('id', own.id, 'name', own.name,
  'externalId', own.external_id, 'red', own.red, 'green', own.green, 'blue', own.blue) end`;

/** The colour of what stands, a crop `c` of the catalogue or `own`, as one number; null where none is known. */
export const colorNumber = sql`coalesce(c.red, own.red) * 65536 + coalesce(c.green, own.green) * 256
  + coalesce(c.blue, own.blue)`;

/** The same as `#rrggbb`. */
export const hexColor = sql`'#' || lpad(to_hex(${colorNumber}), 6, '0')`;
