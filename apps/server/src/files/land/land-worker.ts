import { receiveBytes } from '../../process-bytes.ts';
import type { LandFileRequest } from './land-file.ts';
import { LandFileError, type LandDetail, type LandFileErrorCode } from './land-problems.ts';
import { piecesOfCoordinates, sizesOf, type PolygonSizes } from './packed-polygons.ts';
import { readOutlines, type PackedOutlinesAhead, type ReadLandFile } from './read-packed-land-file.ts';

/** What the worker is asked, beside the bytes of the file, which come through its standard input. */
export interface LandWorkerRequest {
  asked: Omit<LandFileRequest, 'bytes'>;
  /** Whether it is to tell of outlines before it has read the file to its end. */
  tellsAhead: boolean;
}

/**
 * What the worker answers with: outlines ahead as often as it likes; then a refusal, or the file with the sizes of its
 * outlines and after it their coordinates in pieces: as one message they would lie here twice, and there once more. An
 * Error would lose its class on the way, so a refusal travels in parts.
 */
export type LandWorkerAnswer =
  | { ahead: PackedOutlinesAhead }
  | { file: ReadLandFile['file']; sizes: PolygonSizes }
  | { coordinates: Float64Array }
  | { refusal: LandRefusal };

export interface LandRefusal {
  code: LandFileErrorCode;
  detail: LandDetail;
  reason: string | null;
}

const coordinatesAtOnce = 128 * 1024;

// Only readInWorker starts this program, and sends one request; without it there is nobody to answer to.
process.once('message', (request: LandWorkerRequest) => {
  void answer(request);
});
process.once('disconnect', () => {
  process.exit();
});

async function answer({ asked, tellsAhead }: LandWorkerRequest): Promise<void> {
  const read = await readOrRefuse({ ...asked, bytes: await receiveBytes() }, tellsAhead);
  if ('refusal' in read) return send(read);
  await send({ file: read.file, sizes: sizesOf(read.outlines) });
  for (const coordinates of piecesOfCoordinates(read.outlines, coordinatesAtOnce)) await send({ coordinates });
}

async function readOrRefuse(
  request: LandFileRequest,
  tellsAhead: boolean,
): Promise<ReadLandFile | { refusal: LandRefusal }> {
  try {
    return await readOutlines(request, tellsAhead ? (ahead) => send({ ahead }) : undefined);
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
