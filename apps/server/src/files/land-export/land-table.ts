import type { MultiPolygon } from '@brazda/contract/shapes.ts';

/** A column of an exported land file. Names are at most ten letters, for a .dbf has no more. */
export interface LandColumn {
  readonly name: string;
  readonly kind: 'TEXT' | 'NUMBER' | 'DATE';
  /** Of a number. */
  readonly decimals?: number;
}

export type LandValue = string | number | null;

/** One outline with what is said of it, in the order of the columns. */
export interface LandRow {
  /** Degrees, WGS 84. */
  readonly geometry: MultiPolygon;
  readonly values: readonly LandValue[];
}

/** Land that is written into a file: read once, piece by piece. */
export interface LandTable {
  readonly name: string;
  readonly columns: readonly LandColumn[];
  readonly pieces: () => AsyncIterable<readonly LandRow[]>;
}
