import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CountryCode, paged } from '../shapes.ts';

export const Country = z
  .object({ code: CountryCode, name: z.string(), fullSupport: z.boolean() })
  .meta({ id: 'Country' });
export type Country = z.infer<typeof Country>;

export const countries = {
  list: endpoint('GET', '/farms/countries', {
    summary: 'Countries a farm can lie in, by name in the asked language',
    access: 'public',
    query: z.object({ page: paged.page, 'per-page': z.int().min(1).max(1000).default(500) }),
    response: z.array(Country),
    counted: true,
  }),
};
