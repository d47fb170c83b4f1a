import { findTangle } from '#server/files/land/judge-tangles.ts';
import { ringOf } from '#server/files/land/source-layer.ts';

type Line = readonly (readonly [number, number])[];

/** Whether what somebody has drawn is too tangled for the database, to be asked before it sees it: what it has begun it ends. */
export function areTangled(lines: readonly Line[]): boolean {
  return findTangle(lines.map(ringOf)) === undefined;
}
