import type { ReferenceSource } from '@brazda/domain/enumerations/reference-source.ts';
import type { LandColumn } from './land-file.ts';
import type { LandProblem } from './land-problems.ts';

/** A closed or open line of x, y, x, y, … as the file has it. */
export type Ring = Float64Array;

export type CellValue = string | number | boolean | null;

export type SourceShape =
  | { kind: 'NONE' }
  | { kind: 'DAMAGED' }
  /** So much that it was not read at all. */
  | { kind: 'TOO_LONG' }
  | { kind: 'OTHER'; shape: string }
  /** Rings of a shapefile: which is a hole of which is for us to find out. */
  | { kind: 'RINGS'; rings: Ring[] }
  | { kind: 'POLYGONS'; polygons: Ring[][] };

export interface SourceRow {
  /** Position in the layer, from 1. */
  row: number;
  cells: CellValue[];
  shape: SourceShape;
}

export interface SourceReference {
  wkt: string | null;
  epsg: number | null;
  source: Exclude<ReferenceSource, 'range'>;
}

export type SourceColumn = Omit<LandColumn, 'samples'>;

/** One layer of whatever format, opened but not yet read. */
export interface SourceLayer {
  name: string;
  columns: SourceColumn[];
  /** Rows that have a polygon; 0 for a layer of points or lines. */
  polygons: number;
  /** What the shapes are instead, when there is no polygon. */
  otherShape: string | null;
  reference: SourceReference | null;
  encoding: string | null;
  problems: LandProblem[];
  /** Cells of the first rows, for samples. */
  firstCells: CellValue[][];
  rows(): Iterable<SourceRow>;
}

/** How many rows are looked at for sample values. */
export const SAMPLE_ROWS = 50;

export function ringOf(points: readonly (readonly [number, number])[]): Ring {
  return Float64Array.from(points.flat());
}
