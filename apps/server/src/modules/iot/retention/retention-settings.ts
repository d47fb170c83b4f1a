import { z } from 'zod';
import { settingsOf } from '#server/foundation/settings.ts';

/** A hundred years: longer than anything is measured. */
const mostMonths = 1200;

const months = z.coerce.number().int().min(1).max(mostMonths).optional();

/** For how many months what sensors send is kept; undefined for ever. */
export interface Retention {
  /** Single values. */
  readonly readings: number | undefined;
  /** Messages as they came. */
  readonly messages: number | undefined;
  /** What was worked out of single values for each half hour, of which charts are drawn. */
  readonly halfHours: number | undefined;
}

export const retentionSettings = settingsOf(
  {
    SENSOR_RETENTION_MONTHS: months.describe(
      'For how many months single values of sensors are kept; without it for ever. Half hours stay',
    ),
    SENSOR_MESSAGE_RETENTION_MONTHS: months.describe(
      'The same for the messages of sensors as they came; without it as long as single values',
    ),
    SENSOR_HALF_HOUR_RETENTION_MONTHS: months.describe(
      'The same for half hours, at least as long as single values; without it for ever',
    ),
  },
  (given): Retention => {
    const readings = given.SENSOR_RETENTION_MONTHS;
    const halfHours = given.SENSOR_HALF_HOUR_RETENTION_MONTHS;
    return {
      readings,
      messages: given.SENSOR_MESSAGE_RETENTION_MONTHS ?? readings,
      // They could not be worked out anew of values that are longer there than they are.
      halfHours: halfHours === undefined || readings === undefined ? undefined : Math.max(halfHours, readings),
    };
  },
);
