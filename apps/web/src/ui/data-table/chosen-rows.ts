/** Rows that were chosen for something to be done with all of them, by their ids. */
export type ChosenIds = ReadonlySet<number>;

export function toggled(chosen: ChosenIds, id: number): ChosenIds {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** All from one row to another as well, as they stand in the list. */
export function withRange(chosen: ChosenIds, ids: readonly number[], from: number, to: number): ChosenIds {
  const [first, last] = from < to ? [from, to] : [to, from];
  return new Set([...chosen, ...ids.slice(first, last + 1)]);
}

/** What is left of the choice when the list holds others: what is not seen any more is not done anything with. */
export function stillListed(chosen: ChosenIds, ids: readonly number[]): ChosenIds {
  const listed = new Set(ids);
  const left = [...chosen].filter((id) => listed.has(id));
  return left.length === chosen.size ? chosen : new Set(left);
}
