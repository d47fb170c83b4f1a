import type { ZlibOptions } from 'node:zlib';

/** Half the work of the usual level, for a twentieth more to send. */
export const jsonCompression = { level: 3 } as const;

/** Up to here a stream costs more than the tenth of a millisecond for which compressing at once holds others up. */
export const compressAtOnceBytes = 32 * 1024;

/** Letters or bytes: up to here it takes less time to compress a text than to have another thread do it. */
export const mostAtOnce = 64 * 1024;

/** Where what comes out just fills its room, zlib asks for another one. */
const spareRoom = 1024;
const mostRoom = 8 * 1024 * 1024;

/** Outlines and names in JSON take a third of it or less. */
export const packedShare = 1 / 3;

/**
 * Room for all that comes out. By itself zlib comes back to the main thread for every 16 kB of it, and waits there each
 * time behind all other calls.
 */
export function roomFor(bytes: number): ZlibOptions {
  return { chunkSize: Math.min(Math.ceil(bytes) + spareRoom, mostRoom) };
}
