import { Worker } from 'node:worker_threads';
import { builtFolder } from '../../root.ts';
import type { LandFile, LandFileRequest } from './land-file.ts';
import { LAND_LIMITS } from './land-limits.ts';
import { LandFileError } from './land-problems.ts';
import type { LandWorkerAnswer } from './land-worker.ts';
import { unpackLandFile } from './read-land-file.ts';
import type { PackedLandFile } from './read-packed-land-file.ts';

export interface WorkerLimits {
  milliseconds: number;
  heapMegabytes: number;
}

/**
 * Reads a land file in a thread of its own, with an end to its time and memory: whatever is in the file, the server
 * goes on. Same result and same errors as readLandFile, and `landFile.tooHard` when the thread had to be stopped.
 */
export async function readInWorker(request: LandFileRequest, limits: WorkerLimits = LAND_LIMITS): Promise<LandFile> {
  return unpackLandFile(await readPackedInWorker(request, limits));
}

/** The same, its outlines still packed. */
export async function readPackedInWorker(
  request: LandFileRequest,
  limits: WorkerLimits = LAND_LIMITS,
): Promise<PackedLandFile> {
  const bytes = new Uint8Array(request.bytes);
  const worker = startWorker({ ...request, bytes }, limits);
  try {
    return fileIn(await answerWithin(worker, limits.milliseconds));
  } finally {
    await worker.terminate();
  }
}

function startWorker(request: LandFileRequest & { bytes: Uint8Array<ArrayBuffer> }, limits: WorkerLimits): Worker {
  return new Worker(new URL('land-worker.js', builtFolder), {
    workerData: request,
    transferList: [request.bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
    execArgv: [],
  });
}

function answerWithin(worker: Worker, milliseconds: number): Promise<LandWorkerAnswer> {
  return new Promise((resolve, reject) => {
    const tooHard = (cause?: unknown): void => {
      clearTimeout(timer);
      reject(new LandFileError('landFile.tooHard', {}, cause));
    };
    const timer = setTimeout(tooHard, milliseconds);
    worker.once('message', (answer: LandWorkerAnswer) => {
      clearTimeout(timer);
      resolve(answer);
    });
    // Out of memory comes as an error too; a fault of ours would be in `cause`.
    worker.once('error', tooHard);
    worker.once('exit', () => {
      tooHard();
    });
  });
}

function fileIn(answer: LandWorkerAnswer): PackedLandFile {
  if ('file' in answer) return answer.file;
  const { code, detail, reason } = answer.refusal;
  throw new LandFileError(code, detail, reason ?? undefined);
}
