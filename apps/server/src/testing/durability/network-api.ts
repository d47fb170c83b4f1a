import { clientOf } from '@brazda/harness/typed-client.ts';
import type { TestApi } from '../test-api.ts';

/** The typed client over the network, to a server that listens. A server that dies rejects with a TypeError. */
export function apiAt(address: string, token?: string): TestApi {
  return clientOf(address, token, { language: 'cs', withinMs: 30_000 });
}

/** Creates an account on a server that listens, and signs in. */
export async function signUpAt(address: string, email: string, password: string): Promise<string> {
  await apiAt(address).gateway.accounts.create({ body: { email, password, licenceAccepted: true } });
  return signInAt(address, email, password);
}

export async function signInAt(address: string, username: string, password: string): Promise<string> {
  return (await apiAt(address).gateway.authentication.signIn({ body: { username, password } })).id_token;
}
