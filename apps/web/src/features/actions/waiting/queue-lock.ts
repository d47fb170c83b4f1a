import type { QueueOf } from './waiting-operation.ts';

/** Of all tabs one alone sends what waits, or changes it. */
export async function withQueue<T>({ owner, farmId }: QueueOf, work: () => Promise<T>): Promise<T> {
  return await navigator.locks.request(`brazda.waiting ${owner} ${farmId}`, work);
}
