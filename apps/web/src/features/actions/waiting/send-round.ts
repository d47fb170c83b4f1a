import type { ActionDetail } from '@brazda/contract/agroevidence/action-shapes.ts';
import { ApiError, isApiError } from '#web/lib/api-error.ts';
import { isWithoutAnswer } from '#web/lib/offline/network.ts';
import type { KnownAction } from '../sent-action.ts';
import type { QueueOf, WaitingOperation } from './waiting-operation.ts';
import { listOperations, replaceOperation, settleOperation } from './waiting-store.ts';

/** Does on the server what was done here; gives the action that came of it, null where it is gone. Throws what calls do. */
export type SendOperation = (operation: WaitingOperation) => Promise<KnownAction | null>;

/** What became of a round: all is said, or there is something to be sent later, or whoever it is of has to sign in. */
export type RoundEnd = 'SENT' | 'LATER' | 'SIGN_IN';

type Outcome = 'DONE' | 'HELD' | RoundEnd;

/**
 * Sends what waits, each record's in its order, until nothing is left that can be sent now. Nothing is ever dropped: what
 * has no answer is sent again under the same key, what is refused or in conflict waits for somebody to look at it.
 */
export async function sendRound(queue: QueueOf, send: SendOperation, onChange: () => void): Promise<RoundEnd> {
  const held = new Set<string>();
  let isLater = false;
  for (;;) {
    const next = firstToSend(await listOperations(queue), held);
    if (!next) return isLater ? 'LATER' : 'SENT';
    const outcome = await sendOne(next, send);
    onChange();
    if (outcome === 'SIGN_IN' || outcome === 'LATER') return outcome;
    if (outcome === 'HELD') {
      held.add(next.record);
      isLater = true;
    }
  }
}

/** The first that may go: whatever stands behind something of its own record that could not go waits for that. */
export function firstToSend(
  operations: readonly WaitingOperation[],
  held: ReadonlySet<string>,
): WaitingOperation | undefined {
  const blocked = new Set(held);
  for (const operation of operations) {
    if (blocked.has(operation.record)) continue;
    if (operation.state === 'WAITING') return operation;
    blocked.add(operation.record);
  }
  return undefined;
}

async function sendOne(operation: WaitingOperation, send: SendOperation): Promise<Outcome> {
  // Before it goes out: where the page ends meanwhile, nobody knows whether it arrived.
  const sent = { ...operation, tries: operation.tries + 1 };
  if (!(await replaceOperation(operation, sent))) return 'DONE';
  try {
    await settleOperation(sent, await send(sent));
    return 'DONE';
  } catch (error) {
    if (isGoneAlready(sent, error)) {
      await settleOperation(sent, null);
      return 'DONE';
    }
    const { next, outcome } = afterFailure(sent, error);
    if (next) await replaceOperation(sent, next);
    return outcome;
  }
}

/** What somebody else has deleted is gone, as was wished: there is nothing to decide. */
function isGoneAlready({ work }: WaitingOperation, error: unknown): boolean {
  return work.kind === 'REMOVE' && isApiError(error, 'action.notFound');
}

interface Failed {
  /** What takes its place; undefined where it stays as it is. */
  readonly next?: WaitingOperation;
  readonly outcome: Outcome;
}

/** Too slow, too early, too many: the same may be taken later. */
const askedToWait: ReadonlySet<number> = new Set([408, 425, 429]);

function afterFailure(operation: WaitingOperation, error: unknown): Failed {
  if (!(error instanceof ApiError) || isWithoutAnswer(error) || askedToWait.has(error.status)) {
    // A server in trouble with one may well take another; where nothing gets through, nothing else is tried.
    return { outcome: error instanceof ApiError && error.status >= 500 ? 'HELD' : 'LATER' };
  }
  if (error.status === 401) return { outcome: 'SIGN_IN' };
  const { status, code, detail, fields } = error;
  const refusal = { status, code, detail, fields: [...fields] };
  const isConflict = status === 412 || status === 409;
  const theirs = status === 412 ? ((error.current ?? null) as ActionDetail | null) : null;
  // What is answered has not arrived unseen.
  const next = { ...operation, state: isConflict ? 'CONFLICT' : 'REFUSED', refusal, theirs, tries: 0 } as const;
  return { next, outcome: 'DONE' };
}
