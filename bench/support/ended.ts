import { setTimeout as pause } from 'node:timers/promises';
import type { LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';

/** Reads work of the background until it has ended, however it has. */
export async function ended<T extends { readonly state: LandUpdate['state'] | 'SUCCESS' }>(
  read: () => Promise<T>,
  everyMilliseconds = 20,
): Promise<T> {
  for (;;) {
    const found = await read();
    if (found.state !== 'WAITING' && found.state !== 'IN_PROGRESS') return found;
    await pause(everyMilliseconds);
  }
}
