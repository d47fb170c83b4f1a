import type { Parcel } from '@brazda/contract/agroevidence/parcels.ts';

export type TriState = Parcel['nitrateVulnerable'];

export interface CropFact {
  readonly name: string;
  /** `#rrggbb`, or undefined where the crop has no colour. */
  readonly color: string | undefined;
}

/** What a panel says of a parcel; undefined is what is not known and never a zero. */
export interface ParcelFacts {
  /** Null where it is known that nothing grows there. */
  readonly crop: CropFact | null | undefined;
  readonly area: number;
  /** The area of the outline, where the register gives another one. */
  readonly outlineArea: number | undefined;
  /** The register's name of the land use, or its code where it gives no name. */
  readonly landUse: { readonly name: string | null; readonly code: string | null } | undefined;
  readonly validFrom: string | undefined;
  readonly altitude: number | undefined;
  readonly slope: number | undefined;
  readonly zone: string | undefined;
  /** Undefined in countries where it is not asked. */
  readonly nitrateVulnerable: TriState | undefined;
}

const privateNoCrop = 'NO_CROP';

export function parcelFacts(parcel: Parcel, countryCode: string): ParcelFacts {
  const { eagri } = parcel;
  return {
    crop: cropOf(parcel),
    area: parcel.area,
    outlineArea: outlineAreaOf(parcel),
    landUse: landUseOf(eagri),
    validFrom: parcel.validFrom ?? undefined,
    altitude: eagri.altitude ?? undefined,
    slope: eagri.slope ?? undefined,
    zone: parcel.zone ?? undefined,
    nitrateVulnerable: countryCode === 'CZ' ? parcel.nitrateVulnerable : undefined,
  };
}

function landUseOf({ landUseCode, landUseName }: Parcel['eagri']): ParcelFacts['landUse'] {
  return landUseName === null && landUseCode === null ? undefined : { name: landUseName, code: landUseCode };
}

function cropOf({ seedApplication }: Pick<Parcel, 'seedApplication'>): CropFact | null | undefined {
  if (!seedApplication) return undefined;
  const { crop } = seedApplication.seed;
  if (crop.name === privateNoCrop) return null;
  return { name: crop.name, color: crop.color ? hexColor(crop.color) : undefined };
}

function hexColor({ red, green, blue }: { red: number; green: number; blue: number }): string {
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Told only where it would be read differently beside the official one. */
function outlineAreaOf({ officialArea, computedArea }: Parcel): number | undefined {
  if (officialArea === null) return undefined;
  return officialArea.toFixed(2) === computedArea.toFixed(2) ? undefined : computedArea;
}

/** The block as farmers read it: square and number, where both are known and the number does not say it already. */
export function blockText({ blockNumber, square }: Pick<Parcel, 'blockNumber' | 'square'>): string | undefined {
  if (blockNumber === null) return undefined;
  return square === null || blockNumber.includes(square) ? blockNumber : `${square} ${blockNumber}`;
}
