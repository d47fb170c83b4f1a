import type { CallAnswer, CallRequest, Send } from '@brazda/contract/client.ts';
import { describe, expect, it } from 'vitest';
import { withStoreOnDevice } from '#web/testing/store-on-device.ts';
import { calls } from '../calls.generated.ts';
import { ApiError } from '../api-error.ts';
import { keepAnswersOf } from './keep-answers-of.ts';
import { keptMeanwhile } from './keeping.ts';
import { mostKept } from './kept-answers.ts';

withStoreOnDevice();

let farms = 0;
const asked = (): CallRequest => ({
  call: calls.agroevidence.parcels.list,
  module: 'agroevidence',
  path: '/parcels',
  query: { farmIds: [(farms += 1)] },
});
const answer = (body: unknown): CallAnswer => ({ body, total: 0 });

function keeping(send: Send): Send {
  return keepAnswersOf(send, { owner: () => 'jan@farma.cz', isKept: () => true, patienceMs: 30 });
}

describe('Answers that are kept on a device', () => {
  it('are told to be there only once they are', async () => {
    const send = keeping(() => Promise.resolve(answer(['U lesa'])));
    expect(await keptMeanwhile(() => send(asked()))).toBe('KEPT');
  });

  it('and are too large for it are told not to be there', async () => {
    const send = keeping(() => Promise.resolve(answer('x'.repeat(mostKept.bytesOfOne))));
    expect(await keptMeanwhile(() => send(asked()))).toBe('NO_ROOM');
  });

  it('are given where the server does not answer, and where it is too slow, soon after the first time', async () => {
    const request = asked();
    const after: { send: Send } = { send: () => Promise.resolve(answer('dnes')) };
    const send = keeping((wanted) => after.send(wanted));
    await keptMeanwhile(() => send(request));
    after.send = () => Promise.reject(new ApiError(0, { code: 'network.unreachable' }));
    expect((await send(request)).body).toBe('dnes');
    expect(await keptMeanwhile(() => send(request))).toBe('OLD');
    after.send = () => new Promise(() => undefined);
    expect((await send(request)).body).toBe('dnes');
    expect((await send(request)).body).toBe('dnes');
  });
});
