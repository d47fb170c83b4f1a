import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ChangeId, FarmId, personText } from '../shapes.ts';
import { DrawnLand, largestDrawing, Position } from './drawn-outline.ts';
import { ParcelDetail } from './parcels.ts';
import { ParcelId } from './agroevidence.ids.ts';

const name = personText(200);
const day = z.iso.date();
/** The parts of a parcel that one line makes, and the parcels that become one. */
export const mostPartsAtOnce = 25;
const longestLine = 200;

/** Land of an edited parcel that lies in another parcel of the farm as well: told, and not refused. */
export const LandOverlap = z
  .object({
    parcelId: ParcelId,
    /** The other one. */
    otherId: ParcelId,
    otherName: z.string(),
    /** Hectares that lie in both. */
    area: z.number(),
  })
  .meta({ id: 'LandOverlap' });
export type LandOverlap = z.infer<typeof LandOverlap>;

/** What has become of the land. */
export const EditedLand = z
  .object({
    farmId: FarmId,
    /** The parcels that were drawn, made or redrawn, the largest first. */
    parcels: z.array(ParcelDetail),
    /** Those that have ended by it. */
    retired: z.array(ParcelId),
    overlaps: z.array(LandOverlap),
    revision: z.object({ before: z.int(), after: z.int() }),
    /** By which it can be undone. */
    changeId: ChangeId,
  })
  .meta({ id: 'EditedLand' });
export type EditedLand = z.infer<typeof EditedLand>;

export const NewParcel = z.strictObject({ outline: DrawnLand, name, from: day }).meta({ id: 'NewParcel' });
export type NewParcel = z.infer<typeof NewParcel>;

/** A correction says that the land has always been so; a change, that it is so from a day on. */
export const OutlineChange = z
  .discriminatedUnion('mode', [
    z.strictObject({ mode: z.literal('CORRECTION'), outline: DrawnLand }),
    z.strictObject({ mode: z.literal('CHANGE'), outline: DrawnLand, from: day }),
  ])
  .meta({ id: 'OutlineChange' });
export type OutlineChange = z.infer<typeof OutlineChange>;

const dividingLine = z.strictObject({
  type: z.literal('LineString'),
  coordinates: z.array(Position).min(2).max(longestLine),
});

/** What a line would make of a parcel, the largest first: in this order parts are named. */
export const ParcelPart = z
  .object({
    /** Hectares. */
    area: z.number(),
    /** A point inside the part for its label: longitude, latitude. */
    label: z.tuple([z.number(), z.number()]),
  })
  .meta({ id: 'ParcelPart' });
export type ParcelPart = z.infer<typeof ParcelPart>;

export const ParcelDivision = z
  .strictObject({
    line: dividingLine,
    /** Of the parts, the largest first; without one a part is called as the parcel, with its number. */
    names: z.array(name).max(mostPartsAtOnce).optional(),
    from: day,
  })
  .meta({ id: 'ParcelDivision' });
export type ParcelDivision = z.infer<typeof ParcelDivision>;

export const ParcelUnion = z
  .strictObject({
    /** With the version of each that the sender knows, where they say so. */
    parcels: z
      .array(z.strictObject({ id: ParcelId, version: z.int().min(1).optional() }))
      .min(2)
      .max(mostPartsAtOnce)
      .refine((parcels) => new Set(parcels.map(({ id }) => id)).size === parcels.length),
    /** Without it, the parcel is called as the largest of them. */
    name: name.optional(),
    from: day,
    /** Makes one parcel also of such as do not lie beside each other. */
    isApart: z.boolean().optional(),
  })
  .meta({ id: 'ParcelUnion' });
export type ParcelUnion = z.infer<typeof ParcelUnion>;

const params = z.object({ id: ParcelId });
const editing = { access: 'farm', permission: 'land.change', response: EditedLand } as const;
const limit = { calls: 120, seconds: 60 };
const heldErrors = [
  'parcel.notFound',
  'parcel.retired',
  'record.changed',
  'parcel.dayTooEarly',
  'parcel.dayAhead',
] as const;
const drawnErrors = ['parcel.outlineInvalid', 'parcel.outsideCountry'] as const;

/** Parcels drawn, redrawn, divided, joined and ended by hand. */
export const parcelEditing = {
  draw: endpoint('POST', '/parcels', {
    summary: 'Draw a parcel of the one farm that the call is about',
    ...editing,
    limit,
    creates: true,
    status: 201,
    largestBody: largestDrawing,
    body: NewParcel,
    errors: ['farm.oneNeeded', 'parcel.dayAhead', ...drawnErrors],
  }),
  redraw: endpoint('PUT', '/parcels/{id}/outline', {
    summary: 'Give a parcel another outline: the right one, or a new one from a day on',
    ...editing,
    versioned: true,
    largestBody: largestDrawing,
    params,
    body: OutlineChange,
    errors: [...heldErrors, ...drawnErrors],
  }),
  parts: endpoint('POST', '/parcels/{id}/parts', {
    undone: 'it only shows what would be',
    summary: 'The parts into which a line would divide a parcel; nothing is changed',
    access: 'farm',
    permission: 'land.change',
    limit,
    params,
    body: z.strictObject({ line: dividingLine }),
    response: z.array(ParcelPart),
    errors: ['parcel.notFound', 'parcel.retired', 'parcel.notDivided', 'parcel.tooManyParts'],
  }),
  split: endpoint('POST', '/parcels/{id}/split', {
    summary:
      'Divide a parcel along a line into new ones; it ends, and what grows and is planned there goes over to them',
    ...editing,
    limit,
    creates: true,
    versioned: true,
    status: 201,
    params,
    body: ParcelDivision,
    errors: [...heldErrors, 'parcel.notDivided', 'parcel.tooManyParts'],
  }),
  merge: endpoint('POST', '/parcels/merge', {
    summary:
      'Make one new parcel of several that lie beside each other; they end, and what grows there goes over to it',
    ...editing,
    limit,
    creates: true,
    status: 201,
    body: ParcelUnion,
    errors: [...heldErrors, 'parcel.apart', 'parcel.tooManyParts'],
  }),
  retire: endpoint('POST', '/parcels/{id}/retire', {
    summary: 'End a parcel with all that grows there; what was recorded of it stays',
    ...editing,
    versioned: true,
    params,
    body: z.strictObject({ from: day }),
    errors: heldErrors,
  }),
};
