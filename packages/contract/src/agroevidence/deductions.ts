import { deductionKinds, deductionVariants, unknownDeductions } from '@brazda/domain/enumerations/deduction-kind.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MultiPolygon, SeenGround } from '../shapes.ts';
import { DrawnLine } from './land-features.ts';
import { LandFormat } from './parcel-export.ts';
import { ParcelId } from './agroevidence.ids.ts';

export const DeductionKind = z.enum(deductionKinds);
export type DeductionKind = z.infer<typeof DeductionKind>;
export const DeductionVariant = z.enum(deductionVariants);
export type DeductionVariant = z.infer<typeof DeductionVariant>;

export const mostParcels = 500;
const mostDeductions = 20;
const widestMetres = 1000;
const parcelIds = z.array(ParcelId).min(1).max(mostParcels);

/** What is left out; each kind once in each variant. */
const left = {
  deductions: z
    .array(
      z.strictObject({
        kind: DeductionKind,
        variant: DeductionVariant.nullable().default(null),
        /** Metres; what is not said comes from the rules of the country. */
        width: z.number().min(0).max(widestMetres).nullable().default(null),
        /** Degrees from which on land counts as sloping to water. */
        leastSlope: z.number().min(0).max(90).nullable().default(null),
      }),
    )
    .min(1)
    .max(mostDeductions),
  /** The day whose rules hold; the farm's today where nothing is said. */
  on: z.iso.date().optional(),
};

export const SubtractionsWish = z.strictObject({ parcelIds, ...left }).meta({ id: 'SubtractionsWish' });
export type SubtractionsWish = z.output<typeof SubtractionsWish>;

/** Of the open parcels that reach into some ground. */
export const SeenSubtractionsWish = z.strictObject({ box: SeenGround, ...left }).meta({ id: 'SeenSubtractionsWish' });
export type SeenSubtractionsWish = z.output<typeof SeenSubtractionsWish>;

const UnknownBecause = z.enum(unknownDeductions);

export const Deduction = z
  .object({
    kind: DeductionKind,
    variant: DeductionVariant.nullable(),
    /** Metres. */
    width: z.number().nullable(),
    leastSlope: z.number().nullable(),
    /** Hectares; null where nobody can say. */
    area: z.number().nullable(),
    /** Why there is no area: no width is known, nothing of the kind was drawn on the farm, or no slope is known. */
    unknownBecause: UnknownBecause.nullable(),
    /** Who asks for the width, where that was not said. */
    source: z.string().nullable(),
    isGeneralKnowledge: z.boolean().nullable(),
  })
  .meta({ id: 'Deduction' });
export type Deduction = z.infer<typeof Deduction>;

const sums = {
  parcelId: ParcelId,
  /** Hectares of the outline. */
  area: z.number(),
  /** Hectares left out, where kinds overlap counted once; null where no kind is known. */
  subtracted: z.number().nullable(),
  remaining: z.number().nullable(),
  /** Whether all kinds are known: else more may be left out. */
  isComplete: z.boolean(),
};

export const SubtractedArea = z.object({ ...sums, deductions: z.array(Deduction) }).meta({ id: 'SubtractedArea' });
export type SubtractedArea = z.infer<typeof SubtractedArea>;

const outlined = { /** Null where nothing is left out. */ geometry: MultiPolygon.nullable() };
export const SubtractedLand = z
  .object({ ...sums, ...outlined, deductions: z.array(Deduction.extend(outlined)) })
  .meta({ id: 'SubtractedLand' });
export type SubtractedLand = z.infer<typeof SubtractedLand>;

export const SeenSubtractions = z
  .object({
    land: z.array(SubtractedLand),
    /** False where there are more parcels than one call tells of: then it tells of none. */
    isAll: z.boolean(),
  })
  .meta({ id: 'SeenSubtractions' });
export type SeenSubtractions = z.infer<typeof SeenSubtractions>;

export const VegetationStripsWish = z
  .strictObject({
    parcelIds,
    /** Metres; of a strip along a line half of it lies on either side. */
    width: z.number().positive().max(widestMetres),
    along: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('BOUNDARY') }),
      z.strictObject({ kind: z.literal('WATER') }),
      z.strictObject({ kind: z.literal('LINE'), line: DrawnLine }),
    ]),
  })
  .meta({ id: 'VegetationStripsWish' });
export type VegetationStripsWish = z.output<typeof VegetationStripsWish>;

export const StripFileWish = VegetationStripsWish.extend({ format: LandFormat }).meta({ id: 'StripFileWish' });
export type StripFileWish = z.output<typeof StripFileWish>;

export const VegetationStrip = z
  .object({
    parcelId: ParcelId,
    /** Hectares; null where the farm has drawn no water to go along. */
    area: z.number().nullable(),
    remaining: z.number().nullable(),
    unknownBecause: UnknownBecause.nullable(),
    ...outlined,
  })
  .meta({ id: 'VegetationStrip' });
export type VegetationStrip = z.infer<typeof VegetationStrip>;

const limit = { calls: 240, seconds: 60, together: 'deductions' };
const errors = ['parcel.notFound', 'deductions.tooLarge'] as const;

export const deductions = {
  geometry: endpoint('POST', '/parcels/subtractions/geometry', {
    summary: 'Which land of parcels is left out along their edges, water and protection zones, with its outlines',
    access: 'farm',
    permission: 'farm.read',
    limit,
    body: SubtractionsWish,
    response: z.array(SubtractedLand),
    errors,
  }),
  area: endpoint('POST', '/parcels/subtractions/area', {
    summary: 'How much land of parcels is left out along their edges, water and protection zones',
    access: 'farm',
    permission: 'farm.read',
    limit,
    body: SubtractionsWish,
    response: z.array(SubtractedArea),
    errors,
  }),
  seen: endpoint('POST', '/parcels/subtractions/seen', {
    summary: 'Which land of the parcels on some ground is left out, with its outlines: what a map shows',
    access: 'farm',
    permission: 'farm.read',
    limit,
    body: SeenSubtractionsWish,
    response: SeenSubtractions,
    errors: ['deductions.tooLarge'],
  }),
  vegetationStrips: endpoint('POST', '/parcels/vegetation-strips', {
    summary: 'Strips of vegetation on parcels: along their edges, along water or along a line across them',
    access: 'farm',
    permission: 'farm.read',
    limit,
    body: VegetationStripsWish,
    response: z.array(VegetationStrip),
    errors: [...errors, 'deductions.lineTangled'],
  }),
  vegetationStripFile: endpoint('POST', '/parcels/vegetation-strips/file', {
    summary: 'The same strips as a land file, in WGS 84, for the guidance of machines',
    access: 'farm',
    permission: 'farm.read',
    limit,
    body: StripFileWish,
    media: 'application/octet-stream',
    answerHeaders: { 'content-disposition': 'The name of the file' },
    errors: [...errors, 'deductions.lineTangled'],
  }),
};
