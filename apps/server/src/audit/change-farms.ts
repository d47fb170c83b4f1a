import type { LiveEvent } from '@brazda/contract/events.ts';
import { withChangedFarms, type FarmChange, type FarmScope } from '../db/farm-scope.ts';
import { recordEvent } from '../live/outbox.ts';
import type { Services } from '../services.ts';
import { recordAudit, type AuditEntry, type PossibleActor } from './record-audit.ts';

/** What is done to farms by somebody: each change of their records stands under what is told of it. */
export interface ToldChange extends FarmChange {
  readonly at: Date;
  /**
   * Writes down what is done, and what those who look at the farm are to hear of it, once it is kept. Gives the number under
   * which it can be undone.
   */
  tell(entry: AuditEntry, ...events: readonly LiveEvent[]): Promise<number>;
}

/**
 * Changes farms of whoever asks: the way for calls to do so. All of it is kept, with who did what, or nothing; those who
 * wait for it are told at once. The database keeps no change of a recorded table that is not told of.
 */
export async function changeFarms<T>(
  { database, clock, nudge }: Pick<Services, 'database' | 'clock' | 'nudge'>,
  who: PossibleActor & FarmScope,
  work: (tx: ToldChange) => Promise<T>,
): Promise<T> {
  const at = clock.now();
  const done = await withChangedFarms(database, who, (tx) => {
    const tell: ToldChange['tell'] = async (entry, ...events) => {
      const changeId = await recordAudit(tx, who, entry, at);
      for (const event of events) await recordEvent(tx, event);
      return changeId;
    };
    return work({ ...tx, at, tell });
  });
  nudge();
  return done;
}

/** The same for a farm that is not theirs, by administrators and by what nobody is signed in for. */
export function changeFarmOfOthers<T>(
  services: Pick<Services, 'database' | 'clock' | 'nudge'>,
  actor: PossibleActor,
  farmId: number,
  work: (tx: ToldChange) => Promise<T>,
): Promise<T> {
  const { userId, originalUserId, requestId } = actor;
  return changeFarms(services, { userId, originalUserId, requestId, memberships: [farmId], farmIds: [farmId] }, work);
}
