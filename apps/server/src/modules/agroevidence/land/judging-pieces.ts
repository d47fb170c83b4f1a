import type { Database } from '#server/db/database.ts';

const manyParcels = 1000;

/** While PostgreSQL judges one piece, the one before is made into a report; the embedded database has one connection. */
export const judgedAtOnce: Readonly<Record<Database['kind'], number>> = { postgres: 2, pglite: 1 };

/** How far the outlines of a file of so many parcels may be off on the small map of its report. */
export function simplifyDegreesOf(parcels: number): number {
  return parcels > manyParcels ? 0.0002 : 0.000_05;
}
