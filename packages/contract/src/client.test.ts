import { describe, expect, it } from 'vitest';
import { createClient, queryString, type CallRequest, type Client } from './client.ts';
import { contract, type Contract } from './contract.ts';

describe('createClient', () => {
  const sent: CallRequest[] = [];
  const client: Client<Contract> = createClient<Contract>(contract, async (request) => {
    sent.push(request);
    return { body: [], total: 7 };
  });

  it('puts parameters into the path and keeps the farms in the query', async () => {
    await client.agroevidence.parcels.change({ params: { id: 5 }, body: { name: 'Za humny' }, farmIds: [3] });
    expect(sent.at(-1)).toMatchObject({
      module: 'agroevidence',
      path: '/parcels/5',
      query: { farmIds: [3] },
      body: { name: 'Za humny' },
    });
  });

  it('gives the answer itself where a call gives bytes or a stream', async () => {
    const tile = new Response(new Uint8Array([26, 0]));
    const binary = createClient<Contract>(contract, async () => ({ body: tile, total: 0 }));
    const params = { farmId: 3, type: 'parcels', z: 0, x: 0, y: 0 } as const;
    const answer: Response = await binary.agroevidence.tiles.read({ params });
    expect(await answer.arrayBuffer()).toHaveProperty('byteLength', 2);
  });

  it('gives the rows of a counted list with their full number', async () => {
    expect(await client.agroevidence.parcels.list({ query: { page: 2 } })).toEqual({ rows: [], total: 7 });
  });
});

describe('queryString', () => {
  it('repeats the key of a list and leaves out what is undefined', () => {
    expect(queryString({ farmIds: [1, 2], search: undefined, name: 'é a' })).toBe('farmIds=1&farmIds=2&name=%C3%A9+a');
  });
});
