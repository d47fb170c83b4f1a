import { actions } from './actions.ts';
import { catalogueMaterials, fertilizers, plantProtections, seeds } from './materials.ts';
import { nitrogenLedgers } from './nitrogen-ledgers.ts';
import { organisms } from './organisms.ts';
import { authorisationNotices } from './authorisation-notices.ts';
import { registers } from './registers.ts';
import { restrictions } from './restrictions.ts';
import { usedMaterials } from './used-materials.ts';
import { cropAliases } from './crop-aliases.ts';
import { packageCodes } from './package-codes.ts';
import { supportedCountries } from './countries.ts';
import { adminFarms } from './admin-farms.ts';
import { catalogues } from './crops.ts';
import { climateRegions } from './climate-regions.ts';
import { deductions } from './deductions.ts';
import { centers, zones } from './divisions.ts';
import { eagri } from './eagri.ts';
import { farms } from './farms.ts';
import { imports } from './imports.ts';
import { landFeatures } from './land-features.ts';
import { landUpdates } from './land-updates.ts';
import { parcelEditing } from './parcel-editing.ts';
import { parcelExport } from './parcel-export.ts';
import { parcelHistory } from './parcel-history.ts';
import { parcelSums } from './parcel-sums.ts';
import { parcels } from './parcels.ts';
import { planScenarios } from './plan-scenarios.ts';
import { recordImports } from './record-imports.ts';
import { reports } from './reports.ts';
import { registration } from './registration.ts';
import { seedApplications } from './seed-applications.ts';
import { submissions } from './submissions.ts';
import { sowingPlan } from './sowing-plan.ts';
import { tiles } from './tiles.ts';
import { workedLand } from './worked-land.ts';

/** The calls of the module by what they are about. */
export const calls = {
  actions,
  recordImports,
  usedMaterials,
  nitrogenLedgers,
  workedLand,
  restrictions,
  catalogueMaterials,
  organisms,
  registers,
  authorisationNotices,
  fertilizers,
  seeds,
  plantProtections,
  cropAliases,
  packageCodes,
  supportedCountries,
  registration,
  eagri,
  farms,
  imports,
  landUpdates,
  parcelEditing,
  parcelExport,
  parcels,
  parcelSums,
  parcelHistory,
  deductions,
  landFeatures,
  centers,
  zones,
  climateRegions,
  catalogues,
  seedApplications,
  sowingPlan,
  planScenarios,
  tiles,
  reports,
  submissions,
  adminFarms,
};
