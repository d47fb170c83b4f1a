import { fullBlockNumber } from './block-number.ts';
import { foldText } from './fold-text.ts';

/** What a parcel is found by: its name, then its square and block, as `searchTextOf` compares them. */
export function searchKeyOf(parcel: { localName: string; square: string | null; blockNumber: string | null }): string {
  return searchTextOf([parcel.localName, fullBlockNumber(parcel) ?? parcel.square].filter(Boolean).join(' '));
}

/**
 * Text as searches compare it: without accents and letter case, and without spaces, so that "zahumny" is "Za humny".
 * Between two digits a space stays, for 1 and 2 are not 12.
 */
export function searchTextOf(text: string): string {
  return foldText(text).replace(/(?<!\d) | (?!\d)/g, '');
}
