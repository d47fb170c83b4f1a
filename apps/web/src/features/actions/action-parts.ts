import { agroevidenceActionsSplitFields } from '#web/lib/fields.generated.ts';

/** More actions at once are not made of one. */
export const mostParts = agroevidenceActionsSplitFields.parts.maxItems;

/** The parts that become actions of their own: all that are chosen together, or each by itself. */
export function partsOf(chosen: readonly number[], way: 'together' | 'each'): readonly (readonly number[])[] {
  return way === 'together' ? [chosen] : chosen.map((id) => [id]);
}
