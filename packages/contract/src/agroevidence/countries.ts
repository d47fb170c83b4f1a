import { z } from 'zod';
import { Country } from '../core/countries.ts';
import { endpoint } from '../endpoint.ts';

export const supportedCountries = {
  list: endpoint('GET', '/countries/supported', {
    summary: 'Countries whose land files are understood; those with full support first',
    access: 'public',
    query: z.object({ search: z.string().max(100).optional() }),
    response: z.array(Country),
    counted: true,
  }),
};
