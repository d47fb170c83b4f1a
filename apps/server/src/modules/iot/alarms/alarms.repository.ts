import type { AlarmComparison, AlarmEnding, AlarmState } from '@brazda/domain/enumerations/alarm.ts';
import type { Severity } from '@brazda/domain/enumerations/severity.ts';
import type { SensorFeature } from '@brazda/domain/enumerations/sensor.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarm, ofFarms, type FarmChange, type FarmConditions, type FarmReading } from '#server/db/farm-scope.ts';
import type { StandingRow } from './alarm-standings.repository.ts';

export interface AlarmRow {
  readonly farmId: number;
  readonly id: number;
  readonly ruleId: number;
  readonly nodeId: number;
  readonly nodeName: string;
  readonly feature: SensorFeature;
  readonly level: number;
  readonly comparison: AlarmComparison;
  readonly threshold: number;
  readonly severity: Severity;
  readonly since: Date;
  readonly beganAt: Date;
  readonly peak: number;
  readonly value: number;
  readonly isStale: boolean;
  readonly endedAt: Date | null;
  readonly ending: AlarmEnding | null;
  readonly acknowledgedAt: Date | null;
  readonly acknowledgedBy: number | null;
}

export interface AlarmChoice {
  readonly state: AlarmState;
  readonly nodeId: number | undefined;
}

const inState: Readonly<Record<AlarmState, RawBuilder<unknown>>> = {
  OPEN: sql`a.ended_at is null and n.retired_at is null`,
  UNACKNOWLEDGED: sql`a.ended_at is null and n.retired_at is null and a.acknowledged_at is null`,
  ENDED: sql`a.ended_at is not null`,
  ALL: sql`true`,
};

function chosen(farms: FarmConditions, { state, nodeId }: AlarmChoice): RawBuilder<unknown> {
  return sql`iot.alarm a
    join iot.sensor s on s.farm_id = a.farm_id and s.id = a.sensor_id
    join iot.node n on n.farm_id = s.farm_id and n.id = s.node_id
    left join iot.alarm_standing t on t.farm_id = a.farm_id and t.rule_id = a.rule_id and t.sensor_id = a.sensor_id
    where ${ofFarms(farms, sql`a.farm_id`)} and ${inState[state]}
      and ${nodeId === undefined ? sql`true` : sql`s.node_id = ${nodeId}::int`}`;
}

