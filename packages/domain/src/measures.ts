import { numberFormat } from './kept-formats.ts';

const squareMetresPerHectare = 10_000;

/** Decimals of a measured length in metres: none above a kilometre, else one. */
export function lengthDecimals(lengthM: number): number {
  return lengthM > 1000 ? 0 : 1;
}

/** Decimals of a measured area in hectares: one above a thousand, else three. */
export function areaDecimals(areaHa: number): number {
  return areaHa > 1000 ? 1 : 3;
}

export function hectares(squareMetres: number): number {
  return squareMetres / squareMetresPerHectare;
}

/** Hectares to the square metre. */
export function roundedHectares(areaHa: number): number {
  return Math.round(areaHa * squareMetresPerHectare) / squareMetresPerHectare;
}

/**
 * From here on the official area and that of the outline are told to differ: by the share, and by more than registries round
 * when they write two decimals. Our own choice; no registry gives a bound.
 */
const noticeable = { share: 0.05, hectares: 0.005 } as const;

/** Whether the area of an outline is another than the official one, by more than drawing and rounding do. */
export function areasDiffer(officialAreaHa: number, outlineAreaHa: number): boolean {
  const difference = Math.abs(outlineAreaHa - officialAreaHa);
  return difference > noticeable.hectares && difference > officialAreaHa * noticeable.share;
}

/** Number of a parcel's hectares with two decimals; a sliver that would round to nothing stays visible. */
export function parcelAreaNumber(areaHa: number, locale: string): string {
  const isSliver = areaHa > 0 && areaHa < 0.005;
  const text = decimalFormat(locale, 2).format(isSliver ? 0.01 : areaHa);
  return isSliver ? `<\u00a0${text}` : text;
}

export function measuredAreaNumber(areaHa: number, locale: string): string {
  return decimalFormat(locale, areaDecimals(areaHa)).format(areaHa);
}

export function measuredLengthNumber(lengthM: number, locale: string): string {
  return decimalFormat(locale, lengthDecimals(lengthM)).format(lengthM);
}

function decimalFormat(locale: string, decimals: number): Intl.NumberFormat {
  return numberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** Whether so many decimals would show something as nothing. */
export function isHiddenBy(decimals: number, value: number): boolean {
  return value !== 0 && Math.abs(value) < 0.5 * 10 ** -decimals;
}
