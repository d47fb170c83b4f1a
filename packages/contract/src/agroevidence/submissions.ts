import {
  monthStandings,
  mostSubmissionFindings,
  protectionUseTypes,
  submissionFindingCodes,
  submissionParts,
  submissionStates,
} from '@brazda/domain/enumerations/submission.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { FarmId, paged, Severity, TriState, UserId } from '../shapes.ts';
import { ActionId, ParcelId, SubmissionId } from './agroevidence.ids.ts';
import { SeasonYear } from './sowing-plan.ts';

const day = z.iso.date();
const text = z.string();

/** By when a month is handed over, and by which rule. */
const Deadline = z.object({
  dueOn: day,
  source: text,
  isGeneralKnowledge: z.boolean(),
});

/** Records of plant protection that were handed over: of a farming year from its first day to the last day of a month. */
export const Submission = z
  .object({
    id: SubmissionId,
    farmId: FarmId,
    from: day,
    to: day,
    state: z.enum(submissionStates),
    /** Of the form of the request. */
    schemaVersion: z.int(),
    uses: z.int(),
    parcels: z.int(),
    /** Records that were handed over though something of them ought to have been looked at. */
    warnings: z.int(),
    /** SHA-256 of the request, in hexadecimal digits. */
    hash: text,
    createdAt: z.iso.datetime(),
    createdBy: UserId,
    /** As it was then. */
    createdByEmail: text,
    /** When it was begun to be handed over. */
    sentAt: z.iso.datetime().nullable(),
    deliveredAt: z.iso.datetime().nullable(),
    /** The number under which the ministry has taken it for processing. */
    guid: text.nullable(),
    /** Until when the ministry is asked what came of it. */
    askedUntil: z.iso.datetime().nullable(),
    answeredAt: z.iso.datetime().nullable(),
    /** The code of what went wrong, and what the ministry has said to it. */
    failure: text.nullable(),
    failureSays: text.nullable(),
    errors: z.int(),
  })
  .meta({ id: 'Submission' });
export type Submission = z.infer<typeof Submission>;

/** What the ministry has found wrong, with the action on which it is to be mended where one is known. */
export const SubmissionError = z
  .object({
    submissionId: SubmissionId,
    part: z.enum(submissionParts),
    code: text.nullable(),
    kind: text.nullable(),
    says: text,
    parcelId: ParcelId.nullable(),
    /** As it is called today. */
    parcel: text.nullable(),
    actionId: ActionId.nullable(),
    actionDay: day.nullable(),
    /** Whether the action was put away since. */
    isActionGone: z.boolean(),
  })
  .meta({ id: 'SubmissionError' });
export type SubmissionError = z.infer<typeof SubmissionError>;

export const SubmissionMonth = z
  .object({
    from: day,
    /** The last day of the month. */
    to: day,
    standing: z.enum(monthStandings),
    deadline: Deadline,
    /** Whether something is still to be done about it by a farm that has to, and its deadline is near or over. */
    isNear: z.boolean(),
    isLate: z.boolean(),
    /** Uses of products on parcels that were recorded in the month, and in the farming year up to its end. */
    uses: z.int(),
    usesSoFar: z.int(),
    last: Submission.nullable(),
  })
  .meta({ id: 'SubmissionMonth' });
export type SubmissionMonth = z.infer<typeof SubmissionMonth>;

export const SubmissionYear = z
  .object({
    /** Whether the farm's country asks for records at all; without a rule it does not, and nothing else is said. */
    isAsked: z.boolean(),
    season: z.int(),
    /** Whether the registry is connected in this installation, and the farm signs in to it. */
    isConnected: z.boolean(),
    signsIn: z.boolean(),
    /** Hectares by the registry, and from more than how many on a holding has to hand its records over. */
    officialAreaHa: z.number(),
    aboveHa: z.number().nullable(),
    /** Unknown where not all parcels have an official area. */
    isObliged: TriState,
    months: z.array(SubmissionMonth),
  })
  .meta({ id: 'SubmissionYear' });
export type SubmissionYear = z.infer<typeof SubmissionYear>;

/** A report of a whole farming year that the farm's country asks for: whether it was handed over nobody says here. */
export const YearlyDeadline = z
  .object({
    /** Which of the reports fills it. */
    report: z.enum(['fertilizers', 'plant-protection']),
    season: z.int(),
    dueOn: day,
    isNear: z.boolean(),
    isPast: z.boolean(),
    /** Whether it is handed over also where nothing was used. */
    isEmptyToo: z.boolean(),
    source: text,
    isGeneralKnowledge: z.boolean(),
  })
  .meta({ id: 'YearlyDeadline' });
export type YearlyDeadline = z.infer<typeof YearlyDeadline>;

/** What is wrong with a record, or ought to be looked at, and on which action it is mended. */
export const SubmissionFinding = z
  .object({
    code: z.enum(submissionFindingCodes),
    severity: Severity,
    actionId: ActionId,
    day,
    parcelId: ParcelId,
    parcel: text,
    /** The product as it is called in the record. */
    product: text.nullable(),
  })
  .meta({ id: 'SubmissionFinding' });
export type SubmissionFinding = z.infer<typeof SubmissionFinding>;

