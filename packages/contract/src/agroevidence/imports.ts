import { landSources } from '@brazda/domain/enumerations/land-change.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { FarmId, paged, SortDirection } from '../shapes.ts';
import { landFileChoice, LandFileReport, LandProblem } from './registration.ts';
import { ImportId, LandUpdateId } from './agroevidence.ids.ts';

/** Taken back: an update of land whose parcels are again as they were before it. */
export const ImportState = z.enum(['WAITING', 'IN_PROGRESS', 'SUCCESS', 'FAILED', 'TAKEN_BACK']);

/** How far the import of a land file has come; `done` of `total` parcels, and what was found on the way. */
export const Import = z
  .object({
    id: ImportId,
    farmId: FarmId,
    /** Whence the parcels come: a land file, or the land registry. */
    origin: z.enum(landSources),
    fileName: z.string(),
    state: ImportState,
    done: z.int(),
    total: z.int().nullable(),
    imported: z.int(),
    skipped: z.int(),
    /** Parcels of the file that the farm had already: they were not doubled. */
    alreadyThere: z.int(),
    /** By the official areas of parcels where there are some, else by their outlines. */
    areaHa: z.number(),
    /** What the outlines come to. */
    computedAreaHa: z.number(),
    startedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
    /** Why it failed: `landFile.…`, `eagri.…`, `validation.submitError` or `unexpected`. */
    failure: z.string().nullable(),
    problems: z.array(LandProblem),
    problemCount: z.int(),
    /** Whether the farm can be again as it was before: nothing has been built on the parcels since. */
    canBeTakenBack: z.boolean(),
    /** The update that it was: what that did is told, and taken back, there. */
    landUpdateId: LandUpdateId.nullable(),
  })
  .meta({ id: 'Import' });
export type Import = z.infer<typeof Import>;

/** An import in a list: how many problems it has, and not which. */
export const ListedImport = Import.omit({ problems: true }).meta({ id: 'ListedImport' });
export type ListedImport = z.infer<typeof ListedImport>;

/** The truth about a land file for a farm that has land already. */
export const AddedLandReport = LandFileReport.extend({
  /** How many of its parcels the farm has already, by outline or by number. */
  alreadyThere: z.int(),
}).meta({ id: 'AddedLandReport' });
export type AddedLandReport = z.infer<typeof AddedLandReport>;

const farmParam = z.object({ id: FarmId });
const importParam = z.object({ id: ImportId });

export const imports = {
  list: endpoint('GET', '/imports', {
    summary: 'Imports of the farms, newest first',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({ ...paged, 'sort-dir': SortDirection.default('desc') }),
    response: z.array(ListedImport),
    counted: true,
  }),
  read: endpoint('GET', '/imports/{id}', {
    summary: 'Progress and result of one import',
    access: 'farm',
    permission: 'farm.read',
    params: importParam,
    response: Import,
    errors: ['import.notFound'],
  }),
  retry: endpoint('POST', '/imports/{id}/retry', {
    undone: 'an import is taken back as a whole',
    summary: 'Try a failed import again, from the file that was kept or from the registry',
    access: 'farm',
    permission: 'land.change',
    params: importParam,
    response: Import,
    status: 202,
    errors: ['import.notFound', 'import.notFailed', 'import.fileGone'],
  }),
  takeBack: endpoint('POST', '/imports/{id}/take-back', {
    undone: 'it is the way back of imports',
    summary: 'Take the parcels of an imported file away again',
    access: 'farm',
    permission: 'land.change',
    params: importParam,
    response: Import,
    errors: ['import.notFound', 'import.notTakenBack'],
  }),
  validateFile: endpoint('POST', '/farm-land/{id}/validate', {
    undone: 'it only looks at a file',
    summary: 'Read a land file and say what is in it for a farm that has land; nothing is kept',
    access: 'farm',
    permission: 'land.change',
    limit: { calls: 60, seconds: 600 },
    params: farmParam,
    query: z.object(landFileChoice),
    file: 'lpisFile',
    response: AddedLandReport,
    errors: ['farm.notFound', 'landFile.missing', 'landFile.busy', 'request.tooLarge'],
  }),
};
