import { sql } from 'kysely';
import type { FarmReading } from '#server/db/farm-scope.ts';

/** A crop of the catalogue: its names by their language, and the colour that maps and lists show it in. */
export interface CropRow {
  readonly id: number;
  readonly names: Readonly<Record<string, string>>;
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

export function findCrops(farms: FarmReading): Promise<CropRow[]> {
  return farms.rows(sql<CropRow>`select id, names, red, green, blue from agroevidence.crop`);
}
