import type { CallInput } from './contract-calls.ts';
import type { TestUser } from './factories.ts';
import type { TestApp } from './start-app.ts';

/** What a call that creates something is given, so that it does. */
export interface KeyedCall {
  readonly user?: TestUser;
  readonly input: CallInput;
  /** The same call with something else in it. */
  readonly changed: CallInput;
}

/** By the names of calls. */
export type KeyedCalls = Readonly<Record<string, () => Promise<KeyedCall>>>;

export type Started = Pick<TestApp, 'api' | 'make' | 'services'>;

/** A new farm without land, of the user who made it. */
export async function farmOfItsOwner({ make, api }: Started): Promise<{ user: TestUser; farmId: number }> {
  const user = await make.user();
  const farm = await api(user).agroevidence.registration.empty({ body: { farmName: 'Dvůr', countryCode: 'CZ' } });
  return { user, farmId: farm.id };
}
