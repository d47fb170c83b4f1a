import { fork, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { sendBytes } from '../../process-bytes.ts';
import { builtFolder } from '../../foundation/program-files.ts';
import type { HearAhead, LandFile, LandFileRequest } from './land-file.ts';
import { LAND_LIMITS } from './land-limits.ts';
import { LandFileError } from './land-problems.ts';
import type { LandRefusal, LandWorkerAnswer, LandWorkerRequest } from './land-worker.ts';
import { gatherPolygons } from './packed-polygons.ts';
import { unpackAhead, unpackLandFile } from './read-land-file.ts';
import type { PackedLandFile } from './read-packed-land-file.ts';

export interface WorkerLimits {
  milliseconds: number;
  heapMegabytes: number;
}

/**
 * Reads a land file in a process of its own, with an end to its time and memory: whatever is in the file, the server goes
 * on. A thread would not do, for where the memory of one ends in the middle of a large list, the whole process ends. Same
 * result and same errors as readLandFile, and `landFile.tooHard` when the process had to be stopped.
 */
export async function readInWorker(request: LandFileRequest, limits: WorkerLimits = LAND_LIMITS): Promise<LandFile> {
  return unpackLandFile(await readPackedInWorker(request, undefined, limits));
}

/** The same, its outlines still packed; what is read is told to whoever wants to hear of it before. */
export async function readPackedInWorker(
  request: LandFileRequest,
  hearAhead?: HearAhead,
  limits: WorkerLimits = LAND_LIMITS,
): Promise<PackedLandFile> {
  const worker = startWorker(limits);
  letOthersGoFirst(worker);
  try {
    return await answerWithin(worker, request, limits.milliseconds, hearAhead);
  } finally {
    worker.kill('SIGKILL');
  }
}

function startWorker({ heapMegabytes }: WorkerLimits): ChildProcess {
  return fork(fileURLToPath(new URL('land-worker.js', builtFolder)), [], {
    execArgv: [`--max-old-space-size=${heapMegabytes}`, `--max-semi-space-size=${LAND_LIMITS.semiSpaceMegabytes}`],
    // So that coordinates cross as they are, and nothing of ours is known there that a file could ask for.
    serialization: 'advanced',
    env: {},
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
}

/**
 * Where there are not enough cores for all, those who only ask for something are answered before a file is read. Still less
 * of a busy machine would be nothing at all, and the time of the file would end before it is read.
 */
function letOthersGoFirst({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, which whoever waits for it is told; or this system knows no such thing.
  }
}

function answerWithin(
  worker: ChildProcess,
  { bytes, ...asked }: LandFileRequest,
  milliseconds: number,
  hearAhead: HearAhead | undefined,
): Promise<PackedLandFile> {
  return new Promise((resolve, reject) => {
    const tooHard = (cause?: unknown): void => {
      clearTimeout(timer);
      reject(new LandFileError('landFile.tooHard', {}, cause));
    };
    const timer = setTimeout(tooHard, milliseconds);
    const hear = hearAnswers(hearAhead);
    worker.on('message', (answer: LandWorkerAnswer) => {
      if ('refusal' in answer) reject(errorOf(answer.refusal));
      const file = hear(answer);
      if (file) resolve(file);
      if (file || 'refusal' in answer) clearTimeout(timer);
    });
    worker.on('error', tooHard);
    worker.once('exit', (code, signal) => {
      tooHard(new Error(`The process that read the file has ended: ${signal ?? code ?? ''}`));
    });
    const wanted: LandWorkerRequest = { asked, tellsAhead: hearAhead !== undefined };
    worker.send(wanted, (error) => {
      if (error) tooHard(error);
    });
    sendBytes(worker, bytes).catch(tooHard);
  });
}

/** Gives the file once the last piece of its coordinates has come. */
function hearAnswers(hearAhead: HearAhead | undefined): (answer: LandWorkerAnswer) => PackedLandFile | undefined {
  let gather: ((piece: Float64Array) => PackedLandFile | undefined) | undefined;
  return (answer) => {
    if ('ahead' in answer) hearAhead?.(unpackAhead(answer.ahead));
    if ('file' in answer) gather = gatherFile(answer);
    if ('coordinates' in answer) return gather?.(answer.coordinates);
    // A file without a usable parcel has no coordinates that would come after it.
    return 'file' in answer ? gather?.(new Float64Array()) : undefined;
  };
}

function gatherFile({ file, sizes }: Extract<LandWorkerAnswer, { file: unknown }>) {
  const gather = gatherPolygons(sizes);
  return (piece: Float64Array): PackedLandFile | undefined => {
    const geometry = gather(piece);
    return geometry && { ...file, geometry };
  };
}

function errorOf({ code, detail, reason }: LandRefusal): LandFileError {
  return new LandFileError(code, detail, reason ?? undefined);
}
