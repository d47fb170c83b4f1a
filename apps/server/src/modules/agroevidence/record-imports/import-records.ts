import { Language } from '@brazda/contract/shapes.ts';
import type { LiveEvent } from '@brazda/contract/events.ts';
import { z } from 'zod';
import { nobody, recordAudit } from '#server/audit/record-audit.ts';
import { readingOf, type FarmChange } from '#server/db/farm-scope.ts';
import { farmJobKind, type FarmJob, type GivenUp } from '#server/jobs/job-kinds.ts';
import { recordEvent } from '#server/live/outbox.ts';
import type { Services } from '#server/services.ts';
import { analyzeActions } from '../actions/analyze-actions.ts';
import { revisionAfterChange } from '../farms/farm-map.repository.ts';
import { recordsLane } from '../lanes.ts';
import { holdStateOfRecords, stateOfRecords } from './imported-actions.repository.ts';
import { judgeImport, type ImportJudgement } from './judge-import.ts';
import { promoteRecords, type PromotedRecords } from './promote-records.ts';
import { changeRecordImport, holdRecordImport, type RecordImportRow } from './record-imports.repository.ts';
import { findAllRows, updateRows, type RowJudgement } from './record-rows.repository.ts';
import { isSameJudgement } from './same-judgement.ts';

/** Records what the rows of a file say. */
export const importRecordsJob = farmJobKind({
  name: 'import-records',
  lane: recordsLane,
  payload: z.object({ importId: z.int(), language: Language }),
  key: ({ importId }) => String(importId),
});

type RecordJob = FarmJob<z.output<typeof importRecordsJob.payload>>;
type Needs = Pick<Services, 'database' | 'clock' | 'nudge'>;

/** The land or the records of the farm changed while rows were judged: they are judged anew. */
class RecordsMoved extends Error {}

/**
 * Judges the rows of an import once more and writes what they say, all at once. Where the farm has changed so that they would
 * not become what was looked at, nothing is written, and they are to be looked at again. A job that was broken off begins anew.
 */
export async function importRecords(services: Needs, job: RecordJob): Promise<void> {
  const { database, nudge } = services;
  const { farmId, payload } = job;
  const row = await begin(services, job);
  if (!row) return;
  const farms = readingOf(database, { memberships: [farmId], farmIds: [farmId] });
  const state = await stateOfRecords(farms);
  const before = await findAllRows(farms, row.id);
  const judged = await judgeImport(services, row, before, payload.language);
  await job.progress(before.length, before.length);
  const promoted = isAsLookedAt(before, judged.rows) ? await promote(services, job, judged, state) : undefined;
  if (!promoted) await putBack(services, job, judged);
  else await analyzeActions(database, promoted.targets);
  nudge();
}

/** Ends an import that could not be done however often it was tried; it can be looked at and begun again. */
export async function giveUpRecords(services: Needs, job: RecordJob, reason: GivenUp): Promise<void> {
  const at = services.clock.now();
  await job.change(lockOf(job), async (tx, row) => {
    if (!row || hasEnded(row)) return;
    const failure = reason === 'interrupted' ? 'landFile.interrupted' : 'unexpected';
    await changeRecordImport(tx, row, { state: 'REVIEW', failure }, at);
    await tellEnd(tx, row, { state: 'FAILED' }, at);
  });
  services.nudge();
}

function lockOf({ payload }: RecordJob): (tx: FarmChange) => Promise<RecordImportRow | undefined> {
  return (tx) => holdRecordImport(tx, payload.importId);
}

function hasEnded({ state }: RecordImportRow): boolean {
  return state !== 'WAITING' && state !== 'IN_PROGRESS';
}

function begin({ clock }: Needs, job: RecordJob): Promise<RecordImportRow | undefined> {
  return job.change(lockOf(job), async (tx, row) => {
    if (!row || hasEnded(row)) return undefined;
    await changeRecordImport(tx, row, { state: 'IN_PROGRESS', done: 0, failure: null }, clock.now());
    await recordEvent(tx, progressOf(row));
    return row;
  });
}

function isAsLookedAt(before: readonly RowJudgement[], now: readonly RowJudgement[]): boolean {
  return before.every((row, at) => {
    const after = now[at];
    return after !== undefined && isSameJudgement(row, after);
  });
}

function promote(
  { clock }: Needs,
  job: RecordJob,
  judged: ImportJudgement,
  state: string,
): Promise<PromotedRecords | undefined> {
  const at = clock.now();
  return job.change(lockOf(job), async (tx, row) => {
    if (!row || hasEnded(row)) return undefined;
    if ((await holdStateOfRecords(tx, row.farmId)) !== state) throw new RecordsMoved('The farm has changed meanwhile');
    const promoted = await promoteRecords(tx, row, judged.table);
    const { actions, madeMaterialIds } = promoted;
    await changeRecordImport(
      tx,
      row,
      { state: 'IMPORTED', actions, done: row.rows, madeMaterialIds, finishedAt: at },
      at,
    );
    await tellEnd(tx, row, { state: 'IMPORTED', actions, crops: promoted.crops }, at);
    for (const event of await eventsOf(tx, row.farmId, promoted)) await recordEvent(tx, event);
    return promoted;
  });
}

async function eventsOf(
  tx: FarmChange,
  farmId: number,
  { crops, madeMaterialIds }: PromotedRecords,
): Promise<LiveEvent[]> {
  return [
    { farmId, topic: 'actions.changed' },
    ...(madeMaterialIds.length > 0 ? [{ farmId, topic: 'materials.changed' } as const] : []),
    ...(crops > 0
      ? [{ farmId, topic: 'parcels.changed', revision: await revisionAfterChange(tx, farmId) } as const]
      : []),
  ];
}

function putBack({ clock }: Needs, job: RecordJob, { rows, change }: ImportJudgement): Promise<void> {
  const at = clock.now();
  return job.change(lockOf(job), async (tx, row) => {
    if (!row || hasEnded(row)) return;
    await updateRows(tx, row, rows);
    const outdated = { state: 'REVIEW', failure: 'recordImport.outdated', version: row.version + 1 } as const;
    await changeRecordImport(tx, row, { ...change, ...outdated }, at);
    await tellEnd(tx, row, { state: 'OUTDATED' }, at);
  });
}

async function tellEnd(
  tx: FarmChange,
  row: RecordImportRow,
  detail: Readonly<Record<string, string | number>>,
  at: Date,
): Promise<void> {
  const { farmId, id: importId, fileName: file } = row;
  await recordAudit(tx, nobody, { action: 'recordImport.finished', farmId, detail: { importId, file, ...detail } }, at);
  await recordEvent(tx, progressOf(row));
}

export function progressOf({ farmId, id }: Pick<RecordImportRow, 'farmId' | 'id'>): LiveEvent {
  return { farmId, topic: 'recordImport.progressed', recordImportId: id };
}
