import { receiveBytes } from '../../process-bytes.ts';
import type { LandFileRequest } from './land-file.ts';
import { LandFileError, type LandDetail, type LandFileErrorCode } from './land-problems.ts';
import { readPackedLandFile, type PackedLandFile } from './read-packed-land-file.ts';

/** What the worker answers with, once. An Error would lose its class on the way, so a refusal travels in parts. */
export type LandWorkerAnswer =
  { file: PackedLandFile } | { refusal: { code: LandFileErrorCode; detail: LandDetail; reason: string | null } };

// Only readInWorker starts this program, and sends one request; without it there is nobody to answer to.
process.once('message', (asked: Omit<LandFileRequest, 'bytes'>) => {
  void answer(asked);
});
process.once('disconnect', () => {
  process.exit();
});

async function answer(asked: Omit<LandFileRequest, 'bytes'>): Promise<void> {
  process.send?.(await answerTo({ ...asked, bytes: await receiveBytes() }));
}

async function answerTo(asked: LandFileRequest): Promise<LandWorkerAnswer> {
  try {
    return { file: await readPackedLandFile(asked) };
  } catch (error) {
    if (!(error instanceof LandFileError)) throw error;
    const { code, detail, cause } = error;
    const reason = cause instanceof Error ? (cause.stack ?? cause.message) : null;
    return { refusal: { code, detail, reason } };
  }
}
