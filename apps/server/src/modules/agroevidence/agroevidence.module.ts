import { landFileSettings } from '#server/files/land/land-file-settings.ts';
import { createPdfSetter } from '#server/files/report/pdf-setter.ts';
import { createTileCutter } from '#server/files/vector-tiles/tile-cutter.ts';
import { handleFarmJobs, handleInstallationJobs } from '#server/jobs/job-kinds.ts';
import { partOf } from '#server/processes/processes.ts';
import type { ServerModule } from '#server/module.ts';
import { registryConnection } from '#server/registries/registry-connection.ts';
import { actionRoutes } from './actions/actions.routes.ts';
import { adminFarmRoutes } from './admin-farms/admin-farms.routes.ts';
import { giveUpRefresh, refreshCodeLists, refreshCodeListsJob } from './code-lists/refresh-code-lists.ts';
import { supportedCountryRoutes } from './countries/countries.routes.ts';
import { authorisationNoticeRoutes } from './authorisation-notices/authorisation-notices.routes.ts';
import { noticeAuthorisations, noticeAuthorisationsJob } from './authorisation-notices/notice-authorisations.ts';
import { createCropCatalogue } from './crops/crop-catalogue.ts';
import { cropAliasRoutes } from './crop-aliases/crop-aliases.routes.ts';
import { cropRoutes } from './crops/crops.routes.ts';
import { cultivationRoutes } from './cultivations/cultivations.routes.ts';
import { deductionRoutes } from './deductions/deductions.routes.ts';
import { divisionRoutes } from './divisions/divisions.routes.ts';
import { deleteLand } from './farms/farm-contents.repository.ts';
import { farmRoutes } from './farms/farms.routes.ts';
import { sweepRetiredFarms } from './farms/retire-farm.ts';
import { recordedTables } from './history/recorded-tables.ts';
import { giveUpImport, importLandFile, importLandFileJob } from './imports/import-land-file.ts';
import { importRoutes } from './imports/imports.routes.ts';
import { sweepFailedImports } from './imports/sweep-failed-imports.ts';
import { landFeatureRoutes } from './land-features/land-features.routes.ts';
import { compareFileJob, compareLandJob } from './land-updates/compare-jobs.ts';
import { compareLand, giveUpComparison } from './land-updates/compare-land.ts';
import { landUpdateRoutes } from './land-updates/land-updates.routes.ts';
import { materialRoutes } from './materials/materials.routes.ts';
import { organismRoutes } from './organisms/organisms.routes.ts';
import { packageCodeRoutes } from './package-codes/package-codes.routes.ts';
import { parcelEditingRoutes } from './parcel-editing/parcel-editing.routes.ts';
import { parcelExportRoutes } from './parcel-export/parcel-export.routes.ts';
import { parcelRoutes } from './parcels/parcels.routes.ts';
import { giveUpRecords, importRecords, importRecordsJob } from './record-imports/import-records.ts';
import { recordImportRoutes } from './record-imports/record-imports.routes.ts';
import { sweepRecordImports } from './record-imports/sweep-record-imports.ts';
import { fetchRegisters, fetchRegistersDaily, fetchRegistersJob } from './registers/fetch-registers-daily.ts';
import { giveUpRegister, importRegister, importRegisterJob } from './registers/import-register.ts';
import { registerRoutes } from './registers/registers.routes.ts';
import { checkRegistry, checkRegistryJob, giveUpCheck } from './registry/check-registry.ts';
import { sweepRegistrySignIns } from './registry/sign-in-registry.ts';
import { registryRoutes } from './registry/registry.routes.ts';
import { registrationRoutes } from './registration/registration.routes.ts';
import { reportRoutes } from './reports/reports.routes.ts';
import { restrictionRoutes } from './restrictions/restrictions.routes.ts';
import { askSubmission, askSubmissionJob, giveUpAsking } from './submissions/ask-submission.ts';
import { giveUpSubmission, sendSubmission, sendSubmissionJob } from './submissions/send-submission.ts';
import { submissionRoutes } from './submissions/submissions.routes.ts';
import { createFarmMaps } from './tiles/farm-maps.ts';
import { createFarmTiles } from './tiles/farm-tiles.ts';
import { createKeptAnswers } from './tiles/kept-answers.ts';
import { createMapStates } from './tiles/map-states.ts';
import { sowingPlanRoutes } from './sowing-plan/sowing-plan.routes.ts';
import { tileRoutes } from './tiles/tiles.routes.ts';
import { undoing } from './undoing/undoing.ts';

/** In all processes, enough for some two hundred thousand parcels. */
const tileIndexBytes = 128 * 1024 * 1024;

const mount: ServerModule['mount'] = (mounting, services) => {
  const states = createMapStates(services);
  const cutter = createTileCutter(partOf(tileIndexBytes, services.processes));
  mounting.app.addHook('onClose', () => cutter.close());
  supportedCountryRoutes(mounting, services);
  adminFarmRoutes(mounting, services);
  farmRoutes(mounting, services);
  divisionRoutes(mounting, services);
  deductionRoutes(mounting, services);
  landFeatureRoutes(mounting, services);
  registrationRoutes(mounting, services);
  registryRoutes(mounting, services);
  importRoutes(mounting, services);
  landUpdateRoutes(mounting, services);
  parcelExportRoutes(mounting, services);
  sowingPlanRoutes(mounting, services);
  const { database, signedInUsers } = services;
  const answers = createKeptAnswers(services.processes);
  const crops = createCropCatalogue();
  cropRoutes(mounting, services, crops);
  cropAliasRoutes(mounting, services, crops);
  materialRoutes(mounting, services, crops);
  organismRoutes(mounting, services);
  packageCodeRoutes(mounting, services);
  registerRoutes(mounting, services);
  authorisationNoticeRoutes(mounting, services);
  cultivationRoutes(mounting, services, crops);
  actionRoutes(mounting, services, crops);
  recordImportRoutes(mounting, services);
  restrictionRoutes(mounting, services);
  reportRoutes(mounting, { services, crops, writer: { pdf: createPdfSetter() } });
  submissionRoutes(mounting, services, crops);
  parcelRoutes(mounting, services, { crops, states, maps: createFarmMaps(database, states, answers) });
  parcelEditingRoutes(mounting, { ...services, crops, states });
  tileRoutes(mounting, { farmTiles: createFarmTiles(services, cutter, answers), states, signedInUsers });
};

