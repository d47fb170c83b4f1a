import type { nodeWeather, NodeWeather } from '@brazda/contract/iot/agronomy-weather.ts';
import { mostWeatherDays, weatherDayOf } from '@brazda/domain/agronomy/weather-day.ts';
import { daysBetween } from '@brazda/domain/days.ts';
import type { z } from 'zod';
import type { Who } from '#server/access/who.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { measuredSensors } from '../measurements/measured-sensors.ts';
import { nodeWeatherView } from './node-weather.view.ts';
import { sensedDays, type SensedDays } from './sensed-days.ts';
import { findNodeSite } from './weather-nodes.repository.ts';
import { weatherSite } from './weather-site.ts';

type Wish = z.output<typeof nodeWeather.read.query>;

/** What is worked out of a node's measurements. Throws `node.notFound` and `nodeWeather.tooManyDays`. */
export async function readNodeWeather(
  { database }: Pick<Services, 'database'>,
  who: Who,
  nodeId: number,
  { from, to, 'base-temperature': baseTemperature, 'degree-days-since': said }: Wish,
): Promise<NodeWeather> {
  const since = said ?? `${to.slice(0, 4)}-01-01`;
  const first = since < from ? since : from;
  if (daysBetween(first, to) >= mostWeatherDays) throw new Failure('nodeWeather.tooManyDays');
  const farms = readingOf(database, who);
  const [node, { sensors, timeZone }] = await Promise.all([
    findNodeSite(farms, nodeId),
    measuredSensors(farms, [nodeId]),
  ]);
  if (!node) throw new Failure('node.notFound');
  const sensed = (await sensedDays(farms, sensors, { from: first, to, timeZone })).get(nodeId) ?? nothing;
  const { site, elevationSource } = weatherSite(node, sensed);
  const asked = { site, hasLeafSensor: sensed.hasLeafSensor, baseTemperature };
  return nodeWeatherView({
    ...{ nodeId, timeZone, site, elevationSource, from, since, baseTemperature },
    hasLeafSensor: sensed.hasLeafSensor,
    days: sensed.days.map(({ day, hours }) => ({
      ...weatherDayOf(day, hours, asked),
      begins: hours[0]?.at ?? 0,
      hours: hours.length,
    })),
  });
}

const nothing: SensedDays = { days: [], hasLeafSensor: false, meanPressureKpa: null };
