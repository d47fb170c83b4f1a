import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { withSystem } from '../db/farm-scope.ts';
import { isAnyKept } from './kept-batches.repository.ts';

const betweenLooksMilliseconds = 100;

/** Waits until all that devices have sent is stored, by whichever process stores it, or until somebody stops it. */
export async function untilStored(database: Database, stopping?: AbortSignal): Promise<void> {
  while (stopping?.aborted !== true && (await withSystem(database, isAnyKept))) await pause(betweenLooksMilliseconds);
}
