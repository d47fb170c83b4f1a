import { ApiError } from '#web/lib/api-error.ts';
import type { SaidAndTyped } from '../saving-action.ts';
import { withQueue } from './queue-lock.ts';
import { newOperation, type NewOperation, type WaitingOperation } from './waiting-operation.ts';
import { appendOperation, findOperation, replaceOperation } from './waiting-store.ts';

/**
 * Says something else in the place of what waits. What may have arrived already is not said anew but changed by what
 * stands behind it, so that it is never there twice. Throws `waiting.gone` where it was sent meanwhile.
 */
export function mendOperation(shown: WaitingOperation, { said, typed }: SaidAndTyped): Promise<void> {
  return withQueue(shown, async () => {
    const waiting = await findOperation(shown.id);
    if (!waiting) throw new ApiError(0, { code: 'waiting.gone' });
    const work = { kind: isThere(waiting) ? 'CHANGE' : 'RECORD', said, typed } as const;
    const on = { work, summary: typed, action: actionOf(waiting), record: waiting.record };
    const mayHaveArrived = waiting.state === 'WAITING' && waiting.tries > 0;
    if (mayHaveArrived) await appendOperation(newOperation(waiting, { ...on, work: { ...work, kind: 'CHANGE' } }));
    else await replaceOperation(waiting, newOperation(waiting, on));
  });
}

/** What one chose in a conflict is done on what the server has, though that is another by now. */
export function keepMine(shown: WaitingOperation): Promise<void> {
  return withQueue(shown, async () => {
    const waiting = await findOperation(shown.id);
    if (!waiting) throw new ApiError(0, { code: 'waiting.gone' });
    const { work, summary, record } = waiting;
    await replaceOperation(waiting, newOperation(waiting, { work, summary, action: actionOf(waiting), record }));
  });
}

/** Whether it is about an action that the server has; of one that was deleted there, what was done is recorded anew. */
function isThere({ work, refusal }: NewOperation): boolean {
  return work.kind !== 'RECORD' && refusal?.code !== 'action.notFound';
}

function actionOf(waiting: WaitingOperation): NewOperation['action'] {
  return isThere(waiting) ? (waiting.theirs ?? waiting.action) : null;
}
