import type { RecordImport, RecordMeaning, recordImports } from '@brazda/contract/agroevidence/record-imports.ts';
import type { RecordValueKind } from '@brazda/domain/enumerations/old-record.ts';
import type { z } from 'zod';
import type { Who } from '#server/access/who.ts';
import { changeFarms, type ToldChange } from '#server/audit/change-farms.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import { recordEvent } from '#server/live/outbox.ts';
import type { RecordNeeds } from './begin-record-import.ts';
import { importRecordsJob, progressOf } from './import-records.ts';
import { isKnown, judgeImport } from './judge-import.ts';
import { meaningKey } from './judged-row.ts';
import {
  changeRecordImport,
  holdRecordImport,
  type KeptMatch,
  type RecordImportChange,
  type RecordImportRow,
} from './record-imports.repository.ts';
import { recordImportView } from './record-imports.view.ts';
import { readRecordImport } from './read-record-imports.ts';
import { othersThan } from './same-judgement.ts';
import { findAllRows, forgetRows, updateRows } from './record-rows.repository.ts';

type SaidChange = z.output<typeof recordImports.change.body>;

/** Somebody else has said something of the same file. */
class SaidMeanwhile extends Error {}

/** Two who say something of one file at once are both heard, one after the other. */
const mostAttempts = 5;

/**
 * Takes over what columns and values mean and judges all rows anew. Throws `recordImport.notFound`, `recordImport.notOpen` and
 * `recordImport.meaningUnknown`.
 */
export async function changeImportOfRecords(
  services: RecordNeeds,
  who: Who,
  id: number,
  said: SaidChange,
): Promise<RecordImport> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    try {
      return await changeOnce(services, who, id, said);
    } catch (error) {
      if (!(error instanceof SaidMeanwhile)) throw error;
    }
  }
  throw new Failure('recordImport.notOpen');
}

/** Throws SaidMeanwhile where somebody has said something else while rows were judged. */
async function changeOnce(services: RecordNeeds, who: Who, id: number, said: SaidChange): Promise<RecordImport> {
  const row = await readRecordImport(services, who, id);
  requireOpen(row);
  const changed = withSaid(row, said);
  const before = await findAllRows(readingOf(services.database, who), id);
  const judged = await judgeImport(services, changed, before, who.language);
  const isMeant = (said.matches ?? []).every(
    ({ kind, meaning }) => meaning === null || (isOfSort(kind, meaning) && isKnown(meaning, judged.known)),
  );
  if (!isMeant) throw new Failure('recordImport.meaningUnknown');
  return changeOpen(services, who, id, async (tx, held) => {
    if (choiceOf(held) !== choiceOf(row)) throw new SaidMeanwhile();
    await updateRows(tx, held, othersThan(before, judged.rows));
    const { columns, matches, joinsParcels, joinsMaterials, takesDoubles } = changed;
    const choice = { columns, matches, joinsParcels, joinsMaterials, takesDoubles };
    const version = held.version + 1;
    await changeRecordImport(tx, held, { ...choice, ...judged.change, version, failure: null }, tx.at);
    await recordEvent(tx, progressOf(held));
  });
}

/** What a value of each sort can mean. */
const meaningsOf: Readonly<Record<RecordValueKind, readonly (keyof RecordMeaning)[]>> = {
  TYPE: ['actionType'],
  PARCEL: ['parcelId'],
  MATERIAL: ['materialId', 'newMaterial', 'asText'],
  CROP: ['cropId', 'asText'],
  UNIT: ['unit'],
};

function isOfSort(kind: RecordValueKind, meaning: RecordMeaning): boolean {
  return meaningsOf[kind].some((name) => meaning[name] !== undefined);
}

/** What a person has said rows are judged by, to be compared. */
export function choiceOf({ columns, matches, joinsParcels, joinsMaterials, takesDoubles }: RecordImportRow): string {
  return JSON.stringify([columns, matches, joinsParcels, joinsMaterials, takesDoubles]);
}

function withSaid(row: RecordImportRow, said: SaidChange): RecordImportRow {
  const { roles, matches = [], joinsParcels, joinsMaterials, takesDoubles } = said;
  return {
    ...row,
    columns: row.columns.map((column, at) => ({
      ...column,
      role: roles === undefined ? column.role : (roles[at] ?? null),
    })),
    matches: mergedMatches(row.matches, matches),
    joinsParcels: joinsParcels ?? row.joinsParcels,
    joinsMaterials: joinsMaterials ?? row.joinsMaterials,
    takesDoubles: takesDoubles ?? row.takesDoubles,
  };
}

/** More than these of earlier files are forgotten, the oldest first. */
const mostKept = 5000;

function mergedMatches(before: readonly KeptMatch[], said: NonNullable<SaidChange['matches']>): KeptMatch[] {
  const kept = new Map(before.map((match) => [meaningKey(match.kind, match.value), match]));
  for (const { kind, value, meaning } of said) {
    kept.delete(meaningKey(kind, value));
    if (meaning) kept.set(meaningKey(kind, value), { kind, value, meaning });
  }
  return [...kept.values()].slice(-mostKept);
}

/**
 * Begins to record what the rows say. Throws `recordImport.notFound`, `recordImport.notOpen`, `recordImport.nothing` and, where
 * they say something else by now than in the version that was looked at, `record.changed` with the import as it is.
 */
export function startRecordImport(
  services: RecordNeeds,
  who: Who,
  { id, version }: { readonly id: number; readonly version: number | undefined },
): Promise<RecordImport> {
  return changeOpen(services, who, id, async (tx, held) => {
    if (version !== undefined && version !== held.version)
      throw new Failure('record.changed', { current: recordImportView(held) });
    if (held.actions === 0) throw new Failure('recordImport.nothing');
    await changeRecordImport(tx, held, { state: 'WAITING', done: 0, failure: null }, tx.at);
    await enqueueJob(tx, held.farmId, importRecordsJob, { importId: id, language: who.language });
    await recordEvent(tx, progressOf(held));
  });
}

/** Puts a file aside, and forgets what it holds. Throws `recordImport.notFound` and `recordImport.notOpen`. */
export function discardRecordImport(services: RecordNeeds, who: Who, id: number): Promise<RecordImport> {
  return changeOpen(services, who, id, async (tx, held) => {
    await forgetRows(tx, held);
    const gone: RecordImportChange = { state: 'DISCARDED', foundValues: [], areRowsKept: false, finishedAt: tx.at };
    await changeRecordImport(tx, held, gone, tx.at);
    const { farmId, fileName: file } = held;
    await tx.tell({ action: 'recordImport.discarded', farmId, detail: { importId: id, file } }, progressOf(held));
  });
}

function changeOpen(
  services: RecordNeeds,
  who: Who,
  id: number,
  work: (tx: ToldChange, held: RecordImportRow) => Promise<void>,
): Promise<RecordImport> {
  return changeFarms(services, who, async (tx) => {
    const held = await holdRecordImport(tx, id);
    if (!held) throw new Failure('recordImport.notFound');
    requireOpen(held);
    await work(tx, held);
    const row = await holdRecordImport(tx, id);
    if (!row) throw new Error('The import of records is gone');
    return recordImportView(row);
  });
}

function requireOpen({ state }: RecordImportRow): void {
  if (state !== 'REVIEW') throw new Failure('recordImport.notOpen');
}
