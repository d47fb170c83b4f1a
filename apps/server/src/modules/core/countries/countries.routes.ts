import { countries } from '@brazda/contract/core/countries.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { listCountries } from './list-countries.ts';

export function countryRoutes(mounting: Mounting, { database }: Services): void {
  mount(mounting, countries, {
    list: async ({ query, language }) => {
      const named = await listCountries(database, language);
      const start = (query.page - 1) * query['per-page'];
      return { rows: named.slice(start, start + query['per-page']), total: named.length };
    },
  });
}
