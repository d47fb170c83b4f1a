interface Answered {
  readonly status: number;
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
    if (saidBy(answer).equals(saidBy(await own()))) return true;
    answer = await again();
  }
  return saidBy(answer).equals(saidBy(await own()));
}

/** What it says; of a refusal its code, as the rest of it says when, and in which call. */
function saidBy({ status, payload }: Answered): Buffer {
  if (status < 400) return payload;
  return Buffer.from((JSON.parse(payload.toString()) as { readonly code: string }).code);
}
