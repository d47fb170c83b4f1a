/** How long one test, or one check, has taken. */
export interface Timed {
  readonly name: string;
  readonly milliseconds: number;
}

const told = 10;

/** Prints the slowest of a part: whoever waits sees where the time went. */
export function tellSlowest(part: string, all: readonly Timed[]): void {
  const slowest = all.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, told);
  if (slowest.length === 0) return;
  console.log(`\nThe slowest of ${part}:`);
  for (const { name, milliseconds } of slowest)
    console.log(`${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${name}`);
}
