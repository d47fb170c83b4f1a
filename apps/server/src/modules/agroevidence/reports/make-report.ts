import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { ReportFormat, ReportKind } from '@brazda/contract/agroevidence/reports.ts';
import type { Language } from '@brazda/contract/shapes.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms, changeFarmsSilently } from '#server/audit/change-farms.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { incompleteOf, rowsOf, type Report } from '#server/files/report/report.ts';
import { writeReport, type ReportWriter } from '#server/files/report/write-report.ts';
import { inputOf } from './report-input.ts';
import { findFarmState } from './report-farm.repository.ts';
import type { AskedReport } from './report-question.ts';
import {
  findFileOfInput,
  findFileOfState,
  forgetOldest,
  insertRun,
  renewState,
  type KeptFile,
} from './report-runs.repository.ts';
import { reportShapes } from './report-shapes.ts';
import { heldTo, readReport, wantedReport, type ReportNeeds, type WantedReport } from './read-report.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Of files, and of what they were made of; in each farm. */
const mostKeptBytes = 256 * 1024 * 1024;

export interface MakingNeeds extends ReportNeeds {
  readonly writer: ReportWriter;
}

/** A file with the number under which it is kept. */
export interface MadeReport {
  readonly run: number;
  readonly fileName: string;
  readonly format: ReportFormat;
  readonly bytes: Uint8Array;
}

interface AskedFile extends AskedReport {
  readonly format: ReportFormat;
  readonly locale?: Language | undefined;
}

/**
 * The file of a report. What was made before in the same state of the farm, or of the same input, is that file again; what is
 * new is written down. Throws `farm.oneNeeded`, `report.…` and `parcel.notFound`.
 */
export async function makeReport(
  needs: MakingNeeds,
  who: Who,
  kind: ReportKind,
  { format, ...asked }: AskedFile,
): Promise<MadeReport> {
  const { database } = needs.services;
  const wanted = await wantedReport(needs, who, kind, asked);
  const farms = readingOf(database, heldTo(who, wanted));
  const stateHash = hashOf(JSON.stringify([stateOf(wanted), await findFarmState(farms)]));
  const known = await findFileOfState(farms, stateHash, format);
  if (known?.file) return opened(known, known.file);
  const report = await readReport(needs, who, wanted);
  const { input, hash: inputHash } = await inputOf(report);
  const same = await findFileOfInput(farms, inputHash, format);
  if (same?.file) {
    await changeFarmsSilently(needs.services, heldTo(who, wanted), (tx) =>
      renewState(tx, wanted.farm.id, same.id, stateHash),
    );
    return opened(same, same.file);
  }
  const bytes = await writeReport(needs.writer, report, format);
  const run = await keepRun(needs, who, wanted, { format, report, bytes, input, inputHash, stateHash });
  return { run, fileName: fileNameOf(wanted, format), format, bytes };
}

interface Made {
  readonly format: ReportFormat;
  readonly report: Report;
  readonly bytes: Buffer;
  readonly input: Buffer;
  readonly inputHash: Buffer;
  readonly stateHash: Buffer;
}

async function keepRun({ services }: MakingNeeds, who: Who, wanted: WantedReport, made: Made): Promise<number> {
  const { kind, farm, question, language } = wanted;
  const { format, report, bytes, inputHash, stateHash } = made;
  const [input, file] = await Promise.all([pack(made.input), pack(bytes)]);
  return changeFarms(services, heldTo(who, wanted), async (tx) => {
    const id = await insertRun(tx, farm.id, who.email, {
      ...{ report: kind, format, locale: language, question, ruleVersions: report.ruleVersions },
      ...{ stateHash, inputHash, input, file, fileHash: hashOf(bytes), fileName: fileNameOf(wanted, format) },
      ...{ bytes: bytes.length, rows: rowsOf(report) },
      incomplete: report.tables.reduce((sum, rows) => sum + incompleteOf(rows), 0),
      ...{ madeAt: tx.at, madeBy: who.userId },
    });
    await forgetOldest(tx, farm.id, mostKeptBytes);
    await tx.announce({ farmId: farm.id, topic: 'report.made' });
    return id;
  });
}

/** All that the input hangs on besides the rows of the farm. */
function stateOf({ kind, farm, question, language }: WantedReport): unknown {
  return [kind, reportShapes[kind].version, farm.id, question, language];
}

function hashOf(content: string | Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}

async function opened({ id, fileName, format }: KeptFile, file: Uint8Array): Promise<MadeReport> {
  return { run: id, fileName, format, bytes: await unpack(file) };
}

/** By what it is about, in letters that all systems know. */
function fileNameOf({ kind, question: { date, from, to } }: WantedReport, format: ReportFormat): string {
  return `${[kind, date, from, to].filter((part) => part !== null).join('-')}.${format}`;
}
