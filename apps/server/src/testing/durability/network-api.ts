import { createClient, queryString, type CallRequest } from '@brazda/contract/client.ts';
import { contract, type Contract } from '@brazda/contract/contract.ts';
import type { ErrorBody } from '@brazda/contract/errors.ts';
import { CallFailed, type TestApi } from '../test-api.ts';

/** The typed client over the network, to a server that listens. A server that dies rejects with a TypeError. */
export function apiAt(address: string, token?: string): TestApi {
  return createClient<Contract>(contract, async (request) => {
    const query = queryString({ language: 'cs', ...request.query });
    const answer = await fetch(`${address}/${request.module}${request.path}${query === '' ? '' : `?${query}`}`, {
      method: request.call.method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(request.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...bodyOf(request),
      signal: AbortSignal.timeout(30_000),
    });
    if (!answer.ok) throw new CallFailed(answer.status, (await answer.json()) as ErrorBody);
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
    const body: unknown = isJson ? await answer.json() : Buffer.from(await answer.arrayBuffer());
    return { body, total: Number(answer.headers.get('x-total-count')) };
  });
}

function bodyOf({ call, file, body }: CallRequest): { body?: FormData | string } {
  if (body !== undefined) return { body: JSON.stringify(body) };
  if (!call.file || !file) return {};
  const form = new FormData();
  form.set(call.file, file);
  return { body: form };
}

/** Creates an account on a server that listens, and signs in. */
export async function signUpAt(address: string, email: string, password: string): Promise<string> {
  await apiAt(address).gateway.accounts.create({ body: { email, password, licenceAccepted: true } });
  return signInAt(address, email, password);
}

export async function signInAt(address: string, username: string, password: string): Promise<string> {
  return (await apiAt(address).gateway.authentication.signIn({ body: { username, password } })).id_token;
}
