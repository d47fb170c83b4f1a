import type { CatalogueCrop, NewCrop } from '@brazda/contract/agroevidence/crops.ts';
import type { CropColor } from '@brazda/domain/crop-colors.ts';
import { agroevidenceCataloguesCreateCropFields } from '#web/lib/fields.generated.ts';

/** A crop as it stands in its form. */
export interface TypedCrop {
  readonly name: string;
  readonly color: CropColor;
  readonly externalId: string;
  readonly eppo: string;
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

export function typedCrop(crop: CatalogueCrop | null, color: CropColor): TypedCrop {
  if (!crop) return { name: '', color, externalId: '', eppo: '', validFrom: null, validTo: null };
  const { name, validFrom, validTo } = crop;
  return { name, color: crop.color, externalId: crop.externalId ?? '', eppo: crop.eppo ?? '', validFrom, validTo };
}

const eppoCode = new RegExp(agroevidenceCataloguesCreateCropFields.eppo.pattern, 'u');

/** What cannot be saved as it stands. */
export function faultsOf({ name, eppo, validFrom, validTo }: TypedCrop): Partial<Record<keyof TypedCrop, true>> {
  return {
    ...(name.trim() === '' && { name: true }),
    ...(eppo.trim() !== '' && !eppoCode.test(eppo.trim()) && { eppo: true }),
    ...(validFrom !== null && validTo !== null && validTo < validFrom && { validTo: true }),
  };
}

/** As it goes to the server; what is left empty is not known. */
export function saidCrop({ name, color, externalId, eppo, validFrom, validTo }: TypedCrop): NewCrop {
  const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
  return { name: name.trim(), color, externalId: orNull(externalId), eppo: orNull(eppo), validFrom, validTo };
}
