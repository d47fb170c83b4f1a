import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MultiPolygon } from '../shapes.ts';
import { ParcelId } from './agroevidence.ids.ts';
import { DrawnOutline, largestDrawing } from './drawn-outline.ts';

export const WorkedLandQuestion = z
  .strictObject({ parcelId: ParcelId, day: z.iso.date(), geometry: DrawnOutline })
  .meta({ id: 'WorkedLandQuestion' });
export type WorkedLandQuestion = z.output<typeof WorkedLandQuestion>;

export const WorkedLand = z
  .object({
    /** Hectares on the ellipsoid. */
    area: z.number(),
    /** What was drawn, without what reaches out of the parcel. */
    geometry: MultiPolygon,
  })
  .meta({ id: 'WorkedLand' });
export type WorkedLand = z.infer<typeof WorkedLand>;

export const workedLand = {
  measure: endpoint('POST', '/actions/worked-land', {
    summary: 'How much land a drawn part of a parcel is, cut by the outline that the parcel had on a day',
    access: 'farm',
    permission: 'farm.read',
    limit: { calls: 240, seconds: 60 },
    largestBody: largestDrawing,
    body: WorkedLandQuestion,
    response: WorkedLand,
    errors: ['parcel.notFound', 'cultivation.outlineInvalid', 'cultivation.outsideParcel'],
  }),
};
