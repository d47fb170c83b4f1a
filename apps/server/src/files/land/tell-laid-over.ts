import { findLaidOver, type LaidOver } from './find-laid-over.ts';
import type { LandProblem } from './land-problems.ts';
import type { Ring } from './source-layer.ts';

interface OutlinedRow {
  readonly row: number;
  readonly layer: string;
  readonly name: string | null;
  readonly polygons: readonly (readonly Ring[])[];
}

/** Tells once of each pair of layers whose outlines lie on each other, and of each layer that does so in itself. */
export function tellLaidOver(rows: readonly OutlinedRow[]): LandProblem[] {
  const told = new Map<string, { readonly first: NamedPair; count: number }>();
  for (const pair of findLaidOver(rows.map(({ polygons }) => polygons))) {
    const first = namedPair(pair, rows);
    if (!first) continue;
    const key = JSON.stringify(first.layers);
    const known = told.get(key);
    if (known) known.count++;
    else told.set(key, { first, count: 1 });
  }
  return Array.from(told.values(), ({ first, count }) => problemOf(first, count));
}

interface NamedPair {
  readonly layers: readonly [string, string];
  readonly names: readonly [string, string];
}

function namedPair({ one, other }: LaidOver, rows: readonly OutlinedRow[]): NamedPair | undefined {
  const [first, second] = [rows[one], rows[other]];
  if (!first || !second) return undefined;
  const isInOrder = first.layer <= second.layer;
  return {
    layers: isInOrder ? [first.layer, second.layer] : [second.layer, first.layer],
    names: [first.name ?? String(first.row), second.name ?? String(second.row)],
  };
}

function problemOf({ layers: [layer, otherLayer], names: [one, another] }: NamedPair, count: number): LandProblem {
  const about = { severity: 'WARNING', row: null, parcel: null } as const;
  return layer === otherLayer
    ? { ...about, code: 'landFile.outlinesOverlap', detail: { one, another, count } }
    : { ...about, code: 'landFile.layersOverlap', detail: { layer, otherLayer, count } };
}
