/** From a day to a day, YYYY-MM-DD; null where there is no beginning or no end. */
export interface Stretch {
  readonly from: string | null;
  readonly to: string | null;
}

/** The last time before, between or after some stretches; null where they leave none. */
export function lastStretchWithout(stretches: readonly Stretch[]): Stretch | null {
  let last: Stretch | null = { from: null, to: null };
  const inOrder = stretches.toSorted((one, other) => ((one.from ?? '') < (other.from ?? '') ? -1 : 1));
  // What is free after all stretches so far shrinks with each that follows.
  let free: Stretch | null = last;
  last = null;
  for (const { from, to } of inOrder) {
    if (free === null) break;
    if (from !== null && (free.from === null || free.from < from)) last = { from: free.from, to: from };
    free = to === null ? null : { from: free.from !== null && free.from > to ? free.from : to, to: null };
  }
  return free ?? last;
}
