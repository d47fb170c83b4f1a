import { actionStates, amountBases } from '@brazda/domain/enumerations/action.ts';
import {
  recordFindingCodes,
  recordImportStates,
  recordRoles,
  recordValueKinds,
  recordVerdicts,
  type RecordFindingCode,
} from '@brazda/domain/enumerations/old-record.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { FarmId, optionalPersonText, paged } from '../shapes.ts';
import { ActionId, CropId, MaterialId, ParcelId, RecordImportId } from './agroevidence.ids.ts';
import { ActionType, Grazing, HarvestedKind, Irrigation } from './action-shapes.ts';
import { MaterialKind, MaterialUnit } from './material-facts.ts';

export const RecordRole = z.enum(recordRoles);
export const RecordVerdict = z.enum(recordVerdicts);
export const RecordValueKind = z.enum(recordValueKinds);

/** As many columns as a table is read of. */
const mostColumns = 100;
/** As many values of one file can be given a meaning. */
const mostMatches = 5000;
const longestValue = 300;

/** What a value of a file means: one of each sort, as the value is one. */
export const RecordMeaning = z
  .strictObject({
    actionType: ActionType.optional(),
    parcelId: ParcelId.optional(),
    cropId: CropId.optional(),
    materialId: MaterialId.optional(),
    /** To make a material of the farm's own of it, under the name that it has in the file. */
    newMaterial: MaterialKind.optional(),
    /** To keep it as words in the note, and nothing else of it. */
    asText: z.literal(true).optional(),
    unit: z.strictObject({ unit: MaterialUnit, basis: z.enum(amountBases) }).optional(),
  })
  .refine((meaning) => Object.values(meaning).filter((said) => said !== undefined).length === 1)
  .meta({ id: 'RecordMeaning' });
export type RecordMeaning = z.infer<typeof RecordMeaning>;

/** What a person has said of a value; without a meaning it is forgotten. */
const RecordMatch = z.strictObject({
  kind: RecordValueKind,
  value: optionalPersonText(longestValue),
  meaning: RecordMeaning.nullable(),
});

export const RecordImport = z
  .object({
    id: RecordImportId,
    farmId: FarmId,
    fileName: z.string(),
    state: z.enum(recordImportStates),
    /** The columns of the file, in their order; the role is null where a column is passed over. */
    columns: z.array(z.object({ title: z.string(), role: RecordRole.nullable(), samples: z.array(z.string()) })),
    /** Whether the columns are as they were chosen for an earlier file of this shape. */
    isKnownShape: z.boolean(),
    /** Whether rows of one day, work and materials become one action on several parcels. */
    joinsParcels: z.boolean(),
    /** Whether rows of one parcel, day and work become one action with several materials. */
    joinsMaterials: z.boolean(),
    /** Whether rows that are recorded already are recorded once more. */
    takesDoubles: z.boolean(),
    rows: z.int(),
    byVerdict: z.record(RecordVerdict, z.int()),
    /** How many actions the rows become, or became. */
    actions: z.int(),
    /** Values without a meaning, which keep rows from being imported. */
    unmatched: z.int(),
    done: z.int(),
    /** Why nothing was imported: `recordImport.outdated`, or `unexpected`. */
    failure: z.string().nullable(),
    begunBy: z.string(),
    startedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
    takenBackAt: z.iso.datetime().nullable(),
    /** Rises whenever its rows are judged otherwise than before. */
    version: z.int(),
  })
  .meta({ id: 'RecordImport' });
export type RecordImport = z.infer<typeof RecordImport>;

/** One among others, without its columns. */
export const RecordImportSummary = RecordImport.omit({ columns: true }).meta({ id: 'RecordImportSummary' });
export type RecordImportSummary = z.infer<typeof RecordImportSummary>;

/** What is said of a row, and of which of its cells, counted from 0. */
export const RecordFinding = z
  .object({
    code: z.enum(recordFindingCodes as readonly [RecordFindingCode, ...RecordFindingCode[]]),
    column: z.int().nullable(),
    /** What stands there. */
    value: z.string().nullable(),
  })
  .meta({ id: 'RecordFinding' });
export type RecordFinding = z.infer<typeof RecordFinding>;

const amount = { value: z.number(), unit: MaterialUnit, basis: z.enum(amountBases) };

/** What a row was understood as, as far as it was. */
export const UnderstoodRecord = z
  .object({
    day: z.iso.date().nullable(),
    actionType: ActionType.nullable(),
    state: z.enum(actionStates),
    parcels: z.array(z.object({ id: ParcelId, name: z.string() })),
    /** Hectares. */
    area: z.number().nullable(),
    crop: z.object({ id: CropId, name: z.string() }).nullable(),
    materials: z.array(
      z.object({
        name: z.string(),
        isNew: z.boolean(),
        ...amount,
        /** As the package says them. */
        producedOn: z.iso.date().nullable(),
        expiresOn: z.iso.date().nullable(),
      }),
    ),
    products: z.array(z.object({ product: HarvestedKind, ...amount })),
    grazing: Grazing.nullable(),
    irrigation: Irrigation.nullable(),
    operator: z.string().nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: 'UnderstoodRecord' });
export type UnderstoodRecord = z.infer<typeof UnderstoodRecord>;

