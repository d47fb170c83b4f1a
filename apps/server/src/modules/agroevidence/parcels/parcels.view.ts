import type { z } from 'zod';
import type { Crop, Parcel, ParcelDetail, ParcelSuggestion } from '@brazda/contract/agroevidence/parcels.ts';
import { hectares, roundedHectares } from '@brazda/domain/measures.ts';
import type { Language } from '@brazda/contract/shapes.ts';
import type { CropsById } from './crop-catalogue.ts';
import type { ParcelDetailRow, ParcelRow, SuggestionRow } from './parcels.repository.ts';

/** The catalogue of crops as a reader of a language is told of it. */
export interface ToldCrops {
  readonly crops: CropsById;
  readonly language: Language;
}

export function parcelView(row: ParcelRow, told: ToldCrops): Parcel {
  const computedArea = roundedHectares(hectares(row.areaM2));
  return {
    id: row.id,
    farmId: row.farmId,
    localName: row.localName,
    blockNumber: row.blockNumber,
    square: row.square,
    area: row.officialAreaHa ?? computedArea,
    officialArea: row.officialAreaHa,
    computedArea,
    validFrom: row.validFrom,
    status: row.status,
    zone: row.zone,
    center: row.centerId === null ? null : { centerId: row.centerId },
    zoneIds: [...row.zoneIds],
    nitrateVulnerable: row.nitrateVulnerable,
    eagri: {
      landUseCode: row.landUseCode,
      landUseName: row.landUseName,
      altitude: row.altitudeM,
      slope: row.slopeDegrees,
    },
    seedApplication: seedApplicationView(row, told),
    boundingBox: [row.west, row.south, row.east, row.north],
    version: row.version,
  };
}

export function parcelDetailView(row: ParcelDetailRow, told: ToldCrops): ParcelDetail {
  return { ...parcelView(row, told), geometry: row.geometry };
}

export function suggestionView(row: SuggestionRow): ParcelSuggestion {
  return { ...row, area: roundedHectares(row.area) };
}

function seedApplicationView(
  { cropId, cropName, cropFrom }: ParcelRow,
  { crops, language }: ToldCrops,
): Parcel['seedApplication'] {
  if (cropName === null) return null;
  return { validFrom: cropFrom, seed: { crop: cropView({ cropId, cropName }, { crops, language }) } };
}

export type ToldCrop = z.output<typeof Crop>;

/** A crop of the catalogue in the language of the reader, or one that the catalogue does not have by its name. */
export function cropView(
  { cropId, cropName }: { readonly cropId: number | null; readonly cropName: string },
  { crops, language }: ToldCrops,
): ToldCrop {
  const known = cropId === null ? undefined : crops.get(cropId);
  const name = known?.names[language] ?? known?.names['en'] ?? cropName;
  const color = known ? { red: known.red, green: known.green, blue: known.blue } : null;
  return { id: known?.id ?? null, name, color };
}
