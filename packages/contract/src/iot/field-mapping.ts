import { z } from 'zod';
import { SensorFeature } from './node-facts.ts';

/** What one field of a message means, by its path in it: names and places from the outside in. */
const FieldMeaning = z.strictObject({
  field: z.string().min(1).max(200),
  feature: SensorFeature,
  level: z.int().min(0).max(99),
  /** The value is the field times this, plus the offset. */
  factor: z.number().min(-1e6).max(1e6),
  offset: z.number().min(-1e6).max(1e6),
  /** Of rainfall: what fell since the message before. Else it is a counter, of what fell since the device was switched on. */
  isSinceLast: z.boolean().optional(),
});

/** What is read of a message of a maker that is not known. */
export const FieldMapping = z.array(FieldMeaning).max(50);
export type FieldMapping = z.infer<typeof FieldMapping>;

/** The same as it is said: what is left out is usual. */
export const SaidMapping = z
  .array(
    FieldMeaning.extend({
      level: FieldMeaning.shape.level.default(0),
      factor: FieldMeaning.shape.factor.default(1),
      offset: FieldMeaning.shape.offset.default(0),
    }),
  )
  .max(50);
