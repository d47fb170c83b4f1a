import { receiveBytes } from '../../process-bytes.ts';
import type { LandFileRequest } from './land-file.ts';
import { LandFileError, type LandDetail, type LandFileErrorCode } from './land-problems.ts';
import { readPackedLandFile, type PackedLandFile, type PackedOutlinesAhead } from './read-packed-land-file.ts';

/** What the worker is asked, beside the bytes of the file, which come through its standard input. */
export interface LandWorkerRequest {
  asked: Omit<LandFileRequest, 'bytes'>;
  /** Whether it is to tell of outlines before it has read the file to its end. */
  tellsAhead: boolean;
}

/**
 * What the worker answers with: outlines ahead as often as it likes, then one of the others, once. An Error would lose its
 * class on the way, so a refusal travels in parts.
 */
export type LandWorkerAnswer =
  | { ahead: PackedOutlinesAhead }
  | { file: PackedLandFile }
  | { refusal: { code: LandFileErrorCode; detail: LandDetail; reason: string | null } };

// Only readInWorker starts this program, and sends one request; without it there is nobody to answer to.
process.once('message', (request: LandWorkerRequest) => {
  void answer(request);
});
process.once('disconnect', () => {
  process.exit();
});

async function answer({ asked, tellsAhead }: LandWorkerRequest): Promise<void> {
  const bytes = await receiveBytes();
  await send(await answerTo({ ...asked, bytes }, tellsAhead));
}

async function answerTo(asked: LandFileRequest, tellsAhead: boolean): Promise<LandWorkerAnswer> {
  try {
    return { file: await readPackedLandFile(asked, tellsAhead ? (ahead) => send({ ahead }) : undefined) };
  } catch (error) {
    if (!(error instanceof LandFileError)) throw error;
    const { code, detail, cause } = error;
    const reason = cause instanceof Error ? (cause.stack ?? cause.message) : null;
    return { refusal: { code, detail, reason } };
  }
}

/** Comes to its end once the answer is on its way: whoever goes on at once would hold it back. */
function send(answer: LandWorkerAnswer): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(answer, undefined, undefined, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });
}
