import { isOpen, judgeTime, type AlarmStanding } from '@brazda/domain/sensors/alarms/alarm-rule.ts';
import { silentAfterMilliseconds } from '@brazda/domain/sensors/silence.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { eachApart } from '#server/concurrency/each-apart.ts';
import { withSystem, type FarmChange } from '#server/db/farm-scope.ts';
import { enqueueInstallationJob } from '#server/jobs/enqueue-job.ts';
import { installationJobKind, type InstallationJob } from '#server/jobs/job-kinds.ts';
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
export async function watchSensors(
  { database, clock, nudge }: Pick<Services, 'database' | 'clock' | 'nudge'>,
  { changeFarm }: Pick<InstallationJob, 'changeFarm'>,
): Promise<void> {
  const farmIds = await withSystem(database, (tx) => farmsToWatch(tx, clock.now()));
  await eachApart(farmIds, async (farmId) => {
    const at = clock.now();
    await changeFarm(farmId, (tx) => watchFarm(tx, farmId, at));
    nudge();
  });
}

async function watchFarm(tx: FarmChange, farmId: number, at: Date): Promise<void> {
  const begun = await judgeDue(tx, at);
  const untold = (await takeUntold(tx, at)).map((alarm) => tellOfAlarm('SENSOR_ALARM_BEGAN', alarm, alarm.since));
  const back = (await endSilences(tx)).map((node) => tellOfNode('SENSOR_HEARD', node));
  const silent = (await noteSilences(tx, at)).map((node) => tellOfNode('SENSOR_SILENT', node));
  await tellOf(tx, [...begun, ...untold, ...back, ...silent], [farmId], at);
  // Whoever looks at the sensors is to see it without asking.
  if (back.length + silent.length > 0) await recordEvent(tx, { farmId, topic: 'nodes.changed' });
}

/** Begins alarms whose time has come, and notes which of them nothing is heard of any more. */
async function judgeDue(tx: FarmChange, at: Date): Promise<Happening[]> {
  const judged = (await findDueStandings(tx, at)).map((row) => {
    const before = standingOf(row);
    const standing = timedStanding(row, before, at);
    return { row, standing, hasBegun: !isOpen(before) && isOpen(standing) };
  });
  await putStandings(
    tx,
    judged.map(({ row, standing }) => keptStanding(row, standing)),
  );
  const begun = judged.flatMap(({ row, hasBegun }) => (hasBegun ? [{ ...row, ...newestOf(row) }] : []));
  await insertAlarms(
    tx,
    begun.map((row) => ({ ...row, peak: row.value, isTold: !isSilenced(row, at), endedAt: null })),
    at,
  );
  return begun.filter((row) => !isSilenced(row, at)).map((row) => tellOfAlarm('SENSOR_ALARM_BEGAN', row, row.since));
}

/** What time has made of a rule; nothing begins on a node that was put away. */
function timedStanding(row: StandingRow, before: AlarmStanding, at: Date): AlarmStanding {
  if (row.isRetired && !isOpen(before)) return { ...before, phase: 'NORMAL', since: null };
  return judgeTime(ruleOf(row), before, at.getTime(), silentAfterMilliseconds(row.silentAfterHours));
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
