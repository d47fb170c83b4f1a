/** What the rest of the server may use of agroevidence. */
export { insertFarmMap } from './farms/farm-map.repository.ts';
export { importAtOnce, type KnownLand } from './imports/import-at-once.ts';
export { countLandAnew } from './imports/store-parcels.ts';
export { sweepRegistrySignIns } from './registry/sign-in-registry.ts';
