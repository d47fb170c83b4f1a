import { mostParts } from '@brazda/domain/enumerations/crop-role.ts';
import { z } from 'zod';
import { largestNumber } from '../shapes.ts';

export const PlanPart = z.int().min(1).max(mostParts);
/** Hectares; a part without an area is what the others leave of the parcel. */
export const PlanPartArea = z.number().positive().max(1_000_000);

/** A part of a cell of the plan, as whoever plans there knows it: compared with what is there, and never looked up. */
export const KnownPart = z.strictObject({
  part: PlanPart,
  /** The number of the crop. */
  crop: z.int().min(1).max(largestNumber),
  area: z.number().min(0).max(1_000_000).nullable(),
});
export type KnownPart = z.infer<typeof KnownPart>;
