import {
  blockProperties,
  landChangeKinds,
  landConflicts,
  landDecisions,
  landSources,
  landUpdateModes,
} from '@brazda/domain/enumerations/land-change.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { FarmId, MultiPolygon, paged, SortDirection } from '../shapes.ts';
import { MetParcel, RegistryBlock } from './land-change-sides.ts';
import { landFileChoice, LandProblem } from './registration.ts';
import { ImportId, LandUpdateId } from './agroevidence.ids.ts';

export const LandUpdateMode = z.enum(landUpdateModes);
export type LandUpdateMode = z.infer<typeof LandUpdateMode>;

export const LandChangeKind = z.enum(landChangeKinds);
export type LandChangeKind = z.infer<typeof LandChangeKind>;
export const LandConflict = z.enum(landConflicts);
export type LandConflict = z.infer<typeof LandConflict>;
export const LandDecision = z.enum(landDecisions);
export type LandDecision = z.infer<typeof LandDecision>;

/** How many changes of an update there are of each sort. */
export const LandChangeCounts = z
  .object({
    total: z.int(),
    conflicts: z.int(),
    byKind: z.record(LandChangeKind, z.int()),
    byDecision: z.record(LandDecision, z.int()),
  })
  .meta({ id: 'LandChangeCounts' });
const Effects = z.object({ continues: z.int(), ends: z.int(), begins: z.int() });

/** One comparison of a farm's land with the registry or with a file, and what came of it. */
export const LandUpdate = z
  .object({
    id: LandUpdateId,
    farmId: FarmId,
    mode: LandUpdateMode,
    source: z.enum(landSources),
    fileName: z.string().nullable(),
    /** The day whose land the registry was asked for, or on which the file was sent. */
    validityDate: z.iso.date(),
    /** In review it waits for decisions; nothing of the farm has changed yet. */
    state: z.enum(['WAITING', 'IN_PROGRESS', 'REVIEW', 'APPLIED', 'TAKEN_BACK', 'DISCARDED', 'FAILED']),
    /** Blocks read of all that the registry or the file has; unknown until it has been read. */
    done: z.int(),
    total: z.int().nullable(),
    unchanged: z.int(),
    /** Parcels that no earlier file brought: the file was compared with what the farm has of them, and with nothing else. */
    withoutBase: z.int(),
    counts: LandChangeCounts.extend({
      /** How many parcels go on, end and begin if what is decided to be taken is done; null where that is forgotten. */
      effects: Effects.nullable(),
    }).meta({ id: 'LandChangeCountsWithEffects' }),
    /** Blocks that could not be read, and doubts about others. */
    problems: z.array(LandProblem),
    problemCount: z.int(),
    /** Why it failed: `eagri.…`, `landFile.…`, `validation.submitError` or `unexpected`. */
    failure: z.string().nullable(),
    /** The import that it became when it was done. */
    importId: ImportId.nullable(),
    canBeTakenBack: z.boolean(),
    startedAt: z.iso.datetime(),
    comparedAt: z.iso.datetime().nullable(),
    finishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'LandUpdate' });
export type LandUpdate = z.infer<typeof LandUpdate>;

/** An update among others, without what it tells of single blocks and parcels. */
export const LandUpdateSummary = LandUpdate.omit({ problems: true })
  .extend({ counts: LandChangeCounts })
  .meta({ id: 'LandUpdateSummary' });
export type LandUpdateSummary = z.infer<typeof LandUpdateSummary>;

export const LandChange = z
  .object({
    /** Counted from 1 within the update, in the order of block numbers. */
    number: z.int(),
    kind: LandChangeKind,
    conflict: LandConflict.nullable(),
    decision: LandDecision,
    /** In what a block differs that stayed one block; empty for all other kinds. */
    properties: z.array(z.enum(blockProperties)),
    /** Hectares that lie in only one of the outlines of before and now. */
    movedArea: z.number(),
    before: z.array(RegistryBlock),
    now: z.array(RegistryBlock),
    parcels: z.array(MetParcel),
  })
  .meta({ id: 'LandChange' });
export type LandChange = z.infer<typeof LandChange>;

const drawn = { geometry: MultiPolygon };

const DrawnRegistryBlock = RegistryBlock.extend(drawn).meta({ id: 'DrawnRegistryBlock' });

/** A change with its outlines, to be drawn over each other. */
export const LandChangeDetail = LandChange.extend({
  before: z.array(DrawnRegistryBlock),
  now: z.array(DrawnRegistryBlock),
  parcels: z.array(MetParcel.extend(drawn).meta({ id: 'DrawnMetParcel' })),
}).meta({ id: 'LandChangeDetail' });
export type LandChangeDetail = z.infer<typeof LandChangeDetail>;

/** What of a change is drawn on a map among all others. */
export const LandChangeOutlines = LandChange.pick({ number: true, kind: true, conflict: true })
  .extend({
    before: z.array(MultiPolygon),
    now: z.array(MultiPolygon),
    /** Of the parcels of the farm that it meets. */
    own: z.array(MultiPolygon),
  })
  .meta({ id: 'LandChangeOutlines' });
export type LandChangeOutlines = z.infer<typeof LandChangeOutlines>;

/** Which changes are decided: by their numbers, else all of the kinds, or all that there are; only those in no conflict where not said by number. */
export const LandDecisions = z
  .strictObject({
    decision: LandDecision,
    numbers: z.array(z.int().min(1).max(1_000_000)).min(1).max(1000).optional(),
    kinds: z.array(LandChangeKind).min(1).optional(),
  })
  .meta({ id: 'LandDecisions' });
