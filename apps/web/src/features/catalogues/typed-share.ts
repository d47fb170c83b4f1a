import type { CountedShare } from '@brazda/domain/materials/material-facts.ts';

/** A share of nitrogen as it stands in the form: what nobody has said yet is not zero. */
export interface TypedShare extends Omit<CountedShare, 'percent'> {
  readonly percent: number | null;
}

export const newShare: TypedShare = { percent: null, from: null, to: null, source: '', isGeneralKnowledge: false };

/** Shares of which it is said how much they are; none is left out of what goes to the server before that was asked. */
export function saidShares(shares: readonly TypedShare[]): CountedShare[] {
  return shares.flatMap(({ percent, ...share }) => (percent === null ? [] : [{ ...share, percent }]));
}

export function isReversed({ from, to }: TypedShare): boolean {
  return from !== null && to !== null && to < from;
}
