import { landFeatureKinds } from '@brazda/domain/enumerations/deduction-kind.ts';
import { landGeometries } from '@brazda/domain/enumerations/land-geometry.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ChangeId, FarmId, paged, personText, SeenGround } from '../shapes.ts';
import { LandFeatureId } from './agroevidence.ids.ts';

export const LandFeatureKind = z.enum(landFeatureKinds);
export type LandFeatureKind = z.infer<typeof LandFeatureKind>;

const mostPositions = 10_000;
const mostPieces = 200;
export const mostFeaturesAtOnce = 200;

const Position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);
export const DrawnLine = z.strictObject({
  type: z.literal('LineString'),
  coordinates: z.array(Position).min(2).max(mostPositions),
});
export type DrawnLine = z.infer<typeof DrawnLine>;
const rings = z.array(z.array(Position).min(4).max(mostPositions)).min(1).max(mostPieces);

/** Lines and outlines as GeoJSON in WGS 84; what is wrong with them is told by the call. */
const DrawnFeature = z.discriminatedUnion('type', [
  DrawnLine,
  z.strictObject({
    type: z.literal('MultiLineString'),
    coordinates: z.array(DrawnLine.shape.coordinates).min(1).max(mostPieces),
  }),
  z.strictObject({ type: z.literal('Polygon'), coordinates: rings }),
  z.strictObject({ type: z.literal('MultiPolygon'), coordinates: z.array(rings).min(1).max(mostPieces) }),
]);
export type DrawnFeature = z.infer<typeof DrawnFeature>;

/** Water, or a zone that protects it or people, as a farm has drawn it beside its parcels. */
export const LandFeature = z
  .object({
    id: LandFeatureId,
    farmId: FarmId,
    kind: LandFeatureKind,
    name: z.string().nullable(),
    geometry: z.object({
      type: z.enum(landGeometries),
      coordinates: z.array(z.unknown()),
    }),
    version: z.int(),
  })
  .meta({ id: 'LandFeature' });
export type LandFeature = z.infer<typeof LandFeature>;

/** What was added, in the order in which it was sent. */
export const AddedFeatures = z
  .object({ features: z.array(LandFeature), /** By which all of it can be undone. */ changeId: ChangeId })
  .meta({ id: 'AddedFeatures' });
export type AddedFeatures = z.infer<typeof AddedFeatures>;

export const ChangedFeature = LandFeature.extend({
  /** By which it can be undone; null where it was so already. */
  changeId: ChangeId.nullable(),
}).meta({ id: 'ChangedFeature' });
export type ChangedFeature = z.infer<typeof ChangedFeature>;

export const RetiredFeature = z
  .object({ /** By which it can be undone. */ changeId: ChangeId })
  .meta({ id: 'RetiredFeature' });
export type RetiredFeature = z.infer<typeof RetiredFeature>;

const name = personText(100).nullable();

export const landFeatures = {
  list: endpoint('GET', '/land-features', {
    summary: 'Water and protection zones that the farms have drawn, those drawn last first',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({
      ...paged,
      kind: LandFeatureKind.optional(),
      /** Only what reaches into it. */
      box: SeenGround.optional(),
    }),
    response: z.array(LandFeature),
    counted: true,
  }),
  create: endpoint('POST', '/land-features/farms/{id}', {
    summary: 'Add water or protection zones to a farm: all of them, or none',
    access: 'farm',
    permission: 'land.change',
    creates: true,
    limit: { calls: 120, seconds: 60 },
    largestBody: 2 * 1024 * 1024,
    params: z.object({ id: FarmId }),
    body: z.strictObject({
      kind: LandFeatureKind,
      features: z
        .array(z.strictObject({ name: name.default(null), geometry: DrawnFeature }))
        .min(1)
        .max(mostFeaturesAtOnce),
    }),
    response: AddedFeatures,
    status: 201,
    errors: ['farm.notFound', 'landFeature.outlineInvalid', 'landFeature.tooMany'],
  }),
  rename: endpoint('PATCH', '/land-features/{landFeatureId}', {
    summary: 'Give what was drawn another name, or none',
    access: 'farm',
    permission: 'land.change',
    versioned: true,
    params: z.object({ landFeatureId: LandFeatureId }),
    body: z.strictObject({ name }),
    response: ChangedFeature,
    errors: ['landFeature.notFound', 'record.changed'],
  }),
  redraw: endpoint('PUT', '/land-features/outlines/{landFeatureId}', {
    summary: 'Give what was drawn another line or outline',
    access: 'farm',
    permission: 'land.change',
    versioned: true,
    limit: { calls: 120, seconds: 60 },
    largestBody: 2 * 1024 * 1024,
    params: z.object({ landFeatureId: LandFeatureId }),
    body: z.strictObject({ geometry: DrawnFeature }),
    response: ChangedFeature,
    errors: ['landFeature.notFound', 'landFeature.outlineInvalid', 'record.changed'],
  }),
  retire: endpoint('DELETE', '/land-features/{landFeatureId}', {
    summary: 'Put away what was drawn',
    access: 'farm',
    permission: 'land.change',
    params: z.object({ landFeatureId: LandFeatureId }),
    response: RetiredFeature,
    errors: ['landFeature.notFound'],
  }),
};
