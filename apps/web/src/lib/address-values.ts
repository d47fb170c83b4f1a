import { defaultStringifySearch } from '@tanstack/react-router';

/** A whole number from 1 that the address says; undefined for anything else, and for more than the largest that can be. */
export function numberInAddress(value: unknown, largest: number): number | undefined {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 && number <= largest ? number : undefined;
}

/** Writes what an address says after its question mark; commas and at signs stay as people read them. */
export function writeSearch(search: Record<string, unknown>): string {
  return defaultStringifySearch(search).replaceAll('%2C', ',').replaceAll('%40', '@');
}
