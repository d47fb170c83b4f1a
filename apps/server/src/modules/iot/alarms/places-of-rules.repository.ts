import { sql, type RawBuilder } from 'kysely';
import { ofFarm, ofFarms, type FarmChange, type FarmConditions } from '#server/db/farm-scope.ts';

/**
 * Within so many metres of a place a node stands there: as far as a hand or a receiver of satellites is off when the place of
 * another is given (our choice).
 */
const samePlaceMetres = 20;
/** More than so many metres anywhere but near the poles: what is further apart need not be measured. */
const samePlaceDegrees = 0.001;

/** Whether two points are one place. */
export function isSamePlace(one: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${one} && st_expand(${other}, ${sql.lit(samePlaceDegrees)})
    and st_dwithin(${one}::geography, ${other}::geography, ${sql.lit(samePlaceMetres)}))`;
}

/**
 * Where a node stands now, as `here`, if that is a place. Places are kept by the node that stood there, so that the one that
 * comes after it is known by where it stands.
 */
export function standingAt(
  farms: FarmConditions,
  nodeId: RawBuilder<unknown>,
  { farmId, locationId }: { readonly farmId: RawBuilder<unknown>; readonly locationId: RawBuilder<unknown> },
): RawBuilder<unknown> {
  return sql`iot.location place join iot.location here on here.farm_id = place.farm_id
    where ${ofFarms(farms, sql`place.farm_id`)} and ${ofFarms(farms, sql`here.farm_id`)} and place.farm_id = ${farmId}
      and place.id = ${locationId} and here.node_id = ${nodeId} and here.valid_to is null
      and ${isSamePlace(sql`here.point`, sql`place.point`)}`;
}

const ofRule = { farmId: sql`r.farm_id`, locationId: sql`r.location_id` };

/** Ends the alarms of places on nodes that have left them, and forgets where their rules stood; gives whether any has ended. */
export async function endAtPlacesLeft(tx: FarmChange, farmId: number, at: Date): Promise<boolean> {
  const left = sql`${ofFarm(tx, sql`r.farm_id`, farmId)} and ${ofFarms(tx, sql`s.farm_id`)} and r.location_id is not null
    and not exists (select from ${standingAt(tx, sql`s.node_id`, ofRule)})`;
  const { rows } = await sql<{ id: number }>`
    update iot.alarm a set ended_at = ${at}, ending = 'NODE_LEFT'
    from iot.alarm_rule r, iot.sensor s
    where ${ofFarm(tx, sql`a.farm_id`, farmId)} and a.ended_at is null and r.farm_id = a.farm_id and r.id = a.rule_id
      and s.farm_id = a.farm_id and s.id = a.sensor_id and ${left}
    returning a.id`.execute(tx.sql);
  await sql`
    delete from iot.alarm_standing a using iot.alarm_rule r, iot.sensor s
    where ${ofFarm(tx, sql`a.farm_id`, farmId)} and r.farm_id = a.farm_id and r.id = a.rule_id
      and s.farm_id = a.farm_id and s.id = a.sensor_id and ${left}`.execute(tx.sql);
  return rows.length > 0;
}
