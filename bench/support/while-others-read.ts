import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Product } from './product.ts';
import type { ReadersNotice, ReadersTask } from './readers.ts';
import type { SignedIn } from './seeded-farm.ts';

/** In less time there would be too few calls of others to say anything of them. */
const leastMilliseconds = 3000;

export interface Noticed<T> extends ReadersNotice {
  readonly outcome: T;
  readonly baseMegabytes: number;
  readonly peakMegabytes: number;
}

/** Does some work while ten people read pages of a farm; gives what they noticed of it. */
export async function whileOthersRead<T>(
  product: Product,
  { farmId, token }: SignedIn,
  work: () => Promise<T>,
): Promise<Noticed<T>> {
  const baseMegabytes = product.memory();
  let peakMegabytes = baseMegabytes;
  const watch = setInterval(() => (peakMegabytes = Math.max(peakMegabytes, product.memory())), 50);
  const others = fork(fileURLToPath(new URL('./readers.ts', import.meta.url)));
  try {
    const reading = once(others, 'message');
    others.send({ url: product.url, farmId, token } satisfies ReadersTask);
    await reading;
    const [outcome] = await Promise.all([work(), pause(leastMilliseconds)]);
    const noticed = once(others, 'message');
    others.send('enough');
    const [{ times, failures }] = (await noticed) as [ReadersNotice];
    return { outcome, times, failures, baseMegabytes, peakMegabytes };
  } finally {
    others.kill();
    clearInterval(watch);
  }
}
