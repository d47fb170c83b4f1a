import { webcrypto } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { partOf, type Processes } from '../../processes/processes.ts';
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

/** In another thread: a large file takes as long as many answers. */
async function keyOf({ bytes, ...asked }: LandFileRequest): Promise<string> {
  const hash = Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes));
  return `${hash.toString('base64')} ${JSON.stringify(asked)}`;
}

function sizeOf({ geometry, parcels }: PackedLandFile): number {
  const { coordinates, ringLengths, ringsOfPolygon, polygonsOfParcel } = geometry;
  const arrays = [coordinates, ringLengths, ringsOfPolygon, polygonsOfParcel];
  return arrays.reduce((sum, { byteLength }) => sum + byteLength, bytesOfEntry + parcels.length * bytesOfParcel);
}
