import type { BlockFacts } from '@brazda/domain/land-update/block-differences.ts';
import type { LandParcel } from '#server/files/land/land-file.ts';

/** What a land file says of a parcel that is the registry's own, apart from its outline. */
export function blockFactsOf(parcel: LandParcel): BlockFacts {
  return {
    externalId: parcel.externalId,
    square: parcel.square,
    blockNumber: parcel.blockNumber,
    officialAreaHa: parcel.officialAreaHa,
    landUseCode: parcel.landUseCode,
    landUseName: parcel.landUseName,
    altitudeM: parcel.altitudeM,
    slopeDegrees: parcel.slopeDegrees,
    nitrateVulnerable: parcel.nitrateVulnerable,
    zone: parcel.zone,
    validFrom: parcel.validFrom,
    cadastralUnit: parcel.cadastralUnit,
  };
}
