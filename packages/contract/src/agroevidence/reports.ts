import { mostTargets } from '@brazda/domain/enumerations/action.ts';
import { reportCellKinds, reportFormats, reportKinds, reportParameters } from '@brazda/domain/enumerations/report.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { FarmId, Language, paged, UserId } from '../shapes.ts';
import { ParcelId, ReportRunId } from './agroevidence.ids.ts';
import { SeasonYear } from './sowing-plan.ts';

export const ReportKind = z.enum(reportKinds);
export type ReportKind = z.infer<typeof ReportKind>;
export const ReportFormat = z.enum(reportFormats);
export type ReportFormat = z.infer<typeof ReportFormat>;

const day = z.iso.date();
/** The year in which a farming year begins: 2025 is 2025/26. */
const season = SeasonYear;
const text = z.string();

/** In which language a report is; without it that of the call. */
const spoken = { locale: Language.optional() };
const made = { format: ReportFormat, ...spoken };

/** The state of the land on a day; without it today. */
const onDay = { date: day.optional() };
/** Without it the farming year that it is. */
const inSeason = { season: season.optional() };
/** A farming year, or days that are both included and stand before it; without any the farming year that it is. */
const inPeriod = { ...inSeason, from: day.optional(), to: day.optional() };
const ofParcels = { parcel: z.array(ParcelId).min(1).max(mostTargets) };

/** What a report is about, as it was asked for and as what was not said is meant. */
export const ReportQuestion = z
  .object({
    date: day.nullable(),
    season: season.nullable(),
    from: day.nullable(),
    to: day.nullable(),
    parcels: z.array(ParcelId),
  })
  .meta({ id: 'ReportQuestion' });
export type ReportQuestion = z.infer<typeof ReportQuestion>;

/** A report that can be made. */
export const KnownReport = z
  .object({
    report: ReportKind,
    formats: z.array(ReportFormat),
    parameters: z.enum(reportParameters),
    /** Of the form for other programs; it rises when that changes. */
    version: z.int(),
    /** Where the forms for other programs are described, from the module's address on. */
    schemas: z.object({ json: text, xml: text }),
  })
  .meta({ id: 'KnownReport' });
export type KnownReport = z.infer<typeof KnownReport>;

/** Null is nothing, or not known; what is missing says `missing`. */
const Cell = z.union([z.string(), z.number()]).nullable();

const ReportColumn = z.object({
  key: text,
  title: text,
  kind: z.enum(reportCellKinds),
  /** Of numbers, how many are shown. */
  decimals: z.int().nullable(),
});

/** The first rows of a report and what is said of all, as people read them: codes are words. */
export const ReportPreview = z
  .object({
    report: ReportKind,
    title: text,
    question: ReportQuestion,
    facts: z.array(ReportColumn.extend({ value: Cell })),
    tables: z.array(
      z.object({
        key: text,
        title: text,
        columns: z.array(ReportColumn),
        /** The columns, by their keys, that a row lacks though the law asks for them. */
        rows: z.array(z.object({ cells: z.array(Cell), missing: z.array(text) })),
        /** How many rows there are in all. */
        total: z.int(),
        /** Rows that lack something that the law asks for. */
        incomplete: z.int(),
      }),
    ),
    /** What is missing, and in how many rows. */
    gaps: z.array(z.object({ table: text, column: text, title: text, rows: z.int() })),
    /** What is to be known about the numbers, in words. */
    notes: z.array(text),
    /** Whether there are too many rows for a PDF. */
    isTooLongForPdf: z.boolean(),
  })
  .meta({ id: 'ReportPreview' });
export type ReportPreview = z.infer<typeof ReportPreview>;

/** A file that was made: by whom and when, of what, and by which rules. It can be had again as it was. */
export const ReportRun = z
  .object({
    id: ReportRunId,
    farmId: FarmId,
    report: ReportKind,
    format: ReportFormat,
    locale: Language,
    question: ReportQuestion,
    fileName: text,
    bytes: z.int(),
    rows: z.int(),
    incomplete: z.int(),
    /** SHA-256 in hexadecimal digits: of what the file was made of, and of its bytes. */
    inputHash: text,
    fileHash: text,
    /** Versions of the rules by which numbers were worked out, by their names. */
    ruleVersions: z.record(z.string(), z.string()),
    /** Whether its bytes are kept still: the oldest ones give way. */
    isKept: z.boolean(),
    madeAt: z.iso.datetime(),
    madeBy: UserId,
    /** As it was then. */
    madeByEmail: text,
  })
  .meta({ id: 'ReportRun' });
