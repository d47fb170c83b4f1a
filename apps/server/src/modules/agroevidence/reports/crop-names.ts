import { nameOf, type ToldCrops } from '../crops/crops.view.ts';
import type { CropOfRecord } from './report-rows.repository.ts';

interface NamedCrop {
  /** The same for the same crop. */
  readonly key: string;
  readonly name: string | null;
  readonly eppo: string | null;
}

/** A crop by its name in the language of the report, and its code of the European plant protection organization. */
export function namedCrop(row: CropOfRecord, { crops, language }: ToldCrops): NamedCrop {
  const known = row.cropId === null ? undefined : crops.get(row.cropId);
  if (known) return { key: String(known.id), name: nameOf(known, language), eppo: known.eppo };
  if (row.ownCropId !== null) return { key: String(row.ownCropId), name: row.ownCropName, eppo: row.ownCropEppo };
  return { key: `? ${row.cropName ?? ''}`, name: row.cropName, eppo: null };
}
