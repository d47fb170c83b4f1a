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
  archiveBytesInAll: 150 * MEGABYTE,
  /** An entry may not grow by more than this once it is large: a table with wide empty columns compresses as well as a bomb. */
  ratio: 100,
  ratioFreeBytes: 8 * MEGABYTE,
  /** A zip in the zip (the Czech district export) is read, a zip in that one is not. */
  nesting: 1,
  parcels: 50_000,
  vertices: 4_000_000,
  /** Rings of one parcel: sorting holes to their outlines takes the square of it. */
  ringsPerParcel: 2_000,
  /** Points of one parcel; the largest pastures of the registers have some thousands, so few may have very many. */
  verticesPerParcel: 120_000,
  verticesOfLongParcel: 30_000,
  verticesOfLongParcels: 250_000,
  /** Where an outline crosses itself and can still be repaired: the database takes the square of it in time and memory. */
  crossingsPerParcel: 300,
  crossings: 5_000,
  /** Pairs of edges near each other: so many each edge of an outline, and so many more of a parcel and of a file. */
  edgePairsPerEdge: 8,
  edgePairsPerParcel: 100_000,
  edgePairs: 2_000_000,
  /** Pairs of rings of one parcel that lie over each other, for each ring: a hole lies in its outline, and that in few others. */
  ringPairsPerRing: 20,
  /** Other parcels that one may always lie on; more where the file as a whole has not too many that do. */
  parcelsUnderOne: 30,
  parcelPairsPerParcel: 20,
  parcelPairs: 20_000,
  columns: 512,
  /** Problems that are reported one by one; the rest is counted. */
  problems: 1_000,
  /** For reading in a process of its own. */
  milliseconds: 15_000,
  /**
   * What its objects may take. Beside them it holds the upload, what came out of its archive and the
   * coordinates twice (as read, as cleaned), so that all together stays under half a gigabyte.
   */
  heapMegabytes: 300,
  semiSpaceMegabytes: 16,
} as const;

export function inMegabytes(bytes: number): number {
  return Math.round(bytes / MEGABYTE);
}