export function findAlarms(
  farms: FarmReading,
  choice: AlarmChoice,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<AlarmRow[]> {
  return farms.rows(sql<AlarmRow>`
    select a.farm_id, a.id, a.rule_id, s.node_id, n.name as node_name, s.feature, s.level, a.comparison, a.threshold, a.severity,
      a.since, a.began_at, a.peak, a.value, a.ended_at is null and coalesce(t.phase = 'STALE', false) as is_stale, a.ended_at,
      a.ending, a.acknowledged_at, a.acknowledged_by
    from ${chosen(farms, choice)} order by a.began_at desc, a.id desc limit ${limit} offset ${offset}`);
}

export async function countAlarms(farms: FarmReading, choice: AlarmChoice): Promise<number> {
  const [row] = await farms.rows(sql<{ total: number }>`select count(*)::int as total from ${chosen(farms, choice)}`);
  return row?.total ?? 0;
}

/** An alarm that began; nobody is told of it while its rule is silenced. */
export interface BegunAlarm extends Pick<
  StandingRow,
  'farmId' | 'ruleId' | 'sensorId' | 'comparison' | 'threshold' | 'severity'
> {
  readonly since: Date;
  readonly peak: number;
  readonly value: number;
  readonly isTold: boolean;
  /** When it was back already; null where the alarm lasts. */
  readonly endedAt: Date | null;
}

/** Writes alarms in their order; one that lasts is one. */
export async function insertAlarms(tx: FarmChange, alarms: readonly BegunAlarm[], at: Date): Promise<void> {
  if (alarms.length === 0) return;
  const all = <T>(of: (alarm: BegunAlarm) => T): T[] => alarms.map(of);
  await sql`
    insert into iot.alarm (farm_id, rule_id, sensor_id, comparison, threshold, severity, since, began_at, peak, value, told_at,
      ended_at, ending)
    select farm_id, rule_id, sensor_id, comparison, threshold, severity, since, ${at}::timestamptz, peak, value,
      case when is_told then ${at}::timestamptz end, ended_at, case when ended_at is not null then 'BACK' end
    from rows from (unnest(${all(({ farmId }) => farmId)}::int[], ${all(({ ruleId }) => ruleId)}::int[],
      ${all(({ sensorId }) => sensorId)}::int[], ${all(({ comparison }) => comparison)}::text[],
      ${all(({ threshold }) => threshold)}::float8[], ${all(({ severity }) => severity)}::text[],
      ${all(({ since }) => since)}::timestamptz[], ${all(({ peak }) => peak)}::float8[], ${all(({ value }) => value)}::float8[],
      ${all(({ isTold }) => isTold)}::boolean[], ${all(({ endedAt }) => endedAt)}::timestamptz[])) with ordinality
      as begun (farm_id, rule_id, sensor_id, comparison, threshold, severity, since, peak, value, is_told, ended_at, place)
    order by place
    on conflict (farm_id, rule_id, sensor_id) where ended_at is null do nothing`.execute(tx.sql);
}

/** What became of an alarm that lasts. */
export interface ContinuedAlarm extends Pick<StandingRow, 'farmId' | 'ruleId' | 'sensorId'> {
  readonly value: number;
  readonly peak: number;
  /** When the value was back; null where the alarm lasts. */
  readonly endedAt: Date | null;
}

interface EndedAlarm extends Pick<StandingRow, 'farmId' | 'ruleId' | 'sensorId'> {
  readonly wasTold: boolean;
}

/** Writes the newest values of alarms, and which are over; gives those with whether anybody was told that they began. */
export async function continueAlarms(tx: FarmChange, alarms: readonly ContinuedAlarm[]): Promise<EndedAlarm[]> {
  if (alarms.length === 0) return [];
  const all = <T>(of: (alarm: ContinuedAlarm) => T): T[] => alarms.map(of);
  const { rows } = await sql<EndedAlarm & { readonly endedAt: Date | null }>`
    update iot.alarm a
    set value = c.value,
      peak = case a.comparison when 'ABOVE' then greatest(a.peak, c.peak) else least(a.peak, c.peak) end,
      ended_at = c.ended_at, ending = case when c.ended_at is not null then 'BACK' end
    from unnest(${all(({ farmId }) => farmId)}::int[], ${all(({ ruleId }) => ruleId)}::int[],
      ${all(({ sensorId }) => sensorId)}::int[], ${all(({ value }) => value)}::float8[], ${all(({ peak }) => peak)}::float8[],
      ${all(({ endedAt }) => endedAt)}::timestamptz[]) as c (farm_id, rule_id, sensor_id, value, peak, ended_at)
    where ${ofFarms(tx, sql`a.farm_id`)} and a.farm_id = c.farm_id and a.rule_id = c.rule_id and a.sensor_id = c.sensor_id
      and a.ended_at is null
    returning a.farm_id, a.rule_id, a.sensor_id, a.told_at is not null as was_told, a.ended_at`.execute(tx.sql);
  return rows.filter(({ endedAt }) => endedAt !== null);
}

interface OpenAlarm extends Pick<StandingRow, 'ruleId' | 'sensorId' | 'comparison'> {
  readonly value: number;
  readonly peak: number;
}

/** The alarms of rules that last. */
export async function findOpenAlarms(tx: FarmChange, farmId: number, ruleIds: readonly number[]): Promise<OpenAlarm[]> {
  const { rows } = await sql<OpenAlarm>`
    select a.rule_id, a.sensor_id, a.comparison, a.value, a.peak from iot.alarm a
    where ${ofFarm(tx, sql`a.farm_id`, farmId)} and a.rule_id = any(${[...ruleIds]}::int[]) and a.ended_at is null`.execute(
    tx.sql,
  );
  return rows;
}

/** Lets the alarms of rules that last be about the thresholds that those have now. */
export async function putThresholds(tx: FarmChange, farmId: number, ruleIds: readonly number[]): Promise<void> {
  await sql`
    update iot.alarm a set threshold = r.threshold from iot.alarm_rule r
    where ${ofFarm(tx, sql`a.farm_id`, farmId)} and ${ofFarm(tx, sql`r.farm_id`, farmId)} and r.id = a.rule_id
      and a.rule_id = any(${[...ruleIds]}::int[]) and a.ended_at is null`.execute(tx.sql);
}

/** An alarm of which nobody was told while its rule was silenced. */
export interface UntoldAlarm extends Omit<
  AlarmRow,
  'isStale' | 'endedAt' | 'ending' | 'acknowledgedAt' | 'acknowledgedBy'
> {
  readonly sensorId: number;
  readonly userIds: number[];
  readonly channels: ('MAIL' | 'PUSH')[];
}

/** Whether people are to be told of an alarm `a` of a rule `r` on a node `n`: neither is that silenced, nor that put away. */
export function isToBeTold(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(a.told_at is null and a.ended_at is null and n.retired_at is null
    and (r.silenced_until is null or r.silenced_until <= ${now}::timestamptz))`;
}

/** Notes that people are told now of alarms whose rules are silenced no longer; gives them. */
export async function takeUntold(tx: FarmChange, now: Date): Promise<UntoldAlarm[]> {
  const { rows } = await sql<UntoldAlarm>`
    update iot.alarm a set told_at = ${now}
    from iot.alarm_rule r, iot.sensor s, iot.node n
    where ${ofFarms(tx, sql`a.farm_id`)} and ${ofFarms(tx, sql`r.farm_id`)} and ${ofFarms(tx, sql`s.farm_id`)}
      and ${ofFarms(tx, sql`n.farm_id`)} and r.farm_id = a.farm_id and r.id = a.rule_id and s.farm_id = a.farm_id
      and s.id = a.sensor_id and n.farm_id = s.farm_id and n.id = s.node_id and ${isToBeTold(now)}
    returning a.farm_id, a.id, a.rule_id, a.sensor_id, s.node_id, n.name as node_name, s.feature, s.level, a.comparison,
      a.threshold, a.severity, a.since, a.began_at, a.peak, a.value, r.user_ids, r.channels`.execute(tx.sql);
  return rows;
}

/** Notes who has taken note of an alarm; whoever was first stays. Undefined where there is no such alarm. */
export async function acknowledgeAlarm(
  tx: FarmChange,
  { id, userId, at }: { readonly id: number; readonly userId: number; readonly at: Date },
): Promise<{ readonly farmId: number; readonly isFirst: boolean } | undefined> {
  const { rows } = await sql<{ farmId: number; isFirst: boolean }>`
    with found as (
      select a.farm_id, a.id, a.acknowledged_at is null as is_first from iot.alarm a
      where ${ofFarms(tx, sql`a.farm_id`)} and a.id = ${id}::int for no key update
    )
    update iot.alarm a
    set acknowledged_at = coalesce(a.acknowledged_at, ${at}::timestamptz),
      acknowledged_by = case when a.acknowledged_at is null then ${userId}::int else a.acknowledged_by end
    from found
    where ${ofFarms(tx, sql`a.farm_id`)} and a.farm_id = found.farm_id and a.id = found.id
    returning a.farm_id, found.is_first`.execute(tx.sql);
  return rows[0];
}
