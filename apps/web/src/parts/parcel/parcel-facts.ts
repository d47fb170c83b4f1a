import { isNoCrop } from '#web/parts/crop/crop-name.ts';
import type { Crop } from '@brazda/contract/agroevidence/crops.ts';
import type { Parcel } from '@brazda/contract/agroevidence/parcels.ts';
import { hexColor } from '@brazda/domain/crop-colors.ts';
import { fullBlockNumber } from '@brazda/domain/block-number.ts';
import { areasDiffer } from '@brazda/domain/measures.ts';

export type TriState = Parcel['nitrateVulnerable'];

export interface CropFact {
  readonly name: string;
  /** `#rrggbb`, or undefined where the crop has no colour. */
  readonly color: string | undefined;
}

/** A crop on a part of a parcel; null where it is known that nothing grows there. */
export interface PartFact {
  readonly crop: CropFact | null;
  readonly areaHa: number;
}

/** What a panel says of a parcel; undefined is what is not known and never a zero. */
export interface ParcelFacts {
  /** Null where it is known that nothing grows there. */
  readonly crop: CropFact | null | undefined;
  /** Of a parcel that is divided all its crops, that one first; undefined where one takes all of it. */
  readonly parts: readonly PartFact[] | undefined;
  /** Whether that is only what is planned for a season. */
  readonly isPlanned: boolean;
  readonly area: number;
  /** The area of the outline, where it is plainly another than the official one. */
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

export function parcelFacts(parcel: Parcel, countryCode: string): ParcelFacts {
  const { eagri } = parcel;
  return {
    crop: parcel.seedApplication ? cropFact(parcel.seedApplication.seed.crop) : undefined,
    parts: parcel.seedApplication?.shares?.map(({ crop, area }) => ({ crop: cropFact(crop), areaHa: area })),
    isPlanned: parcel.seedApplication?.isPlanned === true,
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

function cropFact(crop: Crop): CropFact | null {
  if (isNoCrop(crop)) return null;
  return { name: crop.name, color: crop.color ? hexColor(crop.color) : undefined };
}

function outlineAreaOf({ officialArea, computedArea }: Parcel): number | undefined {
  if (officialArea === null) return undefined;
  return areasDiffer(officialArea, computedArea) ? computedArea : undefined;
}

type Named = Pick<Parcel, 'localName' | 'blockNumber' | 'square'>;

/** Parcels that share a block have a letter behind its number. */
const nothingButLetter = /^( [A-Z]{1,2})?$/;

/** Whether the farm calls the parcel by a name of its own and not by the number of its block. */
export function hasOwnName(parcel: Named): boolean {
  const stems = [parcel.blockNumber, fullBlockNumber(parcel)].filter((stem) => typeof stem === 'string');
  const { localName } = parcel;
  return !stems.some((stem) => localName.startsWith(stem) && nothingButLetter.test(localName.slice(stem.length)));
}

/** What a parcel is called where it stands alone: its name, or its block in full. */
export function parcelTitle(parcel: Named): string {
  const { localName, square } = parcel;
  const isWhole = hasOwnName(parcel) || square === null || localName.includes(square);
  return isWhole ? localName : `${square} ${localName}`;
}
