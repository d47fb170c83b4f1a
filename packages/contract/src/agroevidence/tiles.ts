import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { FarmId, largestNumber } from '../shapes.ts';

/** Zoom levels at which tiles of our own are served; above the last the map overzooms. */
export const tileZoom = { min: 0, max: 16 } as const;

export const tiles = {
  read: endpoint('GET', '/tiles/{farmId}/{type}/{z}/{x}/{y}', {
    summary:
      'Vector tile of a farm: layer `parcels` of outlines, or `labels` of points with the space around them: half the heights in metres of the map of the largest boxes within the parcel, twice (`space_2`) and four times (`space_4`) as wide as tall',
    access: 'farm',
    permission: 'farm.read',
    params: z.object({
      farmId: FarmId,
      type: z.enum(['parcels', 'labels']),
      z: z.int().min(tileZoom.min).max(tileZoom.max),
      x: z.int().min(0).max(largestNumber),
      y: z.int().min(0).max(largestNumber),
    }),
    query: z.object({ revision: z.int().min(0).max(largestNumber).optional(), day: z.iso.date().optional() }),
    media: 'application/vnd.mapbox-vector-tile',
    requestHeaders: { 'if-none-match': 'The ETag of the tile that the caller has' },
    answerHeaders: {
      etag: 'Changes with the revision of the farm and with the day there',
      'cache-control':
        'Immutable where `revision` and `day` are the present ones of the farm, else to be asked about each time',
    },
    emptyAnswers: { 204: 'The farm has nothing here', 304: 'The caller has it already' },
    errors: ['farm.notFound', 'tile.notFound'],
  }),
};
