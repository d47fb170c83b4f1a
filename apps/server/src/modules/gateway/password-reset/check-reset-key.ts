import { withSystem } from '#server/db/farm-scope.ts';
import type { Services } from '#server/services.ts';
import { hashOfResetKey } from './reset-key.ts';
import { deleteExpiredResetKeys, hasResetKey } from './reset-keys.repository.ts';

/** Whether a key can still be used. */
export function checkResetKey(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  key: string,
): Promise<boolean> {
  return withSystem(database, (tx) => hasResetKey(tx, hashOfResetKey(key), clock.now()));
}

/** Forgets keys whose hour is over. */
export function sweepResetKeys({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  return withSystem(database, (tx) => deleteExpiredResetKeys(tx, clock.now()));
}
