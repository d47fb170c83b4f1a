type Kept = Promise<boolean>;

const watched = new Set<Kept[]>();

/** An answer is being put on the device: whether it gets there is of interest to whoever watches. */
export function tellKeeping(kept: Kept): void {
  for (const answers of watched) answers.push(kept);
}

/** Does something, and gives whether all answers that came meanwhile are on the device: there was room for each. */
export async function isKeptMeanwhile(work: () => Promise<unknown>): Promise<boolean> {
  const answers: Kept[] = [];
  watched.add(answers);
  try {
    await work();
    return (await Promise.all(answers)).every(Boolean);
  } finally {
    watched.delete(answers);
  }
}
