import { actions } from './agroevidence/actions.ts';
import { supportedCountries } from './agroevidence/countries.ts';
import { adminFarms } from './agroevidence/admin-farms.ts';
import { catalogues } from './agroevidence/crops.ts';
import { deductions } from './agroevidence/deductions.ts';
import { centers, zones } from './agroevidence/divisions.ts';
import { eagri } from './agroevidence/eagri.ts';
import { farms } from './agroevidence/farms.ts';
import { imports } from './agroevidence/imports.ts';
import { landFeatures } from './agroevidence/land-features.ts';
import { landUpdates } from './agroevidence/land-updates.ts';
import { catalogueMaterials, fertilizers, plantProtections, seeds } from './agroevidence/materials.ts';
import { nitrogenLedgers } from './agroevidence/nitrogen-ledgers.ts';
import { parcelEditing } from './agroevidence/parcel-editing.ts';
import { parcelExport } from './agroevidence/parcel-export.ts';
import { parcelHistory } from './agroevidence/parcel-history.ts';
import { parcelSums } from './agroevidence/parcel-sums.ts';
import { parcels } from './agroevidence/parcels.ts';
import { planScenarios } from './agroevidence/plan-scenarios.ts';
import { registration } from './agroevidence/registration.ts';
import { restrictions } from './agroevidence/restrictions.ts';
import { seedApplications } from './agroevidence/seed-applications.ts';
import { sowingPlan } from './agroevidence/sowing-plan.ts';
import { tiles } from './agroevidence/tiles.ts';
import { usedMaterials } from './agroevidence/used-materials.ts';
import { countries } from './core/countries.ts';
import { farmEvents } from './core/farm-events.ts';
import { accounts } from './gateway/accounts.ts';
import { audit } from './gateway/audit.ts';
import { authentication } from './gateway/authentication.ts';
import { farmChanges } from './gateway/farm-changes.ts';
import { farmMembers } from './gateway/farm-members.ts';
import { farmUsers } from './gateway/farm-users.ts';
import { flags } from './gateway/flags.ts';
import { invitations } from './gateway/invitations.ts';
import { landscape } from './gateway/landscape.ts';
import { listViews } from './gateway/list-views.ts';
import { passwordReset } from './gateway/password-reset.ts';
import { users } from './gateway/users.ts';

/** The ten modules, each with its own base path, database schema and address in the web app's configuration. */
export const moduleNames = [
  'gateway',
  'core',
  'agroevidence',
  'iot',
  'automation',
  'stores',
  'weather',
  'sentinel',
  'irrigation',
  'telematics',
] as const;
export type ModuleName = (typeof moduleNames)[number];

/** Every call of the product, by module and resource. */
export const contract = {
  gateway: {
    authentication,
    accounts,
    passwordReset,
    users,
    listViews,
    farmUsers,
    farmMembers,
    farmChanges,
    invitations,
    audit,
    flags,
    landscape,
  },
  core: { countries, farmEvents },
  agroevidence: {
    actions,
    usedMaterials,
    nitrogenLedgers,
    restrictions,
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
    catalogues,
    catalogueMaterials,
    fertilizers,
    seeds,
    plantProtections,
    seedApplications,
    sowingPlan,
    planScenarios,
    tiles,
    adminFarms,
  },
  iot: {},
  automation: {},
  stores: {},
  weather: {},
  sentinel: {},
  irrigation: {},
  telematics: {},
};
export type Contract = typeof contract;
