import type { PlanCrop } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { useText } from '#web/i18n/T.tsx';

/** As the calls name that nothing is to grow. */
const noCropName = 'NO_CROP';

/** How a crop is called on screen. */
export function useCropName(): (crop: Pick<PlanCrop, 'name'>) => string {
  const text = useText();
  return ({ name }) => (name === noCropName ? text('parcel.noCrop') : name);
}

/** The colour of a crop as styles write it; undefined where it has none. */
export function cropColor({ color }: Pick<PlanCrop, 'color'>): string | undefined {
  return color ? `rgb(${color.red} ${color.green} ${color.blue})` : undefined;
}
