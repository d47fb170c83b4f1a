import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { BoundingBox, CountryCode, FarmId } from '../shapes.ts';

export const Farm = z
  .object({
    id: FarmId,
    name: z.string(),
    countryCode: CountryCode,
    boundingBox: BoundingBox.nullable(),
    /** Rises with every change of what the farm's map shows; part of the address of its tiles. */
    revision: z.int(),
  })
  .meta({ id: 'Farm' });
export type Farm = z.infer<typeof Farm>;

export const FarmSettings = z
  .object({ farmId: FarmId, eagriSettingsEnabled: z.boolean(), timeZone: z.string() })
  .meta({ id: 'FarmSettings' });
export type FarmSettings = z.infer<typeof FarmSettings>;

const farmParam = z.object({ id: FarmId });

export const farms = {
  list: endpoint('GET', '/farms', {
    summary: 'The farms of the user, first joined first',
    access: 'farm',
    response: z.array(Farm),
    counted: true,
  }),
  read: endpoint('GET', '/farms/{id}', {
    summary: 'One farm',
    access: 'farm',
    params: farmParam,
    response: Farm,
    errors: ['farm.notFound'],
  }),
  settings: endpoint('GET', '/farms/settings/{id}', {
    summary: 'Settings of one farm',
    access: 'farm',
    params: farmParam,
    response: FarmSettings,
    errors: ['farm.notFound'],
  }),
};
