import { createHash } from 'node:crypto';
import type { Clock } from '../../foundation/clock.ts';
import { LimitedCache } from '../../limited-cache.ts';
import type { LandFile, LandFileRequest, ReadLandFile } from './land-file.ts';
import { unpackLandFile } from './read-land-file.ts';
import type { PackedLandFile } from './read-packed-land-file.ts';

interface ReadFile {
  readonly file: LandFile;
  readonly bytes: number;
  readonly until: number;
}

/** One of the largest files that may be sent fits. */
const keptBytes = 112 * 1024 * 1024;
const keptMilliseconds = 5 * 60_000;
const bytesOfParcel = 1000;

/**
 * Keeps what was read from the last files for some minutes (an LRU cache): people have a file looked through before
 * they register it, and then it is imported. What is in a file is known by its bytes and by what is asked of it.
 */
export function keepReadFiles(read: (request: LandFileRequest) => Promise<PackedLandFile>, clock: Clock): ReadLandFile {
  const files = new LimitedCache<string, ReadFile>(keptBytes, ({ bytes }) => bytes);
  return async (request) => {
    const key = keyOf(request);
    const kept = files.get(key);
    const now = clock.now().getTime();
    if (kept && kept.until > now) return kept.file;
    const packed = await read(request);
    const file = unpackLandFile(packed);
    const bytes = sizeOf(packed);
    if (bytes <= keptBytes) {
      files.set(key, { file, bytes, until: now + keptMilliseconds });
      setTimeout(() => {
        files.delete(key);
      }, keptMilliseconds).unref();
    }
    return file;
  };
}

function keyOf({ bytes, ...asked }: LandFileRequest): string {
  return `${createHash('sha256').update(bytes).digest('base64')} ${JSON.stringify(asked)}`;
}

function sizeOf({ geometry, parcels }: PackedLandFile): number {
  const { coordinates, ringLengths, ringsOfPolygon, polygonsOfParcel } = geometry;
  const arrays = [coordinates, ringLengths, ringsOfPolygon, polygonsOfParcel];
  return arrays.reduce((sum, { byteLength }) => sum + byteLength, parcels.length * bytesOfParcel);
}
