import type { SystemTransaction } from '../db/farm-scope.ts';
import { recordEvent } from './outbox.ts';

/** Tells those who look at a farm who belongs to it now, and whoever came, went or may do something else that it is so. */
export async function tellOfMember(tx: SystemTransaction, farmId: number, userId: number): Promise<void> {
  await recordEvent(tx, { topic: 'members.changed', farmId });
  await recordEvent(tx, { topic: 'memberships.changed', userId });
}
