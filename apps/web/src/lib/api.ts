import { createClient, type Client, type Send } from '@brazda/contract/client.ts';
import type { Contract } from '@brazda/contract/contract.ts';
import { calls } from './calls.generated.ts';

let send: Send = () => Promise.reject(new Error('The api is not connected yet'));

/** Says what carries the calls: the transport in the app, a fake in tests. */
export function connectApi(next: Send): void {
  send = next;
}

/** The calls of the contract by module and resource: `api.agroevidence.parcels.change({ params, body })`. */
export const api: Client<Contract> = createClient<Contract>(calls, (request) => send(request));
