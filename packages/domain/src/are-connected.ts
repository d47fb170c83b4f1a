interface Pair {
  readonly one: number;
  readonly other: number;
}

/** Whether one comes from each of some things to each of the others over pairs of neighbours. */
export function areConnected(ids: readonly number[], pairs: readonly Pair[]): boolean {
  const beside = new Map(ids.map((id) => [id, [] as number[]]));
  for (const { one, other } of pairs) {
    beside.get(one)?.push(other);
    beside.get(other)?.push(one);
  }
  const reached = new Set(ids.slice(0, 1));
  for (const id of reached) for (const next of beside.get(id) ?? []) reached.add(next);
  return reached.size === ids.length;
}
