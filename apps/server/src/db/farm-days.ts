import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmConditions, type FarmTransaction } from './farm-scope.ts';

/**
 * The day that it is at an instant on each farm in scope, by the clocks of its country: rows of `farm_id`, `country_code`,
 * `time_zone` and `day`.
 */
export function farmDays(tx: FarmConditions, now: Date): RawBuilder<unknown> {
  return sql`
    select farm.id as farm_id, farm.country_code, country.time_zone, (${now.toISOString()}::timestamptz at time zone country.time_zone)::date as day
    from core.farm join core.country on country.code = farm.country_code where ${ofFarms(tx, sql`farm.id`)}`;
}

/** The day that it is at an instant on a farm in scope. */
export async function findFarmDay(tx: FarmTransaction, farmId: number, now: Date): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select day from (${farmDays(tx, now)}) as farm_day where farm_id = ${farmId}`.execute(tx.sql);
  const [found] = rows;
  if (!found) throw new Error(`The farm ${farmId} is not in scope`);
  return found.day;
}

/** The instant at which a calendar day, or one so many days later, begins on a farm in scope by the clocks of its country. */
export function farmDayBegins(tx: FarmConditions, farmId: number, day: string, daysLater = 0): RawBuilder<Date> {
  return sql<Date>`(
    select (${day}::date + ${daysLater}::int)::timestamp at time zone country.time_zone
    from core.farm join core.country on country.code = farm.country_code
    where farm.id = ${farmId} and ${ofFarms(tx, sql`farm.id`)})`;
}
