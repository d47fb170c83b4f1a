import { id } from '../shapes.ts';

export const ParcelId = id('parcel');
export const ImportId = id('import');
export const LandUpdateId = id('landUpdate');
/** A part of a farm that parcels belong to, and one that they lie in, as the farm divides its land for itself. */
export const CenterId = id('center');
export const ZoneId = id('zone');
/** Of the catalogue up to 1,000,000, beyond that a farm's own. */
export const CropId = id('crop');
export const CultivationId = id('cultivation');
export const PlanScenarioId = id('planScenario');
export const LandFeatureId = id('landFeature');
/** Of the catalogue up to 1,000,000, beyond that a farm's own. */
export const MaterialId = id('material');
/** What a farm fights that the catalogue does not know. */
export const OwnOrganismId = id('ownOrganism');
/** An import of a public register: of the installation, of no farm. */
export const RegisterImportId = id('registerImport');
export const AuthorisationNoticeId = id('authorisationNotice');
export const ActionId = id('action');
/** A file of old records, from when it was sent until it is taken back. */
export const RecordImportId = id('recordImport');
/** A file that was made of a farm's records. */
export const ReportRunId = id('reportRun');
/** Records that were handed over to the ministry. */
export const SubmissionId = id('submission');
