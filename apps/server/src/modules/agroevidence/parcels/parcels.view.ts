import type { CropShare, Parcel, ParcelDetail, ParcelSuggestion } from '@brazda/contract/agroevidence/parcels.ts';
import { sharesOfLand } from '@brazda/domain/land-shares.ts';
import { hectares, roundedHectares } from '@brazda/domain/measures.ts';
import { cropView, type ToldCrops } from '../crops/crops.view.ts';
import type { StandingPart } from '../crops/standing-crop.repository.ts';
import type { ParcelDetailRow, ParcelRow, SuggestionRow } from './parcels.repository.ts';

export function parcelView(row: ParcelRow, told: ToldCrops): Parcel {
  const computedArea = roundedHectares(hectares(row.areaM2));
  const area = row.officialAreaHa ?? computedArea;
  return {
    id: row.id,
    farmId: row.farmId,
    localName: row.localName,
    blockNumber: row.blockNumber,
    square: row.square,
    area,
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
    seedApplication: seedApplicationView(row, area, told),
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

function seedApplicationView(row: ParcelRow, areaHa: number, told: ToldCrops): Parcel['seedApplication'] {
  const { cropId, ownCrop, cropName, cropFrom, isPlanned, parts } = row;
  if (cropName === null) return null;
  return {
    validFrom: cropFrom,
    seed: { crop: cropView({ cropId, ownCrop, cropName }, told) },
    ...(isPlanned && { isPlanned }),
    ...(parts && { shares: sharesView(parts, areaHa, told) }),
  };
}

/** Each crop of a parcel that is divided once, that of the largest part first. */
function sharesView(parts: readonly StandingPart[], areaHa: number, told: ToldCrops): CropShare[] {
  const crops = new Map(parts.map((part) => [keyOf(part), cropView(part, told)]));
  const known = parts.map((part) => ({ key: keyOf(part), areaHa: hectares(part.areaM2) }));
  return sharesOfLand(areaHa, known).flatMap((share) => {
    const crop = crops.get(share.key);
    return crop ? [{ crop, area: roundedHectares(share.areaHa) }] : [];
  });
}

function keyOf({ cropId, ownCrop, cropName }: StandingPart): number | string {
  return cropId ?? ownCrop?.id ?? cropName;
}
