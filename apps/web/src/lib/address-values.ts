import { defaultStringifySearch } from '@tanstack/react-router';

/** Writes what an address says after its question mark; commas and at signs stay as people read them. */
export function writeSearch(search: Record<string, unknown>): string {
  return defaultStringifySearch(search).replaceAll('%2C', ',').replaceAll('%40', '@');
}
