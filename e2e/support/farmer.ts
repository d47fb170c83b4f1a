import { randomInt, randomUUID } from 'node:crypto';
import { createClient, queryString, type CallRequest, type Client } from '@brazda/contract/client.ts';
import { contract, type Contract } from '@brazda/contract/contract.ts';
import { registerLand } from './land.ts';

/** Somebody with an account and a farm of his own, and the calls he may make. */
export interface Farmer {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly farmId: number;
  readonly api: Client<Contract>;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface NewFarmer extends Partial<Credentials> {
  readonly farmName?: string;
  readonly countryCode?: string;
  /** The path of a file with the farm's parcels; without it the farm is empty. */
  readonly landFile?: string;
}

/** Makes an account and a farm by calls, without the browser. */
export async function createFarmer(url: string, wishes: NewFarmer = {}): Promise<Farmer> {
  const { farmName = 'Statek Za Humny', countryCode = 'CZ', landFile, ...credentials } = wishes;
  const account = await createAccount(url, credentials);
  const { api, token } = await signInByCalls(url, account);
  const farm = { farmName, countryCode };
  const farmId =
    landFile === undefined
      ? (await api.agroevidence.registration.empty({ body: farm })).id
      : await registerLand(api, { ...farm, landFile });
  return { ...account, token, farmId, api };
}

/** Makes an account that belongs to no farm yet, by a call. */
export async function createAccount(url: string, wishes: Partial<Credentials> = {}): Promise<Credentials> {
  const account = { email: `${randomUUID()}@example.org`, password: 'plough and furrow', ...wishes };
  await clientOf(url).gateway.accounts.create({ body: { ...account, licenceAccepted: true } });
  return account;
}

export async function signInByCalls(
  url: string,
  { email, password }: Credentials,
): Promise<{ readonly api: Client<Contract>; readonly token: string }> {
  const session = await clientOf(url).gateway.authentication.signIn({ body: { username: email, password } });
  return { api: clientOf(url, session.id_token), token: session.id_token };
}

/** The server counts the calls of each network; a household of its own for everybody keeps the journeys apart. */
export function householdAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.1`;
}

/** The typed calls over HTTP, as a visitor or with somebody's token. */
export function clientOf(url: string, token?: string): Client<Contract> {
  const household = householdAddress();
  return createClient<Contract>(contract, async (request) => {
    const answer = await fetch(addressOf(url, request), {
      method: request.call.method,
      headers: {
        'x-forwarded-for': household,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(request.body !== undefined && { 'content-type': 'application/json' }),
      },
      body: bodyOf(request),
    });
    if (answer.ok && request.call.media !== undefined) return { body: answer, total: 0 };
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${request.call.method} ${answer.url}: ${answer.status} ${text}`);
    return {
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
      total: Number(answer.headers.get('x-total-count')),
    };
  });
}

function addressOf(url: string, { module, path, query }: CallRequest): string {
  const search = queryString(query);
  return `${url}/${module}${path}${search && `?${search}`}`;
}

function bodyOf({ call, body, file }: CallRequest): string | FormData | null {
  if (file === undefined || call.file === undefined) return body === undefined ? null : JSON.stringify(body);
  const form = new FormData();
  form.append(call.file, file);
  return form;
}
