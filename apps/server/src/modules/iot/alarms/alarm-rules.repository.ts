import type { AlarmRuleEdit, NewAlarmRule } from '@brazda/contract/iot/alarm-rules.ts';
import type { AlarmComparison } from '@brazda/domain/enumerations/alarm.ts';
import type { Severity } from '@brazda/domain/enumerations/severity.ts';
import type { NotificationChannel } from '@brazda/domain/enumerations/notification.ts';
import type { SensorFeature } from '@brazda/domain/enumerations/sensor.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarm, ofFarms, type FarmChange, type FarmConditions, type FarmReading } from '#server/db/farm-scope.ts';
import { standingAt } from './places-of-rules.repository.ts';

export interface AlarmRuleRow {
  readonly farmId: number;
  readonly id: number;
  readonly nodeId: number | null;
  readonly nodeName: string | null;
  readonly locationId: number | null;
  readonly locationName: string | null;
  readonly feature: SensorFeature;
  readonly level: number | null;
  readonly comparison: AlarmComparison;
  readonly threshold: number;
  readonly hysteresis: number;
  readonly durationMinutes: number;
  readonly severity: Severity;
  /** Those of the named who still belong to the farm. */
  readonly userIds: number[];
  readonly channels: NotificationChannel[];
  readonly silencedUntil: Date | null;
  readonly version: number;
}

function columns(farms: FarmConditions): RawBuilder<unknown> {
  return sql`r.farm_id, r.id, r.node_id, r.location_id, r.feature, r.level, r.comparison, r.threshold, r.hysteresis,
    r.duration_minutes, r.severity, r.channels, r.silenced_until, r.version,
    array(select named.id from unnest(r.user_ids) with ordinality as named (id, place)
      where exists (select from core.farm_user m
        where ${ofFarms(farms, sql`m.farm_id`)} and m.farm_id = r.farm_id and m.user_id = named.id)
      order by named.place) as user_ids,
    (select n.name from iot.node n
      where ${ofFarms(farms, sql`n.farm_id`)} and n.farm_id = r.farm_id and n.id = r.node_id) as node_name,
    (select l.name from iot.location l
      where ${ofFarms(farms, sql`l.farm_id`)} and l.farm_id = r.farm_id and l.id = r.location_id) as location_name`;
}

/** The rules of farms; of one node those about it, about where it stands or stood, and about all nodes of its farm. */
export function findAlarmRules(farms: FarmReading, nodeId: number | undefined): Promise<AlarmRuleRow[]> {
  return farms.rows(sql<AlarmRuleRow>`
    select ${columns(farms)} from iot.alarm_rule r
    where ${ofFarms(farms, sql`r.farm_id`)} and r.retired_at is null
      and ${
        nodeId === undefined
          ? sql`true`
          : sql`(r.node_id = ${nodeId}::int or r.node_id is null and r.location_id is null and exists (
              select from iot.node n where ${ofFarms(farms, sql`n.farm_id`)} and n.farm_id = r.farm_id and n.id = ${nodeId}::int)
            or exists (select from iot.location l where ${ofFarms(farms, sql`l.farm_id`)} and l.farm_id = r.farm_id
              and l.id = r.location_id and l.node_id = ${nodeId}::int)
            or exists (select from ${standingAt(farms, sql`${nodeId}::int`, { farmId: sql`r.farm_id`, locationId: sql`r.location_id` })}))`
      }
    order by r.feature, r.id`);
}

/** A rule that holds, which nobody else changes until the transaction ends. */
export async function lockAlarmRule(tx: FarmChange, id: number): Promise<AlarmRuleRow | undefined> {
  const { rows } = await sql<AlarmRuleRow>`
    select ${columns(tx)} from iot.alarm_rule r
    where ${ofFarms(tx, sql`r.farm_id`)} and r.id = ${id}::int and r.retired_at is null for no key update`.execute(
    tx.sql,
  );
  return rows[0];
}

/** Rules by their ids, also those that were put away. */
export async function findRulesById(
  tx: FarmChange,
  farmId: number,
  ids: readonly number[],
): Promise<(AlarmRuleRow & { readonly retiredAt: Date | null })[]> {
  const { rows } = await sql<AlarmRuleRow & { readonly retiredAt: Date | null }>`
    select ${columns(tx)}, r.retired_at from iot.alarm_rule r
    where ${ofFarm(tx, sql`r.farm_id`, farmId)} and r.id = any(${[...ids]}::int[])`.execute(tx.sql);
  return rows;
}

export async function countAlarmRules(tx: FarmChange, farmId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from iot.alarm_rule r
    where ${ofFarm(tx, sql`r.farm_id`, farmId)} and r.retired_at is null`.execute(tx.sql);
  return rows[0]?.count ?? 0;
}

/** Which of some users do not belong to a farm. */
export async function findStrangers(tx: FarmChange, farmId: number, userIds: readonly number[]): Promise<number[]> {
  if (userIds.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select asked.id from unnest(${[...userIds]}::int[]) as asked (id)
    where not exists (select from core.farm_user m where ${ofFarm(tx, sql`m.farm_id`, farmId)} and m.user_id = asked.id)`.execute(
    tx.sql,
  );
  return rows.map(({ id }) => id);
}

export async function insertAlarmRule(tx: FarmChange, farmId: number, rule: NewAlarmRule): Promise<AlarmRuleRow> {
  const { nodeId, locationId, feature, level, comparison, threshold, hysteresis, durationMinutes } = rule;
  const { severity, userIds, channels } = rule;
  const { rows } = await sql<AlarmRuleRow>`
    insert into iot.alarm_rule as r (farm_id, node_id, location_id, feature, level, comparison, threshold, hysteresis,
      duration_minutes, severity, user_ids, channels)
    values (${farmId}, ${nodeId}, ${locationId}, ${feature}, ${level}, ${comparison}, ${threshold}, ${hysteresis},
      ${durationMinutes}, ${severity}, ${[...userIds]}::int[], ${[...channels]}::text[])
    returning ${columns(tx)}`.execute(tx.sql);
  const [made] = rows;
  if (!made) throw new Error('The database gave no row for one that was written');
  return made;
}

type Rule = Pick<AlarmRuleRow, 'farmId' | 'id'>;

export async function changeAlarmRuleRow(tx: FarmChange, { farmId, id }: Rule, edit: AlarmRuleEdit): Promise<void> {
  const { silencedUntil, ...plain } = edit;
  await tx
    .updateTable('iot.alarmRule')
    .set({
      ...plain,
      ...(silencedUntil !== undefined && { silencedUntil: silencedUntil === null ? null : new Date(silencedUntil) }),
    })
    .where('farmId', '=', farmId)
    .where('id', '=', id)
    .execute();
}

export async function retireAlarmRuleRow(tx: FarmChange, { farmId, id }: Rule, at: Date): Promise<void> {
  await tx
    .updateTable('iot.alarmRule')
    .set({ retiredAt: at })
    .where('farmId', '=', farmId)
    .where('id', '=', id)
    .execute();
}
