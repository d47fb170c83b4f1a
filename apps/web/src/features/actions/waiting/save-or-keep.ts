import { ApiError } from '#web/lib/api-error.ts';
import { logger } from '#web/lib/logger.ts';
import { isUsedOffline } from '#web/lib/offline/offline-choice.ts';
import { hasNetwork, isWithoutAnswer } from '#web/lib/offline/network.ts';
import type { SavedAction } from '../saving-action.ts';
import { sendOperation, type OperationAnswer } from './send-operation.ts';
import { tellWaitingChanged } from './waiting-changes.ts';
import type { Action } from '@brazda/contract/agroevidence/action-shapes.ts';
import { newOperation, type NewOperation, type OperationOn, type QueueOf } from './waiting-operation.ts';
import { appendOperation, listOperations } from './waiting-store.ts';

type Done = { readonly kind: 'SENT'; readonly answer: OperationAnswer } | { readonly kind: 'KEPT' };

const patienceMs = 12_000;

/** Records an action, or one that there is anew. */
export async function saveAction(queue: QueueOf | null, farmId: number, on: OperationOn): Promise<SavedAction> {
  const done = await saveOrKeep(queue, newOperation(queue ?? { owner: '', farmId }, on));
  if (done.kind === 'KEPT') return done;
  const { action, changeId } = done.answer;
  if (!action) throw new Error('What is recorded is there');
  return { kind: 'WRITTEN', written: { action, changeId } };
}

type Removable = Pick<Action, 'id' | 'version' | 'day' | 'actionType'>;

/** Deletes an action as it is known; null where that is on the device alone. */
export async function removeKnown(
  queue: QueueOf,
  known: Removable,
): Promise<{ deleted: number; changeId: number } | null> {
  const done = await saveOrKeep(queue, removalOf(queue, known));
  return done.kind === 'KEPT' ? null : { deleted: 1, changeId: done.answer.changeId };
}

/** Keeps on the device that several actions are to be deleted, each by itself. Throws `device.notAllKnown` and `device.noRoom`. */
export async function keepRemovals(queue: QueueOf, ids: readonly number[], known: readonly Removable[]): Promise<null> {
  if (known.length < ids.length) throw new ApiError(0, { code: 'device.notAllKnown' });
  await keep(...known.map((one) => removalOf(queue, one)));
  return null;
}

function removalOf(queue: QueueOf, known: Removable): NewOperation {
  const summary = { type: known.actionType.name, day: known.day };
  return newOperation(queue, { work: { kind: 'REMOVE' }, summary, action: known });
}

/**
 * Does something on the server; where that does not answer, and the device is used without a network, keeps it on the
 * device, so that it is sent under the same key. Throws what the server refuses, and `device.noRoom`.
 */
async function saveOrKeep(queue: QueueOf | null, operation: NewOperation): Promise<Done> {
  if (queue === null || !isUsedOffline()) {
    const { id: _own, ...sent } = operation;
    return { kind: 'SENT', answer: await sendOperation(sent) };
  }
  const isTried = hasNetwork() && !(await isBehindAnother(queue, operation));
  if (isTried) {
    try {
      return { kind: 'SENT', answer: await sendOperation(operation, AbortSignal.timeout(patienceMs)) };
    } catch (error) {
      if (!isWithoutAnswer(error)) throw error;
    }
  }
  await keep({ ...operation, tries: isTried ? 1 : 0 });
  return { kind: 'KEPT' };
}

/** What was done to a record before is sent before. */
async function isBehindAnother(queue: QueueOf, { record }: NewOperation): Promise<boolean> {
  return (await listOperations(queue)).some((other) => other.record === record);
}

async function keep(...operations: readonly NewOperation[]): Promise<void> {
  try {
    await appendOperation(...operations);
  } catch (cause) {
    logger.error('What was recorded could not be kept on the device', cause);
    throw new ApiError(0, { code: 'device.noRoom', message: String(cause) });
  }
  for (const farmId of new Set(operations.map((operation) => operation.farmId))) tellWaitingChanged(farmId);
}
