type Ring = readonly (readonly number[])[];

/** Whether all rings end where they begin: the embedded database would not tell that one is open. */
export function areClosed(rings: readonly Ring[]): boolean {
  return rings.every(isClosed);
}

function isClosed(ring: Ring): boolean {
  const [first, last] = [ring[0], ring.at(-1)];
  return first !== undefined && last !== undefined && first[0] === last[0] && first[1] === last[1];
}
