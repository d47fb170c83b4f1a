import { createHash } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import { LimitedCache } from '../../limited-cache.ts';
import type { LandFileRequest, ReadLandFile } from './land-file.ts';
import { unpackLandFile } from './read-land-file.ts';
import type { PackedLandFile } from './read-packed-land-file.ts';

interface ReadFile {
  readonly file: PackedLandFile;
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
  const files = new LimitedCache<string, ReadFile>(keptBytes, ({ file }) => sizeOf(file));
  return async (request) => {
    const key = keyOf(request);
    const kept = files.get(key);
    const now = clock.now().getTime();
    if (kept && kept.until > now) return unpackLandFile(kept.file);
    const file = await read(request);
    if (sizeOf(file) <= keptBytes) {
      files.set(key, { file, until: now + keptMilliseconds });
      setTimeout(() => {
        files.delete(key);
      }, keptMilliseconds).unref();
    }
    return unpackLandFile(file);
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
