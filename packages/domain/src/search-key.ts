import { foldText } from './fold-text.ts';

/** What a parcel is found by: its name, then its square and block, without accents and letter case. */
export function searchKeyOf(parcel: { localName: string; square: string | null; blockNumber: string | null }): string {
  const { localName, square, blockNumber } = parcel;
  const block = blockNumber !== null && square !== null && blockNumber.startsWith(square) ? null : square;
  return foldText([localName, block, blockNumber].filter(Boolean).join(' '));
}