/** The land: farms, parcels, their import and their map. */
export const agroevidence: ServerModule = {
  name: 'agroevidence',
  settings: [landFileSettings, registryConnection],
  mount,
  jobs: (services) => [
    handleFarmJobs(importLandFileJob, {
      work: (job) => importLandFile(services, job),
      giveUp: (job, reason) => giveUpImport(services, job, reason),
    }),
    handleFarmJobs(importRecordsJob, {
      work: (job) => importRecords(services, job),
      giveUp: (job, reason) => giveUpRecords(services, job, reason),
    }),
    handleFarmJobs(checkRegistryJob, {
      work: (job) => checkRegistry(services, job),
      giveUp: (job) => giveUpCheck(services, job),
    }),
    ...[compareLandJob, compareFileJob].map((kind) =>
      handleFarmJobs(kind, {
        work: (job) => compareLand(services, job),
        giveUp: (job, reason) => giveUpComparison(services, job, reason),
      }),
    ),
    handleInstallationJobs(refreshCodeListsJob, {
      work: (job) => refreshCodeLists(services, job),
      giveUp: (job) => giveUpRefresh(services, job),
    }),
    handleFarmJobs(noticeAuthorisationsJob, {
      work: (job) => noticeAuthorisations(services, job),
      // It has left nothing; the rows of the import still say what has ended.
      giveUp: () => Promise.resolve(),
    }),
    handleFarmJobs(sendSubmissionJob, {
      work: (job) => sendSubmission(services, job),
      giveUp: (job) => giveUpSubmission(services, job),
    }),
    handleFarmJobs(askSubmissionJob, {
      work: (job) => askSubmission(services, job),
      giveUp: (job) => giveUpAsking(services, job),
    }),
    handleInstallationJobs(fetchRegistersJob, {
      work: (job) => fetchRegisters(services, job),
      // What the clock asked for in vain is asked for again the next day.
      giveUp: () => Promise.resolve(),
    }),
    handleInstallationJobs(importRegisterJob, {
      work: (job) => importRegister(services, job),
      giveUp: (job, reason) => giveUpRegister(services, job, reason),
    }),
  ],
  schedules: [fetchRegistersDaily],
  sweeps: (services) => ({
    'registry sign-ins': () => sweepRegistrySignIns(services),
    'retired farms': () => sweepRetiredFarms(services),
    'files of failed imports': () => sweepFailedImports(services),
    'rows of old records': () => sweepRecordImports(services),
  }),
  constraintFailures: {
    parcel_name_not_blank: 'validation.failed',
    own_crop_name_not_blank: 'validation.failed',
    own_crop_one_of_a_name: 'crop.nameTaken',
    own_crop_days_in_order: 'crop.daysReversed',
    cultivation_some_day: 'cultivation.daysReversed',
    cultivation_sown_before_harvest: 'cultivation.daysReversed',
    center_name_not_blank: 'validation.failed',
    center_one_of_a_name: 'division.nameTaken',
    zone_name_not_blank: 'validation.failed',
    zone_one_of_a_name: 'division.nameTaken',
    own_material_name_not_blank: 'validation.failed',
    own_material_one_of_a_name: 'material.nameTaken',
    own_material_days_in_order: 'material.daysReversed',
    own_organism_name_not_blank: 'validation.failed',
    own_organism_eppo_as_of_eppo: 'validation.failed',
    own_organism_one_of_a_name: 'organism.nameTaken',
    own_organism_one_of_an_eppo: 'organism.eppoTaken',
    plan_scenario_one_of_a_name: 'planScenario.exists',
  },
  undoes: undoing,
  recordedTables,
  endsFarm: deleteLand,
  // Browsers keep the tiles of a revision for ever: none that they may have from after the backup must come again.
  // The state of a farm is told by numbers of transactions, which are those of one database; older ones kept no reports.
  whenRestored: [
    'update agroevidence.farm_map set revision = revision + 1000000',
    `do $$ begin
      if to_regclass('agroevidence.report_run') is not null then update agroevidence.report_run set state_hash = ''; end if;
    end $$`,
    `do $$ begin
      if exists (select from information_schema.columns
          where table_schema = 'agroevidence' and table_name = 'record_import' and column_name = 'judged_state') then
        update agroevidence.record_import set judged_state = '';
      end if;
    end $$`,
    // What was to be sent when the backup was taken may have been sent since: nobody knows.
    `do $$ begin
      if to_regclass('agroevidence.submission') is not null then
        update agroevidence.submission set state = 'MAYBE_SENT', failure = 'submission.interrupted'
        where state in ('WAITING', 'SENDING');
      end if;
    end $$`,
  ],
};
