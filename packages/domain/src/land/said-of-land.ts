/** From which parcel most of the land of another is. */
export interface Descent {
  readonly id: number;
  readonly fromId: number;
}

/**
 * The parcel of which something was said that holds for a parcel too: itself, or else the one that most of its land is from,
 * and so on; undefined where nothing was said of any of them. What was said of a smaller piece of it says nothing of the
 * whole.
 */
export function saidOfLand(
  said: ReadonlySet<number>,
  descents: readonly Descent[],
): (id: number) => number | undefined {
  const before = new Map(descents.map(({ id, fromId }) => [id, fromId]));
  return (asked) => {
    const seen = new Set<number>();
    let id: number | undefined = asked;
    while (id !== undefined && !said.has(id) && !seen.has(id)) {
      seen.add(id);
      id = before.get(id);
    }
    return id !== undefined && said.has(id) ? id : undefined;
  };
}