export type LandDecisions = z.infer<typeof LandDecisions>;

const whichChanges = {
  kind: z.array(LandChangeKind).optional(),
  decision: z.array(LandDecision).optional(),
  'conflicts-only': z.boolean().default(false),
};

const updateParam = z.object({ id: LandUpdateId });
const changeParam = z.object({ id: LandUpdateId, number: z.int().min(1).max(1_000_000) });

export const landUpdates = {
  begin: endpoint('PUT', '/farms/eagri/{id}', {
    undone: 'it only compares',
    summary: 'Begin to compare the land of a farm with the registry as of a day; an update in review is put aside',
    access: 'farm',
    permission: 'land.change',
    limit: { calls: 60, seconds: 600 },
    params: z.object({ id: FarmId }),
    query: z.object({ 'update-mode': LandUpdateMode.default('REVIEW'), 'validity-date': z.iso.date().optional() }),
    response: LandUpdate,
    status: 202,
    errors: ['farm.notFound', 'eagri.notConnected', 'eagri.noAccess', 'landUpdate.inProgress'],
  }),
  beginFromFile: endpoint('POST', '/farm-land/{id}', {
    undone: 'it only compares',
    summary: 'Begin to compare the land of a farm with a land file; an update in review is put aside',
    access: 'farm',
    permission: 'land.change',
    creates: true,
    limit: { calls: 60, seconds: 3600 },
    params: z.object({ id: FarmId }),
    query: z.object({ 'update-mode': LandUpdateMode.default('REVIEW'), ...landFileChoice }),
    file: 'lpisFile',
    response: LandUpdate,
    status: 202,
    errors: [
      'farm.notFound',
      'landFile.missing',
      'landFile.invalid',
      'landFile.busy',
      'landUpdate.inProgress',
      'request.tooLarge',
    ],
  }),
  list: endpoint('GET', '/land-updates', {
    summary: 'Updates of the farms from the registry and from files, newest first',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({ ...paged, 'sort-dir': SortDirection.default('desc') }),
    response: z.array(LandUpdateSummary),
    counted: true,
  }),
  read: endpoint('GET', '/land-updates/{id}', {
    summary: 'Progress and result of one update',
    access: 'farm',
    permission: 'farm.read',
    params: updateParam,
    response: LandUpdate,
    errors: ['landUpdate.notFound'],
  }),
  changes: endpoint('GET', '/land-updates/{id}/changes', {
    summary: 'What the registry or a file has changed since the last import, by block number',
    access: 'farm',
    permission: 'farm.read',
    params: updateParam,
    query: z.object({ ...paged, ...whichChanges }),
    response: z.array(LandChange),
    counted: true,
    errors: ['landUpdate.notFound'],
  }),
  outlines: endpoint('GET', '/land-updates/{id}/outlines', {
    summary: 'The outlines of changes for a map, in the order of the changes: before, now, and of the farm',
    access: 'farm',
    permission: 'farm.read',
    params: updateParam,
    query: z.object({ ...paged, ...whichChanges }),
    response: z.array(LandChangeOutlines),
    counted: true,
    errors: ['landUpdate.notFound'],
  }),
  change: endpoint('GET', '/land-updates/{id}/changes/{number}', {
    summary: 'One change with its outlines: before, now, and of the farm',
    access: 'farm',
    permission: 'farm.read',
    params: changeParam,
    response: LandChangeDetail,
    errors: ['landUpdate.notFound'],
  }),
  decide: endpoint('PATCH', '/land-updates/{id}/changes', {
    undone: 'it only says what is to be done',
    summary: 'Decide about changes: to take, to keep what the farm has, or to be asked again',
    access: 'farm',
    permission: 'land.change',
    params: updateParam,
    body: LandDecisions,
    response: LandUpdate,
    errors: ['landUpdate.notFound', 'landUpdate.notOpen'],
  }),
  compareAgain: endpoint('POST', '/land-updates/{id}/compare', {
    undone: 'it only compares',
    summary: 'Compare anew with the file that was sent; what was decided is forgotten',
    access: 'farm',
    permission: 'land.change',
    limit: { calls: 60, seconds: 3600 },
    params: updateParam,
    response: LandUpdate,
    status: 202,
    errors: ['landUpdate.notFound', 'landUpdate.notOpen', 'landUpdate.inProgress', 'import.fileGone'],
  }),
  apply: endpoint('POST', '/land-updates/{id}/apply', {
    undone: 'an update is taken back as a whole',
    summary: 'Do what was decided, all at once',
    access: 'farm',
    permission: 'land.change',
    params: updateParam,
    response: LandUpdate,
    errors: ['landUpdate.notFound', 'landUpdate.notOpen', 'landUpdate.outdated'],
  }),
  takeBack: endpoint('POST', '/land-updates/{id}/take-back', {
    undone: 'it is the way back of updates',
    summary: 'Let the parcels be again as they were before an update',
    access: 'farm',
    permission: 'land.change',
    params: updateParam,
    response: LandUpdate,
    errors: ['landUpdate.notFound', 'landUpdate.notLast', 'cultivation.overlaps'],
  }),
  discard: endpoint('DELETE', '/land-updates/{id}', {
    undone: 'nothing of it was done',
    summary: 'Put an update aside that waits for decisions; the farm stays as it is',
    access: 'farm',
    permission: 'land.change',
    params: updateParam,
    response: LandUpdate,
    errors: ['landUpdate.notFound', 'landUpdate.notOpen'],
  }),
};
