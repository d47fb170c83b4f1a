import { farmRoles } from '@brazda/domain/enumerations/farm-role.ts';
import { recordStatuses } from '@brazda/domain/enumerations/record-status.ts';
import { severities } from '@brazda/domain/enumerations/severity.ts';
import { sortDirections } from '@brazda/domain/enumerations/sort-direction.ts';
import { tableFormats } from '@brazda/domain/enumerations/table-format.ts';
import { triStates } from '@brazda/domain/enumerations/tri-state.ts';
import { z } from 'zod';

/** The largest whole number that the database counts to. */
export const largestNumber = 2_147_483_647;

declare const entityMark: unique symbol;
/** An id, marked by what it names: for the compiler too, so that a call that takes a farm's says what it needs there. */
export type IdSchema<Entity extends string = string> = z.ZodInt & { readonly [entityMark]: Entity };

/** Declares the ids of one kind of thing; the isolation test finds every position of an id by this mark. */
export function id<const Entity extends string>(entity: Entity): IdSchema<Entity> {
  return z.int().min(1).max(largestNumber).meta({ entity }) as IdSchema<Entity>;
}

/** What calls of all modules name; what else ids name stands in the `*.ids.ts` of modules. */
export const FarmId = id('farm');
export const UserId = id('user');
export const ChangeId = id('change');

/** What somebody is on a farm; what each may do there stands in `domain/farm-roles.ts`. */
export const FarmRole = z.enum(farmRoles).meta({ id: 'FarmRole' });
export type FarmRole = z.infer<typeof FarmRole>;

/** Two-letter country code, ISO 3166-1. */
export const CountryCode = z.string().regex(/^[A-Z]{2}$/);

/** The languages of the user interface and of mails: codes without region. */
export const Language = z.enum(['cs', 'en', 'es', 'hu', 'lt', 'pl', 'ro', 'sk']);
export type Language = z.infer<typeof Language>;

/** West, south, east, north in degrees, WGS 84. */
export const BoundingBox = z.tuple([z.number(), z.number(), z.number(), z.number()]).meta({ id: 'BoundingBox' });
export type BoundingBox = z.infer<typeof BoundingBox>;

/** What of the ground is asked about: west, south, east, north in degrees, WGS 84. */
export const SeenGround = z.array(z.number().min(-180).max(180)).length(4);

export const MultiPolygon = z
  .object({
    type: z.literal('MultiPolygon'),
    coordinates: z.array(z.array(z.array(z.array(z.number()).min(2)))),
  })
  .meta({ id: 'MultiPolygon' });
export type MultiPolygon = z.infer<typeof MultiPolygon>;

export const TriState = z.enum(triStates);

export const RecordStatus = z.enum(recordStatuses);

export const SortDirection = z.enum(sortDirections);

export const TableFormat = z.enum(tableFormats);

/** How far something has come that is done in the background. */
export const Progress = z.enum(['IN_PROGRESS', 'SUCCESS', 'FAILED']);

export const Severity = z.enum(severities);

export const Color = z
  .object({ red: z.int().min(0).max(255), green: z.int().min(0).max(255), blue: z.int().min(0).max(255) })
  .meta({ id: 'Color' });
export type Color = z.infer<typeof Color>;

/** Added by the client to every call: the farms that the caller is asking about, and the language of the answer. */
export const CommonQuery = z.object({
  farmIds: z.array(FarmId).max(200).optional(),
  language: z.string().max(10).optional(),
});

/** Query of a list that is read page by page; pages begin at 1. */
export const paged = {
  page: z.int().min(1).max(100_000).default(1),
  'per-page': z.int().min(1).max(1000).default(25),
  'sort-dir': SortDirection.default('asc'),
};

/**
 * Text that a person types as a name: trimmed, with something to be seen in it, and without what cannot be: control
 * characters, halves of characters, marks that turn the direction of writing, and points that are no characters. The two
 * joiners stay, for without them some scripts and pictures cannot be written.
 */
export function personText(longest: number): z.ZodString {
  // What is blank is told as that alone, and not as invisible besides.
  return z.string().trim().min(1, { abort: true }).max(longest).regex(writable).regex(visible);
}

/** The same, where nothing may be said as well. */
export function optionalPersonText(longest: number): z.ZodString {
  return z.string().trim().max(longest).regex(writable).regex(visibleOrNothing);
}

const writable = /^(?:[^\p{C}\p{Zl}\p{Zp}]|[\u200c\u200d]|\p{Co}|(?!\p{NChar})\p{Cn})*$/u;
const visible = /[^\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;
const visibleOrNothing = new RegExp(`^$|${visible.source}`, 'u');
