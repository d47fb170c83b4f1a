import type { CallRequest, Send } from '@brazda/contract/client.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { connectApi } from '#web/lib/api.ts';
import { chooseOffline } from '#web/lib/offline/offline-choice.ts';
import { withStoreOnDevice } from '#web/testing/store-on-device.ts';
import { newAction } from '../typed-action.ts';
import { saveAction } from './save-or-keep.ts';
import type { OperationOn, QueueOf } from './waiting-operation.ts';
import { listOperations } from './waiting-store.ts';

withStoreOnDevice();

const day = '2026-04-10';
const on: OperationOn = {
  work: {
    kind: 'RECORD',
    said: { group: 'OTHER', body: { actionType: 'PLOW', day } as never },
    typed: newAction('OTHER', day),
  },
  summary: { type: 'PLOW', day },
  action: null,
};
const written = { action: { id: 5, version: 1 }, changeId: 3 };

let farms = 0;
const newQueue = (): QueueOf => ({ owner: 'jan@farma.cz', farmId: (farms += 1) });
const save = (queue: QueueOf): ReturnType<typeof saveAction> => saveAction(queue, queue.farmId, on);

/** Answers as it is told to, and notes under which keys it was asked. */
function connect(send: Send): CallRequest['key'][] {
  const keys: CallRequest['key'][] = [];
  connectApi((request) => {
    keys.push(request.key);
    return send(request);
  });
  return keys;
}

describe('What is saved on a device that is used without a network', () => {
  beforeAll(() => {
    Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
    Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
  });
  beforeEach(() => chooseOffline(true));
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    chooseOffline(false);
  });

  it('is kept for good where the browser lets it be, and asks it only once', async () => {
    let isKept = false;
    const persist = vi.fn(async () => (isKept = true));
    Object.defineProperty(navigator, 'storage', {
      value: { persisted: async () => isKept, persist },
      configurable: true,
    });
    try {
      connect(async () => ({ body: written, total: 0 }));
      await save(newQueue());
      await vi.waitFor(() => expect(isKept).toBe(true));
      await save(newQueue());
      expect(persist).toHaveBeenCalledTimes(1);
    } finally {
      Reflect.deleteProperty(navigator, 'storage');
    }
  });

  it('is on the device while it is on its way, and on the server alone when that has answered', async () => {
    const queue = newQueue();
    let onTheWay: readonly { readonly id: string; readonly tries: number }[] = [];
    const keys = connect(async () => {
      onTheWay = await listOperations(queue);
      return { body: written, total: 0 };
    });
    expect(await save(queue)).toMatchObject({ kind: 'WRITTEN' });
    expect(onTheWay).toMatchObject([{ id: keys[0], tries: 1 }]);
    expect(await listOperations(queue)).toEqual([]);
  });

  it('waits under the key under which it was sent where the answer was lost', async () => {
    const queue = newQueue();
    const keys = connect(() => Promise.reject(new ApiError(0, { code: 'network.unreachable' })));
    expect(await save(queue)).toEqual({ kind: 'KEPT' });
    expect(await listOperations(queue)).toMatchObject([{ id: keys[0], tries: 1, state: 'WAITING' }]);
  });

  it('does not wait where the server refuses it: whoever typed it has it before them', async () => {
    const queue = newQueue();
    connect(() => Promise.reject(new ApiError(422, { code: 'parcel.retired' })));
    await expect(save(queue)).rejects.toMatchObject({ code: 'parcel.retired' });
    expect(await listOperations(queue)).toEqual([]);
  });

  it('goes to the server where the device is full, and is told to be nowhere where there is no network either', async () => {
    const queue = newQueue();
    const keys = connect(() => Promise.resolve({ body: written, total: 0 }));
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    expect(await save(queue)).toMatchObject({ kind: 'WRITTEN' });
    expect(keys).toHaveLength(1);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(save(queue)).rejects.toMatchObject({ code: 'device.noRoom' });
    expect(keys).toHaveLength(1);
  });
});
