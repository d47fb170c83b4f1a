import type { LandParcel } from '#server/files/land/land-file.ts';
import { blockFactsOf } from '../land/block-facts.ts';
import type { FiledFacts } from './compared-land.repository.ts';

/** The number of a crop by its code or its name, of the catalogue or of the farm; null where it is unknown. */
export type NumberCrop = (code: string | null, name: string | null) => number | null;

export function filedFactsOf(parcel: LandParcel, numberCrop: NumberCrop): FiledFacts {
  const { row, name, parcelId, cropCode, cropName, declaredYear } = parcel;
  return {
    ...blockFactsOf(parcel),
    row,
    name,
    parcelId,
    cropName: cropName ?? cropCode,
    cropId: numberCrop(cropCode, cropName),
    cropFrom: declaredYear === null ? null : `${declaredYear}-01-01`,
  };
}

/** By which the state of a parcel that the farm has is known. */
export function keyOfParcel(parcelId: number): string {
  return `parcel:${parcelId}`;
}

/** By which a row of a file is known until it is matched with a parcel, and after that where nothing else names it. */
export function keyOfRow(row: number): string {
  return `row:${row}`;
}

/** By which new land of a file is known again in the next one; undefined where the file gives it no name at all. */
export function keyOfNewLand({ externalId, square, blockNumber, name }: FiledFacts): string | undefined {
  if (externalId !== null) return `new id:${externalId}`;
  if (blockNumber !== null) return `new number:${square ?? ''} ${blockNumber}`;
  return name === null ? undefined : `new name:${name}`;
}
