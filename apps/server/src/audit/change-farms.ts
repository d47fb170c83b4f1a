import type { LiveEvent } from '@brazda/contract/events.ts';
import { withChangedFarms, type FarmChange, type FarmScope } from '../db/farm-scope.ts';
import { recordEvent } from '../live/outbox.ts';
import type { Services } from '../services.ts';
import { recordAudit, type AuditEntry, type PossibleActor } from './record-audit.ts';

/** What is done to farms by somebody: each change of their records stands under what is told of it. */
export interface ToldChange extends FarmChange {
  readonly at: Date;
  /**
   * Writes down what is done, and what those who look at the farm are to hear of it, once it is kept: `silent` where no screen
   * shows another thing by it. Gives the number under which it can be undone.
   */
  tell(entry: AuditEntry, ...heard: Heard | readonly ['silent']): Promise<number>;
  /** Lets those who look at the farm hear of what is written down nowhere: whose it is alone, and what only is judged. */
  announce(...heard: Heard): Promise<void>;
}

/** What those who look at a farm hear of a change, in its order. */
export type Heard = readonly [LiveEvent, ...LiveEvent[]];

/** What is done to farms and told nobody. */
export interface SilentChange extends FarmChange {
  readonly at: Date;
}

type Needs = Pick<Services, 'database' | 'clock' | 'nudge'>;

/**
 * Changes farms of whoever asks: the way for calls to do so. All of it is kept, with who did what, or nothing; those who
 * wait for it are told at once. The database keeps no change of a recorded table that is not told of.
 */
export async function changeFarms<T>(
  { database, clock, nudge }: Needs,
  who: PossibleActor & FarmScope,
  work: (tx: ToldChange) => Promise<T>,
): Promise<T> {
  const at = clock.now();
  const done = await withChangedFarms(database, who, (tx) => {
    const announce = async (...heard: readonly LiveEvent[]): Promise<void> => {
      for (const event of heard) await recordEvent(tx, event);
    };
    const tell: ToldChange['tell'] = async (entry, ...heard) => {
      const changeId = await recordAudit(tx, who, entry, at);
      await announce(...heard.filter((one) => one !== 'silent'));
      return changeId;
    };
    return work({ ...tx, at, tell, announce });
  });
  nudge();
  return done;
}

/**
 * The same for what is told nobody: no screen shows another thing by it, and nothing of it is written down. The database keeps
 * no change of a recorded table so.
 */
export async function changeFarmsSilently<T>(
  { database, clock, nudge }: Needs,
  scope: FarmScope,
  work: (tx: SilentChange) => Promise<T>,
): Promise<T> {
  const at = clock.now();
  const done = await withChangedFarms(database, scope, (tx) => work({ ...tx, at }));
  // It may have asked for a job.
  nudge();
  return done;
}

/** The same for a farm that is not theirs, by administrators and by what nobody is signed in for. */
export function changeFarmOfOthers<T>(
  services: Needs,
  actor: PossibleActor,
  farmId: number,
  work: (tx: ToldChange) => Promise<T>,
): Promise<T> {
  const { userId, originalUserId, requestId } = actor;
  return changeFarms(services, { userId, originalUserId, requestId, memberships: [farmId], farmIds: [farmId] }, work);
}
