import type { Parcel, ParcelDetail, ParcelSuggestion } from '@brazda/contract/agroevidence/parcels.ts';
import { hectares, roundedHectares } from '@brazda/domain/measures.ts';
import { cropView, type ToldCrops } from '../crops/crops.view.ts';
import type { ParcelDetailRow, ParcelRow, SuggestionRow } from './parcels.repository.ts';

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
    cadastralUnit: row.cadastralUnit,
    climateRegion: row.climateRegion,
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
  { cropId, ownCrop, cropName, cropFrom }: ParcelRow,
  told: ToldCrops,
): Parcel['seedApplication'] {
  if (cropName === null) return null;
  return { validFrom: cropFrom, seed: { crop: cropView({ cropId, ownCrop, cropName }, told) } };
}
