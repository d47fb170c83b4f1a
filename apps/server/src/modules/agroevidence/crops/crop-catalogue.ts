import type { FarmReading } from '#server/db/farm-scope.ts';
import { findCrops, type CropRow } from './crops.repository.ts';

export type CropsById = ReadonlyMap<number, CropRow>;

/** The catalogue of crops, known without asking the database again: only migrations change it. */
export interface CropCatalogue {
  /** All crops of the catalogue, among them those that are named. */
  holding(farms: FarmReading, cropIds: readonly (number | null)[]): Promise<CropsById>;
}

/** Read once; and again where a later version of the product has added a crop meanwhile. */
export function createCropCatalogue(): CropCatalogue {
  let crops: CropsById = new Map();
  return {
    holding: async (farms, cropIds) => {
      const isKnown = cropIds.every((id) => id === null || crops.has(id));
      if (!isKnown) crops = new Map((await findCrops(farms)).map((crop) => [crop.id, crop]));
      return crops;
    },
  };
}
