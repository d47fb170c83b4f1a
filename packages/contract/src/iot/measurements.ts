import { sensorAggregations, sensorUnits } from '@brazda/domain/enumerations/sensor.ts';
import { granularities } from '@brazda/domain/enumerations/granularity.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { NodeId } from './iot.ids.ts';
import { SensorFeature } from './nodes.ts';

/** The values of one sensor, one for each of the times; null where nothing was measured. */
const Series = z
  .object({
    nodeId: NodeId,
    feature: SensorFeature,
    level: z.int(),
    unit: z.enum(sensorUnits),
    aggregation: z.enum(sensorAggregations),
    /** The mean, the sum, by how much a counter went up, or the value that was there most often. */
    values: z.array(z.number().nullable()),
    minimum: z.array(z.number().nullable()).nullable(),
    maximum: z.array(z.number().nullable()).nullable(),
  })
  .meta({ id: 'Series' });

export const Measurements = z
  .object({
    timeZone: z.string(),
    granularity: z.enum(granularities),
    /** When each step begins, in seconds since 1970. */
    times: z.array(z.int()),
    series: z.array(Series),
  })
  .meta({ id: 'Measurements' });
export type Measurements = z.infer<typeof Measurements>;

/** As many nodes as one chart can tell apart. */
const mostNodes = 20;

export const measurements = {
  read: endpoint('GET', '/data/aggregations', {
    summary: 'What nodes measured, in steps of half an hour and longer; a step of a day is one of the farm',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({
      'node-id': z.array(NodeId).min(1).max(mostNodes),
      from: z.iso.date(),
      to: z.iso.date(),
      granularity: z.enum(granularities).default('30m'),
      feature: z.array(SensorFeature).max(30).optional(),
    }),
    response: Measurements,
    errors: ['node.notFound', 'measurements.tooMany'],
  }),
};
