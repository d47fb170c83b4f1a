import { addDays } from '@brazda/domain/days.ts';
import { z } from 'zod';
import { readingOf, withSystem, type FarmReading } from '#server/db/farm-scope.ts';
import { enqueueInstallationJob } from '#server/jobs/enqueue-job.ts';
import { installationJobKind, type InstallationJob } from '#server/jobs/job-kinds.ts';
import type { Schedule } from '#server/jobs/schedules.ts';
import type { Services } from '#server/services.ts';
import { createParts, yearOf, type Parts } from '#server/telemetry/parts.ts';
import {
  farmsToChart,
  findDueDays,
  insertChartedDay,
  noonOf,
  takeUncharted,
  chartedGranularities,
  type ChartedGranularity,
  type SensorDay,
  type UnchartedDay,
} from './charted-days.repository.ts';
import { findFarmClocks } from '../nodes/exported-nodes.repository.ts';
import { packLists, saysSomething, writeLists } from './day-lists.ts';
import { halfHourSeries } from './half-hour-series.ts';
import { findSensorsOfSpan, stepsBetween, type Span } from './measurements.repository.ts';

/** Works out what charts say of days that are over. */
export const chartDaysJob = installationJobKind({
  name: 'chart-days',
  lane: { name: 'charting', atOnce: 1 },
  payload: z.object({}),
  key: () => 'chart',
});

export const chartHourly: Schedule = {
  name: 'chart-days',
  cron: '23 * * * *',
  ask: (tx) => enqueueInstallationJob(tx, chartDaysJob, {}),
};

/** Devices send for some time of days that are over: until then a chart is drawn of half hours. */
const restDays = 2;
/** Then the next farm has its turn. */
const daysAtOnce = 10;
const sensorsAtOnce = 200;

type Needs = Pick<Services, 'database' | 'clock'>;
type ChartingJob = Pick<InstallationJob, 'progress' | 'changeFarm'>;

/**
 * Farm after farm in turns, the latest days first, until nothing is left that could be charted. What is amiss with one farm
 * holds up no other, and is thrown at the end.
 */
export async function chartDays(services: Needs, job: ChartingJob): Promise<void> {
  const charting: Charting = {
    services,
    job,
    parts: createParts(services.database),
    until: addDays(services.clock.now().toISOString().slice(0, 10), -restDays),
  };
  const failures = new Map<number, unknown>();
  let done = 0;
  let before: number;
  do {
    before = done;
    for (const farmId of await withSystem(services.database, (tx) => farmsToChart(tx, charting.until))) {
      if (failures.has(farmId)) continue;
      await job.progress(done, done + 1);
      try {
        done += await chartFarm(charting, farmId);
      } catch (error) {
        failures.set(farmId, error);
      }
    }
  } while (done > before);
  if (failures.size > 0) throw new AggregateError(failures.values(), 'The days of some farms cannot be charted');
}

interface Charting {
  readonly services: Needs;
  readonly job: ChartingJob;
  readonly parts: Parts;
  readonly until: string;
}

/** Charts some days of a farm, and gives how many there were. */
async function chartFarm({ services, job, parts, until }: Charting, farmId: number): Promise<number> {
  const farms = readingOf(services.database, { memberships: [farmId], farmIds: [farmId] });
  const [clocks] = await findFarmClocks(farms);
  if (!clocks) return 0;
  const { timeZone } = clocks;
  let charted = 0;
  for (const due of await findDueDays(farms, farmId, { until, atMost: daysAtOnce })) {
    const known = await chartsOf(farms, farmId, { from: due.day, to: due.day, timeZone });
    if (await keep(job, parts, { farmId, due, timeZone, known })) charted += 1;
  }
  return charted;
}

/** What charts say of a day, of each sensor that measured something on it. */
async function chartsOf(farms: FarmReading, farmId: number, day: Omit<Span, 'granularity'>): Promise<SensorDay[]> {
  const spans = chartedGranularities.map((granularity) => ({ ...day, granularity }));
  const times = new Map<Span, number[]>();
  for (const span of spans) times.set(span, await stepsBetween(farms, span));
  const sensors = await findSensorsOfSpan(farms, farmId, day);
  const known: SensorDay[] = [];
  for (let at = 0; at < sensors.length; at += sensorsAtOnce) {
    const some = sensors.slice(at, at + sensorsAtOnce);
    const packed = new Map<ChartedGranularity, string[]>();
    for (const span of spans) {
      const series = await halfHourSeries(farms, some, span, times.get(span) ?? []);
      packed.set(
        span.granularity,
        series.map((one) => (saysSomething(one) ? packLists(writeLists(one)) : '')),
      );
    }
    const listsOf = (place: number): SensorDay['lists'] => ({
      '30m': packed.get('30m')?.[place] ?? '',
      '1h': packed.get('1h')?.[place] ?? '',
      '4h': packed.get('4h')?.[place] ?? '',
      '1d': packed.get('1d')?.[place] ?? '',
    });
    const told = some.map(({ id }, place) => ({ sensorId: id, lists: listsOf(place) }));
    known.push(...told.filter(({ lists }) => lists['30m'] !== ''));
  }
  return known;
}

interface ChartedFarmDay {
  readonly farmId: number;
  readonly due: UnchartedDay;
  readonly timeZone: string;
  readonly known: readonly SensorDay[];
}

/** Keeps what a day is charted as; false where something has come for it since it was read: it is charted the next time. */
function keep(
  { changeFarm }: ChartingJob,
  parts: Parts,
  { farmId, due, timeZone, known }: ChartedFarmDay,
): Promise<boolean> {
  const { day } = due;
  return parts.withParts(() =>
    changeFarm(
      farmId,
      (tx) => {
        parts.require([yearOf('iot.charted_day', noonOf(day))]);
        return takeUncharted(tx, farmId, due);
      },
      async (tx, isStillDue) => {
        if (!isStillDue) return false;
        for (let at = 0; at < known.length; at += sensorsAtOnce)
          await insertChartedDay(tx, { farmId, day, timeZone }, known.slice(at, at + sensorsAtOnce));
        return true;
      },
    ),
  );
}
