import type { QueueOf } from './waiting-operation.ts';

/** Of all tabs one alone sends what waits, or changes it. */
export async function withQueue<T>(queue: QueueOf, work: () => Promise<T>): Promise<T> {
  return await navigator.locks.request(nameOf(queue), work);
}

/** The same, only without waiting: does something else where another tab, or another part of this one, is at it. */
export async function withQueueOr<T>(queue: QueueOf, work: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
  return await navigator.locks.request(nameOf(queue), { ifAvailable: true }, (lock) => (lock ? work() : otherwise()));
}

function nameOf({ owner, farmId }: QueueOf): string {
  return `brazda.waiting ${owner} ${farmId}`;
}
