import { ApiError } from '#web/lib/api-error.ts';
import { logger } from '#web/lib/logger.ts';
import { isUsedOffline } from '#web/lib/offline/offline-choice.ts';
import { hasNetwork, isWithoutAnswer } from '#web/lib/offline/network.ts';
import type { SavedAction } from '../saving-action.ts';
import { sendOperation, type OperationAnswer } from './send-operation.ts';
import { tellWaitingChanged } from './waiting-changes.ts';
import type { Action } from '@brazda/contract/agroevidence/action-shapes.ts';
import { withQueueOr } from './queue-lock.ts';
import {
  newOperation,
  type NewOperation,
  type OperationOn,
  type QueueOf,
  type WaitingOperation,
} from './waiting-operation.ts';
import { appendOperation, dropOperation, findOperation, listOperations, settleOperation } from './waiting-store.ts';

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
 * Does something on the server; where that does not answer, and the device is used without a network, it is kept on the
 * device and sent under the same key. Throws what the server refuses, and `device.noRoom`.
 */
async function saveOrKeep(queue: QueueOf | null, operation: NewOperation): Promise<Done> {
  if (queue === null || !isUsedOffline()) return sendUnkept(operation);
  const keepOnly = async (): Promise<Done> => {
    await keep(operation);
    return { kind: 'KEPT' };
  };
  if (!hasNetwork() || (await isBehindAnother(queue, operation))) return keepOnly();
  return withQueueOr(queue, () => sendKept(operation), keepOnly);
}

/** The same content that is sent again is the same to the server. */
async function sendUnkept({ id: _own, ...sent }: NewOperation): Promise<Done> {
  return { kind: 'SENT', answer: await sendOperation(sent) };
}

/** It is on the disk before it goes out: a tab that is closed meanwhile, or a battery that dies, does not let it be forgotten. */
async function sendKept(operation: NewOperation): Promise<Done> {
  const sent = { ...operation, tries: 1 };
  try {
    await appendOperation(sent);
  } catch (cause) {
    logger.warning('There is no room on the device for what is sent', cause);
    return sendUnkept(operation);
  }
  try {
    const answer = await sendOperation(sent, AbortSignal.timeout(patienceMs));
    await endKept(sent, (kept) => settleOperation(kept, answer.action));
    return { kind: 'SENT', answer };
  } catch (error) {
    if (!isWithoutAnswer(error)) {
      await endKept(sent, dropOperation);
      throw error;
    }
    tellWaitingChanged(sent.farmId);
    return { kind: 'KEPT' };
  }
}

/** What could not be taken away is sent once more, under the key under which it is done once. */
async function endKept({ id }: NewOperation, end: (kept: WaitingOperation) => Promise<void>): Promise<void> {
  try {
    const kept = await findOperation(id);
    if (kept) await end(kept);
  } catch (cause) {
    logger.warning('What was sent could not be taken from the device', cause);
  }
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
