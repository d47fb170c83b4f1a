import { z } from 'zod';

const longestRing = 10_000;
const mostRings = 200;
/** Of all rings together; what is wrong with an outline beside its size is told by the call. */
export const mostDrawnPositions = 20_000;
/** What so many positions with all their decimals take as JSON. */
export const largestDrawing = 1024 * 1024;

/** Longitude and latitude, WGS 84. */
export const Position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);
export type Position = z.infer<typeof Position>;

const DrawnPolygon = z.array(z.array(Position).min(4).max(longestRing)).min(1).max(mostRings);
const DrawnPolygons = z.array(DrawnPolygon).min(1).max(mostRings);

/** An outline as it is drawn; what is wrong with it is told by the call. */
export const DrawnOutline = z.strictObject({ type: z.literal('MultiPolygon'), coordinates: DrawnPolygons });
export type DrawnOutline = z.infer<typeof DrawnOutline>;

/** The same, where one polygon may also be said as such. */
export const DrawnLand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('Polygon'), coordinates: DrawnPolygon }),
  DrawnOutline,
]);
export type DrawnLand = z.infer<typeof DrawnLand>;
