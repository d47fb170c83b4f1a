import { parcelAreaNumber } from './measures.ts';

/** A crop on a part of a parcel, as it is called in some language. */
export interface NamedShare {
  readonly name: string;
  readonly areaHa: number;
}

/** All crops of a parcel that is divided, in one cell of a file: wheat 3.20 ha; rape 1.10 ha. */
export function cropsText(shares: readonly NamedShare[], locale: string): string {
  return shares.map(({ name, areaHa }) => `${name} ${parcelAreaNumber(areaHa, locale)} ha`).join('; ');
}

/** Whether a text is such a one: it names no crop that stands on all of a parcel. */
export function isCropsText(text: string): boolean {
  return /\d ha$/.test(text);
}
