/** What became of an answer: it is on the device, it has no room there, or what the device had before was given for it. */
export type Keeping = 'KEPT' | 'NO_ROOM' | 'OLD';

const watched = new Set<Promise<Keeping>[]>();

/** Something becomes of an answer: that is of interest to whoever watches. */
export function tellKeeping(keeping: Promise<Keeping>): void {
  for (const answers of watched) answers.push(keeping);
}

/** Does something, and gives what became of the answers that it stands on: the worst of it. */
export async function keptMeanwhile(work: () => Promise<unknown>): Promise<Keeping> {
  const answers: Promise<Keeping>[] = [];
  watched.add(answers);
  try {
    await work();
    const became = await Promise.all(answers);
    if (became.includes('OLD')) return 'OLD';
    return became.includes('NO_ROOM') ? 'NO_ROOM' : 'KEPT';
  } finally {
    watched.delete(answers);
  }
}
