import type { FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import { hash } from '@node-rs/argon2';
import { changeAdministrator } from '../administrators/administrators.ts';
import { withNewFarm, withSystem } from '../db/farm-scope.ts';
import type { App } from '../http/app-types.ts';
import { insertFarmMap } from '../modules/agroevidence/farms/farm-map.repository.ts';
import { insertFarm, insertMember } from '../modules/core/public.ts';
import { createAccount } from '../modules/gateway/public.ts';
import type { Services } from '../services.ts';
import { tellOfNoFarm } from './change-farm.ts';
import { makeLandUpdate } from './make-land-update.ts';
import { makeParcel, type ParcelWishes, type TestParcel } from './make-parcel.ts';
import { apiOf } from './test-api.ts';

export interface TestUser {
  readonly id: number;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}
export interface TestFarm {
  readonly id: number;
  readonly name: string;
}

/** Makes what a test needs, with the parents that it does not name. */
export interface Factories {
  user(): Promise<TestUser>;
  /** A user who looks after the installation. */
  admin(): Promise<TestUser>;
  farm(owner: TestUser, name?: string): Promise<TestFarm>;
  /** A user with a farm of their own. */
  farmer(): Promise<{ user: TestUser; farm: TestFarm }>;
  /** Somebody who belongs to a farm of others. */
  member(farm: TestFarm, role: FarmRole): Promise<TestUser>;
  parcel(wishes?: ParcelWishes & { readonly farm?: TestFarm }): Promise<TestParcel>;
  /** A farm that its owner has deleted. */
  retiredFarm(owner: TestUser, name?: string): Promise<TestFarm>;
  /** An invitation to a farm that its owner has sent; gives its id. */
  invitation(farm: TestFarm, owner: TestUser, email: string): Promise<number>;
  /** An update from the registry that waits for a decision about a parcel; gives its id. */
  landUpdate(parcel: TestParcel): Promise<number>;
}

/**
 * Tests make some thousand accounts, and what makes a password hard to guess would take minutes of a run. Whoever signs in
 * is checked as ever: how hard, says the hash.
 */
const quickPasswords = { hash: (password: string) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }) };

let count = 0;

export function createFactories(services: Services, app: App): Factories {
  const { database, signedInUsers } = services;
  const user = async (): Promise<TestUser> => {
    count += 1;
    const email = `farmer-${process.pid}-${count}@example.com`;
    const password = `tajne-heslo-${count}`;
    const quick = { ...services, passwords: { ...services.passwords, ...quickPasswords } };
    const { answer } = await createAccount(quick, { email, password, licenceAccepted: true, language: 'cs' });
    const { signIn } = apiOf(app, undefined).gateway.authentication;
    const { id_token: token } = await signIn({ body: { username: email, password } });
    return { id: answer.id, email, password, token };
  };
  const farm = async (owner: TestUser, name = `Farma ${owner.id}`): Promise<TestFarm> => {
    const { id } = await withNewFarm(
      database,
      (tx) => insertFarm(tx, { name, countryCode: 'CZ' }, owner.id),
      async (tx, row) => {
        await insertFarmMap(tx, row.id);
        await tellOfNoFarm(tx);
        return row;
      },
    );
    await signedInUsers.forgetUser(owner.id);
    return { id, name };
  };
  const farmer = async (): Promise<{ user: TestUser; farm: TestFarm }> => {
    const owner = await user();
    return { user: owner, farm: await farm(owner) };
  };
  const member = async ({ id }: TestFarm, role: FarmRole): Promise<TestUser> => {
    const made = await user();
    await withSystem(database, async (tx) => {
      await insertMember(tx, id, made.id, role);
      await tellOfNoFarm(tx);
    });
    await signedInUsers.forgetUser(made.id);
    return made;
  };
  const admin = async (): Promise<TestUser> => {
    const made = await user();
    await changeAdministrator(services, made.email, true);
    await signedInUsers.forgetUser(made.id);
    return made;
  };
  const retiredFarm = async (owner: TestUser, name?: string): Promise<TestFarm> => {
    const made = await farm(owner, name);
    await apiOf(app, owner.token).agroevidence.farms.retire({ params: { id: made.id }, body: { name: made.name } });
    return made;
  };
  const invitation = async ({ id }: TestFarm, owner: TestUser, email: string): Promise<number> => {
    const { invite } = apiOf(app, owner.token).gateway.invitations;
    return (await invite({ params: { id }, body: { email, role: 'worker' } })).id;
  };
  return {
    user,
    admin,
    farm,
    farmer,
    member,
    retiredFarm,
    invitation,
    parcel: async ({ farm: own, ...wishes } = {}) => makeParcel(database, (own ?? (await farmer()).farm).id, wishes),
    landUpdate: (parcel) => makeLandUpdate(database, parcel),
  };
}
