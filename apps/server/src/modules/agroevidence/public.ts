/** What the rest of the server may use of agroevidence. */
export { readCodeListRefresh, readCodes, type CodeListRefresh } from './code-lists/read-code-lists.ts';
export { beginCodeListRefresh } from './code-lists/refresh-code-lists.ts';
export type { CodeRow } from './code-lists/code-lists.repository.ts';
export { requireFarm } from './farms/rename-farm.ts';
export { insertFarmMap } from './farms/farm-map.repository.ts';
export { importAtOnce, type KnownLand } from './imports/import-at-once.ts';
export { analyzeLand } from './imports/store-parcels.ts';
export { analyzeActions } from './actions/analyze-actions.ts';
export { recordSeededWork, type SeededGround } from './actions/record-seeded-work.ts';
export { workYears, type WorkedYears } from './actions/work-years.ts';
export { addMaterials, type SeededMaterial } from './materials/add-materials.ts';
export { planRotation, type Rotation } from './sowing-plan/plan-rotation.ts';
export { landAsGeoJson, landAsTable } from './land/export-land.ts';
export { recordsAsJson } from './farm-export/export-records.ts';
export { findFungicideUses, findHostCrops, type HostCrop } from './crops/host-crops.repository.ts';
export { findGrownParcels, type GrownParcel } from './crops/grown-parcels.repository.ts';
export { requireParcel } from './cultivations/record-cultivation.ts';
export { requireKnownParcels } from './cultivations/require-known-parcels.ts';
