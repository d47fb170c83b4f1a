import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { chosenParcels, ManyChanged } from './divisions.ts';
import { ClimateRegion } from './parcel-filters.ts';

export const climateRegions = {
  assign: endpoint('PUT', '/parcels/climate-regions', {
    summary: 'Say the climate region of many parcels of one farm',
    access: 'farm',
    permission: 'land.change',
    body: z.strictObject({
      /** Null takes it back. */ climateRegion: ClimateRegion.nullable(),
      parcelIds: chosenParcels,
    }),
    response: ManyChanged,
    errors: ['parcel.notFound', 'parcel.retired'],
  }),
};
