/** Points that the embedded database judges in less than a tenth of a second, during which it answers nobody else. */
export const mostEffort = 15_000;

/** Cuts things into pieces of at most so many, and of no more work for the database together; one alone may be more. */
export function* cutByEffort<Thing extends { readonly effort: number }>(
  things: Iterable<Thing>,
  mostThings: number,
  most: number,
): Generator<readonly Thing[]> {
  let piece: Thing[] = [];
  let effort = 0;
  for (const thing of things) {
    const isFull = piece.length >= mostThings || effort + thing.effort > most;
    if (isFull && piece.length > 0) {
      yield piece;
      piece = [];
      effort = 0;
    }
    piece.push(thing);
    effort += thing.effort;
  }
  if (piece.length > 0) yield piece;
}
