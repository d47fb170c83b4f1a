import { parentPort, workerData } from 'node:worker_threads';
import type { LandFileRequest } from './land-file.ts';
import { LandFileError, type LandDetail, type LandFileErrorCode } from './land-problems.ts';
import { buffersOf } from './packed-polygons.ts';
import { readPackedLandFile, type PackedLandFile } from './read-packed-land-file.ts';

/** What the worker answers with, once. An Error would lose its class on the way, so a refusal travels in parts. */
export type LandWorkerAnswer =
  { file: PackedLandFile } | { refusal: { code: LandFileErrorCode; detail: LandDetail; reason: string | null } };

// Only readInWorker starts this program, and always with a request.
const request = workerData as LandFileRequest;
parentPort?.postMessage(...(await answerTo(request)));

async function answerTo(asked: LandFileRequest): Promise<[LandWorkerAnswer, ArrayBuffer[]]> {
  try {
    const file = await readPackedLandFile(asked);
    return [{ file }, buffersOf(file.geometry)];
  } catch (error) {
    if (!(error instanceof LandFileError)) throw error;
    const { code, detail, cause } = error;
    const reason = cause instanceof Error ? (cause.stack ?? cause.message) : null;
    return [{ refusal: { code, detail, reason } }, []];
  }
}
