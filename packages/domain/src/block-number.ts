/** What a registry calls a block by: a number, within a map square where the country has them. */
export interface NumberedBlock {
  readonly square: string | null;
  readonly blockNumber: string | null;
}

/** The block as farmers write it: square and number, where both are known and the number does not say it already. */
export function fullBlockNumber({ square, blockNumber }: NumberedBlock): string | undefined {
  if (blockNumber === null) return undefined;
  return square === null || blockNumber.includes(square) ? blockNumber : `${square} ${blockNumber}`;
}

/** The block as people speak of it: by its number without the square. */
export function shortBlockNumber({ square, blockNumber }: NumberedBlock): string | undefined {
  if (blockNumber === null) return undefined;
  return square !== null && blockNumber.startsWith(`${square} `) ? blockNumber.slice(square.length + 1) : blockNumber;
}
