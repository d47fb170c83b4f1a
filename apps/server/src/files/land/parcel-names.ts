/** What is known of a parcel's name before the others are looked at. */
export interface Nameable {
  givenName: string | null;
  blockNumber: string | null;
  part: string | null;
}

/**
 * Local names: what the name column says, else the block number. Parcels that share a block get a letter behind it,
 * the register's own where it has one.
 */
export function localNames(parcels: readonly Nameable[]): (string | null)[] {
  const shares = new Map<string, number>();
  for (const { givenName, blockNumber } of parcels) {
    if (givenName === null && blockNumber !== null) shares.set(blockNumber, (shares.get(blockNumber) ?? 0) + 1);
  }
  const taken = new Set(parcels.map(({ givenName }) => givenName));
  const used = new Map<string, number>();
  return parcels.map(({ givenName, blockNumber, part }) => {
    if (givenName !== null || blockNumber === null) return givenName;
    if ((shares.get(blockNumber) ?? 0) < 2) return blockNumber;
    const stem = part === null ? blockNumber : `${blockNumber} ${part}`;
    let position = used.get(stem) ?? 0;
    let name = part === null ? `${stem} ${letters(position)}` : stem;
    while (taken.has(name)) name = part === null ? `${stem} ${letters(++position)}` : `${stem}${++position + 1}`;
    used.set(stem, position);
    taken.add(name);
    return name;
  });
}

/** A … Z, AA, AB … */
function letters(position: number): string {
  const last = String.fromCharCode(65 + (position % 26));
  return position < 26 ? last : letters(Math.floor(position / 26) - 1) + last;
}
