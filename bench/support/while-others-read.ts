import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Product } from './product.ts';
import type { ReadersNotice, ReadersTask } from './readers.ts';
import type { SignedIn } from './seeded-farm.ts';

export interface Noticed extends ReadersNotice {
  readonly baseMegabytes: number;
  readonly peakMegabytes: number;
}

/** Does some work while ten people read pages of a farm; gives what they noticed of it. */
export async function whileOthersRead(
  product: Product,
  { farmId, token }: SignedIn,
  work: () => Promise<unknown>,
): Promise<Noticed> {
  const baseMegabytes = product.memory();
  let peakMegabytes = baseMegabytes;
  const watch = setInterval(() => (peakMegabytes = Math.max(peakMegabytes, product.memory())), 50);
  const others = fork(fileURLToPath(new URL('./readers.ts', import.meta.url)));
  others.send({ url: product.url, farmId, token } satisfies ReadersTask);
  try {
    await work();
    const noticed = once(others, 'message');
    others.send('enough');
    const [{ times, failures }] = (await noticed) as [ReadersNotice];
    return { times, failures, baseMegabytes, peakMegabytes };
  } finally {
    others.kill();
    clearInterval(watch);
  }
}
