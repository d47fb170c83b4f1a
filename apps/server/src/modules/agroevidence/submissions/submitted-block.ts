import { shortBlockNumber } from '@brazda/domain/block-number.ts';

interface NamedBlock {
  readonly square: string | null;
  readonly block: string | null;
}

/** A block number that begins with its map square, as land files of some programs have it. */
const withSquare = /^(\d{3}-\d{4})\s+(\S.*)$/;

/** A block as the ministry is told of it: its map square, and its number within that. */
export function blockOf({ square, block }: NamedBlock): NamedBlock {
  const [, inNumber, rest] = (block === null ? null : withSquare.exec(block)) ?? [];
  if (square === null && inNumber !== undefined && rest !== undefined) return { square: inNumber, block: rest };
  return { square, block: shortBlockNumber({ square, blockNumber: block }) ?? null };
}
