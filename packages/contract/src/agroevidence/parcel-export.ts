import { landFormats } from '@brazda/domain/enumerations/land-format.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const LandFormat = z.enum(landFormats);

export const parcelExport = {
  read: endpoint('GET', '/parcels/export', {
    summary: 'The parcels of a farm as a land file, in WGS 84, as an import of ours reads it again',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({ format: LandFormat }),
    media: 'application/octet-stream',
    answerHeaders: { 'content-disposition': 'The name of the file' },
    limit: { calls: 30, seconds: 60 },
  }),
};
