/** The largest number of a catalogue that is the same for all; those of farms' own crops and materials begin after it. */
export const lastOfCatalogue = 1_000_000;

/** The crop of the catalogue that says that nothing is to grow. */
export const noCropId = 1000;

/** A crop as tables have it: one of the catalogue, or one of the farm's own. */
export interface CropColumns {
  readonly cropId: number | null;
  readonly ownCropId: number | null;
}

/** One number names a crop wherever it is from; here alone the two are told apart. */
export function cropColumns(id: number): CropColumns {
  return { cropId: inCatalogue(id), ownCropId: amongOwn(id) };
}

/** A material as tables have it: one of the catalogue, or one of the farm's own. */
export interface MaterialColumns {
  readonly materialId: number | null;
  readonly ownMaterialId: number | null;
}

/** The same of materials. */
export function materialColumns(id: number): MaterialColumns {
  return { materialId: inCatalogue(id), ownMaterialId: amongOwn(id) };
}

function inCatalogue(id: number): number | null {
  return id > lastOfCatalogue ? null : id;
}

function amongOwn(id: number): number | null {
  return id > lastOfCatalogue ? id : null;
}