export const SubmissionCheck = z
  .object({
    from: day,
    to: day,
    uses: z.int(),
    parcels: z.int(),
    schemaVersion: z.int(),
    hash: text,
    findings: z.array(SubmissionFinding).max(mostSubmissionFindings),
    errors: z.int(),
    warnings: z.int(),
    /** Whether it may be handed over; only errors and that nothing was used keep it from that. */
    isSendable: z.boolean(),
    /** The last submission of the same bytes that was accepted or is underway. */
    sameAs: SubmissionId.nullable(),
    /** Which of the ministry's kinds of use the records of land are. */
    useType: z.enum(protectionUseTypes),
    /** Names of elements that no public source gives, and are taken from services beside it or are of our own choice. */
    assumedNames: z.array(text),
  })
  .meta({ id: 'SubmissionCheck' });
export type SubmissionCheck = z.infer<typeof SubmissionCheck>;

const read = { access: 'farm', permission: 'farm.read' } as const;
const ofMonth = z.object({ to: day });
const composed = [
  'farm.oneNeeded',
  'farm.notFound',
  'report.tooLarge',
  'submission.notAsked',
  'submission.notMonthEnd',
] as const;
const composing = { calls: 60, seconds: 60, together: 'submissions composed' } as const;
const xmlFile = {
  media: 'application/xml',
  answerHeaders: { 'content-disposition': 'The name of the file' },
} as const;

export const submissions = {
  year: endpoint('GET', '/reports/submissions/months', {
    summary: 'Which months of a farming year are to be handed over to the ministry, by when, and what became of them',
    ...read,
    query: z.object({ season: SeasonYear.optional() }),
    response: SubmissionYear,
    errors: ['farm.oneNeeded', 'farm.notFound'],
  }),
  deadlines: endpoint('GET', '/reports/submissions/deadlines', {
    summary:
      'By when reports of whole farming years are to be handed over, the next one first; none where no rule asks for any',
    ...read,
    response: z.array(YearlyDeadline),
    errors: ['farm.oneNeeded', 'farm.notFound'],
  }),
  check: endpoint('GET', '/reports/submissions/check', {
    summary: 'What is missing of the records up to the end of a month, before they are handed over',
    ...read,
    query: ofMonth,
    response: SubmissionCheck,
    limit: composing,
    errors: composed,
  }),
  file: endpoint('GET', '/reports/submissions/file', {
    summary: 'The records up to the end of a month as a file, for whoever hands it over on the portal',
    ...read,
    ...xmlFile,
    query: ofMonth,
    limit: composing,
    errors: [...composed, 'submission.nothingUsed', 'submission.hasErrors'],
  }),
  list: endpoint('GET', '/reports/submissions', {
    summary: 'What was handed over, the last one first',
    ...read,
    query: z.object({ ...paged, to: day.optional() }),
    response: z.array(Submission),
    counted: true,
  }),
  send: endpoint('POST', '/reports/submissions', {
    undone: 'what was handed over is handed over',
    summary: 'Hand the records up to the end of a month over to the ministry, in the background',
    access: 'farm',
    permission: 'records.submit',
    creates: true,
    limit: { calls: 30, seconds: 600 },
    body: z.strictObject({ to: day }),
    response: Submission,
    status: 202,
    errors: [
      ...composed,
      'eagri.notConnected',
      'eagri.noAccess',
      'submission.monthNotOver',
      'submission.nothingUsed',
      'submission.hasErrors',
      'submission.underWay',
      'submission.sameAccepted',
    ],
  }),
  read: endpoint('GET', '/reports/submissions/{id}', {
    summary: 'One submission, and what the ministry has found wrong with it',
    ...read,
    params: z.object({ id: SubmissionId }),
    response: Submission.extend({ faults: z.array(SubmissionError) }),
    errors: ['submission.notFound'],
  }),
  sent: endpoint('GET', '/reports/submissions/{id}/file', {
    summary: 'What was handed over, byte for byte',
    ...read,
    ...xmlFile,
    params: z.object({ id: SubmissionId }),
    limit: composing,
    errors: ['submission.notFound'],
  }),
  ask: endpoint('POST', '/reports/submissions/{id}/ask', {
    undone: 'it only asks',
    summary: 'Ask the ministry again what came of a submission that it did not answer in time',
    access: 'farm',
    permission: 'records.submit',
    limit: { calls: 30, seconds: 600 },
    params: z.object({ id: SubmissionId }),
    response: Submission,
    status: 202,
    errors: ['submission.notFound', 'submission.notUnanswered', 'eagri.notConnected'],
  }),
  errorsOfAction: endpoint('GET', '/reports/submissions/errors', {
    summary: 'What the ministry has found wrong with an action, by its last answer in the farming year',
    ...read,
    query: z.object({ action: ActionId }),
    response: z.array(SubmissionError),
    errors: ['action.notFound'],
  }),
  schema: endpoint('GET', '/reports/submissions/schemas/{version}/schema.xsd', {
    summary: 'What the records that are handed over look like, as XML Schema 1.0',
    access: 'public',
    params: z.object({ version: z.int().min(1).max(1000) }),
    media: 'application/xml',
    errors: ['report.noSuchSchema'],
  }),
};
