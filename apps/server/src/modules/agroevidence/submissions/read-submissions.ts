import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Submission, SubmissionCheck, SubmissionError } from '@brazda/contract/agroevidence/submissions.ts';
import { mostSubmissionFindings } from '@brazda/domain/enumerations/submission.ts';
import type { Who } from '#server/access/who.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { SentFile } from '#server/http/send-file.ts';
import { assumedNames, recordsVersion } from '#server/registries/eagri/record-fields.ts';
import { schemaOfRecords } from '#server/registries/eagri/record-schema.ts';
import { namespaceOf } from '#server/registries/eagri/registry-envelope.ts';
import type { Registry } from '#server/registries/eagri/registry.ts';
import type { Services } from '#server/services.ts';
import { prepareSubmission, settingsFor, type SubmissionNeeds } from './prepare-submission.ts';
import { findActionsByIds } from '../actions/listed-actions.repository.ts';
import { findErrors, findErrorsOfAction } from './submission-errors.repository.ts';
import { submissionErrorView, submissionView } from './submissions.view.ts';
import { findRequest, findSame, findSubmission, findSubmissions } from './submissions.repository.ts';

const unpack = promisify(gunzip);
const xml = 'application/xml';

/** What is missing of the records up to the end of a month. Throws what `prepareSubmission` does. */
export async function checkSubmission(needs: SubmissionNeeds, who: Who, to: string): Promise<SubmissionCheck> {
  const { services } = needs;
  const { farm, days, findings, uses, parcels, hash } = await prepareSubmission(needs, who, to);
  const errors = findings.filter(({ severity }) => severity === 'ERROR');
  const warnings = findings.filter(({ severity }) => severity === 'WARNING');
  const same = await findSame(readingOf(services.database, who), to, hash);
  return {
    ...{ ...days, uses, parcels, schemaVersion: recordsVersion, hash: hash.toString('hex') },
    findings: [...errors, ...warnings].slice(0, mostSubmissionFindings),
    ...{ errors: errors.length, warnings: warnings.length },
    isSendable: errors.length === 0 && uses > 0 && to < farm.today,
    ...{ sameAs: same?.id ?? null, useType: 'P' },
    assumedNames: assumedNames(settingsFor(services.registry).records.names),
  };
}

/** The records as a file. Throws `submission.nothingUsed`, `submission.hasErrors` and what `prepareSubmission` does. */
export async function writeSubmissionFile(needs: SubmissionNeeds, who: Who, to: string): Promise<SentFile> {
  const { request, findings, uses } = await prepareSubmission(needs, who, to);
  if (uses === 0) throw new Failure('submission.nothingUsed');
  if (findings.some(({ severity }) => severity === 'ERROR')) throw new Failure('submission.hasErrors');
  return { name: fileName(to), media: xml, bytes: Buffer.from(request) };
}

interface ListAsked {
  readonly page: number;
  readonly 'per-page': number;
  readonly to?: string | undefined;
}

type Reading = Pick<Services, 'database'>;

export async function readSubmissions(
  { database }: Reading,
  who: Who,
  { to = '', ...page }: ListAsked,
): Promise<{ readonly rows: Submission[]; readonly total: number }> {
  const rows = await findSubmissions(readingOf(database, who), to === '' ? null : to, page);
  return { rows: rows.map(submissionView), total: rows[0]?.total ?? 0 };
}

/** Throws `submission.notFound`. */
export async function readSubmission(
  { database }: Reading,
  who: Who,
  id: number,
): Promise<Submission & { faults: SubmissionError[] }> {
  const farms = readingOf(database, who);
  const found = await findSubmission(farms, id);
  if (!found) throw new Failure('submission.notFound');
  return { ...submissionView(found), faults: (await findErrors(farms, id)).map(submissionErrorView) };
}

/** What was handed over, as it was. Throws `submission.notFound`. */
export async function readSentFile({ database }: Reading, who: Who, id: number): Promise<SentFile> {
  const found = await findRequest(readingOf(database, who), id);
  if (!found) throw new Failure('submission.notFound');
  return { name: fileName(found.to, id), media: xml, bytes: await unpack(found.request) };
}

/** Throws `action.notFound`. */
export async function readErrorsOfAction(
  { database }: Reading,
  who: Who,
  actionId: number,
): Promise<SubmissionError[]> {
  const farms = readingOf(database, who);
  if ((await findActionsByIds(farms, [actionId])).length === 0) throw new Failure('action.notFound');
  return (await findErrorsOfAction(farms, actionId)).map(submissionErrorView);
}

/** What the records look like. Throws `report.noSuchSchema`. */
export function readRecordsSchema(registry: Registry | undefined, version: number): string {
  if (version > recordsVersion) throw new Failure('report.noSuchSchema');
  const settings = settingsFor(registry);
  return schemaOfRecords(namespaceOf(settings.records.service, settings), settings.records.names, version);
}

function fileName(to: string, id?: number): string {
  return ['plant-protection-submission', to, ...(id === undefined ? [] : [id])].join('-') + '.xml';
}
