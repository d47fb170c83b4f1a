/** How many rows are in the page before and after the first one in sight. */
export interface Nearness {
  readonly before: number;
  readonly after: number;
}

/** What is near to what is in sight, and the row that has the focus wherever it is: without it the focus would be lost. */
export function nearRows(first: number, stop: number, count: number, { before, after }: Nearness): readonly number[] {
  const from = Math.max(0, first - before);
  const to = Math.min(count, first + after);
  const near = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
  if (stop >= 0 && stop < from) return [stop, ...near];
  return stop >= to && stop < count ? [...near, stop] : near;
}

const rowsPerPage = 10;

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + rowsPerPage,
  PageUp: (at) => at - rowsPerPage,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The row that a key leads to; undefined for keys that lead to none. */
export function rowByKey(key: string, at: number, count: number): number | undefined {
  const step = steps[key];
  return step && Math.max(0, Math.min(step(at, count), count - 1));
}
