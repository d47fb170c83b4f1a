import { cropColumns } from '@brazda/domain/catalogue-numbers.ts';
import type { WishedColumns, WishedCrop } from './change-plan.repository.ts';

/** A wish with its crop as the table has it. */
export function wishedColumns(wish: WishedCrop): WishedColumns {
  const columns = wish.cropId === null ? { cropId: null, ownCropId: null } : cropColumns(wish.cropId);
  return { ...wish, columns };
}
