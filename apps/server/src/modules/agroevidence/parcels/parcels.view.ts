import type { Parcel, ParcelDetail, ParcelSuggestion } from '@brazda/contract/agroevidence/parcels.ts';
import { hectares, roundedHectares } from '@brazda/domain/measures.ts';
import type { CropRow, ParcelDetailRow, ParcelRow, SuggestionRow } from './parcels.repository.ts';

export function parcelView(row: ParcelRow): Parcel {
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
    nitrateVulnerable: row.nitrateVulnerable,
    eagri: {
      landUseCode: row.landUseCode,
      landUseName: row.landUseName,
      altitude: row.altitudeM,
      slope: row.slopeDegrees,
    },
    seedApplication: row.crop && { validFrom: row.crop.validFrom, seed: { crop: cropView(row.crop) } },
    boundingBox: row.box,
  };
}

export function parcelDetailView(row: ParcelDetailRow): ParcelDetail {
  return { ...parcelView(row), geometry: row.geometry };
}

export function suggestionView(row: SuggestionRow): ParcelSuggestion {
  return { ...row, area: roundedHectares(row.area) };
}

function cropView({ id, name, red, green, blue }: CropRow): NonNullable<Parcel['seedApplication']>['seed']['crop'] {
  const color = red === null || green === null || blue === null ? null : { red, green, blue };
  return { id, name, color };
}
