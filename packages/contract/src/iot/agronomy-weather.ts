import { evapotranspirationMethods, evapotranspirationNeeds } from '@brazda/domain/enumerations/agronomy.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { NodeId } from './iot.ids.ts';

const Values = z.array(z.number().nullable());

/** Of each day its mean and between what it lay; null where too few hours are known. */
const DayRanges = z.object({ mean: Values, minimum: Values, maximum: Values }).meta({ id: 'DayRanges' });

/** What is worked out of what a node of the weather measured, one value for each day of its farm. */
export const NodeWeather = z
  .object({
    nodeId: NodeId,
    timeZone: z.string(),
    site: z.object({
      /** Null where nobody has said where it stands: then there is no evapotranspiration. */
      latitude: z.number().nullable(),
      elevationM: z.number().nullable(),
      /** Said by people, or worked out of the pressure that was measured. */
      elevationSource: z.enum(['SAID', 'PRESSURE']).nullable(),
      windHeightM: z.number().nullable(),
    }),
    /** When each day begins, in seconds since 1970. */
    times: z.array(z.int()),
    /** Reference evapotranspiration ET0 in mm, and how it was found. */
    evapotranspiration: Values,
    evapotranspirationMethods: z.array(z.enum(evapotranspirationMethods).nullable()),
    /** What was missing on any of the days, so that a method had to do without. */
    evapotranspirationMissing: z.array(z.enum(evapotranspirationNeeds)),
    /** °C. */
    dewPoint: DayRanges,
    /** kPa. */
    vapourPressureDeficit: DayRanges,
    /** °C. */
    wetBulb: DayRanges,
    leafWetness: z.object({
      /** A sensor of wetness, or the humidity of the air. */
      source: z.enum(['SENSOR', 'HUMIDITY']),
      /** Hours; null where no hour of the day is known. */
      wetHours: Values,
      unknownHours: z.array(z.int()),
    }),
    degreeDays: z.object({
      baseTemperature: z.number(),
      /** The day from which they are summed. */
      since: z.iso.date(),
      ofDay: Values,
      /** From the first day on; null before it. */
      sum: Values,
      /** How many days of the sum are not known, and count as nothing in it. */
      unknownDays: z.int(),
    }),
  })
  .meta({ id: 'NodeWeather' });
export type NodeWeather = z.infer<typeof NodeWeather>;

/** What is worked out of the measurements of nodes. */
export const nodeWeather = {
  read: endpoint('GET', '/nodes/{nodeId}/weather', {
    summary:
      'What is worked out of what a node measured, day by day: evapotranspiration, dew point, vapour pressure deficit, wet bulb, leaf wetness and degree-days',
    access: 'farm',
    permission: 'farm.read',
    params: z.object({ nodeId: NodeId }),
    query: z.object({
      from: z.iso.date(),
      to: z.iso.date(),
      'base-temperature': z.number().min(-10).max(30).default(5),
      /** From which day degree-days are summed; from the first of January of the last day where nothing is said. */
      'degree-days-since': z.iso.date().optional(),
    }),
    response: NodeWeather,
    errors: ['node.notFound', 'nodeWeather.tooManyDays'],
  }),
};
