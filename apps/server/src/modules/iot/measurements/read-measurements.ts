import type { measurements } from '@brazda/contract/iot/measurements.ts';
import { daysBetween } from '@brazda/domain/days.ts';
import { mostChartValues, stepsOfSeries } from '@brazda/domain/enumerations/granularity.ts';
import type { z } from 'zod';
import type { Who } from '#server/access/who.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { jsonWith, keptJson, ReadyJson } from '#server/http/ready-json.ts';
import type { Services } from '#server/services.ts';
import { measuredSensors } from './measured-sensors.ts';
import { writtenMeasurements } from './measured-steps.ts';

type Wish = z.output<typeof measurements.read.query>;

/** What nodes measured on days of their farm. Throws `node.notFound` and `measurements.tooMany`. */
export async function readMeasurements(
  { database }: Pick<Services, 'database'>,
  who: Who,
  { 'node-id': nodeIds, from, to, granularity, feature }: Wish,
): Promise<ReadyJson> {
  const farms = readingOf(database, who);
  const { sensors, timeZone } = await measuredSensors(farms, nodeIds);
  const wanted = feature ? sensors.filter((sensor) => feature.includes(sensor.feature)) : sensors;
  const days = Math.max(1, daysBetween(from, to) + 1);
  if (stepsOfSeries(granularity, days, wanted.length) > mostChartValues) throw new Failure('measurements.tooMany');
  const { times, series } = await writtenMeasurements(farms, wanted, { from, to, granularity, timeZone });
  return new ReadyJson(await keptJson(jsonWith({ timeZone, granularity, times }, 'series', series)));
}
