import type { AlarmRule } from '@brazda/contract/iot/alarm-rules.ts';
import type { Alarm, alarms } from '@brazda/contract/iot/alarms.ts';
import type { z } from 'zod';
import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import { readingOf, withSystem, type FarmReading } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { emailsOfUsers } from '#server/modules/core/public.ts';
import type { Services } from '#server/services.ts';
import { findNodeIds } from '../nodes/listed-nodes.repository.ts';
import { findAlarmRules } from './alarm-rules.repository.ts';
import { alarmRuleView } from './alarm-rules.view.ts';
import { acknowledgeAlarm, countAlarms, findAlarms, type AlarmRow } from './alarms.repository.ts';

/** The rules of farms, or those that judge one node. Throws `node.notFound`. */
export async function readAlarmRules(
  { database }: Pick<Services, 'database'>,
  who: Who,
  nodeId: number | undefined,
): Promise<AlarmRule[]> {
  const farms = readingOf(database, who);
  await requireListed(farms, nodeId);
  return (await findAlarmRules(farms, nodeId)).map(alarmRuleView);
}

/** Throws `node.notFound`. */
export async function readAlarms(
  { database }: Pick<Services, 'database'>,
  who: Who,
  { page, 'per-page': limit, state, 'node-id': nodeId }: z.output<typeof alarms.list.query>,
): Promise<{ readonly rows: Alarm[]; readonly total: number }> {
  const farms = readingOf(database, who);
  await requireListed(farms, nodeId);
  const choice = { state, nodeId };
  const [rows, total] = await Promise.all([
    findAlarms(farms, choice, { limit, offset: (page - 1) * limit }),
    countAlarms(farms, choice),
  ]);
  const userIds = [...new Set(rows.flatMap(({ acknowledgedBy }) => acknowledgedBy ?? []))];
  const emails = await withSystem(database, (tx) => emailsOfUsers(tx, userIds));
  return { rows: rows.map((row) => alarmView(row, emails)), total };
}

/** Takes note of an alarm. Throws `alarm.notFound`. */
export function takeNoteOfAlarm(
  services: Pick<Services, 'database' | 'clock' | 'nudge'>,
  who: Who,
  id: number,
): Promise<void> {
  return changeFarms(services, who, async (tx) => {
    const taken = await acknowledgeAlarm(tx, { id, userId: who.userId, at: tx.at });
    if (!taken) throw new Failure('alarm.notFound');
    const { farmId, isFirst } = taken;
    const entry = { action: 'alarm.acknowledged', farmId, detail: { alarmId: id } } as const;
    if (isFirst) await tx.tell(entry, { farmId, topic: 'alarms.changed' });
  });
}

async function requireListed(farms: FarmReading, nodeId: number | undefined): Promise<void> {
  if (nodeId === undefined) return;
  const order = { column: 'name', isDescending: false } as const;
  const found = await findNodeIds(farms, { ids: [nodeId], isOfAll: true }, order);
  if (found.length === 0) throw new Failure('node.notFound');
}

function alarmView(row: AlarmRow, emails: ReadonlyMap<number, string>): Alarm {
  const { since, beganAt, endedAt, acknowledgedAt, acknowledgedBy, ...alarm } = row;
  return {
    ...alarm,
    since: since.toISOString(),
    beganAt: beganAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
    acknowledgedBy: (acknowledgedBy !== null && emails.get(acknowledgedBy)) || null,
  };
}
