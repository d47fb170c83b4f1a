import type { AlarmEnding, AlarmPhase } from '@brazda/domain/enumerations/alarm.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarms, ofFarm, type FarmChange } from '#server/db/farm-scope.ts';
import type { AlarmRuleRow } from './alarm-rules.repository.ts';
import { isSamePlace } from './places-of-rules.repository.ts';

/** One rule with one sensor, as it stands. */
export interface StandingRow extends Pick<
  AlarmRuleRow,
  | 'farmId'
  | 'feature'
  | 'comparison'
  | 'threshold'
  | 'hysteresis'
  | 'durationMinutes'
  | 'severity'
  | 'userIds'
  | 'channels'
  | 'silencedUntil'
> {
  readonly ruleId: number;
  readonly sensorId: number;
  readonly nodeId: number;
  readonly nodeName: string;
  readonly level: number;
  readonly silentAfterHours: number | null;
  /** Its node was put away. */
  readonly isRetired: boolean;
  /** Null where the rule has not looked at the sensor yet; then the newest value before is what it begins with. */
  readonly phase: AlarmPhase | null;
  readonly since: Date | null;
  readonly lastAt: Date | null;
  /** Since when its node stands at the place that the rule is about; null where it is about none. */
  readonly stoodSince: Date | null;
  /** The newest value of the sensor that is kept; of rain what has fallen since midnight. */
  readonly newestAt: Date | null;
  readonly newestValue: number | null;
  /** Of rain: when the day ends on which that has fallen. */
  readonly dayEnds: Date | null;
}

function standings(tx: FarmChange, where: RawBuilder<unknown>): RawBuilder<StandingRow> {
  return sql<StandingRow>`
    select r.farm_id, r.id as rule_id, s.id as sensor_id, s.node_id, n.name as node_name, s.feature, s.level,
      n.silent_after_hours, n.retired_at is not null as is_retired, r.comparison, r.threshold, r.hysteresis, r.duration_minutes, r.severity, r.user_ids, r.channels,
      r.silenced_until, a.phase, a.since, a.last_at, here.valid_from as stood_since, l.at as newest_at,
      case when s.feature = 'RAINFALL' then l.rain_of_day else l.value end as newest_value, l.day_ends
    from iot.alarm_rule r
    join iot.sensor s on s.farm_id = r.farm_id and s.feature = r.feature and (r.node_id is null or s.node_id = r.node_id)
      and (r.level is null or s.level = r.level)
    join iot.node n on n.farm_id = s.farm_id and n.id = s.node_id
    left join iot.location place on ${ofFarms(tx, sql`place.farm_id`)} and place.farm_id = r.farm_id and place.id = r.location_id
    left join iot.location here on ${ofFarms(tx, sql`here.farm_id`)} and here.farm_id = s.farm_id and here.node_id = s.node_id
      and here.valid_to is null and r.location_id is not null
    left join iot.alarm_standing a on a.farm_id = r.farm_id and a.rule_id = r.id and a.sensor_id = s.id
    left join iot.sensor_last l on l.farm_id = s.farm_id and l.sensor_id = s.id
    where ${ofFarms(tx, sql`r.farm_id`)} and ${ofFarms(tx, sql`s.farm_id`)} and ${ofFarms(tx, sql`n.farm_id`)}
      and r.retired_at is null and (r.location_id is null or ${isSamePlace(sql`here.point`, sql`place.point`)}) and ${where}
    order by r.farm_id, r.id, s.id`;
}

/** What rules say of some sensors: one statement, which finds nothing where farms have no rules. */
export async function findStandings(tx: FarmChange, sensorIds: readonly number[]): Promise<StandingRow[]> {
  const { rows } = await standings(tx, sql`s.id = any(${[...sensorIds]}::int[])`).execute(tx.sql);
  return rows;
}

export async function findStandingsOfRules(tx: FarmChange, ruleIds: readonly number[]): Promise<StandingRow[]> {
  const { rows } = await standings(tx, sql`r.id = any(${[...ruleIds]}::int[]) and n.retired_at is null`).execute(
    tx.sql,
  );
  return rows;
}

/** Those of rules of places that have not looked yet at what stands there. */
export async function findNewAtPlaces(tx: FarmChange, farmId: number): Promise<StandingRow[]> {
  const { rows } = await standings(
    tx,
    sql`r.farm_id = ${farmId}::int and r.location_id is not null and a.phase is null`,
  ).execute(tx.sql);
  return rows;
}

/** Those that time alone may have changed by now. */
export async function findDueStandings(tx: FarmChange, now: Date): Promise<StandingRow[]> {
  const { rows } = await standings(tx, sql`a.due_at <= ${now}::timestamptz`).execute(tx.sql);
  return rows;
}

export interface NewStanding extends Pick<StandingRow, 'farmId' | 'ruleId' | 'sensorId' | 'since' | 'lastAt'> {
  readonly phase: AlarmPhase;
  readonly dueAt: Date | null;
}

export async function putStandings(tx: FarmChange, rows: readonly NewStanding[]): Promise<void> {
  if (rows.length === 0) return;
  const all = <T>(of: (row: NewStanding) => T): T[] => rows.map(of);
  await sql`
    insert into iot.alarm_standing (farm_id, rule_id, sensor_id, phase, since, last_at, due_at)
    select * from unnest(${all(({ farmId }) => farmId)}::int[], ${all(({ ruleId }) => ruleId)}::int[],
      ${all(({ sensorId }) => sensorId)}::int[], ${all(({ phase }) => phase)}::text[], ${all(({ since }) => since)}::timestamptz[],
      ${all(({ lastAt }) => lastAt)}::timestamptz[], ${all(({ dueAt }) => dueAt)}::timestamptz[])
    on conflict (farm_id, rule_id, sensor_id) do update
      set phase = excluded.phase, since = excluded.since, last_at = excluded.last_at, due_at = excluded.due_at`.execute(
    tx.sql,
  );
}

/** A rule with a sensor. */
export type RuledSensor = Pick<StandingRow, 'ruleId' | 'sensorId'>;

interface ToldAlarm extends RuledSensor {
  readonly value: number;
}

/** Forgets where rules stand, and ends their alarms for a reason, but for those that last; gives those of which people were told. */
export async function endOfRules(
  tx: FarmChange,
  farmId: number,
  ruleIds: readonly number[],
  {
    at,
    ending,
    lasting = [],
  }: { readonly at: Date; readonly ending: AlarmEnding; readonly lasting?: readonly RuledSensor[] },
): Promise<ToldAlarm[]> {
  const isOver = sql`a.rule_id = any(${[...ruleIds]}::int[]) and not exists (
    select from unnest(${lasting.map(({ ruleId }) => ruleId)}::int[], ${lasting.map(({ sensorId }) => sensorId)}::int[])
      as lasting (rule_id, sensor_id) where lasting.rule_id = a.rule_id and lasting.sensor_id = a.sensor_id)`;
  const { rows } = await sql<ToldAlarm & { readonly wasTold: boolean }>`
    update iot.alarm a set ended_at = ${at}, ending = ${ending}
    where ${ofFarm(tx, sql`a.farm_id`, farmId)} and a.ended_at is null and ${isOver}
    returning a.rule_id, a.sensor_id, a.value, a.told_at is not null as was_told`.execute(tx.sql);
  await sql`
    delete from iot.alarm_standing a where ${ofFarm(tx, sql`a.farm_id`, farmId)} and ${isOver}`.execute(tx.sql);
  return rows.filter(({ wasTold }) => wasTold);
}
