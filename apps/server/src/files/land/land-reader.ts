import { Failure } from '../../foundation/failure.ts';
import { SemaphoreFull, type Semaphore } from '../../concurrency/semaphore.ts';
import type { HearAhead, LandFile, LandFileRequest, ReadLandFile } from './land-file.ts';

/** Somebody waits at the other end for so long before trying again, and holds the whole upload in memory meanwhile. */
const patienceMilliseconds = 60_000;
const mostCallersWaiting = 20;
const mostWaitingOfOne = 4;

/** Who waits for a file to be read, and when they go away. */
export interface LandFileCaller {
  readonly userId: number;
  readonly gone: AbortSignal;
}

/** Reads land files, few at once in all processes together: each may take half a gigabyte and a core for a quarter of a minute. */
export interface LandReader {
  /**
   * Reads a file for a caller, as long as they have not gone away. Throws LandFileError, `landFile.busy` where too many
   * others, or too many of their own, are before it, or the reason why they went. Outlines are told of before the file is
   * read to its end, or not at all where it was read before.
   */
  readFor(caller: LandFileCaller, request: LandFileRequest, hearAhead?: HearAhead): Promise<LandFile>;
  /** Reads a file for work in the background, on a farm, however long it has to wait. Throws LandFileError. */
  read(farmId: number, request: LandFileRequest): Promise<LandFile>;
}

export function createLandReader(turns: Semaphore, read: ReadLandFile): LandReader {
  return {
    readFor: async (caller, request, hearAhead) => {
      const waiting = {
        signal: caller.gone,
        atMostMilliseconds: patienceMilliseconds,
        behindAtMost: mostCallersWaiting,
        whose: `user ${caller.userId}`,
        behindOwnAtMost: mostWaitingOfOne,
      };
      try {
        return await turns.take(() => read(request, hearAhead), waiting);
      } catch (error) {
        if (!(error instanceof SemaphoreFull)) throw error;
        throw new Failure('landFile.busy', { retryAfter: patienceMilliseconds / 1000, cause: error });
      }
    },
    read: (farmId, request) => turns.take(() => read(request), { whose: `farm ${farmId}` }),
  };
}
