import { describe, expect, it } from 'vitest';
import { fakeApi } from '#web/testing/fake-api.ts';
import { fetchTile } from './parcel.queries.ts';

function answerTiles(answer: Response): void {
  fakeApi({ agroevidence: { tiles: { read: () => Promise.resolve(answer) } } });
}
const wanted = {
  farmId: 7,
  revision: 1,
  day: '2026-05-01',
  type: 'parcels',
  z: 14,
  x: 1,
  y: 2,
  signal: new AbortController().signal,
} as const;

describe('fetching a tile', () => {
  it('gives its bytes', async () => {
    answerTiles(new Response(new Uint8Array([26, 0])));
    expect((await fetchTile(wanted))?.byteLength).toBe(2);
  });

  it('gives nothing for an empty one, which is no failure', async () => {
    answerTiles(new Response(null, { status: 204 }));
    expect(await fetchTile(wanted)).toBeUndefined();
  });
});
