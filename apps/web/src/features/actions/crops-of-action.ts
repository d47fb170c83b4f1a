import type { Action } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { Crop } from '@brazda/contract/agroevidence/crops.ts';

/** The crop that an action names, else those that it was done to. */
export function cropsOf({ crop, grownCrops }: Pick<Action, 'crop' | 'grownCrops'>): readonly Crop[] {
  return crop ? [crop] : grownCrops;
}
