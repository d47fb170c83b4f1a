import type { Crop } from '@brazda/contract/agroevidence/crops.ts';
import { noCropName } from '@brazda/domain/enumerations/crop-role.ts';
import { hexColor } from '@brazda/domain/crop-colors.ts';
import { useCallback } from 'react';
import { useText } from '#web/i18n/T.tsx';

/** Whether it stands for that nothing is to grow. */
export function isNoCrop({ name }: Pick<Crop, 'name'>): boolean {
  return name === noCropName;
}

/** Says what a crop is called; of the one that stands for none, that in the language on screen. */
export function useCropName(): (crop: Pick<Crop, 'name'>) => string {
  const text = useText();
  return useCallback((crop) => (isNoCrop(crop) ? text('parcel.noCrop') : crop.name), [text]);
}

/** `#rrggbb`; undefined where the crop has no colour. */
export function cropColor({ color }: Pick<Crop, 'color'>): string | undefined {
  return color ? hexColor(color) : undefined;
}
