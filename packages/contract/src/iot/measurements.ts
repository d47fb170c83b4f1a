import { sensorAggregations, sensorUnits } from '@brazda/domain/enumerations/sensor.ts';
import { exportedSteps, granularities } from '@brazda/domain/enumerations/granularity.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { TableFormat } from '../shapes.ts';
import { NodeId } from './iot.ids.ts';
import { SensorFeature } from './node-facts.ts';

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

/** As many days as the longest file has: twenty years. */
const mostExportedDays = 7306;

const MeasurementExport = z
  .strictObject({
    nodeIds: z.array(NodeId).min(1).max(mostNodes),
    /** Days of the farm, both included. */
    from: z.iso.date(),
    to: z.iso.date(),
    /** Steps as a chart shows them, or each value as it came. */
    step: z.enum(exportedSteps).default('1h'),
    features: z.array(SensorFeature).max(30).optional(),
    format: TableFormat.default('xlsx'),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'] })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < mostExportedDays * 86_400_000, { path: ['from'] });
export type MeasurementExport = z.output<typeof MeasurementExport>;

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
  exportFile: endpoint('POST', '/data/aggregations/export', {
    summary:
      'What nodes measured as a table, a column for each series: by the clocks of the farm, as a workbook of Excel or separated values',
    access: 'farm',
    permission: 'farm.read',
    limit: { calls: 30, seconds: 60 },
    body: MeasurementExport,
    media: 'application/octet-stream',
    answerHeaders: { 'content-disposition': 'The name of the file' },
    errors: ['node.notFound', 'measurements.tooManyRows'],
  }),
};
