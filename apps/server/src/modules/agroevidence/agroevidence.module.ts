import type { JobHandlers, MountModule } from '#server/module.ts';
import { supportedCountryRoutes } from './countries/countries.routes.ts';
import { farmRoutes } from './farms/farms.routes.ts';
import { giveUpImport, importLandFile, importLandFileJob } from './imports/import-land-file.ts';
import { importRoutes } from './imports/imports.routes.ts';
import { parcelRoutes } from './parcels/parcels.routes.ts';
import { registrationRoutes } from './registration/registration.routes.ts';
import { createFarmRevisions } from './tiles/farm-revisions.ts';
import { createFarmTiles } from './tiles/farm-tiles.ts';
import { tileRoutes } from './tiles/tiles.routes.ts';

/** The land: farms, parcels, their import and their map. */
export const mountAgroevidence: MountModule = (mounting, services) => {
  const { database, live } = services;
  const revisions = createFarmRevisions(database, live);
  supportedCountryRoutes(mounting, services);
  farmRoutes(mounting, services);
  registrationRoutes(mounting, services);
  importRoutes(mounting, services);
  parcelRoutes(mounting, services, revisions);
  tileRoutes(mounting, createFarmTiles(services), revisions);
};

export const agroevidenceJobs: JobHandlers = (services) => ({
  [importLandFileJob]: {
    work: (job) => importLandFile(services, job),
    giveUp: (job, reason) => giveUpImport(services, job, reason),
  },
});
