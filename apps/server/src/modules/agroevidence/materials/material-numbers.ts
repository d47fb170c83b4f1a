/** A material as tables have it: one of the catalogue, or one of the farm's own. */
export interface MaterialColumns {
  readonly materialId: number | null;
  readonly ownMaterialId: number | null;
}

/** The largest number of the catalogue; those of farms' own materials begin after it. */
export const lastMaterialOfCatalogue = 1_000_000;

/** One number names a material wherever it is from; here alone the two are told apart. */
export function materialColumns(id: number): MaterialColumns {
  const isOwn = id > lastMaterialOfCatalogue;
  return { materialId: isOwn ? null : id, ownMaterialId: isOwn ? id : null };
}
