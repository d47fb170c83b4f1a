import { supportedCountries } from '@brazda/contract/agroevidence/countries.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { listCountries } from '../../core/public.ts';

export function supportedCountryRoutes(mounting: Mounting, { database }: Services): void {
  mount(mounting, supportedCountries, {
    list: async ({ query, language }) => {
      const rows = await listCountries(database, language, query.search);
      return { rows, total: rows.length };
    },
  });
}
