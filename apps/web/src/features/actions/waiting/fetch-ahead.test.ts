import type { Send } from '@brazda/contract/client.ts';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { keptCalls } from '#web/app/kept-calls.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { connectApi } from '#web/lib/api.ts';
import { keepAnswersOf } from '#web/lib/offline/keep-answers-of.ts';
import { mostKept, readReadiness } from '#web/lib/offline/kept-answers.ts';
import { withStoreOnDevice } from '#web/testing/store-on-device.ts';
import { ownOrganismsOptions } from '#web/parts/material/materials.queries.ts';
import { fetchAhead } from './fetch-ahead.ts';

withStoreOnDevice();

const owner = 'jan@farma.cz';
const answering: Send = () => Promise.resolve({ body: [], total: 0 });

function connect(send: Send): void {
  connectApi(keepAnswersOf(send, { owner: () => owner, isKept: ({ call }) => keptCalls.has(call) }));
}

const fetch = (farmId: number): Promise<null> => fetchAhead(new QueryClient(), { owner, farmId });

describe('A device that is made ready for the field', () => {
  it('is as ready as it was where the server does not answer, and tells no later time', async () => {
    connect(answering);
    await fetch(1);
    const before = await readReadiness({ owner, farm: 1 });
    expect(before?.missing).toEqual([]);
    connect(() => Promise.reject(new ApiError(0, { code: 'network.unreachable' })));
    await fetch(1);
    expect(await readReadiness({ owner, farm: 1 })).toEqual(before);
  });

  it('knows what the farm has written down itself, of products as of what they are used against', async () => {
    connect((request) =>
      Promise.resolve({
        body: request.path.endsWith('/organisms') ? [{ code: 'own-1', name: 'Mšice' }] : [],
        total: 1,
      }),
    );
    await fetch(3);
    connect(() => Promise.reject(new ApiError(0, { code: 'network.unreachable' })));
    const { rows } = await new QueryClient().query(ownOrganismsOptions(3));
    expect(rows).toEqual([{ code: 'own-1', name: 'Mšice' }]);
  });

  it('names what has no room on it', async () => {
    const outlines = 'x'.repeat(mostKept.bytesOfOne);
    connect((request) =>
      request.path.endsWith('/parcels/map') ? Promise.resolve({ body: outlines, total: 0 }) : answering(request),
    );
    await fetch(2);
    expect((await readReadiness({ owner, farm: 2 }))?.missing).toEqual(['outlines']);
  });
});
