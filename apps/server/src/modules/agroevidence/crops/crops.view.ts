import type { CatalogueCrop, Crop } from '@brazda/contract/agroevidence/crops.ts';
import { noCropName } from '@brazda/domain/enumerations/crop-role.ts';
import type { Language } from '@brazda/contract/shapes.ts';
import type { CropsById } from './crop-catalogue.ts';
import type { CropRow } from './crops.repository.ts';
import type { OwnCropRow } from './own-crops.repository.ts';
import type { NamedOwnCrop, RecordedCrop } from './standing-crop.repository.ts';

/** The catalogue of crops as a reader of a language is told of it. */
export interface ToldCrops {
  readonly crops: CropsById;
  readonly language: Language;
}

const noCropKey = 'NO_CROP';

export function isNoCrop({ key }: Pick<CropRow, 'key'>): boolean {
  return key === noCropKey;
}

export function cropView({ cropId, ownCrop, cropName }: RecordedCrop, { crops, language }: ToldCrops): Crop {
  const known = cropId === null ? undefined : crops.get(cropId);
  if (known) return publicCropView(known, language);
  if (ownCrop) return privateCropView(ownCrop);
  return { id: null, name: cropName, color: null, externalId: null, catalogueType: 'PRIVATE' };
}

function publicCropView(crop: CropRow, language: Language): Crop & Pick<CatalogueCrop, 'id' | 'color'> {
  return {
    id: crop.id,
    name: isNoCrop(crop) ? noCropName : nameOf(crop, language),
    color: colorOf(crop),
    externalId: crop.registryCode,
    catalogueType: isNoCrop(crop) ? 'PRIVATE' : 'PUBLIC',
  };
}

function privateCropView(crop: NamedOwnCrop): Crop & Pick<CatalogueCrop, 'id' | 'color'> {
  const { id, name, externalId } = crop;
  return { id, name, color: colorOf(crop), externalId, catalogueType: 'PRIVATE' };
}

/** As people read it, also that nothing is to grow: for files, which nobody words afterwards. */
export function nameOf({ names, key }: Pick<CropRow, 'names' | 'key'>, language: Language): string {
  return names[language] ?? names['en'] ?? key;
}

function colorOf({ red, green, blue }: NamedOwnCrop | CropRow): CatalogueCrop['color'] {
  return { red, green, blue };
}

export function catalogueCropView(crop: CropRow, language: Language, usedOnParcels: number): CatalogueCrop {
  const { eppo, validFrom, validTo } = crop;
  const facts = { farmId: null, eppo, validFrom, validTo, status: 'OPEN', usedOnParcels, version: 1 } as const;
  return { ...publicCropView(crop, language), ...facts };
}

export function ownCropView(crop: OwnCropRow, usedOnParcels: number): CatalogueCrop {
  const { farmId, eppo, validFrom, validTo, isRetired, version } = crop;
  const status = isRetired ? 'RETIRED' : 'OPEN';
  return { ...privateCropView(crop), farmId, eppo, validFrom, validTo, status, usedOnParcels, version };
}
