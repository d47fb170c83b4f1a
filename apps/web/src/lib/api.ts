import { createClient, type Client, type Send } from '@brazda/contract/client.ts';
import type { Contract } from '@brazda/contract/contract.ts';
import { calls } from './calls.generated.ts';

let send: Send = () => Promise.reject(new Error('The api is not connected yet'));

/** Says what carries the calls: the transport in the app, a fake in tests. */
export function connectApi(next: Send): void {
  send = next;
}

/**
 * The calls of the contract by module and resource: `api.agroevidence.parcels.change({ params, body, farmIds })`. Each call
 * on farms says of which; nothing is taken from the address.
 */
export const api: Client<Contract, 'always'> = createClient<Contract, 'always'>(calls, (request) => send(request));
