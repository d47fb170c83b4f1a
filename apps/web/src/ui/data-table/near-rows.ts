/** How many rows are in the page before and after the first one in sight. */
export interface Nearness {
  readonly before: number;
  readonly after: number;
}

/** What is in the page: the rows from one to before another, and perhaps one that is far from them. */
interface NearRows {
  readonly from: number;
  readonly to: number;
  readonly rows: readonly number[];
}

/** What is near to what is in sight, and the row that has the focus wherever it is: without it the focus would be lost. */
export function nearRows(first: number, stop: number, count: number, { before, after }: Nearness): NearRows {
  const from = Math.max(0, first - before);
  const to = Math.max(from, Math.min(count, first + after));
  const near = Array.from({ length: to - from }, (_, at) => from + at);
  if (stop >= 0 && stop < from) return { from, to, rows: [stop, ...near] };
  return { from, to, rows: stop >= to && stop < count ? [...near, stop] : near };
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