export type ReportRun = z.infer<typeof ReportRun>;

const read = { access: 'farm', permission: 'farm.read' } as const;
const file = {
  ...read,
  media: 'application/octet-stream',
  answerHeaders: {
    'content-disposition': 'The name of the file',
    'x-report-run': 'The number under which the file is kept',
  },
  limit: { calls: 60, seconds: 60, together: 'reports' },
} as const;
const refused = ['farm.oneNeeded', 'farm.notFound', 'report.tooLarge', 'report.tooLongForPdf', 'report.busy'] as const;
const ofDays = [...refused, 'report.daysReversed'] as const;

export const reports = {
  list: endpoint('GET', '/reports', {
    summary: 'The reports that can be made, and in which forms',
    ...read,
    response: z.array(KnownReport),
    counted: true,
  }),
  preview: endpoint('GET', '/reports/preview', {
    summary: 'The first rows of a report, its sums and what it lacks; nothing is kept of it',
    ...read,
    query: z.object({
      report: ReportKind,
      ...onDay,
      ...inPeriod,
      parcel: z.array(ParcelId).max(mostTargets).optional(),
      ...spoken,
      rows: z.int().min(1).max(100).default(20),
    }),
    response: ReportPreview,
    limit: { calls: 120, seconds: 60, together: 'report previews' },
    errors: [
      'farm.oneNeeded',
      'farm.notFound',
      'report.tooLarge',
      'report.daysReversed',
      'report.parcelsNeeded',
      'parcel.notFound',
    ],
  }),
  parcels: endpoint('GET', '/reports/parcels', {
    summary: 'The parcels of a farm on a day: their areas, what the registry says of them, and what stands there',
    ...file,
    query: z.object({ ...onDay, ...made }),
    errors: refused,
  }),
  nitrateBalance: endpoint('GET', '/reports/nitrate-balance', {
    summary:
      'What nitrogen came onto the land of a farm in a farming year, what was taken from it, and what may be there',
    ...file,
    query: z.object({ ...inSeason, ...made }),
    errors: [...refused, 'parcel.notFound'],
  }),
  plantProtection: endpoint('GET', '/reports/plant-protection', {
    summary: 'The record of plant protection, as Regulation (EU) 2023/564 and Czech decree 132/2018 ask for it',
    ...file,
    query: z.object({ ...inPeriod, ...made }),
    errors: ofDays,
  }),
  fertilizers: endpoint('GET', '/reports/fertilizers', {
    summary: 'The record of fertilizers, as annex 2 of Czech decree 377/2013 asks for it',
    ...file,
    query: z.object({ ...inPeriod, ...made }),
    errors: ofDays,
  }),
  activeSubstances: endpoint('GET', '/reports/active-substances', {
    summary: 'How much of each active substance was used on each crop, and how often crops were treated',
    ...file,
    query: z.object({ ...inPeriod, ...made }),
    errors: ofDays,
  }),
  parcelCard: endpoint('GET', '/reports/parcel-card', {
    summary: 'All that has happened on some parcels: their outlines, crops and actions',
    ...file,
    query: z.object({ ...inPeriod, ...ofParcels, ...made }),
    errors: [...ofDays, 'parcel.notFound', 'report.parcelsNeeded'],
  }),
  runs: endpoint('GET', '/reports/runs', {
    summary: 'The files that were made, the last one first',
    ...read,
    query: z.object({ ...paged, report: z.array(ReportKind).optional() }),
    response: z.array(ReportRun),
    counted: true,
  }),
  again: endpoint('GET', '/reports/runs/{id}/file', {
    summary: 'A file that was made, byte for byte as it was',
    ...file,
    params: z.object({ id: ReportRunId }),
    errors: ['report.notFound', 'report.fileGone'],
  }),
  jsonSchema: endpoint('GET', '/reports/schemas/{report}/{version}/schema.json', {
    summary: 'What a report as JSON looks like, as JSON Schema 2020-12',
    access: 'public',
    params: z.object({ report: ReportKind, version: z.int().min(1).max(1000) }),
    media: 'application/schema+json',
    errors: ['report.noSuchSchema'],
  }),
  xmlSchema: endpoint('GET', '/reports/schemas/{report}/{version}/schema.xsd', {
    summary: 'What a report as XML looks like, as XML Schema 1.0',
    access: 'public',
    params: z.object({ report: ReportKind, version: z.int().min(1).max(1000) }),
    media: 'application/xml',
    errors: ['report.noSuchSchema'],
  }),
};
