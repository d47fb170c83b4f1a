import { daysOfSeason } from '@brazda/domain/agricultural-year.ts';
import { sql, type RawBuilder } from 'kysely';

/**
 * What stands on the parcel `p`, as `k`: on the day `today`, or in a season, where of several the last one counts that was
 * begun in it.
 */
export function cropOf(season: number | undefined): RawBuilder<unknown> {
  return sql`left join lateral (
    select k.crop_id, k.crop_name, k.valid from agroevidence.cultivation k
    where k.farm_id = p.farm_id and k.parcel_id = p.id and ${isStanding(season)}
    order by lower(k.valid) desc nulls last limit 1) k on true`;
}

function isStanding(season: number | undefined): RawBuilder<boolean> {
  if (season === undefined) return sql`k.valid @> today.day`;
  const { from, to } = daysOfSeason(season);
  return sql`k.valid && daterange(${from}::date, ${to}::date, '[]')`;
}
