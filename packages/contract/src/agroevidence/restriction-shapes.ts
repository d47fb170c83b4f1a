import { deductionKinds } from '@brazda/domain/enumerations/deduction-kind.ts';
import {
  findingUnits,
  judgingTimes,
  restrictionChecks,
  restrictionReasons,
  unjudgedReasons,
  votes,
} from '@brazda/domain/enumerations/restriction.ts';
import { z } from 'zod';

const day = z.iso.date();

export const Vote = z.enum(votes);

/** Where a rule stands: a law with its paragraph, or a product with the number of its authorisation. */
const RuleSource = z.object({
  document: z.string(),
  paragraph: z.string().nullable(),
  /** The days between which it holds as it stands there. */
  validFrom: day.nullable(),
  validTo: day.nullable(),
  isGeneralKnowledge: z.boolean(),
});

/** What one check has found, with the numbers that it rests on. */
export const RestrictionFinding = z
  .object({
    check: z.enum(restrictionChecks),
    vote: Vote,
    reason: z.enum(restrictionReasons),
    least: z.number().nullable(),
    most: z.number().nullable(),
    actual: z.number().nullable(),
    unit: z.enum(findingUnits).nullable(),
    from: day.nullable(),
    to: day.nullable(),
    /** The instant from which on it surely holds no more, where hours are counted. */
    until: z.iso.datetime().nullable(),
    /** Hectares. */
    leftOut: z.number().nullable(),
    along: z.enum(deductionKinds).nullable(),
    /** Another product, or the crops or organisms of a use in words. */
    about: z.string().nullable(),
    source: RuleSource.nullable(),
  })
  .meta({ id: 'RestrictionFinding' });
export type RestrictionFinding = z.infer<typeof RestrictionFinding>;

/** What was found of a material on a parcel, as places among the findings. */
export const FoundOfMaterial = z.object({
  /** Its place among the materials from 0 on; null is of the land itself. */
  material: z.int().nullable(),
  findings: z.array(z.int()),
});
export type FoundOfMaterial = z.infer<typeof FoundOfMaterial>;

/** When an action was judged. That nothing is found of what never was says nothing: it is unknown. */
export const Judging = z
  .object({
    when: z.enum(judgingTimes),
    /** Why not when it was recorded; null where it was. */
    reason: z.enum(unjudgedReasons).nullable(),
  })
  .meta({ id: 'Judging' });
export type Judging = z.infer<typeof Judging>;
