import type { MaterialUnit } from '../enumerations/material.ts';
import { inUnit, millionths, totalOf, unitKindOf, type Weights } from './amount.ts';

/**
 * The same amount in another unit; undefined where it would have to be weighed and nobody knows how much a litre or a seed
 * unit weighs: it is never guessed.
 */
export function converted(value: number, from: MaterialUnit, to: MaterialUnit, weights: Weights): number | undefined {
  const amount = totalOf({ value, unit: from, basis: 'TOTAL' }, 0);
  if (amount === undefined) return undefined;
  const [kind, wanted] = [unitKindOf(from), unitKindOf(to)];
  if (kind === wanted) return inUnit(amount, to);
  const before = kilogramsOfOne(kind, weights);
  const after = kilogramsOfOne(wanted, weights);
  if (before === null || after === null) return undefined;
  return inUnit(Math.round((amount * before) / after / roundedTo) * roundedTo, to);
}

/** What comes of weighing is known to the gram, not to the millionth of it. */
const roundedTo = millionths / 1000;

function kilogramsOfOne(
  kind: ReturnType<typeof unitKindOf>,
  { kilogramsPerLitre, kilogramsPerSeedUnit }: Weights,
): number | null {
  if (kind === 'WEIGHT') return 1;
  return kind === 'VOLUME' ? kilogramsPerLitre : kilogramsPerSeedUnit;
}
