import { Failure } from '../../failure.ts';
import { createTurns, NoTurn } from '../../turns.ts';
import type { LandFile, LandFileRequest, ReadLandFile } from './land-file.ts';
import { readInWorker } from './read-in-worker.ts';

/** Somebody waits at the other end for so long before trying again, and holds the whole upload in memory meanwhile. */
const patienceMilliseconds = 60_000;
const mostCallersWaiting = 20;

/** Reads land files, few at once in the whole process: each may take half a gigabyte and a core for half a minute. */
export interface LandReader {
  /**
   * Reads a file for a caller, as long as `caller` has not gone away. Throws LandFileError, `landFile.busy` where too
   * many others are before it, or the reason of `caller`.
   */
  readFor(caller: AbortSignal, request: LandFileRequest): Promise<LandFile>;
  /** Reads a file for work in the background, however long it has to wait. Throws LandFileError. */
  read(request: LandFileRequest): Promise<LandFile>;
}

export function createLandReader(atOnce: number, read: ReadLandFile = readInWorker): LandReader {
  const turns = createTurns(atOnce);
  return {
    readFor: async (caller, request) => {
      const waiting = { signal: caller, atMostMilliseconds: patienceMilliseconds, behindAtMost: mostCallersWaiting };
      try {
        return await turns.take(() => read(request), waiting);
      } catch (error) {
        if (!(error instanceof NoTurn)) throw error;
        throw new Failure('landFile.busy', { retryAfter: patienceMilliseconds / 1000, cause: error });
      }
    },
    read: (request) => turns.take(() => read(request)),
  };
}