export const RecordRow = z
  .object({
    /** As it is numbered in the file. */
    number: z.int(),
    verdict: RecordVerdict,
    findings: z.array(RecordFinding),
    understood: UnderstoodRecord,
    cells: z.array(z.string()),
    /** Which of the actions it becomes a part of, counted from 1. */
    place: z.int().nullable(),
    actionId: ActionId.nullable(),
  })
  .meta({ id: 'RecordRow' });
export type RecordRow = z.infer<typeof RecordRow>;

/** A value of the file that stands for something of the farm or the catalogue. */
export const RecordValue = z
  .object({
    kind: RecordValueKind,
    value: z.string(),
    rows: z.int(),
    /** What it is taken for; null where nobody knows. */
    name: z.string().nullable(),
    meaning: RecordMeaning.nullable(),
    /** Whether a person has said so. */
    isSaid: z.boolean(),
  })
  .meta({ id: 'RecordValue' });
export type RecordValue = z.infer<typeof RecordValue>;

/** An action that was changed after its import. */
const ChangedSince = z
  .object({ id: ActionId, actionType: z.object({ name: ActionType }), day: z.iso.date() })
  .meta({ id: 'ActionChangedSince' });

const reading = { access: 'farm', permission: 'farm.read' } as const;
const importing = { access: 'farm', permission: 'records.import' } as const;
const one = z.object({ id: RecordImportId });
const limit = { calls: 240, seconds: 600, together: 'record-imports' };

export const recordImports = {
  begin: endpoint('POST', '/record-imports', {
    undone: 'it only judges',
    summary:
      'Send a table of old records (Excel or separated values); it is read and judged, and nothing is recorded yet',
    ...importing,
    creates: true,
    limit: { calls: 60, seconds: 3600 },
    file: 'file',
    response: RecordImport,
    status: 201,
    errors: [
      'farm.oneNeeded',
      'recordFile.invalid',
      'recordFile.busy',
      'landFile.missing',
      'landFile.busy',
      'request.tooLarge',
    ],
  }),
  list: endpoint('GET', '/record-imports', {
    summary: 'Imports of old records, the newest first',
    ...reading,
    query: z.object(paged),
    response: z.array(RecordImportSummary),
    counted: true,
  }),
  read: endpoint('GET', '/record-imports/{id}', {
    summary: 'One import of old records: its columns, how its rows were judged, its progress',
    ...reading,
    params: one,
    response: RecordImport,
    errors: ['recordImport.notFound'],
  }),
  rows: endpoint('GET', '/record-imports/{id}/rows', {
    summary: 'The rows of an import as they were understood; none once they are kept no longer',
    ...reading,
    params: one,
    query: z.object({ ...paged, verdict: z.array(RecordVerdict).optional() }),
    response: z.array(RecordRow),
    counted: true,
    errors: ['recordImport.notFound'],
  }),
  values: endpoint('GET', '/record-imports/{id}/values', {
    summary: 'What stands in the file for parcels, works, materials, crops and units, those without a meaning first',
    ...reading,
    params: one,
    query: z.object(paged),
    response: z.array(RecordValue),
    counted: true,
    errors: ['recordImport.notFound'],
  }),
  change: endpoint('PATCH', '/record-imports/{id}', {
    undone: 'it only says what words mean',
    summary: 'Say what columns and values mean, and how rows are put together; all rows are judged anew',
    ...importing,
    limit,
    params: one,
    body: z
      .strictObject({
        /** Of each column; null passes it over. */
        roles: z.array(RecordRole.nullable()).max(mostColumns).optional(),
        matches: z.array(RecordMatch).max(mostMatches).optional(),
        joinsParcels: z.boolean().optional(),
        joinsMaterials: z.boolean().optional(),
        takesDoubles: z.boolean().optional(),
      })
      .meta({ id: 'RecordImportChange' }),
    response: RecordImport,
    errors: ['recordImport.notFound', 'recordImport.notOpen', 'recordImport.meaningUnknown'],
  }),
  start: endpoint('POST', '/record-imports/{id}/start', {
    undone: 'an import is taken back as a whole',
    summary: 'Record what the rows say, all of it or nothing, in the background; rows in error are left out',
    ...importing,
    limit,
    versioned: true,
    params: one,
    response: RecordImport,
    status: 202,
    errors: ['recordImport.notFound', 'recordImport.notOpen', 'recordImport.nothing', 'record.changed'],
  }),
  changedSince: endpoint('GET', '/record-imports/{id}/changed-since', {
    summary: 'The actions of an import that somebody has changed since',
    ...reading,
    params: one,
    response: z.array(ChangedSince),
    counted: true,
    errors: ['recordImport.notFound'],
  }),
  takeBack: endpoint('POST', '/record-imports/{id}/take-back', {
    undone: 'it is the way back of imports',
    summary: 'Let all be as before an import; what was changed since is kept, if whoever asks says so',
    ...importing,
    limit,
    params: one,
    query: z.object({ 'keep-changed': z.boolean().default(false) }),
    response: RecordImport,
    errors: ['recordImport.notFound', 'recordImport.notImported', 'recordImport.inTheWay', 'cultivation.overlaps'],
  }),
  discard: endpoint('DELETE', '/record-imports/{id}', {
    undone: 'nothing of it was done',
    summary: 'Put a file aside that was not imported; what it holds is forgotten',
    ...importing,
    limit,
    params: one,
    response: RecordImport,
    errors: ['recordImport.notFound', 'recordImport.notOpen'],
  }),
};
