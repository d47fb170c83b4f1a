import { randomUUID } from 'node:crypto';
import { registerLand } from './land-files.ts';
import { clientOf, type Calls } from './typed-client.ts';

/** Somebody with an account and a farm of his own, and the calls he may make. */
export interface Farmer {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly farmId: number;
  readonly api: Calls;
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
): Promise<{ readonly api: Calls; readonly token: string }> {
  const session = await clientOf(url).gateway.authentication.signIn({ body: { username: email, password } });
  return { api: clientOf(url, session.id_token), token: session.id_token };
}
