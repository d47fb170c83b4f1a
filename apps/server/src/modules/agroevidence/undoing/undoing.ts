import type { UndoableRecord, Undoing } from '#server/audit/undoable.ts';
import { inPortions } from '#server/db/in-portions.ts';
import { renewActionKeys } from '../actions/renew-action-keys.ts';
import { measureFarm, revisionAfterChange } from '../farms/farm-map.repository.ts';
import { raiseVersionsOf } from '../parcel-editing/edited-parcels.repository.ts';
import { renewMaterialKeys } from '../materials/own-materials.repository.ts';
import { renewOrganismKeys } from '../organisms/own-organisms.repository.ts';
import { renewSearchKeys, searchedParcels } from '../parcels/search-keys.repository.ts';

/** The map shows it: where the land lies is measured anew, and those who look at it hear of its new revision. */
const settleLand: UndoableRecord['settle'] = async (tx, farmId, ids) => {
  await inPortions(ids, async (some) => renewSearchKeys(tx, farmId, await searchedParcels(tx, farmId, some)));
  await measureFarm(tx, farmId);
  return [{ farmId, topic: 'parcels.changed', revision: await revisionAfterChange(tx, farmId) }];
};

/** Another outline is another state of its parcel: who knows that as it was is told so. */
const settleOutlines: UndoableRecord['settle'] = async (tx, farmId, versionIds) => {
  await inPortions(versionIds, (some) => raiseVersionsOf(tx, farmId, some));
  await measureFarm(tx, farmId);
  return [{ farmId, topic: 'parcels.changed', revision: await revisionAfterChange(tx, farmId) }];
};

/** What grows colours the map too, what divides the land stands in lists; neither is searched for. */
const settleShown: UndoableRecord['settle'] = async (tx, farmId) => [
  { farmId, topic: 'parcels.changed', revision: await revisionAfterChange(tx, farmId) },
];

const settlePlan: UndoableRecord['settle'] = (_tx, farmId) => Promise.resolve([{ farmId, topic: 'plan.changed' }]);

const settleOwnCrops: UndoableRecord['settle'] = (_tx, farmId) => Promise.resolve([{ farmId, topic: 'crops.changed' }]);

/** What an action is searched by is not kept of a change. */
const settleActions: UndoableRecord['settle'] = async (tx, farmId, ids) => {
  await inPortions(ids, (some) => renewActionKeys(tx, farmId, some));
  return [{ farmId, topic: 'actions.changed' }];
};

/** What it is found by is no part of its history. */
const settleOwnMaterials: UndoableRecord['settle'] = async (tx, farmId, ids) => {
  await inPortions(ids, (some) => renewMaterialKeys(tx, farmId, some));
  return [{ farmId, topic: 'materials.changed' }];
};

/** The same of organisms. */
const settleOwnOrganisms: UndoableRecord['settle'] = async (tx, farmId, ids) => {
  await inPortions(ids, (some) => renewOrganismKeys(tx, farmId, some));
  return [{ farmId, topic: 'materials.changed' }];
};

const settlePackages: UndoableRecord['settle'] = (_tx, farmId) =>
  Promise.resolve([{ farmId, topic: 'materials.changed' }]);

const settleFeatures: UndoableRecord['settle'] = (_tx, farmId) =>
  Promise.resolve([{ farmId, topic: 'landFeatures.changed' }]);

/** How changes of the land are undone; what came with a file or from the registry is taken back as a whole. */
export const undoing: Undoing = {
  records: [
    { record: 'agroevidence.parcel', permission: 'land.change', settle: settleLand },
    { record: 'agroevidence.parcel_version', permission: 'land.change', settle: settleOutlines },
    { record: 'agroevidence.parcel_lineage', permission: 'land.change', settle: () => Promise.resolve([]) },
    { record: 'agroevidence.cultivation', permission: 'land.change', settle: settleShown },
    { record: 'agroevidence.plan_entry', permission: 'land.change', settle: settlePlan },
    { record: 'agroevidence.plan_scenario', permission: 'land.change', settle: settlePlan },
    { record: 'agroevidence.own_crop', permission: 'land.change', settle: settleOwnCrops },
    { record: 'agroevidence.crop_alias', permission: 'land.change', settle: settleOwnCrops },
    { record: 'agroevidence.own_material', permission: 'land.change', settle: settleOwnMaterials },
    { record: 'agroevidence.own_organism', permission: 'land.change', settle: settleOwnOrganisms },
    { record: 'agroevidence.package_code', permission: 'records.write', settle: settlePackages },
    { record: 'agroevidence.center', permission: 'land.change', settle: settleShown },
    { record: 'agroevidence.zone', permission: 'land.change', settle: settleShown },
    { record: 'agroevidence.land_feature', permission: 'land.change', settle: settleFeatures },
    { record: 'agroevidence.action', permission: 'records.write', settle: settleActions },
    { record: 'agroevidence.action_amount', permission: 'land.change', settle: () => Promise.resolve([]) },
    { record: 'agroevidence.action_target', permission: 'land.change', settle: () => Promise.resolve([]) },
  ],
  otherwise: [
    'import.begun',
    'import.finished',
    'import.takenBack',
    'landUpdate.begun',
    'landUpdate.finished',
    'landUpdate.applied',
    'landUpdate.takenBack',
    'landUpdate.discarded',
    'recordImport.begun',
    'recordImport.finished',
    'recordImport.takenBack',
    'recordImport.discarded',
  ],
};
