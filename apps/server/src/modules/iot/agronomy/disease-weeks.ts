import { isSunUp, dayOfYear } from '@brazda/domain/agronomy/sun.ts';
import { judgeHost, type JudgedDay } from '@brazda/domain/agronomy/judge-host.ts';
import type { DiseaseVerdict } from '@brazda/domain/agronomy/disease.ts';
import { weatherHourOf } from '@brazda/domain/agronomy/weather-day.ts';
import { addDays } from '@brazda/domain/days.ts';
import type { DiseaseHost } from '@brazda/domain/enumerations/disease-host.ts';
import type { FarmReading } from '#server/db/farm-scope.ts';
import { measuredSensors } from '../measurements/measured-sensors.ts';
import { sensedDays, type SensedDays, type TimedHour } from './sensed-days.ts';
import type { NodeSite } from './weather-nodes.repository.ts';

/** How the week of a crop went by the weather of a node: what models said at the end of each day. */
export type DiseaseWeek = readonly { readonly day: string; readonly verdicts: readonly DiseaseVerdict[] }[];

export const judgedDays = 7;
/** Of the first of them the two days before it are asked as well. */
const daysBefore = 2;

/** Which crops are judged by which nodes of one farm, and on which day last. */
interface Asked {
  readonly lastDay: string;
  readonly hosts: ReadonlyMap<NodeSite, ReadonlySet<DiseaseHost>>;
}

/** The week of each node and crop, by `weekKey`. */
export async function diseaseWeeks(
  farms: FarmReading,
  { lastDay, hosts }: Asked,
): Promise<ReadonlyMap<string, DiseaseWeek>> {
  const nodes = [...hosts.keys()];
  if (nodes.length === 0) return new Map();
  const first = addDays(lastDay, 1 - judgedDays - daysBefore);
  const { sensors, timeZone } = await measuredSensors(
    farms,
    nodes.map(({ id }) => id),
  );
  const vines = new Set(nodes.flatMap((node) => (hosts.get(node)?.has('GRAPE') ? node.id : [])));
  const firstOfYear = `${addDays(lastDay, 1 - judgedDays).slice(0, 4)}-01-01`;
  const [sensed, warmth] = await Promise.all([
    sensedDays(farms, sensors, { from: first, to: lastDay, timeZone }),
    // Of vines it is asked how warm the whole year was.
    sensedDays(
      farms,
      sensors.filter(({ nodeId }) => vines.has(nodeId)),
      { from: firstOfYear, to: addDays(first, -1), timeZone, features: ['TEMPERATURE'] },
    ),
  ]);
  const weeks = nodes.flatMap((node) => {
    const days = judgedDaysOf(node, sensed.get(node.id));
    const before = judgedDaysOf(node, warmth.get(node.id));
    return [...(hosts.get(node) ?? [])].map((host) => {
      const all = host === 'GRAPE' ? [...before, ...days] : days;
      return [weekKey(node.id, host), weekOf(host, all, lastDay)] as const;
    });
  });
  return new Map(weeks);
}

export function weekKey(nodeId: number, host: DiseaseHost): string {
  return `${nodeId} ${host}`;
}

function weekOf(host: DiseaseHost, days: readonly JudgedDay[], lastDay: string): DiseaseWeek {
  return Array.from({ length: judgedDays }, (_, at) => {
    const day = addDays(lastDay, at + 1 - judgedDays);
    const until = days.filter((one) => one.day <= day);
    return { day, verdicts: judgeHost(host, until) };
  });
}

function judgedDaysOf(site: NodeSite, sensed: SensedDays | undefined): JudgedDay[] {
  if (!sensed) return [];
  return sensed.days.map(({ day, hours }) => ({
    day,
    hours: hours.map((hour) => ({ ...weatherHourOf(hour, sensed.hasLeafSensor), isNight: isNight(hour, site) })),
  }));
}

/** By the sun, not by the clock: the hour is told in universal time, whose meridian is that of zero. */
function isNight({ at }: TimedHour, { longitude, latitude }: NodeSite): boolean | null {
  if (longitude === null || latitude === null) return null;
  const begins = new Date(at * 1000);
  return !isSunUp({
    ...{ latitude, longitude, zoneLongitude: 0 },
    dayOfYear: dayOfYear(begins.toISOString().slice(0, 10)),
    middleHour: begins.getUTCHours() + 0.5,
  });
}
