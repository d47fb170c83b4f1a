const MEGABYTE = 1024 * 1024;

/** What one upload may cost us. Sizes inside an archive are counted while inflating, for declared sizes lie. */
export const LAND_LIMITS = {
  /** The upload as it came, zipped or not. */
  uploadBytes: 50 * MEGABYTE,
  /** Entries of one archive, folders and files that we do not read included. */
  archiveEntries: 1000,
  /** Entries of an archive and all archives in it. */
  archiveEntriesInAll: 2000,
  entryBytes: 100 * MEGABYTE,
  archiveBytesInAll: 250 * MEGABYTE,
  /** An entry may not grow by more than this once it is large: a table with wide empty columns compresses as well as a bomb. */
  ratio: 100,
  ratioFreeBytes: 8 * MEGABYTE,
  /** A zip in the zip (the Czech district export) is read, a zip in that one is not. */
  nesting: 1,
  parcels: 50_000,
  vertices: 5_000_000,
  /** Rings of one parcel: sorting holes to their outlines takes the square of it. */
  ringsPerParcel: 2_000,
  columns: 512,
  /** Problems that are reported one by one; the rest is counted. */
  problems: 1_000,
  /** For reading in a worker. */
  milliseconds: 30_000,
  heapMegabytes: 512,
} as const;

export function inMegabytes(bytes: number): number {
  return Math.round(bytes / MEGABYTE);
}
