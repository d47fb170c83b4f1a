import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { partOf, type Processes } from '../../processes/processes.ts';
import { createTurns } from '../../concurrency/in-turns.ts';
import type { Clock } from '../../foundation/clock.ts';
import type { HearAhead, LandFile, LandFileRequest, ReadLandFile } from './land-file.ts';
import { unpackLandFile } from './read-land-file.ts';
import type { PackedLandFile } from './read-packed-land-file.ts';

interface ReadFile {
  readonly file: LandFile;
  readonly bytes: number;
}

/** One of the largest files that may be sent fits; with several processes half of it in each at least. */
const mostBytes = 112 * 1024 * 1024;
const keptMilliseconds = 5 * 60_000;
const hashedAtOnce = 256 * 1024;
const bytesOfEntry = 1000;
const bytesOfParcel = 1000;

/**
 * Keeps what was read from the last files for some minutes: people have a file looked through before they register it,
 * and then it is imported. What is in a file is known by its bytes and by what is asked of it.
 */
export function keepReadFiles(
  read: (request: LandFileRequest, hearAhead?: HearAhead) => Promise<PackedLandFile>,
  clock: Clock,
  processes: Pick<Processes, 'size'> = { size: 1 },
): ReadLandFile {
  const files = new LRUCache<string, ReadFile>({
    maxSize: Math.max(mostBytes / 2, partOf(mostBytes, processes)),
    sizeCalculation: ({ bytes }) => bytes,
    ttl: keptMilliseconds,
    ttlAutopurge: true,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  return async (request, hearAhead) => {
    const key = await keyOf(request);
    const kept = files.get(key);
    if (kept) return kept.file;
    const packed = await read(request, hearAhead);
    const file = unpackLandFile(packed);
    files.set(key, { file, bytes: sizeOf(packed) });
    return file;
  };
}

/** A piece at a time: all of a large file takes as long as many answers, and so does its copy for another thread. */
async function keyOf({ bytes, ...asked }: LandFileRequest): Promise<string> {
  const hash = createHash('sha256');
  const turn = createTurns();
  for (let begin = 0; begin < bytes.length; begin += hashedAtOnce) {
    hash.update(bytes.subarray(begin, begin + hashedAtOnce));
    await turn();
  }
  return `${hash.digest('base64')} ${JSON.stringify(asked)}`;
}

function sizeOf({ geometry, parcels }: PackedLandFile): number {
  const { coordinates, ringLengths, ringsOfPolygon, polygonsOfParcel } = geometry;
  const arrays = [coordinates, ringLengths, ringsOfPolygon, polygonsOfParcel];
  return arrays.reduce((sum, { byteLength }) => sum + byteLength, bytesOfEntry + parcels.length * bytesOfParcel);
}
