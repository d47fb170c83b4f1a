/** Points that the embedded database judges in less than a tenth of a second, during which it answers nobody else. */
export const mostEffort = 15_000;

/** Cuts things into pieces of at most so many, and of no more work for the database together; one alone may be more. */
export function* cutByEffort<Thing extends { readonly effort: number }>(
  things: readonly Thing[],
  mostThings: number,
  most: number,
): Generator<readonly Thing[]> {
  let start = 0;
  let effort = 0;
  for (const [index, thing] of things.entries()) {
    const isFull = index - start >= mostThings || effort + thing.effort > most;
    if (isFull && index > start) {
      yield things.slice(start, index);
      start = index;
      effort = 0;
    }
    effort += thing.effort;
  }
  if (start < things.length) yield things.slice(start);
}
