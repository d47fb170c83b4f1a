import { lastOfCatalogue } from '../crops/crop-numbers.ts';

/** A material as tables have it: one of the catalogue, or one of the farm's own. */
export interface MaterialColumns {
  readonly materialId: number | null;
  readonly ownMaterialId: number | null;
}

/** One number names a material wherever it is from; here alone the two are told apart, where they are for crops. */
export function materialColumns(id: number): MaterialColumns {
  const isOwn = id > lastOfCatalogue;
  return { materialId: isOwn ? null : id, ownMaterialId: isOwn ? id : null };
}
