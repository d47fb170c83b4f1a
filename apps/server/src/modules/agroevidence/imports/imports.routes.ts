import { imports } from '@brazda/contract/agroevidence/imports.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { importView, listedImportView } from './imports.view.ts';
import { readImport, readImports } from './read-imports.ts';
import { retryImport } from './retry-import.ts';

export function importRoutes(mounting: Mounting, services: Services): void {
  const { database } = services;
  mount(mounting, imports, {
    list: async ({ query, who }) => {
      const page = { page: query.page, perPage: query['per-page'], direction: query['sort-dir'] };
      const { rows, total } = await readImports(database, who, page);
      return { rows: rows.map(listedImportView), total };
    },
    read: async ({ params, who }) => importView(await readImport(database, who, params.id)),
    retry: async ({ params, who }) => importView(await retryImport(services, who, params.id)),
  });
}
