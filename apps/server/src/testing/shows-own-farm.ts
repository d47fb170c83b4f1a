interface Answered {
  readonly payload: Buffer;
}

export interface Asking {
  /** The same that was asked. */
  readonly again: () => Promise<Answered>;
  /** The same of the own farm. */
  readonly own: () => Promise<Answered>;
}

const mostComparisons = 5;

/** Whether an answer is that of the own farm, which goes on meanwhile: an import that an earlier call has begun comes further. */
export async function showsOwnFarm(first: Answered, { again, own }: Asking): Promise<boolean> {
  let answer = first;
  for (let comparison = 1; comparison < mostComparisons; comparison += 1) {
    if (answer.payload.equals((await own()).payload)) return true;
    answer = await again();
  }
  return answer.payload.equals((await own()).payload);
}
