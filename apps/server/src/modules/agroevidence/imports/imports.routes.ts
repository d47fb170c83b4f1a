import { imports } from '@brazda/contract/agroevidence/imports.ts';
import { callerGone } from '#server/http/caller-gone.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { reportJson } from '../land/report-json.ts';
import { landFileChoiceOf } from '../registration/land-file-choice.ts';
import { importView } from './imports.view.ts';
import { readImport, readImports } from './read-imports.ts';
import { retryImport } from './retry-import.ts';
import { takeBackImport } from './take-back-import.ts';
import { validateAddedLand } from './validate-added-land.ts';

export function importRoutes(mounting: Mounting, services: Services): void {
  const { database } = services;
  mount(mounting, imports, {
    list: ({ query, who }) => {
      const page = { page: query.page, perPage: query['per-page'], direction: query['sort-dir'] };
      return readImports(database, who, page);
    },
    read: ({ params, who }) => readImport(database, who, params.id),
    retry: async ({ params, who }) => importView(await retryImport(services, who, params.id)),
    takeBack: async ({ params, who }) => importView(await takeBackImport(services, who, params.id)),
    validateFile: async ({ params, query, file, who, reply }) =>
      reportJson(await validateAddedLand(services, who, params.id, landFileChoiceOf(query, file), callerGone(reply))),
  });
}
