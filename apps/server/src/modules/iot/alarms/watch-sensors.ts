import { isOpen, judgeTime } from '@brazda/domain/sensors/alarms/alarm-rule.ts';
import { silentAfterMilliseconds } from '@brazda/domain/sensors/silence.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { changeFarmOfOthers, type ToldChange } from '#server/audit/change-farms.ts';
import { nobody } from '#server/audit/record-audit.ts';
import { eachApart } from '#server/concurrency/each-apart.ts';
import { withSystem } from '#server/db/farm-scope.ts';
import { enqueueInstallationJob } from '#server/jobs/enqueue-job.ts';
import { installationJobKind } from '#server/jobs/job-kinds.ts';
import type { Schedule } from '#server/jobs/schedules.ts';
import { recordEvent } from '#server/live/outbox.ts';
import type { Happening } from '#server/modules/automation/public.ts';
import type { Services } from '#server/services.ts';
import { findDueStandings, putStandings, type StandingRow } from './alarm-standings.repository.ts';
import { insertAlarms, takeUntold } from './alarms.repository.ts';
import { farmsToWatch } from './due-farms.repository.ts';
import { isSilenced, tellOf } from './judge-alarms.ts';
import { endSilences, noteSilences } from './silences.repository.ts';
import { keptStanding, ruleOf, standingOf } from './standing-judgement.ts';
import { tellOfAlarm } from './tell-of-alarm.ts';

/** Looks at what time alone has made of alarms and of nodes. */
export const watchSensorsJob = installationJobKind({
  name: 'watch-sensors',
  lane: { name: 'watching', atOnce: 1 },
  payload: z.object({}),
  key: () => 'watch',
});

/** Each minute, where there is something to look at. */
export const watchEachMinute: Schedule = {
  name: 'watch-sensors',
  cron: '* * * * *',
  ask: async (tx) => {
    const { rows } = await sql<{ now: Date }>`select now() as now`.execute(tx.sql);
    const due = await farmsToWatch(tx, rows[0]?.now ?? new Date());
    if (due.length > 0) await enqueueInstallationJob(tx, watchSensorsJob, {});
  },
};

/** One farm after the other: where one cannot be looked at, the alarms of the others are told all the same. */
export async function watchSensors(services: Pick<Services, 'database' | 'clock' | 'nudge'>): Promise<void> {
  const farmIds = await withSystem(services.database, (tx) => farmsToWatch(tx, services.clock.now()));
  await eachApart(farmIds, (farmId) => changeFarmOfOthers(services, nobody, farmId, (tx) => watchFarm(tx, farmId)));
}

async function watchFarm(tx: ToldChange, farmId: number): Promise<void> {
  const begun = await judgeDue(tx);
  const untold = (await takeUntold(tx, tx.at)).map((alarm) => tellOfAlarm('SENSOR_ALARM_BEGAN', alarm, alarm.since));
  const back = (await endSilences(tx)).map((node) => tellOfNode('SENSOR_HEARD', node));
  const silent = (await noteSilences(tx, tx.at)).map((node) => tellOfNode('SENSOR_SILENT', node));
  await tellOf(tx, [...begun, ...untold, ...back, ...silent], [farmId], tx.at);
  // Whoever looks at the sensors is to see it without asking.
  if (back.length + silent.length > 0) await recordEvent(tx, { farmId, topic: 'nodes.changed' });
}

/** Begins alarms whose time has come, and notes which of them nothing is heard of any more. */
async function judgeDue(tx: ToldChange): Promise<Happening[]> {
  const judged = (await findDueStandings(tx, tx.at)).map((row) => {
    const before = standingOf(row);
    const standing = judgeTime(ruleOf(row), before, tx.at.getTime(), silentAfterMilliseconds(row.silentAfterHours));
    return { row, standing, hasBegun: !isOpen(before) && isOpen(standing) };
  });
  await putStandings(
    tx,
    judged.map(({ row, standing }) => keptStanding(row, standing)),
  );
  const begun = judged.flatMap(({ row, hasBegun }) => (hasBegun ? [{ ...row, ...newestOf(row) }] : []));
  await insertAlarms(
    tx,
    begun.map((row) => ({ ...row, peak: row.value, isTold: !isSilenced(row, tx.at), endedAt: null })),
    tx.at,
  );
  return begun.filter((row) => !isSilenced(row, tx.at)).map((row) => tellOfAlarm('SENSOR_ALARM_BEGAN', row, row.since));
}

/** What is past the threshold was measured: it has a value and a beginning. */
function newestOf({ newestValue, threshold, since, lastAt }: StandingRow): {
  readonly value: number;
  readonly since: Date;
} {
  return { value: newestValue ?? threshold, since: since ?? lastAt ?? new Date(0) };
}

function tellOfNode(
  event: 'SENSOR_SILENT' | 'SENSOR_HEARD',
  { farmId, nodeId, name, heardAt }: Awaited<ReturnType<typeof endSilences>>[number],
): Happening {
  return {
    ...{ farmId, event, since: heardAt, link: `sensors/${nodeId}`, facts: { node: name } },
    severity: event === 'SENSOR_SILENT' ? 'WARNING' : 'INFO',
  };
}
