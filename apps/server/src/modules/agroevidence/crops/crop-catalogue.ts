import type { FarmReading } from '#server/db/farm-scope.ts';
import { findCrops, type CropRow } from './crops.repository.ts';

export type CropsById = ReadonlyMap<number, CropRow>;

/** The catalogue of crops, known without asking the database again: only migrations change it. */
export interface CropCatalogue {
  /** All crops of the catalogue, among them those that are named. */
  holding(farms: FarmReading, cropIds: readonly (number | null)[]): Promise<CropsById>;
  /** All crops of the catalogue as this version of the product knows it. */
  all(farms: FarmReading): Promise<CropsById>;
}

/** Read once; and again where a later version of the product has added a crop meanwhile. */
export function createCropCatalogue(): CropCatalogue {
  let crops: CropsById = new Map();
  const read = async (farms: FarmReading): Promise<CropsById> => {
    crops = new Map((await findCrops(farms)).map((crop) => [crop.id, crop]));
    return crops;
  };
  return {
    holding: async (farms, cropIds) => (cropIds.every((id) => id === null || crops.has(id)) ? crops : read(farms)),
    all: async (farms) => (crops.size > 0 ? crops : read(farms)),
  };
}
