const itemsPerSlice = 100;
/** Half of what a frame has: a slice ends then, however few items it had. */
const longestSliceMs = 8;

/**
 * Time slicing: makes something of each item and hands over all of it. Of many items only some are done at a time, so
 * that the page answers meanwhile, and none before what called has ended; few are done at once. Gives back how to stop
 * before the end.
 */
export function inSlices<T, R>(
  items: readonly T[],
  make: (item: T) => R,
  onDone: (made: readonly R[]) => void,
): () => void {
  const made: R[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = (): void => {
    const began = performance.now();
    for (const item of items.slice(made.length, made.length + itemsPerSlice)) {
      made.push(make(item));
      if (items.length > itemsPerSlice && performance.now() - began > longestSliceMs) break;
    }
    if (made.length < items.length) timer = setTimeout(go);
    else onDone(made);
  };
  if (items.length > itemsPerSlice) timer = setTimeout(go);
  else go();
  return () => {
    clearTimeout(timer);
  };
}
